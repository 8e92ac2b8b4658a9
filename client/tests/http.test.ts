import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused, get, post } from '../src/wire/http';

function answering(body: BodyInit, status = 200, kind = 'application/json') {
  const asked = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status, headers: { 'content-type': kind } }));
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('HTTP', () => {
  it('fills in the address and shows the token', async () => {
    const asked = answering('{"code": "KWNTA"}');
    const table = await get('/api/tables/{code}', { path: { code: 'a/b' }, token: 'secret' });
    expect(table.code).toBe('KWNTA');
    const [address, init] = asked.mock.calls[0]!;
    expect(address).toBe('/api/tables/a%2Fb');
    expect(init).toMatchObject({ method: 'GET', headers: { Authorization: 'Seat secret' }, body: null });
  });

  it('sends a body as JSON and a file as it is', async () => {
    const asked = answering('{}', 201);
    await post('/api/tables/{code}/seats', { path: { code: 'KWNTA' }, body: { name: 'Ola' } });
    await post('/api/replays', { text: '{ "format":1}' });
    expect(asked.mock.calls.map(([, init]) => init.body)).toEqual(['{"name":"Ola"}', '{ "format":1}']);
  });

  it('reads words as text', async () => {
    answering('yes = tak', 200, 'text/plain; charset=utf-8');
    expect(await get('/api/words/{lang}', { path: { lang: 'pl' } })).toBe('yes = tak');
  });

  it('refuses with the server’s sentence, if it was our server', async () => {
    answering('{"error": {"reason": "no-table"}}', 404);
    await expect(get('/api/games')).rejects.toMatchObject({ status: 404, error: { reason: 'no-table' } });
    answering('<html>', 502, 'text/html');
    await expect(get('/api/games')).rejects.toEqual(new Refused(502, null));
  });

  it('is held to the generated types', () => {
    // Never called: what is wrong here is seen by svelte-check.
    void (async () => {
      // @ts-expect-error no such address
      await get('/api/game');
      // @ts-expect-error it has a place to fill in
      await get('/api/tables/{code}');
      // @ts-expect-error it takes no POST
      await post('/api/games');
      // @ts-expect-error a player has a name
      await post('/api/tables/{code}/seats', { path: { code: 'KWNTA' }, body: { nick: 'Ola' } });
      // @ts-expect-error a table has no such field
      (await get('/api/tables/{code}', { path: { code: 'KWNTA' } })).colour;
    });
  });
});
