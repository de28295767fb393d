import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { DISMISSAL_REASONS, SIGNAL_KINDS, SIGNAL_WORDS, SUBSCRIPTION_KINDS } from '../contract/resources/signal.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { keys, signalIdOfKey } from '../platform/table/keys.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import { type ItemChange, updateItem, updateOf } from '../platform/table/update.ts';
import type { IsoDate } from '../time/calendar.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import type { DismissalReason, FoundSignal, Signal, SignalWord, Silence } from './signal.ts';

/** 13 months. */
const RETENTION_SECONDS = 396 * 86_400;
/** Above it the oldest go. */
export const MOST_SIGNALS = 300;
const MOST_SILENCES = 200;

const centavosOrNone = z.optional(stored.centavos);

const signalRecord = z.object({
  id: stored.text,
  kind: z.enum(SIGNAL_KINDS),
  about: stored.text,
  merchant: stored.text,
  latest: stored.date,
  tellBy: z.optional(stored.date),
  date: stored.date,
  amount: stored.maybeCentavos,
  category: stored.maybeText,
  accountId: stored.maybeText,
  figures: z.object({
    name: stored.text,
    from: centavosOrNone,
    to: centavosOrNone,
    usual: centavosOrNone,
    total: centavosOrNone,
  }),
  rows: z.array(z.object({ id: stored.text, date: stored.date, amount: stored.centavos })),
  streamId: stored.maybeText,
  billId: stored.maybeText,
  itemIds: z.array(stored.text),
  status: z.enum(SIGNAL_WORDS),
  reason: z.nullable(z.enum(DISMISSAL_REASONS)),
  foundAt: stored.instant,
  isGone: stored.flag,
  isTold: stored.flag,
  version: stored.integer,
});

const rulesRecord = z.object({
  /** In São Paulo, of the last evaluation that wrote. */
  lastDay: z.nullable(stored.date),
  /** The last day on which a notice told some. */
  toldOn: z.nullable(stored.date),
  /** Connections that were evaluated before: what they bring from now on is news. */
  items: z.array(stored.text),
  silences: z.array(
    z.object({
      signalId: stored.text,
      kind: z.enum(SIGNAL_KINDS),
      about: stored.text,
      merchant: stored.text,
      streamId: stored.maybeText,
      reason: z.enum(['expected', 'cancelled']),
      since: stored.date,
    }),
  ),
  version: stored.integer,
});

/** What a user's signals are found by. */
export type SignalRules = z.output<typeof rulesRecord>;

export const NO_RULES: SignalRules = { lastDay: null, toldOn: null, items: [], silences: [], version: 0 };

const OWN_OF_SIGNAL = ['pk', 'sk', 'expiresAt'];

const readSignal = (item: Record<string, unknown>): Signal =>
  readStored(signalRecord, { ...item, id: signalIdOfKey(String(item.sk)) }, OWN_OF_SIGNAL);

export type SignalsOfUser = { signals: Signal[]; rules: SignalRules };

/** A user's signals and their rules. Every change is a part of a transaction, on the version that was read. */
export const signalStore = (table: Table) => {
  const { client, name: TableName } = table;

  const isRules = ({ sk }: Record<string, unknown>): boolean => signalIdOfKey(String(sk)) === null;
  const rulesIn = (item: unknown): SignalRules => (item ? readStored(rulesRecord, item) : NO_RULES);

  const readAll = async (userId: string, consistent: boolean): Promise<SignalsOfUser> => {
    const records: Record<string, unknown>[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: keys.signalsOf(userId),
          ConsistentRead: consistent,
          ExclusiveStartKey: start,
        }),
      );
      records.push(...(page.Items ?? []));
      start = page.LastEvaluatedKey;
    } while (start);
    return {
      signals: records.filter((item) => !isRules(item)).map(readSignal),
      rules: rulesIn(records.find(isRules)),
    };
  };

  const get = async (Key: { pk: string; sk: string }) =>
    (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;

  const changeOf = ({ version, ...rules }: SignalRules): ItemChange => ({
    set: { ...rules, silences: rules.silences.slice(-MOST_SILENCES), version: version + 1 },
    ...(version === 0
      ? { condition: 'attribute_not_exists(#pk)' }
      : { condition: '#version = :read', values: { ':read': version } }),
  });

  const store = {
    /** Eventually consistent, at half the read units. */
    list: async (userId: string): Promise<Signal[]> => (await readAll(userId, false)).signals,
    readFresh: (userId: string): Promise<SignalsOfUser> => readAll(userId, true),
    rules: async (userId: string): Promise<SignalRules> => rulesIn(await get(keys.signalRules(userId))),

    /** One signal with the rules; null where there is no such one. */
    async find(userId: string, id: string): Promise<{ signal: Signal; rules: SignalRules } | null> {
      const [item, rules] = await Promise.all([get(keys.signal(userId, id)), get(keys.signalRules(userId))]);
      return item ? { signal: readSignal(item), rules: rulesIn(rules) } : null;
    },

    /** Its condition fails when it is there. */
    add: (userId: string, { id, ...found }: FoundSignal, foundAt: Instant, isTold: boolean): WriteItem => ({
      Put: {
        TableName,
        Item: {
          ...keys.signal(userId, id),
          ...found,
          ...{ status: 'new', reason: null, foundAt, isGone: false, isTold, version: 1 },
          expiresAt: epochSeconds(addSeconds(foundAt, RETENTION_SECONDS)),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    }),

    /** Its condition fails when it was changed since it was read. */
    change: (userId: string, { id, version, tellBy, foundAt: _, ...signal }: Signal): WriteItem =>
      updateOf(table, keys.signal(userId, id), {
        set: { ...signal, ...(tellBy && { tellBy }), version: version + 1 },
        condition: '#version = :read',
        values: { ':read': version },
      }),

    /** False where either changed since it was read. @throws IdempotencyConflictError as `tryWriteAll` */
    async save(
      userId: string,
      { signal, rules }: { signal: Signal; rules: SignalRules },
      extraWrites: readonly WriteItem[],
    ): Promise<boolean> {
      const failed = await writeAll(
        table,
        [store.change(userId, signal), store.putRules(userId, rules), unlessErased(table, userId)],
        extraWrites,
      );
      return failed.length === 0;
    },

    remove: (userId: string, { id }: Pick<Signal, 'id'>): WriteItem => ({
      Delete: { TableName, Key: keys.signal(userId, id) },
    }),

    /** @param version of the rules as they were read; 0 where there were none */
    putRules: (userId: string, rules: SignalRules): WriteItem =>
      updateOf(table, keys.signalRules(userId), changeOf(rules)),

    /** The same alone, where there were some: an erasure takes them away. False when they were changed since. */
    saveRules: async (userId: string, rules: SignalRules): Promise<boolean> =>
      (await updateItem(table, keys.signalRules(userId), changeOf(rules), 'NONE')) !== null,
  };
  return store;
};

export type SignalStore = ReturnType<typeof signalStore>;

/** The rules with a person's word on a signal, which takes the place of the one before. */
const withSilence = (rules: SignalRules, signalId: string, silence: Silence | null): SignalRules => ({
  ...rules,
  silences: [...rules.silences.filter((one) => one.signalId !== signalId), ...(silence ? [silence] : [])],
});

const OF_SUBSCRIPTIONS: readonly string[] = SUBSCRIPTION_KINDS;

/** Kinds that are about nothing that comes again. */
const OF_NOTHING: readonly string[] = ['low_balance_ahead'];

/**
 * A signal and the rules after a person's word.
 * @throws InvalidInputError for a reason that is not one of its kind
 */
export const withWord = (
  { signal, rules }: { signal: Signal; rules: SignalRules },
  { status, reason = 'expected' }: { status: SignalWord; reason?: DismissalReason | undefined },
  today: IsoDate,
): { signal: Signal; rules: SignalRules } => {
  const { id, kind, about, merchant, streamId } = signal;
  const given = status === 'dismissed' ? reason : null;
  if (given === 'cancelled' && !OF_SUBSCRIPTIONS.includes(kind)) {
    throw new InvalidInputError('Invalid reason', { message: 'cancelled is a reason for subscriptions only' });
  }
  const isSilence = (given === 'expected' && !OF_NOTHING.includes(kind)) || given === 'cancelled';
  const silence = isSilence ? { signalId: id, kind, about, merchant, streamId, reason: given, since: today } : null;
  return { signal: { ...signal, status, reason: given }, rules: withSilence(rules, id, silence) };
};
