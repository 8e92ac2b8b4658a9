/** The little Markdown of the rulebooks: paragraphs, lists, tables, emphasis. */
export type Inline = { kind: 'text' | 'em' | 'strong' | 'code'; text: string };
export type Block =
  | { kind: 'p'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  for (const found of text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|([^*`]+|[*`])/g)) {
    if (found[1] !== undefined) parts.push({ kind: 'code', text: found[1] });
    else if (found[2] !== undefined) parts.push({ kind: 'strong', text: found[2] });
    else if (found[3] !== undefined) parts.push({ kind: 'em', text: found[3] });
    else parts.push({ kind: 'text', text: found[4] ?? '' });
  }
  return parts;
}

const cells = (line: string) => line.replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));

export function blocks(markdown: string): Block[] {
  const made: Block[] = [];
  for (const chunk of markdown.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim());
    if (!lines.length) continue;
    if (lines[0]!.startsWith('```')) {
      made.push({ kind: 'code', text: lines.filter((line) => !line.startsWith('```')).join('\n') });
    } else if (lines[0]!.startsWith('|')) {
      const [head, , ...rows] = lines.map(cells);
      made.push({ kind: 'table', head: head ?? [], rows });
    } else if (lines[0]!.startsWith('- ')) {
      const items: string[] = [];
      for (const line of lines) {
        if (line.startsWith('- ')) items.push(line.slice(2));
        else items.push(`${items.pop() ?? ''} ${line.trim()}`);
      }
      made.push({ kind: 'list', items: items.map(inline) });
    } else {
      made.push({ kind: 'p', text: inline(lines.map((line) => line.trim()).join(' ')) });
    }
  }
  return made;
}
