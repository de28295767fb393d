import { describe, expect, it } from 'vitest';
import { handClock, running, send } from './support.ts';

type Row = { date: string; amount: number; type: string };
type Found = { id: string; type: string; balance: number };

const started = async () => {
  const { clock, advance } = handClock();
  const sandbox = await running({ clock });
  const auth = await send(`${sandbox.url}/auth`, { method: 'POST', body: sandbox.keys });
  const server = String(auth.body.apiKey);
  const call = (key: string, method: string, path: string, body?: object) =>
    send(sandbox.url + path, { method, key, ...(body && { body }) });
  const tokenOf = async (clientUserId: string, itemId?: string) => {
    const body = { ...(itemId && { itemId }), options: { clientUserId } };
    return String((await call(server, 'POST', '/connect_token', body)).body.accessToken);
  };
  return { sandbox, server, call, tokenOf, advance };
};

const login = (password = 'password-ok') => ({ user: 'user-ok', password });

describe('the connect widget', () => {
  it('is a page of the sandbox that loads nothing from elsewhere', async () => {
    const { url } = await running();
    const page = await fetch(`${url}/connect`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const text = await page.text();
    expect(text).toContain('lang="pt-BR"');
    for (const [, path = ''] of text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(path).toMatch(/^\/connect\//);
      const file = await fetch(url + path);
      expect([path, file.status, (await file.text()).length > 500]).toEqual([path, 200, true]);
    }
  });

  it('lists institutions with their colours', async () => {
    const { call, tokenOf } = await started();
    const { body } = await call(await tokenOf('ana'), 'GET', '/connectors');
    const results = body.results as { name: string; primaryColor: string; isSandbox: boolean }[];
    expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nubank', 'Itaú', 'Pluggy Bank']));
    expect(results.every(({ primaryColor }) => /^[0-9A-F]{6}$/i.test(primaryColor))).toBe(true);
    expect(results.filter(({ isSandbox }) => isSandbox)).toHaveLength(2);
  });

  it('connects a bank with an account and a card whose rows add up', async () => {
    const { server, call, tokenOf, advance } = await started();
    const created = await call(await tokenOf('ana'), 'POST', '/items', { connectorId: 601, parameters: login() });
    expect(created.body).toMatchObject({ status: 'UPDATING', clientUserId: 'ana', connector: { name: 'Itaú' } });
    advance(1000);
    const itemId = String(created.body.id);
    expect((await call(server, 'GET', `/items/${itemId}`)).body.status).toBe('UPDATED');
    const accounts = (await call(server, 'GET', `/accounts?itemId=${itemId}`)).body.results as Found[];
    expect(accounts.map(({ type }) => type)).toEqual(['BANK', 'CREDIT']);
    for (const { id } of accounts) {
      const rows = (await call(server, 'GET', `/v2/transactions?accountId=${id}`)).body.results as Row[];
      expect(rows.length).toBeGreaterThan(50);
    }
    expect(accounts[0]?.balance).toBeGreaterThan(0);
  });

  it('refuses a wrong password, and connects with the right one at the second try', async () => {
    const { server, call, tokenOf, advance } = await started();
    const token = await tokenOf('ana');
    const created = await call(token, 'POST', '/items', { connectorId: 612, parameters: login('wrong') });
    const path = `/items/${created.body.id}`;
    advance(1000);
    expect((await call(token, 'GET', path)).body).toMatchObject({
      status: 'LOGIN_ERROR',
      error: { code: 'INVALID_CREDENTIALS' },
    });
    expect((await call(server, 'GET', `/accounts?itemId=${created.body.id}`)).body.results).toEqual([]);
    expect((await call(token, 'PATCH', path, { parameters: login() })).body.status).toBe('UPDATING');
    advance(1000);
    expect((await call(token, 'GET', path)).body).toMatchObject({ status: 'UPDATED', error: null });
    expect((await call(server, 'GET', `/accounts?itemId=${created.body.id}`)).body.results).toHaveLength(2);
  });

  it.each([
    ['123456', 'UPDATED'],
    ['654321', 'LOGIN_ERROR'],
  ])('asks for a code at a bank that wants one: %s gives %s', async (code, status) => {
    const { call, tokenOf, advance } = await started();
    const token = await tokenOf('ana');
    const created = await call(token, 'POST', '/items', { connectorId: 9000, parameters: login() });
    const path = `/items/${created.body.id}`;
    advance(1000);
    expect((await call(token, 'GET', path)).body.status).toBe('WAITING_USER_INPUT');
    await call(token, 'POST', `${path}/mfa`, { code });
    advance(1000);
    expect((await call(token, 'GET', path)).body.status).toBe(status);
  });

  it("keeps a user's token off another user's item, and its item with its own user", async () => {
    const { call, tokenOf } = await started();
    const [ana, bia] = [await tokenOf('ana'), await tokenOf('bia')];
    const created = await call(ana, 'POST', '/items', { connectorId: 612, parameters: login(), clientUserId: 'bia' });
    expect(created.body.clientUserId).toBe('ana');
    const path = `/items/${created.body.id}`;
    expect((await call(bia, 'GET', path)).status).toBe(404);
    expect((await call(bia, 'PATCH', path, { parameters: login() })).status).toBe(404);
  });
});
