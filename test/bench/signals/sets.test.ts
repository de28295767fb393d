import { describe, expect, it } from 'vitest';
import { parseFixture } from '../../../infra/sandbox/fixture/read.ts';
import { toFixture } from './fixture.ts';
import { INCIDENT_KINDS } from './format.ts';
import { generateHousehold } from './households.ts';

const TODAY = '2026-11-28';
const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

describe.each(['open', 'closed'] as const)('the %s set of households', (set) => {
  const houses = seeds.map((seed) => generateHousehold(seed, TODAY, set));

  it('is the same for the same seed and has no equal ids', () => {
    expect(generateHousehold(1, TODAY, set)).toEqual(houses[0]);
    for (const { transactions, accounts, bills } of houses) {
      const ids = [...transactions, ...accounts, ...bills].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has sound rows within its days', () => {
    for (const { seed, from, today, transactions, accounts } of houses) {
      const ids = accounts.map(({ id }) => id);
      const unsound = transactions.filter(
        ({ accountId, amount, date, installment, description }) =>
          !ids.includes(accountId) ||
          !Number.isSafeInteger(amount) ||
          amount === 0 ||
          date < from ||
          (date > today && installment === null) ||
          /[{}]/.test(description),
      );
      expect(unsound, `${seed}`).toEqual([]);
    }
  });

  it('spends about what it earns', () => {
    for (const { seed, transactions } of houses) {
      const past = transactions.filter(({ date, categoryId }) => date <= TODAY && categoryId !== '05100000');
      const isMove = (text: string): boolean => /aplica|resga?|rend[ei]|aplic/i.test(text);
      const flows = past.filter(({ description }) => !isMove(description)).map(({ amount }) => amount);
      const income = flows.filter((amount) => amount > 0).reduce((all, amount) => all + amount, 0);
      const spent = -flows.filter((amount) => amount < 0).reduce((all, amount) => all + amount, 0);
      expect(spent / income, `${seed}: ${spent} of ${income}`).toBeGreaterThan(0.5);
      expect(spent / income, `${seed}: ${spent} of ${income}`).toBeLessThan(1.3);
    }
  });

  it('has incidents in about one house of three, near today', () => {
    const planted = houses.flatMap((house) => house.planted.map((one) => ({ ...one, house })));
    const share = houses.filter((house) => house.planted.length > 0).length / houses.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.55);
    for (const { kind, house, date, transactionIds } of planted) {
      expect(INCIDENT_KINDS).toContain(kind);
      expect(house.tolerated).not.toContain(kind);
      if (kind === 'low_balance_ahead') expect(date > TODAY).toBe(true);
      else expect(date <= TODAY && date > '2026-09-20', `${house.seed} ${kind} ${date}`).toBe(true);
      if (!['income_missing', 'low_balance_ahead'].includes(kind)) expect(transactionIds.length).toBeGreaterThan(0);
    }
  });

  it('has no incident beside the planted ones in its bills and balances', () => {
    for (const { seed, accounts, transactions, bills, planted, tolerated } of houses) {
      const known = [...planted.map(({ kind }) => kind), ...tolerated];
      for (const { id, kind, balance } of accounts) {
        const own = bills.filter(({ accountId }) => accountId === id).map(({ total }) => total);
        const [last = 0] = own.slice(-1);
        const usual = own.slice(-7, -1).sort((a, b) => a - b)[3] ?? last;
        if (!known.includes('bill_higher')) expect(last, `${seed} ${id}`).toBeLessThanOrEqual(usual * 1.6);
        if (kind !== 'checking' || known.includes('low_balance_ahead')) continue;
        let end = balance;
        for (const { date, amount } of transactions.filter(({ accountId }) => accountId === id).reverse()) {
          if (date < '2026-10-01') break;
          end -= amount;
        }
        expect(Math.min(end, balance), `${seed} ${id}`).toBeGreaterThan(0);
      }
    }
  });

  it('is a fixture of the local stack', () => {
    expect(parseFixture(toFixture(houses.slice(0, 10))).users).toHaveLength(10);
  });
});
