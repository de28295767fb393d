import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { byDateDescending } from '../../../shared/ledger/filters.ts';
import { transactionSearch } from '../../../shared/search/transaction-search.ts';
import { isoDate } from '../../../shared/time/calendar.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const today = day('2026-11-21');
const date = () => fc.integer({ min: 1, max: 30 }).map((number) => isoDate(2026, 11, number));

const accounts = [aBankAccount({ id: 'acc-bank' }), aCard({ id: 'acc-card' })];
const row = fc
  .record({
    id: fc.uuid(),
    date: date(),
    accountId: fc.constantFrom('acc-bank', 'acc-card', 'acc-gone'),
    reais: fc.integer({ min: -3, max: 3 }),
    category: fc.constantFrom('Supermercado', 'Farmácia', null),
    status: fc.constantFrom('POSTED', 'PENDING'),
  })
  .map(aTransaction);

const filters = fc.record(
  {
    categories: fc.constant('Supermercado'),
    minAmount: fc.integer({ min: -3, max: 3 }),
    maxAmount: fc.integer({ min: -3, max: 3 }),
    accountType: fc.constantFrom('BANK', 'CREDIT'),
    accountSubtype: fc.constantFrom('CHECKING_ACCOUNT', 'CREDIT_CARD'),
    includeStatus: fc.constantFrom(['POSTED'] as const, ['PENDING'] as const, ['POSTED', 'PENDING'] as const),
  },
  { requiredKeys: [] },
);

it('a search selects exactly the rows of its dates that pass every filter given, and keeps their order', () =>
  fc.assert(
    fc.property(fc.array(row), filters, date(), date(), (unordered, given, a, b) => {
      const rows = unordered.toSorted(byDateDescending);
      const [startDate, endDate] = a < b ? [a, b] : [b, a];
      const expected = rows.filter((one) => {
        const account = accounts.find(({ id }) => id === one.accountId);
        const reais = one.amount / 100;
        if (one.date < startDate || one.date > endDate) return false;
        if (given.categories && one.category !== given.categories) return false;
        if (given.minAmount !== undefined && reais < given.minAmount) return false;
        if (given.maxAmount !== undefined && reais > given.maxAmount) return false;
        if (given.accountType && account?.type !== given.accountType) return false;
        if (given.accountSubtype && account?.subtype !== given.accountSubtype) return false;
        return !given.includeStatus || given.includeStatus.some((status) => status === one.status);
      });
      const search = transactionSearch({ ...given, startDate, endDate }, null, today);
      expect(search.select(rows, accounts).rows).toEqual(expected);
    }),
    { numRuns: 500 },
  ));
