import { createHash } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isSameText } from '../platform/bytes.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { type AccessRecords, readAccessRecords } from './access-records.ts';
import { RETENTION_SECONDS, readActor } from './history.ts';

/** Events of one page. */
const PAGE = 50;

const entry = z.object({
  sk: stored.text,
  event: stored.text,
  at: stored.instant,
  by: stored.text,
  /** Of the credential that the event is about. */
  credential: z.optional(stored.text),
  label: z.optional(stored.text),
  device: z.optional(stored.text),
  name: z.optional(stored.text),
  plan: z.optional(stored.text),
  client: z.optional(z.object({ name: stored.text })),
});
type Entry = z.output<typeof entry>;

const PREFIX = 'HISTORY#';
const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const checksum = (userId: string, position: string): string => hashed(`${userId} ${position}`);

const cursorAfter = (userId: string, { sk }: Entry): string => {
  const position = sk.slice(PREFIX.length);
  return `${Buffer.from(position).toString('base64url')}.${checksum(userId, position)}`;
};

/** The position behind which a page begins; null for a cursor of another user, or none of ours. It only narrows the owner's own list. */
export const readHistoryCursor = (userId: string, cursor: string): string | null => {
  const [text = '', sum = '', ...more] = cursor.split('.');
  const position = Buffer.from(text, 'base64url').toString('utf8');
  const isOurs = more.length === 0 && isSameText(sum, checksum(userId, position));
  return isOurs && Buffer.from(position).toString('base64url') === text ? position : null;
};

const whatOf = ({ label, device, client, name, plan }: Entry): string | null =>
  label ?? device ?? client?.name ?? name ?? plan ?? null;

/** The name of the credential whose hash begins so. */
const nameOf = ({ keys: apiKeys, sessions, grants }: AccessRecords, hash: string): string | null => {
  const isIt = (one: { hash: string }) => one.hash.startsWith(hash);
  const grant = grants.find(({ tokens }) => tokens.accessTokens.some(isIt) || tokens.current.startsWith(hash));
  return apiKeys.find(isIt)?.label ?? sessions.find(isIt)?.device ?? grant?.client.name ?? null;
};

const KINDS = { key: 'key', session: 'session', token: 'assistant', refresh: 'assistant', code: 'assistant' } as const;

/** Kind and name of who did it. An event without the name: that of a present credential, or of one that an event is about, if any. */
const actorOf = ({ by, client }: Entry, access: AccessRecords, entries: readonly Entry[]) => {
  const { fingerprint, name } = readActor(by);
  const [prefix = '', hash = ''] = fingerprint.split(':');
  if (prefix === 'operator') return { kind: 'operator' as const, name: null };
  if (!Object.hasOwn(KINDS, prefix)) return { kind: 'system' as const, name: null };
  const kind = KINDS[prefix as keyof typeof KINDS];
  const about = entries.find(({ credential }) => credential === fingerprint);
  // The codes and refresh tokens of an assistant change its own grant alone.
  const own = kind === 'assistant' ? client?.name : undefined;
  return { kind, name: name ?? own ?? nameOf(access, hash) ?? (about ? whatOf(about) : null) };
};

const present = (one: Entry, access: AccessRecords, entries: readonly Entry[]) => ({
  event_id: hashed(one.sk),
  at: one.at,
  event: one.event,
  what: whatOf(one),
  by: actorOf(one, access, entries),
});

/** A page of a user's history, the newest event first, of the last 90 days. Both reads are one round trip. */
export const readHistory = (table: Table) => async (userId: string, now: Instant, before: string | null) => {
  const { pk, sk: first } = keys.history(userId, addSeconds(now, -RETENTION_SECONDS), '', '');
  const query = new QueryCommand({
    TableName: table.name,
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: PAGE + 2,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    // Bounds are inclusive: the position itself is read again and left out.
    ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': PREFIX + (before ?? '~') },
  });
  const [{ Items = [] }, records] = await Promise.all([
    table.client.send(query),
    queryPrefix(table, keys.accessOf(userId)),
  ]);
  const access = readAccessRecords(records);
  const entries = Items.map((item) => entry.parse(item)).filter(({ sk }) => sk !== PREFIX + before);
  const page = entries.slice(0, PAGE);
  const last = page.at(-1);
  return {
    events: page.map((one) => present(one, access, entries)),
    next_cursor: last && entries.length > PAGE ? cursorAfter(userId, last) : null,
  };
};
