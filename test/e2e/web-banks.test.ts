import { createHash } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SentMessage } from '../../infra/sandbox/whatsapp/outbox.ts';
import { linkStore } from '../../shared/connections/link-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { addSeconds, systemClock } from '../../shared/time/instant.ts';
import { aMinuteLater } from '../support/a-minute-later.ts';
import { startStack, type TestStack } from '../support/stack.ts';
import { listenToOutput } from '../support/written.ts';
import { today } from './a-household.ts';
import { tableRecords } from './table-records.ts';
import { type Browser, browserAt, signedIn } from './web-caller.ts';

type Token = { connect_token: string; widget_url: string | null; include_sandbox: boolean };
type Connection = { item_id: string; status: string; connector_name: string; accounts: { account_id: string }[] };
type Connections = { connections: Connection[]; has_access: boolean };

const active = { plan: 'premium', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;
const person = (id: string, phone: string | null = null) => ({
  id,
  name: `${id} Souza`,
  email: `${id.toLowerCase()}@example.com`,
  phone,
  subscription: active,
});
const item = (id: string) => ({
  item: { id: `item-${id}`, connector: { id: 612, name: 'Nubank' } },
  accounts: [
    {
      account: { id: `acc-${id}`, type: 'BANK' as const, name: `Conta ${id}`, balance: 100 },
      transactions: [
        {
          id: `row-${id}`,
          date: `${today}T12:00:00.000Z`,
          description: 'PIX',
          type: 'DEBIT' as const,
          amount: -10,
        },
      ],
    },
  ],
});

let stack: TestStack;
const output = listenToOutput();
beforeAll(async () => {
  stack = await startStack({
    users: [
      person('Vera', '+5511999990001'),
      person('Malu'),
      { ...person('Lapsed'), subscription: null },
      { ...person('Two'), items: [item('first'), item('second')] },
      { ...person('Torn'), items: [item('torn')] },
      { ...person('Other'), items: [item('other')] },
      { ...person('Gone'), items: [item('gone')] },
      { ...person('Sick'), items: [item('sick')] },
      { ...person('Fresh'), items: [{ ...item('fresh'), onUpdate: { tooSoon: true } }] },
    ],
  });
});
afterAll(async () => {
  await stack.close();
  output.stop();
});
afterEach(async () => {
  await stack.control('DELETE', 'faults');
  await stack.control('DELETE', 'outbox');
});

const userIdOf = async (user: string) => (await stack.user(user)).userId;
const linkOf = async (user: string, itemId: string | null = null, now = systemClock()): Promise<string> =>
  linkStore(openTable()).create(await userIdOf(user), itemId, now);
const listed = async (browser: Browser) => (await browser.ask<Connections>('connections')).body.connections;
const fail = (target: string, operation: string, error = '500', times = 20) =>
  stack.control('POST', 'faults', { target, operation, times, error });

const aggregatorUrl = async (): Promise<string> =>
  (await stack.control<Record<string, string>>('GET', 'environment')).PLUGGY_API_URL ?? '';

/** What the widget does in the person's browser. @returns the new item's id */
const connectIn = async (token: string, connectorId = 612): Promise<string> => {
  const response = await fetch(`${await aggregatorUrl()}/items`, {
    method: 'POST',
    headers: { 'x-api-key': token, 'content-type': 'application/json' },
    body: JSON.stringify({ connectorId, parameters: { user: 'user-ok', password: 'password-ok' } }),
  });
  return ((await response.json()) as { id: string }).id;
};

describe('connecting a bank at the dashboard', () => {
  it('brings accounts and rows up to the reads, whichever of page and event comes first', async () => {
    const browser = await signedIn(stack, 'Vera');
    expect(await listed(browser)).toEqual([]);
    const { body: token } = await browser.ask<Token>('connect-token', { body: {} });
    expect(token).toMatchObject({ include_sandbox: true, widget_url: `${await aggregatorUrl()}/connect` });
    const itemId = await connectIn(token.connect_token, 601);
    const first = await browser.ask<{ connection: Connection }>('link-connection', { body: { itemId } });
    expect([first.status, first.body.connection]).toMatchObject([
      200,
      { item_id: itemId, connector_name: 'Itaú', connector_color: '#C75300', accounts: [] },
    ]);
    await stack.drain();
    const again = await browser.ask<{ connection: Connection }>('link-connection', { body: { itemId } });
    expect(again.body.connection).toMatchObject({ status: 'UPDATED', needs: null, can_update: true });
    expect(again.body.connection.accounts).toHaveLength(2);
    const connections = await listed(browser);
    expect(connections).toEqual([again.body.connection]);
    const key = await stack.keyOf('Vera');
    const { body } = await stack.call<{ data: unknown[] }>('GET', '/tools/api/get-transactions', { key });
    expect(body.data.length).toBeGreaterThan(20);
    const owners = (await tableRecords(stack)).filter(({ sk }) => sk === `ITEM#${itemId}`);
    expect(owners).toHaveLength(1);
    const { body: overview } = await browser.ask<{ balance: { accounts: unknown[] } }>('overview');
    expect(overview.balance.accounts).toHaveLength(1);
  });

  it('leaves a record of what was authorized, which stays after the end', async () => {
    const browser = await signedIn(stack, 'Malu');
    type Consents = { consents: { item_id: string; given_at: string }[] };
    const consents = async () => (await browser.ask<Consents>('consents')).body.consents;
    expect(await consents()).toEqual([]);
    const { body: token } = await browser.ask<Token>('connect-token', { body: {} });
    const itemId = await connectIn(token.connect_token, 601);
    await browser.ask('link-connection', { body: { itemId } });
    await stack.drain();
    const open = { item_id: itemId, connector_name: 'Itaú', via: 'dashboard', terms_version: '1', ended_at: null };
    expect(await consents()).toMatchObject([open]);
    await browser.ask('unlink-connection', { query: { itemId } });
    await stack.drain();
    const [ended] = await consents();
    expect(ended).toMatchObject({ item_id: itemId, connector_name: 'Itaú', ended_by: 'user' });
    expect(ended).not.toMatchObject({ ended_at: null });
  });

  it('is refused without a session, and without a subscription', async () => {
    expect((await browserAt(stack).ask('connect-token', { body: {} })).status).toBe(401);
    expect((await browserAt(stack).ask('link-connection', { body: { itemId: 'item-first' } })).status).toBe(401);
    const lapsed = await signedIn(stack, 'Lapsed');
    const refused = await lapsed.ask('connect-token', { body: {} });
    expect([refused.status, refused.body.type]).toEqual([401, 'no_subscription']);
    const { status, body } = await lapsed.ask('connections');
    expect([status, body]).toEqual([200, { connections: [], has_access: false }]);
  });

  it("renews the user's own connection, and nobody else's", async () => {
    const two = await signedIn(stack, 'Two');
    expect((await two.ask('connect-token', { body: { itemId: 'item-first' } })).status).toBe(200);
    const foreign = await two.ask('connect-token', { body: { itemId: 'item-other' } });
    expect([foreign.status, foreign.body.error]).toEqual([404, 'Connection not found']);
  });

  it('links nothing that the aggregator does not say is the user’s', async () => {
    const malu = await signedIn(stack, 'Malu');
    const two = await signedIn(stack, 'Two');
    const { body } = await two.ask<Token>('connect-token', { body: {} });
    const ofTwo = await connectIn(body.connect_token);
    for (const itemId of ['item-first', ofTwo, 'nobody', '../auth', 'x'.repeat(64)]) {
      const reply = await malu.ask('link-connection', { body: { itemId } });
      expect([itemId, reply.status, reply.body.error]).toEqual([itemId, 404, 'Connection not found']);
    }
    await stack.drain();
    expect(await listed(malu)).toEqual([]);
    expect((await listed(two)).map(({ item_id }) => item_id)).toContain(ofTwo);
  });

  it.each([
    ['pluggy', 'POST /connect_token', 'connect-token', {}],
    ['pluggy', 'GET /items', 'link-connection', { itemId: 'item-first' }],
    ['dynamodb', 'TransactWriteItems', 'link-connection', { itemId: 'item-first' }],
    ['dynamodb', 'Query', 'connections', undefined],
  ])('is a 500 where %s %s fails, and says no more', async (target, route, name, body) => {
    const two = await signedIn(stack, 'Two');
    await fail(target, route);
    const reply = await two.ask(name, body === undefined ? {} : { body });
    expect([reply.status, reply.body]).toMatchObject([500, { error: 'Internal server error' }]);
  });
});

describe('a link to the connection of a bank', () => {
  it('comes by WhatsApp, holds no token of the aggregator, and leads a visitor to a synchronized bank', async () => {
    await aMinuteLater();
    const key = await stack.keyOf('Vera');
    await stack.call('GET', '/tools/api/get-open-finance-connection-flow', { key });
    const [message] = (await stack.control<{ messages: SentMessage[] }>('GET', 'outbox')).messages;
    type Template = { template: { components: { parameters: { text: string }[] }[] } };
    const token = (message?.payload as Template | undefined)?.template.components[1]?.parameters[0]?.text ?? '';
    expect(token).toMatch(/^[0-9A-Za-z]+\.[\w-]{43}$/);
    const visitor = browserAt(stack);
    const { body: account } = await visitor.ask('connect-link', { body: { token } });
    expect(account).toEqual({
      account: { name: 'Vera S.', email: 'v•••@example.com' },
      is_you: false,
      item_id: null,
    });
    const minted = await visitor.ask<Token>('connect-token', { body: { linkToken: token } });
    const itemId = await connectIn(minted.body.connect_token);
    const linked = await visitor.ask('link-connection', { body: { itemId, linkToken: token } });
    expect(linked.body).toMatchObject({ connection: { item_id: itemId, accounts: [] } });
    await stack.drain();
    const again = await visitor.ask('link-connection', { body: { itemId, linkToken: token } });
    expect(again.body).toMatchObject({ connection: { status: 'UPDATED', accounts: [] } });
    const vera = await signedIn(stack, 'Vera');
    expect((await listed(vera)).find(({ item_id }) => item_id === itemId)?.accounts).toHaveLength(2);
  });

  it('is used by one browser, which may go on; any other is told that it has ended', async () => {
    const linkToken = await linkOf('Vera');
    const [first, second] = [browserAt(stack), browserAt(stack)];
    for (const browser of [first, second]) await browser.ask('connect-link', { body: { token: linkToken } });
    expect((await first.ask('connect-token', { body: { linkToken } })).status).toBe(200);
    expect((await first.ask('connect-token', { body: { linkToken } })).status).toBe(200);
    expect((await first.ask('connect-link', { body: { token: linkToken } })).status).toBe(200);
    const late = await second.ask('connect-token', { body: { linkToken } });
    expect([late.status, late.body.error]).toEqual([410, 'Link expired']);
    expect((await second.ask('connect-link', { body: { token: linkToken } })).status).toBe(410);
    const link = await second.ask('link-connection', { body: { itemId: 'item-first', linkToken } });
    expect(link.status).toBe(410);
  });

  it('is used by one of many browsers that ask at once, and by one browser that asks twice at once', async () => {
    const linkToken = await linkOf('Vera');
    const many = await Promise.all(
      Array.from({ length: 5 }, () => browserAt(stack).ask('connect-token', { body: { linkToken } })),
    );
    expect(many.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410]);
    const other = await linkOf('Vera');
    const one = browserAt(stack);
    await one.ask('connect-link', { body: { token: other } });
    const both = await Promise.all([1, 2].map(() => one.ask('connect-token', { body: { linkToken: other } })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each([
    ['never was one', async () => 'rubbish'],
    ['is of the right shape alone', async () => `${await userIdOf('Vera')}.${'A'.repeat(43)}`],
    ['has another user in front', async () => (await linkOf('Vera')).replace(/^\w+/, await userIdOf('Malu'))],
    ['is a day old', () => linkOf('Vera', null, addSeconds(systemClock(), -24 * 3600 - 1))],
  ])('that %s has ended', async (_, make) => {
    const token = await make();
    for (const [name, body] of [
      ['connect-link', { token }],
      ['connect-token', { linkToken: token }],
      ['link-connection', { linkToken: token, itemId: 'item-first' }],
    ] as const) {
      const reply = await browserAt(stack).ask(name, { body });
      expect([name, reply.status, reply.body.error]).toEqual([name, 410, 'Link expired']);
    }
  });

  it('ends for its own browser half an hour after its use', async () => {
    const linkToken = await linkOf('Vera');
    const browser = browserAt(stack);
    await browser.ask('connect-token', { body: { linkToken } });
    const { client, name } = openTable();
    const hash = createHash('sha256').update(linkToken).digest('hex');
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: { pk: `USER#${await userIdOf('Vera')}`, sk: `CONNECT#${hash}` },
        UpdateExpression: 'SET claim.#until = :then',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':then': addSeconds(systemClock(), -1) },
      }),
    );
    expect((await browser.ask('connect-token', { body: { linkToken } })).status).toBe(410);
  });

  it('that somebody forwards is refused to a person who is signed in, and stays whole', async () => {
    const linkToken = await linkOf('Malu');
    const victim = await signedIn(stack, 'Two');
    const asked = await victim.ask('connect-link', { body: { token: linkToken } });
    expect(asked.body).toMatchObject({ is_you: false, account: { name: 'Malu S.' } });
    const refused = await victim.ask('connect-token', { body: { linkToken } });
    expect([refused.status, refused.body.error]).toEqual([403, 'Not your link']);
    const posted = await victim.ask('link-connection', { body: { linkToken, itemId: 'item-first' } });
    expect([posted.status, posted.body.error]).toEqual([403, 'Not your link']);
    const owner = await signedIn(stack, 'Malu');
    expect((await owner.ask('connect-link', { body: { token: linkToken } })).body.is_you).toBe(true);
    expect((await owner.ask('connect-token', { body: { linkToken } })).status).toBe(200);
  });

  it('brings nothing of one person to another, whoever posts which item', async () => {
    // The attacker's link and browser, the victim's item; and the victim's link with the attacker's item.
    const [ofMalu, ofTwo] = [await linkOf('Malu'), await linkOf('Two')];
    const [attacker, victim] = [browserAt(stack), browserAt(stack)];
    const { body } = await attacker.ask<Token>('connect-token', { body: { linkToken: ofMalu } });
    await victim.ask('connect-token', { body: { linkToken: ofTwo } });
    const itemOfMalu = await connectIn(body.connect_token);
    const tries = [
      [attacker, { linkToken: ofMalu, itemId: 'item-first' }],
      [victim, { linkToken: ofTwo, itemId: itemOfMalu }],
    ] as const;
    for (const [browser, given] of tries)
      expect((await browser.ask('link-connection', { body: given })).status).toBe(404);
  });

  it('that nobody has used gives no right to link', async () => {
    const linkToken = await linkOf('Two');
    const reply = await browserAt(stack).ask('link-connection', { body: { linkToken, itemId: 'item-first' } });
    expect(reply.status).toBe(410);
  });

  it('names the one connection that it renews', async () => {
    const linkToken = await linkOf('Two', 'item-first');
    const browser = browserAt(stack);
    expect((await browser.ask('connect-link', { body: { token: linkToken } })).body.item_id).toBe('item-first');
    const other = await browser.ask('connect-token', { body: { linkToken, itemId: 'item-second' } });
    expect([other.status, other.body.error]).toEqual([400, 'Invalid itemId']);
    const { body } = await browser.ask<Token>('connect-token', { body: { linkToken } });
    const reach = async (id: string) =>
      (await fetch(`${await aggregatorUrl()}/items/${id}`, { headers: { 'x-api-key': body.connect_token } })).status;
    expect([await reach('item-first'), await reach('item-second')]).toEqual([200, 403]);
  });

  it('is not used up by a failure of the aggregator', async () => {
    const linkToken = await linkOf('Vera');
    await fail('pluggy', 'POST /connect_token');
    expect((await browserAt(stack).ask('connect-token', { body: { linkToken } })).status).toBe(500);
    await stack.control('DELETE', 'faults');
    expect((await browserAt(stack).ask('connect-token', { body: { linkToken } })).status).toBe(200);
  });

  it('gives no token to whose subscription has ended', async () => {
    const linkToken = await linkOf('Lapsed');
    expect((await browserAt(stack).ask('connect-token', { body: { linkToken } })).status).toBe(401);
  });

  it('is asked for by pages of this origin alone', async () => {
    const token = await linkOf('Vera');
    const foreign = { body: { token }, headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await browserAt(stack).ask('connect-link', foreign)).status).toBe(403);
    const form = { body: { linkToken: token }, headers: { 'x-saldo': '' } };
    expect((await browserAt(stack).ask('connect-token', form)).status).toBe(403);
  });
});

describe('unlinking', () => {
  const recordsOf = async (user: string, mark: string) => {
    const partition = `USER#${await userIdOf(user)}`;
    return (await tableRecords(stack)).filter(
      (record) =>
        (record.pk === partition || record.pk === `ITEM#item-${mark}`) && JSON.stringify(record).includes(mark),
    );
  };
  const isAtAggregator = async (id: string) => {
    const { body } = await (await signedIn(stack, 'Other')).ask('connect-token', { body: {} });
    const response = await fetch(`${await aggregatorUrl()}/items/${id}`, {
      headers: { 'x-api-key': String(body.connect_token) },
    });
    return response.status;
  };

  it('removes the one connection here and there, and nothing of the others', async () => {
    const two = await signedIn(stack, 'Two');
    const before = await recordsOf('Two', 'second');
    expect(before.length).toBeGreaterThan(2);
    const reply = await two.ask('unlink-connection', { query: { itemId: 'item-first' } });
    expect([reply.status, reply.body]).toEqual([200, { unlinked: 1 }]);
    const left = (await recordsOf('Two', 'first')).filter(({ sk }) =>
      /^(ITEM|ACCOUNT|LEDGER|BILL|OWNER)/.test(String(sk)),
    );
    expect(left).toEqual([]);
    expect(await recordsOf('Two', 'second')).toEqual(before);
    const key = await stack.keyOf('Two');
    const { body } = await stack.call<{ data: { id: string }[] }>('GET', '/tools/api/get-transactions', { key });
    expect(body.data.map(({ id }) => id)).toEqual(expect.arrayContaining(['row-second']));
    expect(body.data.map(({ id }) => id)).not.toContain('row-first');
    const again = await two.ask('unlink-connection', { query: { itemId: 'item-first' } });
    expect([again.status, again.body]).toEqual([200, { unlinked: 0 }]);
  });

  it("leaves somebody else's connection alone", async () => {
    const two = await signedIn(stack, 'Two');
    const reply = await two.ask('unlink-connection', { query: { itemId: 'item-other' } });
    expect(reply.body).toEqual({ unlinked: 0 });
    expect(await isAtAggregator('item-other')).toBe(200);
    expect((await listed(await signedIn(stack, 'Other'))).map(({ item_id }) => item_id)).toEqual(['item-other']);
  });

  it('needs a session, a proof of the last ten minutes, and an id', async () => {
    const query = { itemId: 'item-other' };
    expect((await browserAt(stack).ask('unlink-connection', { query })).status).toBe(401);
    const other = await signedIn(stack, 'Other');
    expect((await other.ask('unlink-connection')).status).toBe(400);
    const { client, name } = openTable();
    const partition = `USER#${await userIdOf('Other')}`;
    const sessions = (await tableRecords(stack)).filter(
      ({ pk, sk }) => pk === partition && String(sk).startsWith('ACCESS#SESSION#'),
    );
    for (const { pk, sk } of sessions) {
      await client.send(
        new UpdateCommand({
          TableName: name,
          Key: { pk, sk },
          UpdateExpression: 'SET provedAt = :then',
          ExpressionAttributeValues: { ':then': addSeconds(systemClock(), -601) },
        }),
      );
    }
    const refused = await other.ask('unlink-connection', { query });
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'Step-up required', step_up: 'code' }]);
    expect(await isAtAggregator('item-other')).toBe(200);
  });

  it('changes nothing while the aggregator fails, and goes through afterwards', async () => {
    const sick = await signedIn(stack, 'Sick');
    await fail('pluggy', 'DELETE /items');
    expect((await sick.ask('unlink-connection', { query: { itemId: 'item-sick' } })).status).toBe(500);
    await stack.control('DELETE', 'faults');
    expect((await listed(sick)).map(({ item_id }) => item_id)).toEqual(['item-sick']);
    expect((await sick.ask('unlink-connection', { query: { itemId: 'item-sick' } })).body).toEqual({ unlinked: 1 });
  });

  it('that dies in between is finished by a repeat', async () => {
    const torn = await signedIn(stack, 'Torn');
    await fail('dynamodb', 'TransactWriteItems');
    expect((await torn.ask('unlink-connection', { query: { itemId: 'item-torn' } })).status).toBe(500);
    await stack.control('DELETE', 'faults');
    expect((await torn.ask('unlink-connection', { query: { itemId: 'item-torn' } })).body).toEqual({ unlinked: 1 });
    expect(
      (await recordsOf('Torn', 'torn')).filter(({ sk }) => /^(ITEM|ACCOUNT|LEDGER|OWNER)/.test(String(sk))),
    ).toEqual([]);
  });

  it('that dies in between is finished by the event that it left', async () => {
    const gone = await signedIn(stack, 'Gone');
    await fail('dynamodb', 'TransactWriteItems');
    expect((await gone.ask('unlink-connection', { query: { itemId: 'item-gone' } })).status).toBe(500);
    await stack.control('DELETE', 'faults');
    // The event, before its time.
    const body = { event: 'item/deleted', eventId: 'early', itemId: 'item-gone' };
    await stack.control('POST', 'queues/webhook-event', { body });
    await stack.drain();
    expect(
      (await recordsOf('Gone', 'gone')).filter(({ sk }) => /^(ITEM|ACCOUNT|LEDGER|OWNER)/.test(String(sk))),
    ).toEqual([]);
  });
});

it('no token and no link was written to the log', async () => {
  const browser = await signedIn(stack, 'Vera');
  const linkToken = await linkOf('Vera');
  const { body } = await browser.ask<Token>('connect-token', { body: { linkToken } });
  await fail('pluggy', 'POST /connect_token');
  await browser.ask('connect-token', { body: { linkToken } });
  await stack.drain();
  const text = output.text();
  expect(text.length).toBeGreaterThan(100);
  for (const secret of [body.connect_token, linkToken, browser.cookies.get('__Host-saldo-connect') ?? 'missing'])
    expect(text).not.toContain(secret);
});

describe('a synchronization without news', () => {
  type Checked = { last_updated_at: string; checked_at: string | null };
  const sync = async (user: string) =>
    stack.call('POST', '/tools/api/manual-update', { key: await stack.keyOf(user), query: { s: 's' } });
  const read = async (browser: Browser) =>
    (await browser.ask<{ connections: Checked[] }>('connections')).body.connections[0];

  it('leaves the time of the data, and says when it was checked; only an answer of the bank counts', async () => {
    const fresh = await signedIn(stack, 'Fresh');
    const before = await read(fresh);
    expect(before?.checked_at).toBe(before?.last_updated_at);
    await stack.control('POST', 'faults', { target: 'pluggy', times: 100, error: '500' });
    const begun = systemClock();
    expect((await sync('Fresh')).status).toBe(200);
    expect(await read(fresh)).toEqual(before);
    await stack.control('DELETE', 'faults');
    expect((await sync('Fresh')).status).toBe(200);
    const after = await read(fresh);
    expect(after?.last_updated_at).toBe(before?.last_updated_at);
    expect(after?.checked_at && after.checked_at >= begun).toBe(true);
  });
});
