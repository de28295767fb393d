import { expect, it } from 'vitest';
import { pastDueBills } from '../../../shared/cards/bill.ts';
import { day } from '../ledger/a-transaction.ts';
import { aBill } from './a-card.ts';

const bills = [
  aBill({ id: 'april', due: '2026-04-17' }),
  aBill({ id: 'b-may', due: '2026-05-17' }),
  aBill({ id: 'a-may', due: '2026-05-17' }),
  aBill({ id: 'today', due: '2026-06-01' }),
  aBill({ id: 'yesterday', due: '2026-05-31' }),
  aBill({ id: 'tomorrow', due: '2026-06-02' }),
];

it('bills whose due date has passed are listed newest first; a bill due today is not among them', () => {
  const expected = ['yesterday', 'a-may', 'b-may', 'april'];
  for (const given of [bills, bills.toReversed()]) {
    expect(pastDueBills(given, day('2026-06-01')).map(({ id }) => id)).toEqual(expected);
  }
});
