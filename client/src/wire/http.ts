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

function headers(token: string | null | undefined, body: boolean): HeadersInit {
  return {
    ...(body ? { 'Content-Type': 'application/json' } : {}),
    ...(token ? { Authorization: `Seat ${token}` } : {}),
  };
}

export async function get<T>(path: string, token?: string | null): Promise<T> {
  return (await answer(await fetch(path, { headers: headers(token, false) }))).json() as Promise<T>;
}

export async function getText(path: string): Promise<string> {
  return (await answer(await fetch(path))).text();
}

export async function post<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
  const text = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
  const init: RequestInit = { method: 'POST', headers: headers(token, text !== undefined) };
  if (text !== undefined) init.body = text;
  return (await answer(await fetch(path, init))).json() as Promise<T>;
}
