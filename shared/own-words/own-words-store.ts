import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { PutWords } from '../ledger/ledger-store.ts';
import { randomBytes } from '../platform/bytes.ts';
import { keys } from '../platform/table/keys.ts';
import { queryBetween } from '../platform/table/query-pages.ts';
import { asStored, readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { updateOf } from '../platform/table/update.ts';
import { type IsoMonth, monthOf } from '../time/calendar.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { type CarriedWords, carryWords } from './carry-words.ts';
import type { AccountName, MerchantWords, OwnRowWords, OwnWordsOfUser } from './words.ts';

const word = z.object({ value: stored.maybeText, order: stored.integer });
const words = z.object({ category: z.optional(word), merchant: z.optional(word), note: z.optional(word) });
const direction = z.enum(['DEBIT', 'CREDIT']);

const rowWords = z.object({
  itemId: stored.text,
  row: z.object({
    id: stored.text,
    accountId: stored.text,
    date: stored.date,
    type: direction,
    amount: stored.centavos,
    currencyCode: stored.text,
    description: stored.text,
    installment: z.nullable(z.object({ number: stored.integer })),
    pending: z.optional(z.object({ merchant: stored.maybeText })),
  }),
  formerId: stored.maybeText,
  words,
});

const merchantWords = z.object({
  id: stored.text,
  merchant: z.object({ direction, name: stored.maybeText, text: stored.maybeText }),
  words,
  isUnfinished: stored.flag,
  createdAt: z.optional(stored.instant),
});

const last = z.object({ order: stored.integer });

const accountName = z.object({ itemId: stored.text, accountId: stored.text, customName: stored.text });

/** A record by its kind, which `what` names. */
const readOwnWords = (records: readonly Record<string, unknown>[]): OwnWordsOfUser => {
  const of = <Value>(kind: string, schema: { parse(record: unknown): Value }): Value[] =>
    records.filter(({ what }) => what === kind).map((record) => readStored(schema, record, ['pk', 'sk', 'what']));
  const [{ order } = { order: 0 }] = of('order', last);
  return {
    order,
    rows: of<OwnRowWords>('row', rowWords),
    merchants: of<MerchantWords>('merchant', merchantWords),
    accounts: of<AccountName>('account', accountName),
  };
};

/** Records of the user's own words. Reads are strongly consistent; writes are parts of the caller's transaction. */
export const ownWordsStore = (table: Table) => {
  const TableName = table.name;
  const keyOf = (userId: string, { row }: OwnRowWords) =>
    keys.rowWords(userId, monthOf(row.date), row.accountId, row.id);

  return {
    everything: async (userId: string): Promise<OwnWordsOfUser> =>
      readOwnWords(await queryBetween(table, keys.ownWordsOf(userId))),

    /** What an import needs: words on rows of `first` and later months, on merchants, on accounts; `order` is not read. */
    since: async (userId: string, first: IsoMonth): Promise<OwnWordsOfUser> =>
      readOwnWords(await queryBetween(table, keys.ownWordsOf(userId, first))),

    replaceRow: (userId: string, { before, after }: CarriedWords): WriteItem[] => {
      const kept = keyOf(userId, after);
      const left = before.map((one) => keyOf(userId, one)).filter(({ sk }) => sk !== kept.sk);
      // First the new record: where a transaction ends between the two, the next import joins them.
      return [
        { Put: { TableName, Item: { ...kept, what: 'row', ...after } } },
        ...left.map((Key) => ({ Delete: { TableName, Key } })),
      ];
    },

    removeRow: (userId: string, one: OwnRowWords): WriteItem => ({ Delete: { TableName, Key: keyOf(userId, one) } }),

    putMerchant: (userId: string, words: MerchantWords): WriteItem => ({
      Put: { TableName, Item: { ...keys.merchantWords(userId, words.id), what: 'merchant', ...words } },
    }),

    removeMerchant: (userId: string, { id }: Pick<MerchantWords, 'id'>): WriteItem => ({
      Delete: { TableName, Key: keys.merchantWords(userId, id) },
    }),

    /** Not a change of words, so the order stays. */
    finishMerchant: (userId: string, { id }: MerchantWords): WriteItem => ({
      Update: {
        TableName,
        Key: keys.merchantWords(userId, id),
        UpdateExpression: 'SET isUnfinished = :no',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':no': false },
      },
    }),

    /** @param account its record, where the name moves to another account @param name null removes it */
    nameAccount: (userId: string, account: Omit<AccountName, 'customName'>, name: string | null): WriteItem => {
      const Key = keys.accountName(userId, account.accountId);
      if (name === null) return { Delete: { TableName, Key } };
      return updateOf(table, Key, { set: { ...asStored(account), what: 'account', customName: name } });
    },

    /** Part of every change that is based on the state read at `order`. */
    raiseOrder: (userId: string, order: number): WriteItem => ({
      Update: {
        TableName,
        Key: keys.wordOrder(userId),
        UpdateExpression: 'SET #order = :next, what = :what',
        ConditionExpression: order === 0 ? 'attribute_not_exists(pk)' : '#order = :order',
        ExpressionAttributeNames: { '#order': 'order' },
        ExpressionAttributeValues: {
          ':next': order + 1,
          ':what': 'order',
          ...(order > 0 && { ':order': order }),
        },
      },
    }),

    /** Part of an import that carries words: the fence protects it, and a change under way must read again. */
    countCarried: (userId: string): WriteItem => ({
      Update: {
        TableName,
        Key: keys.wordOrder(userId),
        UpdateExpression: 'SET #order = if_not_exists(#order, :none) + :one, what = :what',
        ExpressionAttributeNames: { '#order': 'order' },
        ExpressionAttributeValues: { ':none': 0, ':one': 1, ':what': 'order' },
      },
    }),

    checkOrder: (userId: string, order: number): WriteItem => ({
      ConditionCheck: {
        TableName,
        Key: keys.wordOrder(userId),
        ...(order === 0
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: '#order = :order',
              ExpressionAttributeNames: { '#order': 'order' },
              ExpressionAttributeValues: { ':order': order },
            }),
      },
    }),

    /** Words on what an unlinked connection had; those on merchants are about no connection. */
    removals: async (userId: string, itemId: string): Promise<WriteItem[]> => {
      const { rows, accounts } = readOwnWords(await queryBetween(table, keys.ownWordsOf(userId)));
      const ofRows = rows.filter((one) => one.itemId === itemId).map((one) => keyOf(userId, one));
      const ofAccounts = accounts
        .filter((one) => one.itemId === itemId)
        .map(({ accountId }) => keys.accountName(userId, accountId));
      return [...ofRows, ...ofAccounts].map((Key) => ({ Delete: { TableName, Key } }));
    },
  };
};

export type OwnWordsStore = ReturnType<typeof ownWordsStore>;

/** The functions by which an import applies a user's words to its rows and moves their records along renumbered rows. */
export const importedWords =
  (store: Pick<OwnWordsStore, 'replaceRow'>, userId: string, words: OwnWordsOfUser): PutWords =>
  (accountId, merge, former) => {
    const { rows, carried } = carryWords(words, accountId, merge, former);
    return { rows, writes: carried.flatMap((one) => store.replaceRow(userId, one)) };
  };

const HOURS = 1;
/** Beyond that an answer has no `undo_id`. */
export const MOST_UNDONE = 500;

/** `order`: of the word that was said; `before`: the words that it was said over. */
const said = { order: stored.integer, before: words };
const undoRecord = z.object({
  id: stored.text,
  rows: z.array(z.object({ id: stored.text, accountId: stored.text, ...said })),
  merchant: z.nullable(z.object({ id: stored.text, ...said })),
  changed: stored.integer,
  expiresAt: stored.integer,
});

export type UndoRecord = z.output<typeof undoRecord>;
/** What a change replaced. */
export type Replaced = Pick<UndoRecord, 'rows' | 'merchant' | 'changed'>;

/** What the latest changes of words replaced, for an hour. */
export const undoStore = (table: Table) => ({
  /** Part of the change's transaction. */
  put: (userId: string, replaced: Replaced, now: Instant): { id: string; write: WriteItem } => {
    const id = randomBytes(16).toString('base64url');
    const expiresAt = epochSeconds(addSeconds(now, HOURS * 3600));
    const Item = { ...keys.undo(userId, id), id, ...replaced, expiresAt };
    return { id, write: { Put: { TableName: table.name, Item } } };
  },
  find: async (userId: string, id: string, now: Instant): Promise<UndoRecord | null> => {
    const get = new GetCommand({ TableName: table.name, Key: keys.undo(userId, id), ConsistentRead: true });
    const { Item } = await table.client.send(get);
    const record = Item ? readStored(undoRecord, Item, ['pk', 'sk']) : null;
    return record && epochSeconds(now) < record.expiresAt ? record : null;
  },
  /** Of two calls one succeeds. */
  take: (userId: string, id: string): WriteItem => ({
    Delete: { TableName: table.name, Key: keys.undo(userId, id), ConditionExpression: 'attribute_exists(pk)' },
  }),
});
