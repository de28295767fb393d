import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { allCategories } from '../categories/category-tree.ts';
import { paymentMethod } from '../categorizer/payment-method.ts';
import { spokenName } from '../categorizer/spoken-name.ts';
import type { STATEMENT_ORDERS } from '../contract/web/statement.ts';
import { categoryConfidence, categorySource, type Transaction } from '../ledger/transaction.ts';
import { toAmount } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { classifyTransfers } from '../transfers/classify-transfers.ts';
import { type Place, placeOf } from '../transfers/place.ts';

const toAccount = ({ id, name, customName, connectorName, type }: Account) => ({
  account_id: id,
  name: customName ?? name,
  connector_name: connectorName,
  type,
});

/** Roots with all below them, in the order of the tree. */
const categoryGroups = () => {
  const groups = new Map<string, { name: string; below: string[] }>();
  for (const { id, portuguese } of allCategories()) {
    // The first two digits name the root.
    const root = id.slice(0, 2);
    const group = groups.get(root);
    if (group) group.below.push(portuguese);
    else groups.set(root, { name: portuguese, below: [] });
  }
  return [...groups.values()];
};

// Debt that another bill takes over moves as little into or out of what a person has as an own transfer.
const countsAs = (place: Place) => (place === 'own_move' || place === 'carried' ? 'move' : place);

type Order = (typeof STATEMENT_ORDERS)[number];
type Ranked = readonly { by: string }[];

/** The largest or smallest stand in the order of their amounts; the latest, and two lists in one, in that of their dates. */
export const orderOf = (ranking: Ranked): Order => {
  const [only, ...others] = ranking;
  if (!only || others.length > 0) return 'date';
  return only.by === 'largest' ? 'amount_desc' : only.by === 'smallest' ? 'amount_asc' : 'date';
};

/** @param rows newest first, and so those of one amount */
export const inOrder = (rows: readonly Transaction[], order: Order): readonly Transaction[] => {
  if (order === 'date') return rows;
  const sign = order === 'amount_desc' ? -1 : 1;
  return [...rows].sort((a, b) => sign * (Math.abs(a.amount) - Math.abs(b.amount)));
};

/** Of an interpretation: what is no filter of rows beside their dates. */
const NO_FILTERS = new Set('startDate endDate excludedPeriods match answerable reason operation unread'.split(' '));

type Understood = { unread: readonly string[]; texts: readonly string[]; answerable: boolean };

/** Words that were not understood are looked for in the rows' texts where nothing but dates was: then they are its `texts`. */
export const wordsAsTexts = <T extends Understood>(understood: T): T => {
  const { unread, answerable } = understood;
  const filters = Object.entries(understood).filter(([name]) => !NO_FILTERS.has(name));
  const isFilter = filters.some(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== null));
  return !answerable || isFilter || unread.length === 0 ? understood : { ...understood, texts: unread, unread: [] };
};

/** Rows whose description, merchant, category or note hold every word. */
export const holding = (rows: readonly Transaction[], texts: readonly string[]): readonly Transaction[] => {
  const words = texts.map(normalizeText);
  return rows.filter((row) => {
    const { description, merchant, category, note } = row;
    const text = normalizeText([description, merchant, spokenName(row), category, note].join(' '));
    return words.every((word) => text.includes(word));
  });
};

/**
 * Rows as a page lists them, each with how it counts in the cash flow.
 * @param rows those to be listed
 * @param around all that were read: transfers are recognized by their counter-entries
 * @param signals by row, the sentence of the signal that it is evidence of
 */
export const statementOf = (
  rows: readonly Transaction[],
  around: readonly Transaction[],
  { accounts, bills, holdings }: Pick<AccountSnapshot, 'accounts' | 'bills' | 'holdings'>,
  signals: ReadonlyMap<string, string>,
) => {
  const transfers = classifyTransfers(around, accounts, bills, holdings);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return {
    rows: rows.map((row) => ({
      id: row.id,
      date: row.date,
      description: row.description,
      merchant: spokenName(row),
      category: row.category,
      by_user: categorySource(row) === 'user',
      category_confidence: categoryConfidence(row),
      payment_method: paymentMethod(row, byId.get(row.accountId)?.type),
      amount: toAmount(row.amount),
      currency_code: row.currencyCode,
      status: row.status,
      account_id: row.accountId,
      note: row.note ?? null,
      installment: row.installment && { number: row.installment.number, total: row.installment.total },
      counts_as: countsAs(placeOf(row, byId.get(row.accountId), transfers)),
      ...(signals.has(row.id) && { signal: signals.get(row.id) }),
    })),
    accounts: accounts.map(toAccount),
    categories: categoryGroups(),
  };
};
