import { expect, it } from 'vitest';
import type { ForecastStores } from '../../shared/forecast/forecast-store.ts';
import { readForecast } from '../../shared/forecast/forecast-store.ts';
import type { Transaction } from '../../shared/ledger/transaction.ts';
import { foundIn } from '../../shared/recurring/read-streams.ts';
import { signalSources } from '../../shared/signals/evaluate-signals.ts';
import { changesOfSignals } from '../../shared/signals/find-signals.ts';
import { day } from '../shared/ledger/a-transaction.ts';
import { realisticRows, seededRandom } from '../shared/ledger/realistic-rows.ts';
import { aConnection, someAccounts, TODAY } from '../shared/signals/some-signals.ts';
import { costRatio } from './cost-ratio.ts';

const ROWS = 2_500;
const random = seededRandom(51);
const span = { from: day('2025-11-01'), days: 391, count: ROWS };
const transactions = [
  ...realisticRows(random, { ...span, accountId: 'card-1', kind: 'CREDIT' }),
  ...realisticRows(random, { ...span, accountId: 'acc-1', kind: 'BANK' }),
];
const accounts = someAccounts();
const today = day(TODAY);
const detect = () => foundIn({ transactions, accounts, bills: [], known: [] }, today);

const storesOf = (rows: readonly Transaction[]): ForecastStores => ({
  snapshots: { read: async () => ({ accounts, bills: [], closingDates: [] }) },
  ledger: { range: async (_user, from, to) => rows.filter(({ date }) => from <= date && date <= to) },
  streamRecords: { read: async () => ({ streams: [], found: null, yearly: null }) },
  reminders: { listAmongActive: async () => [] },
  connections: async () => [aConnection()],
});

/** The forecast of the next days, and all signals. */
const evaluationOf = async (rows: readonly Transaction[]) => {
  const forecast = await readForecast(storesOf(rows), 'ana', today);
  return () => changesOfSignals(signalSources(forecast, today), { signals: [], silences: [] }, today);
};

it('finding the signals of 5,000 rows, with the forecast, takes about as long as finding their streams, a part of an import', async () => {
  expect(costRatio(await evaluationOf(transactions), detect, 2)).toBeLessThan(2);
});

it('rows of one merchant cost no more than those of many', async () => {
  const ofOne = transactions.map((row) => ({ ...row, description: 'LOJA SOL', merchant: null, category: 'Compras' }));
  expect(costRatio(await evaluationOf(ofOne), await evaluationOf(transactions), 4)).toBeLessThan(4);
});
