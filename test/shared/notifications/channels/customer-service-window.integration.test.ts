import { GetCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customerServiceWindowStore,
  isWindowOpen,
  type WindowNews,
} from '../../../../shared/notifications/channels/customer-service-window-store.ts';
import { whatsappWindows } from '../../../../shared/notifications/channels/whatsapp-events.ts';
import { keys } from '../../../../shared/platform/table/keys.ts';
import type { Instant } from '../../../../shared/time/instant.ts';
import { addressHash, localHashes } from '../../../support/address-hashes.ts';
import { describeEachEngine } from '../../../support/dynamo-engines.ts';
import { inProcessTable } from '../../../support/in-process-dynamo.ts';

const at = (text: string) => text as Instant;
const now = at('2026-03-10T12:00:00.000Z');
const ana = '5511999990001';

describe('the customer service window', () => {
  it.each([
    { name: 'was never opened', wroteAt: null, now, open: false },
    { name: 'opens at once', wroteAt: now, now, open: true },
    { name: 'is open a millisecond before its last minute', wroteAt: at('2026-03-09T12:01:00.001Z'), now, open: true },
    { name: 'closes a minute before the 24 hours', wroteAt: at('2026-03-09T12:01:00.000Z'), now, open: false },
    { name: 'is closed at 24 hours', wroteAt: at('2026-03-09T12:00:00.000Z'), now, open: false },
    { name: 'is open where clocks differ', wroteAt: at('2026-03-10T12:00:05.000Z'), now, open: true },
    {
      name: 'ends over a leap day too',
      wroteAt: at('2028-02-28T12:00:00.000Z'),
      now: at('2028-02-29T11:58:59.999Z'),
      open: true,
    },
  ])('$name', ({ wroteAt, now, open }) => {
    expect(isWindowOpen(wroteAt, now)).toBe(open);
  });
});

describe('events of a webhook', () => {
  const bodyOf = (value: object) => ({ entry: [{ id: '0', changes: [{ field: 'messages', value }] }] });
  const message = (over: object = {}) => ({ from: ana, id: 'wamid.1', timestamp: '1773144000', type: 'text', ...over });
  const wrote = (instant: string) => ({ event: 'wrote', addressHash: addressHash('whatsapp', ana), at: instant });
  const newsOf = (...messages: unknown[]) => whatsappWindows(bodyOf({ messages }), localHashes, now);

  it('a message opens it when it was written, whatever it says', () => {
    expect(newsOf(message({ text: { body: 'oi' } }), message({ type: 'button', timestamp: '1773143999' }))).toEqual([
      wrote('2026-03-10T12:00:00.000Z'),
      wrote('2026-03-10T11:59:59.000Z'),
    ]);
  });

  it('a message of tomorrow, by the sender’s clock, was written now', () => {
    expect(newsOf(message({ timestamp: '1773230400' }))).toEqual([wrote(now)]);
    expect(newsOf(message({ timestamp: '99999999999' }))).toEqual([wrote(now)]);
  });

  it('a message that is reported too late opens no window', () => {
    expect(newsOf(message({ timestamp: '1773057660' }))).toEqual([]);
    expect(newsOf(message({ timestamp: '0' }))).toEqual([]);
  });

  it.each([
    ['what WhatsApp itself says', message({ type: 'system' })],
    ['no sender', message({ from: undefined })],
    ['a sender who is no number', message({ from: 'USER#u' })],
    ['a number of a thousand digits', message({ from: '5'.repeat(1000) })],
    ['no instant', message({ timestamp: undefined })],
    ['an instant that is no number', message({ timestamp: '17e9' })],
    ['a negative instant', message({ timestamp: '-1' })],
    ['an instant beyond the calendar', message({ timestamp: '9'.repeat(12) })],
    ['a list', [message()]],
    ['nothing', null],
    ['a text', 'oi'],
  ])('%s opens nothing, and spoils nothing beside it', (_, told) => {
    expect(newsOf(told, message())).toEqual([wrote(now)]);
  });

  it('hides the number, and brings nothing of the text', () => {
    const told = JSON.stringify(newsOf(message({ text: { body: 'minha senha' }, profile: { name: 'Ana' } })));
    expect(told).not.toContain('99999');
    expect(told).not.toMatch(/senha|Ana|wamid/);
  });

  it('a free message that failed for being late closes it; any other failure does not', () => {
    const failed = (code: number) => ({
      statuses: [{ id: 'w', status: 'failed', timestamp: '1773144000', recipient_id: ana, errors: [{ code }] }],
    });
    const closed = localHashes.all('whatsapp', ana).map((hash) => ({ event: 'closed', addressHash: hash, at: now }));
    expect(whatsappWindows(bodyOf(failed(131047)), localHashes, now)).toEqual(closed);
    expect(whatsappWindows(bodyOf(failed(131026)), localHashes, now)).toEqual([]);
  });

  it.each([null, 5, {}, { entry: 1 }, { entry: [{ changes: [{}] }] }, bodyOf({ messages: 5 })])(
    'a body of another form is an error: %j',
    (body) => {
      expect(() => whatsappWindows(body, localHashes, now)).toThrow();
    },
  );
});

describe('a number', () => {
  it.each([
    ['+55 31 98765-4321', '553187654321'],
    ['5511987654321', '551187654321'],
  ])('%s is the same as without its ninth digit', (a, b) => {
    expect(addressHash('whatsapp', a)).toBe(addressHash('whatsapp', b));
  });

  it.each([
    ['5511923456789', '551123456789', 'a landline'],
    ['5511987654321', '5511987654322', 'another number'],
    ['5511987654321', '5521987654321', 'another area'],
    ['14155550100', '1415550100', 'no Brazilian number'],
  ])('%s is not %s: %s', (a, b) => {
    expect(addressHash('whatsapp', a)).not.toBe(addressHash('whatsapp', b));
  });
});

describeEachEngine('when a person last wrote', (engine) => {
  const wrote = (addressHash: string, text: string): WindowNews => ({ event: 'wrote', addressHash, at: at(text) });

  it('is known of that number alone, and kept for a day', async () => {
    const { table } = engine();
    const windows = customerServiceWindowStore(table);
    await windows.record(wrote('ana', now));
    expect(await windows.lastInboundAt(['ana'])).toBe(now);
    expect(await windows.lastInboundAt(['bia'])).toBeNull();
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: keys.inbound('ana') }));
    expect(Item).toEqual({ ...keys.inbound('ana'), lastInboundAt: now, expiresAt: 1_773_144_000 + 86_400 });
  });

  it('is forgotten when found closed, unless the person wrote after that', async () => {
    const windows = customerServiceWindowStore(engine().table);
    await windows.record(wrote('ana', now));
    await windows.record({ ...wrote('ana', '2026-03-10T11:59:59.999Z'), event: 'closed' });
    expect(await windows.lastInboundAt(['ana'])).toBe(now);
    await windows.record({ ...wrote('ana', now), event: 'closed' });
    await windows.record({ ...wrote('ana', now), event: 'closed' });
    expect(await windows.lastInboundAt(['ana'])).toBeNull();
  });
});

it('the last message counts, in any order, repeated and at the same time', async () => {
  const windows = customerServiceWindowStore(await inProcessTable());
  const minutes = fc.array(fc.integer({ min: 10, max: 59 }), { minLength: 1, maxLength: 8 });
  let person = 0;
  await fc.assert(
    fc.asyncProperty(minutes, fc.boolean(), async (told, together) => {
      person += 1;
      const news = told.map((minute) => ({
        event: 'wrote' as const,
        addressHash: `p${person}`,
        at: at(`2026-03-10T11:${minute}:00.000Z`),
      }));
      if (together) await Promise.all(news.map(windows.record));
      else for (const one of [...news, ...news]) await windows.record(one);
      expect(await windows.lastInboundAt([`p${person}`])).toBe(`2026-03-10T11:${Math.max(...told)}:00.000Z`);
    }),
    { numRuns: 40 },
  );
});

it('a store that fails is no closed window', async () => {
  let working = true;
  const table = await inProcessTable((call) => (working ? call() : Promise.reject(new Error('down'))));
  const windows = customerServiceWindowStore(table);
  working = false;
  await expect(windows.lastInboundAt(['ana'])).rejects.toThrow('down');
  await expect(windows.record({ event: 'wrote', addressHash: 'ana', at: now })).rejects.toThrow('down');
  await expect(windows.record({ event: 'closed', addressHash: 'ana', at: now })).rejects.toThrow('down');
});
