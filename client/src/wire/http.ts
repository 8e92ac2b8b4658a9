import type { paths } from './http.generated';
import type { WireError } from './wire';

/** An answer that is no: carries the server's own sentence where there is one. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: WireError | null,
  ) {
    super(error?.reason ?? String(status));
  }
}

type Method = 'get' | 'post';
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
/** The addresses that know this method, as the OpenAPI document writes them: `/api/tables/{code}`. */
type Address<M extends Method> = { [P in keyof paths]: [Operation<P, M>] extends [never] ? never : P }[keyof paths];

type Filling<O> = O extends { parameters: { path: infer F } } ? { path: F } : { path?: never };
/** A body; or the text of a file, which is sent as it is. */
type Sent<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B } | { text: string }
  : { body?: never };
type Asked<O> = Filling<O> & Sent<O> & { token?: string | null };
/** Nothing to fill in, nothing to send: then nothing need be said. */
type Rest<O> = Record<never, never> extends Asked<O> ? [asked?: Asked<O>] : [asked: Asked<O>];

type Content<R> = R extends { content: infer C } ? C[keyof C] : never;
type Told<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201)]> : never;

export async function get<P extends Address<'get'>>(path: P, ...[asked]: Rest<Operation<P, 'get'>>): Promise<Told<Operation<P, 'get'>>> {
  return ask('GET', path, asked);
}

export async function post<P extends Address<'post'>>(path: P, ...[asked]: Rest<Operation<P, 'post'>>): Promise<Told<Operation<P, 'post'>>> {
  return ask('POST', path, asked);
}

/** A text whose address is at hand. */
export async function getText(address: string): Promise<string> {
  return (await answer(await fetch(address))).text();
}

interface Anything {
  path?: Record<string, string>;
  body?: unknown;
  text?: string;
  token?: string | null;
}

async function ask<T>(method: string, path: string, { path: filling = {}, body, text, token }: Anything = {}): Promise<T> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(filling[name] ?? ''));
  const sent = text ?? (body === undefined ? null : JSON.stringify(body));
  const headers = {
    ...(sent === null ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Seat ${token}` } : {}),
  };
  const response = await answer(await fetch(address, { method, headers, body: sent }));
  const json = response.headers.get('content-type')?.startsWith('application/json');
  return (await (json ? response.json() : response.text())) as T;
}

async function answer(response: Response): Promise<Response> {
  if (response.ok) return response;
  let error: WireError | null = null;
  try {
    error = ((await response.json()) as { error?: WireError }).error ?? null;
  } catch {
    /* not our server's answer */
  }
  throw new Refused(response.status, error);
}
