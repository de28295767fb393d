import { describe, expect, it } from 'vitest';
import { authorized, handClock, preparedSandbox, running, send } from './support.ts';

describe('credentials', () => {
  it('exchanges client id and secret for a key, and refuses wrong ones with 401', async () => {
    const sandbox = await running();
    const wrong = { clientId: sandbox.keys.clientId, clientSecret: 'no' };
    expect(await send(`${sandbox.url}/auth`, { method: 'POST', body: wrong })).toMatchObject({
      status: 401,
      body: { code: 401, codeDescription: 'CLIENT_KEYS_UNAUTHORIZED' },
    });
    const { status, body } = await send(`${sandbox.url}/auth`, { method: 'POST', body: sandbox.keys });
    expect(status).toBe(200);
    const claims = Buffer.from(String(body.apiKey).split('.')[1] ?? '', 'base64url').toString('utf8');
    expect(JSON.parse(claims)).toHaveProperty('exp');
  });

  it.each([undefined, 'nonsense'])('answers 401 to the key %s', async (key) => {
    const { sandbox } = await preparedSandbox();
    const answer = await send(`${sandbox.url}/items/item-1`, key ? { key } : {});
    expect(answer).toMatchObject({ status: 401, body: { code: 401 } });
  });

  it('lets a key lapse after two hours', async () => {
    const { clock, advance } = handClock();
    const sandbox = await running({ clock });
    const call = await authorized(sandbox);
    advance(2 * 3_600_000 - 1);
    expect((await call('GET', '/categories')).status).toBe(200);
    advance(1);
    expect((await call('GET', '/categories')).status).toBe(401);
  });

  it('keeps a connect token off product data and off other items', async () => {
    const { sandbox, call } = await preparedSandbox();
    const { body } = await call('POST', '/connect_token', { itemId: 'item-1', options: { clientUserId: 'user-ana' } });
    const key = String(body.accessToken);
    const status = async (path: string) => (await send(`${sandbox.url}${path}`, { key })).status;
    expect(await status('/accounts?itemId=item-1')).toBe(403);
    expect(await status('/items/other')).toBe(403);
    expect(await status('/items/item-1')).toBe(200);
    expect((await call('POST', '/connect_token', { itemId: 'absent' })).status).toBe(404);
  });
});
