declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string;
  export function readdirSync(path: URL, options: { withFileTypes: true }): { name: string; isDirectory(): boolean }[];
}
