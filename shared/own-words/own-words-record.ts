import * as z from 'zod/mini';
import { readStored, stored } from '../platform/table/stored.ts';
import type { AccountName, MerchantWords, OwnRowWords, OwnWordsOfUser } from './words.ts';

const word = z.object({ value: stored.maybeText, order: stored.integer });
export const words = z.object({ category: z.optional(word), merchant: z.optional(word), note: z.optional(word) });
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
export const readOwnWords = (records: readonly Record<string, unknown>[]): OwnWordsOfUser => {
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
