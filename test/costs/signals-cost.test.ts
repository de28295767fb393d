import { expect, it } from 'vitest';
import { withOutlookOn } from '../../shared/recurring/found-stream.ts';
import { foundIn } from '../../shared/recurring/read-streams.ts';
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
const streams = withOutlookOn(today, detect());
const ahead = { now: null, lowest: null, sure: null };
const sources = { accounts, bills: [], closingDates: [], transactions, streams, connections: [aConnection()], ahead };
const evaluate = () => changesOfSignals(sources, { signals: [], silences: [] }, today);

it('finding the signals of 5,000 rows takes no more than finding their streams, which an import does', () => {
  expect(costRatio(evaluate, detect, 1)).toBeLessThan(1);
});
