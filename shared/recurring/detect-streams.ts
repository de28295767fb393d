import type { Account } from '../accounts/account.ts';
import { isInvestmentMove } from '../categories/category-groups.ts';
import {
  type MerchantKey,
  merchantKey,
  SHORTEST_COMPACT,
  SHORTEST_SHARED,
  shareName,
} from '../categorizer/merchant-key.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { magnitude } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Transfers } from '../transfers/classify-transfers.ts';
import { type Draft, joinPairs, widened } from './draft.ts';
import { continuesStream, draftsOf } from './find-drafts.ts';
import { isWorthTelling } from './outlook.ts';
import { type Stream, streamOf } from './stream.ts';
import { apart } from './stream-amounts.ts';

// What two texts of one merchant have in common: its name where the bank reports it, the first word, or the beginning.
const marksOf = (key: MerchantKey, rows: readonly Transaction[], isText: (compact: string) => boolean): string[] => {
  const [first = ''] = key.words;
  const beginnings: string[] = [];
  for (let length = SHORTEST_COMPACT; length <= key.compact.length; length += 1) {
    const beginning = key.compact.slice(0, length);
    if (isText(beginning)) beginnings.push(`text ${beginning}`);
  }
  return [
    ...(first.length >= SHORTEST_SHARED ? [`word ${first}`] : []),
    ...new Set(rows.flatMap(({ merchant }) => (merchant ? `merchant ${merchant}` : []))),
    ...beginnings,
  ];
};

type Group = { rows: Transaction[]; marks: string[] };

/** Groups that have a mark in common become one. */
const joinedByMark = (texts: readonly Group[]): Transaction[][] => {
  const byMark = new Map<string, Group>();
  const groups = new Set<Group>();
  for (const text of texts) {
    const [largest = text, ...others] = [...new Set(text.marks.flatMap((mark) => byMark.get(mark) ?? []))].sort(
      (a, b) => b.rows.length - a.rows.length,
    );
    groups.add(largest);
    const joining = largest === text ? [] : [text, ...others];
    for (const { rows, marks } of joining) {
      largest.rows.push(...rows);
      largest.marks.push(...marks);
    }
    for (const other of others) groups.delete(other);
    for (const { marks } of [text, ...others]) for (const mark of marks) byMark.set(mark, largest);
  }
  return Array.from(groups, ({ rows }) => rows);
};

const likeness = ({ type, currencyCode }: Transaction): string => `${type} ${currencyCode}`;

/** Rows of one direction and currency whose texts may name one merchant, each row in one family. */
const familiesOf = (rows: readonly Transaction[]): Transaction[][] =>
  [...groupBy(rows, likeness).values()].flatMap((alike) => {
    const texts = [...groupBy(alike, (row) => merchantKey(row).text).values()].flatMap((group) => {
      const [first] = group;
      return first ? [{ key: merchantKey(first), rows: group }] : [];
    });
    const compacts = new Set(texts.map(({ key }) => key.compact));
    return joinedByMark(
      texts.map(({ key, rows: own }) => ({ rows: [...own], marks: marksOf(key, own, (text) => compacts.has(text)) })),
    );
  });

const MOST_STEP = 0.3;

// A bank that prints a charge anew keeps day, price and category.
const isRenamed = (earlier: Draft, later: Draft): boolean => {
  const [end, start] = [earlier.rows.at(-1), later.rows[0]];
  if (!end || !start || end.type !== start.type || end.currencyCode !== start.currencyCode) return false;
  if (!continuesStream(earlier, later)) return false;
  const step = apart(magnitude(end.amount), magnitude(start.amount));
  const sameCategory = end.category === start.category;
  if (shareName(merchantKey(end), merchantKey(start))) return sameCategory && step <= MOST_STEP;
  return sameCategory && end.category !== null && end.accountId === start.accountId && step === 0;
};

/** Two streams where the bank replaced the text of the first by that of the second. */
const joinedByName = (earlier: Draft, later: Draft): Draft | null =>
  isRenamed(earlier, later) ? widened([...earlier.rows, ...later.rows]) : null;

const NEVER_RECURRING =
  /\b(?:estornos?|devol\w*|reembolsos?|chargeback|cancelamento|cashback|aplicac\w*|aplicaç\w*|resgate|rendimentos?)\b/i;
// Of a card that may not be connected; the word alone is also a phone's or a shop's.
const CARD_BILL =
  /\b(?:pag\w*|pgto|deb\w*|gastos|liq\w*)\b.*\bcart(?:ao|oes)\b(?!.*\b(?:visita|presente)\b)|^pag\w* (?:de |da )?fatura$/;
const CASH = /^\s*saque\b/i;

/** Whether a row may belong to a stream: no move of the user's own money, no installment, no refund. */
const mayRecur = (row: Transaction, isCard: (accountId: string) => boolean, transfers: Transfers): boolean => {
  if (transfers.has(row.id) || isInvestmentMove(row.category) || row.amount === 0) return false;
  if (NEVER_RECURRING.test(row.description) || CASH.test(row.description)) return false;
  if (!isCard(row.accountId)) return !CARD_BILL.test(normalizeText(row.description));
  return row.type === 'DEBIT' && (row.installment === null || row.installment.total < 2);
};

const byFirstRow = (a: Draft, b: Draft): number => ((a.rows[0]?.id ?? '') < (b.rows[0]?.id ?? '') ? -1 : 1);

/**
 * The streams among a user's rows. Pure; the order of the rows does not matter.
 * @param today the date in America/Sao_Paulo
 */
export const detectStreams = (
  transactions: readonly Transaction[],
  accounts: readonly Pick<Account, 'id' | 'type'>[],
  transfers: Transfers,
  today: IsoDate,
): Stream[] => {
  const cards = new Set(accounts.filter(({ type }) => type === 'CREDIT').map(({ id }) => id));
  const isCard = (accountId: string): boolean => cards.has(accountId);
  const rows = transactions.filter((row) => mayRecur(row, isCard, transfers));
  const drafts = joinPairs(familiesOf(rows).flatMap(draftsOf), joinedByName).sort(byFirstRow);
  return drafts
    .map((draft) => streamOf(draft, isCard, today))
    .filter(({ rows, status }) => isWorthTelling(rows.length, status));
};
