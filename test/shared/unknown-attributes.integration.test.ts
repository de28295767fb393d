import { readdirSync, readFileSync } from 'node:fs';
import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { sessionStore } from '../../shared/access/session-store.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import type { Instant } from '../../shared/time/instant.ts';
import { inProcessTable } from '../support/in-process-dynamo.ts';
import { asOfLater, expectKept } from './later-release.ts';
import { otherRecords } from './other-records.ts';
import { accessRecords } from './records-of-access.ts';
import { bankRecords } from './records-of-banks.ts';
import { countedRecords } from './records-of-users.ts';

const records = { ...accessRecords, ...bankRecords, ...countedRecords, ...otherRecords };

/** Kinds of records that nothing changes: each is written once, and removed. */
const WRITTEN_ONCE = ['credential', 'feedEntry', 'held', 'history', 'hookEvent', 'switchHistory', 'undo', 'visit'];

/** Names of the kinds of records that the key module knows. */
const kinds = Object.entries(keys).flatMap(([name, build]) => {
  const made: unknown = (build as (...parts: string[]) => unknown)('a', 'b', 'c', 'd', 'e');
  return typeof made === 'object' && made !== null && 'pk' in made && 'sk' in made ? [name] : [];
});

/** Files that put whole records: new ones only, or `as read` those that they read, with all that they had. */
const PUTS: Record<string, 'new' | 'as read'> = {
  'access/address-owners.ts': 'as read',
  'access/create-user.ts': 'new',
  'access/erasure-record.ts': 'new',
  'access/grants/grant-store.ts': 'new',
  'access/invites.ts': 'new',
  'access/key-store.ts': 'new',
  'access/migrate-keys.ts': 'new',
  'access/profile-store.ts': 'new',
  'access/quota/quota-repository.ts': 'as read',
  'access/recovery-codes.ts': 'new',
  'access/session-store.ts': 'as read',
  'access/subscription-store.ts': 'new',
  'access/switch-store.ts': 'new',
  'access/visits.ts': 'new',
  'cards/bill-store.ts': 'as read',
  'cards/closing-date-store.ts': 'as read',
  'connections/link-store.ts': 'new',
  'events/outbox.ts': 'new',
  'feed/feed-writes.ts': 'new',
  'files/write-rows.ts': 'new',
  'ledger/store/commit-months.ts': 'new',
  'notifications/delivery-store.ts': 'new',
  'oauth/client.ts': 'new',
  'oauth/code-store.ts': 'new',
  'oauth/request-store.ts': 'new',
  'own-words/own-words-store.ts': 'as read',
  'personal-data/begin-erasure.ts': 'new',
  'personal-data/note-export.ts': 'new',
  'personal-data/protect-account.ts': 'new',
  'personal-data/rekey-addresses.ts': 'as read',
  'personal-data/retention.ts': 'new',
  'runtime/idempotency-store.ts': 'new',
  'sign-in/entry-store.ts': 'new',
  'sign-in/held-changes.ts': 'new',
  'sign-in/passkey-store.ts': 'new',
  'signals/signal-store.ts': 'new',
  'sync/item-store.ts': 'new',
  'webhooks/endpoint-store.ts': 'new',
  'webhooks/hook-delivery-store.ts': 'as read',
};

describe('what a later release has stored', () => {
  for (const [name, record] of Object.entries(records)) {
    it(`is kept by a change of this one: ${name}`, async () => {
      await expectKept(await inProcessTable(), record);
    });
  }

  it('does not go from a credential into the history: it may be a secret', async () => {
    const table = await inProcessTable();
    const { key, make } = accessRecords.session ?? {};
    await make?.(table);
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key: key }));
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: asOfLater(Item) as Record<string, unknown> }),
    );
    const change = { userId: 'ana', now: '2026-03-10T12:00:00.000Z' as Instant, by: 'operator' };
    expect(await sessionStore(table).end(change, () => true)).toBe(1);
    const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
    const history = Items.filter(({ sk }) => String(sk).startsWith('HISTORY#'));
    expect(history).toMatchObject([{ event: 'session.ended' }]);
    expect(JSON.stringify(Items)).not.toContain('later');
  });

  it('is tested for every kind of record', () => {
    const tested = Object.keys(records).map((name) => name.split(' ')[0]);
    expect([...new Set([...tested, ...WRITTEN_ONCE])].sort()).toEqual(kinds.toSorted());
  });

  it('is put back by every file that puts whole records', () => {
    const files = readdirSync('shared', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const isPutting = (text: string) => /\bPut: |\bPut = |new PutCommand/.test(text) && text.includes('TableName');
    const putting = files.filter((file) => isPutting(readFileSync(`shared/${file}`, 'utf8')));
    expect(putting.sort()).toEqual(Object.keys(PUTS));
  });
});
