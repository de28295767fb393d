import { expect, it } from 'vitest';
import { addDays, isoDate } from '../../shared/time/calendar.ts';
import { classifyTransfers } from '../../shared/transfers/classify-transfers.ts';
import { aBill } from '../shared/cards/a-card.ts';
import { aTransaction } from '../shared/ledger/a-transaction.ts';
import { costRatio } from './cost-ratio.ts';

const FIRST_DAY = isoDate(2025, 3, 1);
const accounts = [
  { id: 'itau', type: 'BANK' },
  { id: 'nubank', type: 'BANK' },
  { id: 'card', type: 'CREDIT' },
];

it.each([
  { name: 'realistic amounts', amounts: 20_000 },
  { name: 'one amount everywhere', amounts: 1 },
])('eight times as many rows cost less than 24 times as much: $name', ({ amounts }) => {
  const rowsOf = (count: number, distinct: number) =>
    Array.from({ length: count }, (_, at) => {
      const reais = 1 + ((at * 7919) % distinct);
      return aTransaction({
        id: `t${at}`,
        accountId: ['itau', 'nubank', 'card'][at % 3] ?? '',
        reais: at % 2 ? reais : -reais,
        date: addDays(FIRST_DAY, at % 365),
        description: 'PIX ANA',
      });
    });
  const [few, many] = [rowsOf(2500, Math.max(1, amounts / 8)), rowsOf(20_000, amounts)];
  const classify = (rows: typeof few) => () => classifyTransfers(rows, accounts, [aBill({ accountId: 'card' })]);
  // Linear: 8; quadratic: 64.
  expect(costRatio(classify(many), classify(few), 24)).toBeLessThan(24);
});
