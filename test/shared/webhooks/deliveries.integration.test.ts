import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { NoAnswerError } from '../../../shared/platform/outgoing/destination.ts';
import { outgoingFetch } from '../../../shared/platform/outgoing/outgoing-fetch.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { secondsBetween } from '../../../shared/time/instant.ts';
import { webhookSecret } from '../../../shared/webhooks/attempt.ts';
import { redeliver } from '../../../shared/webhooks/redeliver.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { type HookWorld, hookWorld, MASTER } from './world.ts';

const DAY = 86_400;
const A = 'https://hooks.example/a';
const B = 'https://hooks.example/b';
const other = { webhookId: `hook${'1'.repeat(18)}`, url: B };

let table: Table;
let world: HookWorld;

beforeEach(async () => {
  table = await inProcessTable();
  world = hookWorld(table);
});

const statusOf = async (webhookId?: string) =>
  (await world.endpoints.list('ana')).find((one) => !webhookId || one.webhookId === webhookId)?.status;

describe('an event', () => {
  it('is sent once to every endpoint that wants it, signed with its own secret', async () => {
    const [one, two] = [await world.endpoint(), await world.endpoint(other)];
    await world.endpoint({
      webhookId: `hook${'2'.repeat(18)}`,
      url: 'https://hooks.example/c',
      events: ['bill.closed'],
    });
    await world.change();
    await world.drain();
    expect(world.calls.map(({ url }) => url).sort()).toEqual([A, B]);
    for (const { webhookId, url } of [one, two]) {
      const call = world.calls.find((made) => made.url === url);
      const secret = webhookSecret(MASTER, webhookId, 1);
      // The clock of the test is not today's: the signature is checked without the age.
      const signer = new Webhook(secret);
      const id = call?.headers?.['webhook-id'] ?? '';
      expect(call?.headers?.['webhook-signature']).toBe(signer.sign(id, new Date(world.now()), call?.body ?? ''));
      expect(JSON.parse(call?.body ?? '')).toEqual({
        type: 'limit.reached',
        timestamp: world.now(),
        data: { limitId: 'limit-1' },
      });
      expect(await world.log(webhookId)).toMatchObject([
        { deliveryId: id, status: 'delivered', attempts: 1, responseCode: 204 },
      ]);
    }
    expect(await world.sortKeys('HOOK#EVENT')).toEqual([]);
    expect(await world.sortKeys('HOOK#WAITING')).toEqual([]);
  });

  it.each(['paused', 'disabled'] as const)('writes nothing for a user whose endpoint is %s', async (status) => {
    await world.endpoint({ status });
    expect(await world.change()).toBe(0);
    expect(world.messages).toEqual([]);
  });

  it('writes nothing for a user whose endpoints want others, or who has none', async () => {
    expect(await world.change()).toBe(0);
    await world.endpoint();
    expect(await world.change('bill.closed')).toBe(0);
  });

  it('outlives a process that dies between the change and the message', async () => {
    await world.endpoint();
    await world.change('limit.reached', { isSent: false });
    await world.sweep();
    expect(world.calls).toEqual([]);
    world.pass(61);
    await world.sweep();
    expect(world.calls).toHaveLength(1);
    await world.sweep();
    expect(world.calls).toHaveLength(1);
  });

  it('outlives a process that dies between the hand-over and the call', async () => {
    await world.endpoint();
    await world.change();
    const [message] = world.messages.splice(0);
    await world.work(message ?? { userId: 'ana' });
    expect(await world.sortKeys('HOOK#WAITING')).toHaveLength(1);
    await world.sweep();
    expect(world.calls).toHaveLength(1);
  });

  it('is sent again, under the same id, by a process after one that died after its call', async () => {
    await world.endpoint();
    await world.change();
    const dead = { ...world.services, table: { ...table, client: failingClient() } };
    const { sendDue } = await import('../../../shared/webhooks/send-due.ts');
    await world.work({ userId: 'ana' });
    await expect(sendDue(dead)({ userId: 'ana', webhookId: `hook${'0'.repeat(18)}` })).rejects.toThrow('died');
    world.pass(31);
    await world.sweep();
    const ids = world.calls.map(({ headers }) => headers?.['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await world.log()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  });

  it('is handed over once by two workers', async () => {
    await world.endpoint();
    await world.change();
    await Promise.all([world.work({ userId: 'ana' }), world.work({ userId: 'ana' })]);
    await world.drain();
    expect(world.calls).toHaveLength(1);
  });

  it('of transactions says from where on get-changes tells them', async () => {
    await world.endpoint({ events: ['transactions.changed'] });
    const { outbox } = await import('../../../shared/events/outbox.ts');
    const { writeAll } = await import('../../../shared/platform/table/transact.ts');
    const preparedEvents = await outbox(table, world.services.queue).prepare('ana', world.now());
    const data = { itemId: 'item-1', added: 2, modified: 0, removed: 1 };
    await writeAll(
      table,
      preparedEvents.writes({ type: 'transactions.changed', data, place: { itemId: 'item-1', version: 7 } }),
    );
    await preparedEvents.send();
    await world.drain();
    expect(JSON.parse(world.calls[0]?.body ?? '').data).toEqual({ ...data, cursor: 'item-1@7' });
  });
});

// Reads succeed and writes fail, as in a process that crashed after its call.
const failingClient = (): Table['client'] =>
  new Proxy(table.client, {
    get: (client, name) =>
      name === 'send' ? () => Promise.reject(new Error('died')) : Reflect.get(client, name, client),
  });

describe('a failing endpoint', () => {
  const WAITS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

  it('is tried after each wait, ten times in all, under one id', async () => {
    await world.endpoint();
    world.answer(A, () => 500);
    await world.change();
    await world.drain();
    for (const wait of WAITS) {
      world.pass(wait - 1);
      const before = world.calls.length;
      await world.sweep();
      expect(world.calls).toHaveLength(before);
      world.pass(1);
      await world.sweep();
      expect(world.calls).toHaveLength(before + 1);
    }
    world.pass(2 * DAY);
    await world.sweep();
    const times = world.calls.map(({ at }) => at);
    expect(times.slice(1).map((at, index) => secondsBetween(times[index] ?? at, at))).toEqual(WAITS);
    expect(new Set(world.calls.map(({ headers }) => headers?.['webhook-id'])).size).toBe(1);
    expect(await world.log()).toMatchObject([
      { status: 'failed', attempts: 10, responseCode: 500, error: 'http_status' },
    ]);
    expect(await statusOf()).toBe('active');
  });

  it('is called again five seconds later by a delayed message, without the sweep', async () => {
    await world.endpoint();
    world.answer(A, () => 500);
    await world.change();
    await world.drain();
    expect(world.messages).toMatchObject([{ delaySeconds: 5.5 }]);
    world.pass(5.5);
    await world.work({ userId: 'ana', webhookId: `hook${'0'.repeat(18)}` });
    expect(world.calls).toHaveLength(2);
  });

  it('a success ends the count of its days', async () => {
    await world.endpoint();
    world.answer(A, () => 500);
    await world.change();
    await world.drain();
    expect((await world.endpoints.list('ana'))[0]?.failingSince).toBe(world.now());
    world.answer(A, () => 200);
    world.pass(5);
    await world.sweep();
    expect((await world.endpoints.list('ana'))[0]?.failingSince).toBeNull();
  });

  it('is disabled after five days, with an e-mail, and what waits is withdrawn', async () => {
    await world.endpoint();
    world.answer(A, () => 503);
    for (let day = 0; day < 5; day += 1) {
      await world.change();
      await world.sweep();
      await world.work({ userId: 'ana' });
      await world.drain();
      expect(await statusOf()).toBe('active');
      world.pass(DAY);
    }
    await world.sweep();
    expect(await statusOf()).toBe('disabled');
    expect(world.emails).toHaveLength(1);
    expect(world.counted(world.metrics.webhooksDisabled)).toEqual([1]);
    expect(await world.sortKeys('HOOK#WAITING')).toEqual([]);
    const calls = world.calls.length;
    expect(await world.change()).toBe(0);
    world.pass(DAY);
    await world.sweep();
    expect(world.calls).toHaveLength(calls);
  });

  it('is removed, with its count, when it answers 410', async () => {
    await world.endpoint();
    world.answer(A, () => 410);
    await world.change();
    await world.change();
    await world.drain();
    expect(world.calls).toHaveLength(1);
    expect(await world.endpoints.list('ana')).toEqual([]);
    expect(await world.sortKeys('HOOK#WAITING')).toEqual([]);
    // The count of five is free again.
    for (let index = 0; index < 5; index += 1) await world.endpoint({ webhookId: `next${String(index).repeat(18)}` });
    await expect(world.endpoint({ webhookId: `last${'0'.repeat(18)}` })).rejects.toThrow('full');
  });

  it.each([
    ['a redirect', 302, 'http_status', 302],
    ['no answer in time', new NoAnswerError('timeout'), 'timeout', null],
    ['no connection', new NoAnswerError('unreachable'), 'unreachable', null],
    ['no address', new NoAnswerError('unresolved'), 'unresolved', null],
  ])('%s is a failure', async (_, answer, error, responseCode) => {
    await world.endpoint();
    world.answer(A, () => answer);
    await world.change();
    await world.drain();
    expect(await world.log()).toMatchObject([{ status: 'pending', attempts: 1, error, responseCode }]);
  });

  it('that does not answer costs one call per turn, however much waits', async () => {
    await world.endpoint();
    world.answer(A, () => new NoAnswerError('timeout'));
    for (let index = 0; index < 4; index += 1) await world.change();
    await world.drain();
    expect(world.calls).toHaveLength(1);
    world.answer(A, () => 200);
    world.pass(6);
    await world.sweep();
    expect((await world.log()).map(({ status }) => status)).toEqual(Array(4).fill('delivered'));
  });

  it('keeps no other endpoint waiting, however slow it is', async () => {
    await world.endpoint();
    await world.endpoint(other);
    let answerNow: (status: number) => void = () => {};
    world.answer(
      A,
      () =>
        new Promise((done) => {
          answerNow = done;
        }),
    );
    await world.change();
    await world.work({ userId: 'ana' });
    const slow = world.work({ userId: 'ana', webhookId: `hook${'0'.repeat(18)}` });
    await world.work({ userId: 'ana', webhookId: other.webhookId });
    expect(await world.log(other.webhookId)).toMatchObject([{ status: 'delivered' }]);
    expect(await world.log()).toMatchObject([{ status: 'pending' }]);
    answerNow(200);
    await slow;
    expect(await world.log()).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('an endpoint', () => {
  it('gets one call at a time, whoever works, and every delivery once', async () => {
    await world.endpoint();
    world.answer(A, () => new Promise((done) => setImmediate(() => done(200))));
    for (let index = 0; index < 6; index += 1) await world.change('limit.reached', { data: { index } });
    await world.work({ userId: 'ana' });
    const target = { userId: 'ana', webhookId: `hook${'0'.repeat(18)}` };
    await Promise.all([world.work(target), world.work(target), world.work(target)]);
    await world.drain();
    expect(world.mostInFlight()).toBe(1);
    expect(world.calls.map(({ body }) => JSON.parse(body ?? '').data.index)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is called at its public address only, at every try', async () => {
    const answers = [['10.0.0.1'], ['169.254.169.254'], ['::ffff:127.0.0.1']];
    let asked = 0;
    world = hookWorld(
      table,
      outgoingFetch({ loopback: false }, async () => answers[asked++] ?? ['127.0.0.1']),
    );
    await world.endpoint();
    await world.change();
    await world.drain();
    world.pass(5);
    await world.sweep();
    world.pass(300);
    await world.sweep();
    expect(asked).toBe(3);
    expect(await world.log()).toMatchObject([
      { status: 'pending', attempts: 3, error: 'address_not_allowed', responseCode: null },
    ]);
  });

  it('that is paused gets nothing of what waits', async () => {
    const known = await world.endpoint();
    await world.change();
    await world.work({ userId: 'ana' });
    await world.endpoints.replace(known, { ...known, status: 'paused' });
    await world.sweep();
    expect(world.calls).toEqual([]);
    expect(await world.log()).toMatchObject([{ status: 'failed', error: 'webhook_not_active', attempts: 0 }]);
  });

  it('that was deleted gets nothing of what waits', async () => {
    const known = await world.endpoint();
    await world.change();
    await world.work({ userId: 'ana' });
    await world.endpoints.remove(known);
    await world.sweep();
    expect(world.calls).toEqual([]);
    expect(await world.sortKeys('HOOK#WAITING')).toEqual([]);
  });

  it('is one of five, also when seven are made at once', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: 7 }, (_, index) => world.endpoint({ webhookId: `many${String(index).repeat(18)}` })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });
});

describe('a delivery', () => {
  it('is sent again when its owner asks, with the same id and all waits before it', async () => {
    await world.endpoint();
    await world.change();
    await world.drain();
    const [done] = await world.log();
    const again = { userId: 'ana', deliveryId: done?.deliveryId ?? '' };
    world.answer(A, () => 500);
    expect(await redeliver(world.services, again, world.now(), async () => [])).toMatchObject({
      status: 'pending',
      attempts: 1,
    });
    await world.sweep();
    const [failed] = await world.log();
    expect(failed).toMatchObject({ status: 'pending', attempts: 2, deliveryId: done?.deliveryId });
    expect(secondsBetween(world.now(), failed?.nextAttemptAt ?? world.now())).toBe(5);
    expect(new Set(world.calls.map(({ headers }) => headers?.['webhook-id']))).toEqual(new Set([done?.deliveryId]));
  });

  it('of another user, or of none, is not found', async () => {
    await world.endpoint();
    await world.change();
    await world.drain();
    const [done] = await world.log();
    for (const asked of [
      { userId: 'bia', deliveryId: done?.deliveryId ?? '' },
      { userId: 'ana', deliveryId: 'nowhere' },
      { userId: 'ana', deliveryId: `${'x'.repeat(22)}-${'0'.repeat(32)}` },
    ]) {
      await expect(redeliver(world.services, asked, world.now(), async () => [])).rejects.toThrow('Delivery not found');
    }
  });

  it('is listed for 30 days, the newest first, in pages', async () => {
    await world.endpoint();
    for (let index = 0; index < 5; index += 1) {
      await world.change('limit.reached', { data: { index } });
      await world.drain();
    }
    const target = { userId: 'ana', webhookId: `hook${'0'.repeat(18)}` };
    const page = async (before?: string) =>
      (await world.deliveries.page(target, { limit: 2, before, now: world.now() })).map(({ deliveryId, body }) => ({
        deliveryId,
        index: JSON.parse(body).data.index,
      }));
    const first = await page();
    const second = await page(first.at(-1)?.deliveryId);
    const third = await page(second.at(-1)?.deliveryId);
    expect([first, second, third].map((one) => one.map(({ index }) => index))).toEqual([[4, 3], [2, 1], [0]]);
    world.pass(30 * DAY);
    expect(await page()).toEqual([]);
  });
});
