import { NotFoundError } from '../domain-errors.ts';
import { asImported, type Transaction } from '../ledger/transaction.ts';
import { log } from '../platform/log.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { AFTER_THE_CALL_SECONDS, monthsOf, readSources, type WordServices } from './change-transaction.ts';
import { onRowsOf } from './word-change.ts';
import {
  isSameMerchant,
  joined,
  type MerchantWords,
  type OwnWordsOfUser,
  ownMerchant,
  saysAny,
  type Words,
} from './words.ts';

/** The user's words on a merchant, as a page lists them. */
export type Rule = {
  id: string;
  name: string;
  category: string | null;
  merchant: string | null;
  /** Rows that show one of its words. */
  transactions: number;
  createdAt: Instant | null;
};

/** The newest first; those of an unknown instant last, by name. */
const byNewest = (a: Rule, b: Rule): number =>
  (b.createdAt ?? '').localeCompare(a.createdAt ?? '') || a.name.localeCompare(b.name, 'pt-BR');

const FIELDS = ['category', 'merchant', 'note'] as const;

/** Whether a row with these words shows one of the rule. */
const isShown = ({ words: of }: MerchantWords, words: Words): boolean =>
  FIELDS.some((field) => of[field]?.value != null && of[field]?.order === words[field]?.order);

type Found = { row: Transaction; rules: readonly MerchantWords[]; words: Words };

/** The rules of each row. Many rows share a text, so each is looked up once. */
const rulesOfRows = (merchants: readonly MerchantWords[]) => {
  const known = new Map<string, Omit<Found, 'row'>>();
  return (row: Transaction): Omit<Found, 'row'> => {
    const key = JSON.stringify([row.type, row.merchant, row.description]);
    const found = known.get(key);
    if (found) return found;
    const merchant = ownMerchant(row);
    const rules = merchants.filter((said) => merchant && isSameMerchant(said.merchant, merchant));
    const words = rules.reduce<Words>((all, said) => joined(all, said.words), {});
    known.set(key, { rules, words });
    return { rules, words };
  };
};

/** @param rows of all months */
export const rulesOf = (said: Pick<OwnWordsOfUser, 'rows' | 'merchants'>, rows: readonly Transaction[]): Rule[] => {
  const merchants = said.merchants.filter(({ words }) => saysAny(words));
  const keyOf = (row: { id: string; accountId: string }) => JSON.stringify([row.accountId, row.id]);
  const ofRow = new Map(said.rows.map(({ row, words }) => [keyOf(row), words]));
  const rulesOfRow = rulesOfRows(merchants);
  const found = rows
    .map(asImported)
    .map((row): Found => ({ row, ...rulesOfRow(row) }))
    .filter(({ rules }) => rules.length > 0);
  return merchants
    .map((rule): Rule => {
      const mine = found.filter(({ rules }) => rules.includes(rule));
      const newest = mine.reduce<Transaction | null>(
        (last, { row }) => (last && last.date >= row.date ? last : row),
        null,
      );
      const { id, merchant, words, createdAt = null } = rule;
      return {
        id,
        name: newest?.merchant ?? newest?.description ?? merchant.name ?? merchant.text ?? '',
        category: words.category?.value ?? null,
        merchant: words.merchant?.value ?? null,
        transactions: mine.filter(({ row, words: all }) => isShown(rule, joined(all, ofRow.get(keyOf(row)) ?? {})))
          .length,
        createdAt,
      };
    })
    .toSorted(byNewest);
};

const planOf = async (services: WordServices, userId: string, id: string) => {
  const sources = await readSources(services, userId);
  const { said, ledger, fences } = sources;
  const rule = said.merchants.find((one) => one.id === id && saysAny(one.words));
  if (!rule) throw new NotFoundError('Rule not found');
  const merchants = said.merchants.filter((one) => one !== rule);
  const [otherwise] = fences;
  // Without a connection there are no rows.
  const { batches } = ledger.rewrite(onRowsOf({ ...said, merchants }, [rule.merchant]));
  const { writes, inFull } = otherwise
    ? await monthsOf(services, sources, { userId, otherwise, batches })
    : { writes: [], inFull: true };
  const { words } = services;
  // The worker finds the other rows by the record, and removes it.
  const end = inFull
    ? words.removeMerchant(userId, rule)
    : words.putMerchant(userId, { ...rule, words: {}, isUnfinished: true });
  return { writes: [...writes, words.raiseOrder(userId, said.order), end], inFull, events: sources.preparedEvents };
};

/**
 * Removes the words on a merchant: its rows show again what was said of each alone, else what bank and categorizer say. Of a long
 * history the worker gives the older rows back.
 * @throws NotFoundError, ContentionError
 */
export const deleteRule = async (services: WordServices, userId: string, id: string): Promise<void> => {
  const { inFull, events } = await untilWritten(async () => {
    const plan = await planOf(services, userId, id);
    if (!plan.inFull) await services.finishLater(userId, AFTER_THE_CALL_SECONDS);
    const failed = await writeAll(services.table, plan.writes);
    if (failed.length > 0) throw new StaleError('The words changed while a rule was removed');
    return plan;
  });
  await events.send();
  if (!inFull) await services.finishLater(userId, 0).catch((error: unknown) => log.failure(error, { userId }));
};
