import { describe, expect, it } from 'vitest';
import { matchCategories } from '../../../shared/categories/category-matcher.ts';
import { checksOf, type TransactionFilters, transactionPeriod } from '../../../shared/ledger/filters.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from './a-transaction.ts';

describe('the period of a search (RULES.md#get-transactions)', () => {
  it.each([
    { name: 'three months up to today', start: null, end: null, from: '2026-02-28', to: '2026-05-31' },
    { name: 'a start alone: up to today', start: '2026-01-10', end: null, from: '2026-01-10', to: '2026-05-31' },
    { name: 'a start after today: that day', start: '2026-06-10', end: null, from: '2026-06-10', to: '2026-06-10' },
    { name: 'an end alone: three months before', start: null, end: '2026-01-31', from: '2025-10-31', to: '2026-01-31' },
    { name: 'an end after today', start: null, end: '2026-07-31', from: '2026-02-28', to: '2026-07-31' },
    { name: 'both', start: '2024-02-29', end: '2024-03-01', from: '2024-02-29', to: '2024-03-01' },
    { name: 'both, reversed', start: '2026-05-02', end: '2026-05-01', from: '2026-05-02', to: '2026-05-01' },
  ])('$name', ({ start, end, from, to }) => {
    const [startDate, endDate] = [start, end].map((text) => (text ? day(text) : undefined));
    expect(transactionPeriod(startDate, endDate, day('2026-05-31'))).toEqual({
      startDate: day(from),
      endDate: day(to),
    });
  });
});

describe('a filter passes', () => {
  const bank = aBankAccount();
  const card = aCard();
  const row = aTransaction({ id: 'a', reais: -10.5, category: 'Supermercado' });
  const cases: { filters: TransactionFilters; passes: boolean; account?: typeof bank | null }[] = [
    { filters: {}, passes: true },
    { filters: { minAmount: -10.5, maxAmount: -10.5 }, passes: true },
    { filters: { minAmount: -10.49 }, passes: false },
    { filters: { maxAmount: -10.51 }, passes: false },
    { filters: { minAmount: 0 }, passes: false },
    { filters: { maxAmount: 0 }, passes: true },
    { filters: { categories: matchCategories('supermercado') }, passes: true },
    { filters: { categories: matchCategories('Lazer') }, passes: false },
    { filters: { accountType: 'BANK' }, passes: true },
    { filters: { accountType: 'BANK' }, account: card, passes: false },
    { filters: { accountType: 'BANK' }, account: null, passes: false },
    { filters: { accountSubtype: 'CHECKING_ACCOUNT' }, passes: true },
    { filters: { accountSubtype: 'CHECKING_ACCOUNT' }, account: card, passes: false },
    { filters: { accountSubtype: 'CHECKING_ACCOUNT' }, account: null, passes: false },
    { filters: { includeStatus: ['POSTED'] }, passes: true },
    { filters: { includeStatus: ['PENDING'] }, passes: false },
    { filters: { includeStatus: [] }, passes: false },
    { filters: { minAmount: -11, accountType: 'BANK', includeStatus: ['PENDING'] }, passes: false },
  ];

  it.each(cases)('$filters of $account.type: $passes', ({ filters, passes, account = bank }) => {
    expect(checksOf(filters).every((check) => check(row, account ?? undefined))).toBe(passes);
  });

  it('is absent for an absent field', () => expect(checksOf({ minAmount: 1 })).toHaveLength(1));
});
