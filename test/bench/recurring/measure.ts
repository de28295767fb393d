/** Scores found streams against those of a household, by the rules of the README. */

import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toAmount, toCentavos } from '../../../shared/money.ts';
import { detectStreams } from '../../../shared/recurring/detect-streams.ts';
import type { Stream } from '../../../shared/recurring/stream.ts';
import { type IsoDate, parseIsoDate } from '../../../shared/time/calendar.ts';
import type { TransferKind } from '../../../shared/transfers/classify-transfers.ts';
import type { ExpectedStream, Household, Row } from './format.ts';

export type Pair = { expected: ExpectedStream; found: Stream };
export type Scored = { household: Household; pairs: Pair[]; missed: ExpectedStream[]; wrong: Stream[] };

const dateOf = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
};

const transactionOf = (row: Row): Transaction => ({
  id: row.id,
  accountId: row.accountId,
  date: dateOf(row.date),
  description: row.description,
  amount: toCentavos(row.amount),
  currencyCode: row.currency,
  balance: null,
  type: row.amount < 0 ? 'DEBIT' : 'CREDIT',
  status: row.status,
  category: row.category,
  merchant: row.merchant,
  installment:
    row.installmentNumber !== null && row.totalInstallments !== null
      ? { number: row.installmentNumber, total: row.totalInstallments, totalAmount: null, purchaseDate: null }
      : null,
  billId: null,
  billForecastMonth: null,
});

/** The rows as the ledger would hold them; what only moves own money is known, as it is where streams are detected. */
export const streamsOf = (household: Household): Stream[] => {
  const moves = household.rows.filter((row) => row.isOwnTransfer || row.isBillPayment || row.isInvestment);
  const transfers = new Map<string, TransferKind>(moves.map(({ id }) => [id, 'ownTransfer']));
  const accounts = household.accounts.map(({ id, kind }) => ({ id, type: kind === 'card' ? 'CREDIT' : 'BANK' }));
  return detectStreams(household.rows.map(transactionOf), accounts, transfers, dateOf(household.today));
};

const SHARE = 0.6;

/** Pairs found and expected streams one to one, most shared rows first. */
export const score = (household: Household): Scored => {
  const found = streamsOf(household);
  const options = household.expected.flatMap((expected) =>
    found.map((stream) => {
      const ids = new Set(stream.rows.map(({ id }) => id));
      return { expected, found: stream, shared: expected.rowIds.filter((id) => ids.has(id)).length };
    }),
  );
  const pairs: Pair[] = [];
  for (const option of options.sort((a, b) => b.shared - a.shared)) {
    const { expected, found: stream, shared } = option;
    const isTaken = pairs.some((pair) => pair.expected === expected || pair.found === stream);
    if (isTaken || shared < SHARE * expected.rowIds.length || stream.direction !== expected.direction) continue;
    pairs.push({ expected, found: stream });
  }
  return {
    household,
    pairs,
    missed: household.expected.filter((expected) => !pairs.some((pair) => pair.expected === expected)),
    wrong: found.filter((stream) => !pairs.some((pair) => pair.found === stream)),
  };
};

/** What may be wrong with a pair; null where the set leaves it open. */
export const checks: Readonly<Record<string, (pair: Pair) => boolean | null>> = {
  frequency: ({ expected, found }) => expected.frequency === found.frequency,
  'next date': ({ expected: { nextDateWindow: window }, found }) => {
    if (!window) return null;
    return found.next !== null && window.from <= found.next.date && found.next.date <= window.to;
  },
  'price change': ({ expected: { priceChange: change }, found }) => {
    const other = found.priceChange;
    if (!change || !other) return !change && !other;
    return toAmount(other.from) === change.from && toAmount(other.to) === change.to && other.date === change.date;
  },
  status: ({ expected, found }) => expected.status === found.status,
  'amount varies': ({ expected, found }) => expected.amountVaries === found.varies,
  subscription: ({ expected, found }) =>
    expected.isSubscription === null ? null : expected.isSubscription === found.isSubscription,
};

export type Totals = {
  recall: number;
  precision: number;
  shares: Record<string, number>;
  expected: number;
  found: number;
};

export const totalsOf = (scored: readonly Scored[]): Totals => {
  const pairs = scored.flatMap((one) => one.pairs);
  const expected = pairs.length + scored.flatMap(({ missed }) => missed).length;
  const found = pairs.length + scored.flatMap(({ wrong }) => wrong).length;
  const shares = Object.fromEntries(
    Object.entries(checks).map(([name, check]) => {
      const answers = pairs.map(check).filter((answer) => answer !== null);
      return [name, answers.filter(Boolean).length / answers.length];
    }),
  );
  return { recall: pairs.length / expected, precision: pairs.length / found, shares, expected, found };
};
