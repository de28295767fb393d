import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessStore } from '../../../shared/access/access-store.ts';
import { userCreator } from '../../../shared/access/create-user.ts';
import { OPERATOR } from '../../../shared/access/history.ts';
import { ALL_POWERS, generateApiKey } from '../../../shared/access/key-rules.ts';
import { keyStore } from '../../../shared/access/key-store.ts';
import { subscriptionStore } from '../../../shared/access/subscription-store.ts';
import { NO_HOLDINGS } from '../../../shared/accounts/holding.ts';
import { holdingsStore } from '../../../shared/accounts/holdings-store.ts';
import { addressHashes, emailClaim, replacedAddresses } from '../../../shared/notifications/address-hashes.ts';
import { customerServiceWindowStore } from '../../../shared/notifications/channels/customer-service-window-store.ts';
import { suppressionListStore } from '../../../shared/notifications/suppression-list.ts';
import { type ErasureParts, eraseUser } from '../../../shared/personal-data/erase.ts';
import { exportUser } from '../../../shared/personal-data/export.ts';
import { rekeyAddresses } from '../../../shared/personal-data/rekey-addresses.ts';
import { keys } from '../../../shared/platform/table/keys.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { toPosition } from '../../../shared/pluggy/holding-mapping.ts';
import { reminderStore } from '../../../shared/reminders/reminder-store.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';
import { at } from '../limits/builders.ts';
import { aReminder } from '../reminders/builders.ts';

const now = at('2026-03-10T12:00:00Z');
const ana = { name: 'Ana', email: 'ana@example.com', phone: '+5511999990001' };
const hashes = addressHashes({ key: 'test' });

let table: Table;
let userId: string;
let key: string;
/** What happened outside the table, and whether the user had an active key then. */
let journal: string[];
let failing: string | null;

const records = async (): Promise<Record<string, unknown>[]> =>
  (await table.client.send(new ScanCommand({ TableName: table.name, ConsistentRead: true }))).Items ?? [];
const put = (Item: Record<string, unknown>) => table.client.send(new PutCommand({ TableName: table.name, Item }));

const subscribed = () => {
  const subscription = { plan: 'pro', status: 'active', currentPeriodEnd: null } as const;
  return { userId, subscription, effectiveAt: now, eventId: null, by: OPERATOR, now };
};

const outside = async (what: string): Promise<void> => {
  const { keys: known } = await accessStore(table).read(userId);
  journal.push(`${what}, ${known.length} keys`);
  if (failing === what) throw new Error('down');
};
const parts = (): ErasureParts => ({
  table,
  addressHashes: async () => hashes,
  deleteItem: (id) => outside(`item ${id}`),
  removeSchedule: (id) => outside(`schedule ${id}`),
  removeSchedulesLater: (_, ids) => outside(`later ${ids.join()}`),
  eraseMemories: () => outside('memories'),
  tellEnd: (_, { mailTo }) => outside(`told ${mailTo}`),
});

beforeEach(async () => {
  table = await inProcessTable();
  [journal, failing] = [[], null];
  userId = await userCreator(table)(ana, now, emailClaim(ana.email, hashes));
  const { record } = generateApiKey(userId, { label: 'laptop', ...ALL_POWERS }, now);
  await keyStore(table).create({ userId, now, by: OPERATOR }, record);
  key = record.hash;
  await subscriptionStore(table).set(subscribed());
  await reminderStore(table).create(aReminder({ userId, id: 'r' }), { limit: 5 });
  await itemStore(table).link(userId, 'i', { now, dueAt: now });
});

const OUTSIDE = ['item i', 'later r', 'schedule r', 'memories', 'told ana@example.com'];

describe('an erasure', () => {
  it('reaches every vendor after the keys are revoked, and leaves a tombstone that lapses', async () => {
    await eraseUser(userId, now, parts());
    expect(journal).toEqual(OUTSIDE.map((what) => `${what}, 0 keys`));
    const expiresAt = 1_773_144_000 + 90 * 86_400;
    expect(await records()).toEqual([{ ...keys.tombstone(userId), erasedAt: now, expiresAt }]);
  });

  it.each(OUTSIDE)(
    'that breaks off at %s has taken the keys, lapses never, and is completed when it is repeated',
    async (what) => {
      failing = what;
      await expect(eraseUser(userId, now, parts())).rejects.toThrow('down');
      const { keys: known, erased } = await accessStore(table).read(userId);
      expect(known).toEqual([]);
      expect(erased).toBe(true);
      const lasting = (await records()).filter(({ sk }) => !String(sk).startsWith('HISTORY#'));
      for (const record of lasting) expect(record).not.toHaveProperty('expiresAt');
      failing = null;
      await eraseUser(userId, now, parts());
      expect((await records()).map(({ sk }) => sk)).toEqual(['ACCESS#TOMBSTONE']);
    },
  );

  it('lets no key, subscription or connection be made any more', async () => {
    await eraseUser(userId, now, parts());
    const { record } = generateApiKey(userId, { label: 'late', ...ALL_POWERS }, now);
    expect(await keyStore(table).create({ userId, now, by: OPERATOR }, record)).toBe('erased');
    expect(await subscriptionStore(table).set(subscribed())).toBe('erased');
    expect(await itemStore(table).link(userId, 'late', { now, dueAt: now })).toBe('erased');
    expect(await records()).toHaveLength(1);
  });

  it('finds what is kept of addresses, also of those that the user had before', async () => {
    const moved = { ...ana, email: 'ana@other.example', phone: '+5521999990002' };
    const windows = customerServiceWindowStore(table);
    const bad = suppressionListStore(table, () => now);
    await bad.add(hashes.current('email', ana.email), 'bounce');
    await windows.record({ event: 'wrote', addressHash: hashes.current('whatsapp', ana.phone), at: now });
    await accessStore(table).putProfile(userId, moved, replacedAddresses(ana, moved, hashes), {
      taken: emailClaim(moved.email, hashes),
      freed: emailClaim(ana.email, hashes),
    });
    await bad.add(hashes.current('whatsapp', moved.phone), 'whatsapp:131026');
    const ofAnother = hashes.current('whatsapp', '+5531999990003');
    await bad.add(ofAnother, 'whatsapp:131026');
    await eraseUser(userId, now, parts());
    expect((await records()).map(({ pk }) => pk)).toEqual(
      expect.arrayContaining([`USER#${userId}`, `ADDRESS#${ofAnother}`]),
    );
    expect(await records()).toHaveLength(2);
  });
});

describe('addresses of a deployment whose hashes had no key', () => {
  const [, plainEmail = ''] = hashes.all('email', ana.email);
  const [newPhone = '', plainPhone = ''] = hashes.all('whatsapp', ana.phone);
  beforeEach(async () => {
    await put({ ...keys.address(plainEmail), reason: 'bounce', refusedAt: now, expiresAt: 2_000_000_000 });
    await put({ ...keys.inbound(plainPhone), lastInboundAt: now, expiresAt: 2_000_000_000 });
  });

  it('still work, and are erased', async () => {
    expect(await suppressionListStore(table, () => now).find(hashes.all('email', ana.email))).toBe('bounce');
    expect(await customerServiceWindowStore(table).lastInboundAt(hashes.all('whatsapp', ana.phone))).toBe(now);
    await eraseUser(userId, now, parts());
    expect(await records()).toHaveLength(1);
  });

  it('are moved by a command that can be run twice; what is newer stays', async () => {
    const later = at('2026-03-10T13:00:00Z');
    await customerServiceWindowStore(table).record({ event: 'wrote', addressHash: newPhone, at: later });
    expect(await rekeyAddresses(table, hashes)).toBe(2);
    expect(await rekeyAddresses(table, hashes)).toBe(0);
    expect(await suppressionListStore(table, () => now).find([hashes.current('email', ana.email)])).toBe('bounce');
    expect(await customerServiceWindowStore(table).lastInboundAt([newPhone])).toBe(later);
    expect(JSON.stringify(await records())).not.toContain(plainPhone);
    expect(JSON.stringify(await records())).not.toContain(plainEmail);
  });
});

it('an export holds what a vendor keeps of memories beside those of the table', async () => {
  const memory = { topic: 'has:gat', meaning: 'yes', text: 'Tenho um gato', updatedAt: now };
  const memoriesElsewhere = async (owner: string) => (owner === userId ? [memory] : []);
  const exported = await exportUser(userId, { table, addressHashes: async () => hashes, memoriesElsewhere });
  expect(exported.memory).toEqual([memory]);
  expect(exported.profile).toMatchObject([ana]);
  expect(JSON.stringify(exported)).not.toContain(key);
});

it('an export hands out investments and loans, which are stored compressed; an erasure leaves none', async () => {
  const position = toPosition(
    { id: 'p', type: 'FIXED_INCOME', name: 'CDB Sol', balance: 10 },
    { readOn: '2026-03-10' as IsoDate },
  );
  const held = { ...NO_HOLDINGS, positions: position ? [position] : [] };
  await writeAll(table, [holdingsStore(table).put(userId, 'i', held)]);
  const exported = await exportUser(userId, {
    table,
    addressHashes: async () => hashes,
    memoriesElsewhere: async () => [],
  });
  expect(exported.holdings).toMatchObject([{ itemId: 'i', positions: [{ name: 'CDB Sol', balance: 1_000 }] }]);
  expect(JSON.stringify(exported)).not.toContain('packed');
  await eraseUser(userId, now, parts());
  expect((await records()).map(({ sk }) => sk)).toEqual(['ACCESS#TOMBSTONE']);
});
