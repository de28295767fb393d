import { describe, expect, it } from 'vitest';
import { demoFixture } from '../../../../infra/sandbox/demo/demo.ts';
import type { FixtureUser } from '../../../../infra/sandbox/fixture/fixture.ts';
import type { AggregatorTransaction } from '../../../../infra/sandbox/fixture/transaction.ts';
import { toCentavos } from '../../../../shared/money.ts';
import { accountsOf, calendarDate, cardsOf, onDay, total } from './support.ts';

describe('the people of the demo', () => {
  const today = onDay('2026-11-21');
  const { users } = demoFixture(today);
  const user = (id: string): FixtureUser => {
    const found = users.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`No ${id}`);
    return found;
  };
  const rowsOf = (id: string) => accountsOf(user(id)).flatMap(({ transactions }) => transactions);

  it.each([
    { id: 'bruno', plan: 'free', banks: 1, cards: 0, rows: [200, 350] },
    { id: 'ana', plan: 'pro', banks: 2, cards: 1, rows: [550, 750] },
    { id: 'carla', plan: 'premium', banks: 4, cards: 3, rows: [1400, 1700] },
  ])('$id: $plan with $banks banks and $cards cards', ({ id, plan, banks, cards, rows: [least = 0, most = 0] }) => {
    expect(user(id).subscription).toMatchObject({ plan, status: 'active' });
    expect(user(id).items).toHaveLength(banks);
    expect(cardsOf(user(id))).toHaveLength(cards);
    expect(rowsOf(id).length).toBeGreaterThan(least);
    expect(rowsOf(id).length).toBeLessThan(most);
  });

  it('the broker has stocks and no account, and each purchase has the row of its bank', () => {
    const broker = user('carla').items.find(({ accounts }) => accounts.length === 0);
    const bought = (broker?.investments ?? []).flatMap(({ transactions }) =>
      transactions.filter(({ type }) => type === 'BUY').map(({ date, amount }) => [date, -(amount ?? 0)]),
    );
    const sent = rowsOf('carla').filter(({ description }) => description.includes('XP INVESTIMENTOS'));
    expect(bought.length).toBeGreaterThanOrEqual(4);
    expect(bought.sort()).toEqual(sent.map(({ date, amount }) => [date, amount]).sort());
  });

  it('every state of access has its person', () => {
    const now = `${today}T12:00:00.000Z`;
    const access = Object.fromEntries(
      users.map(({ id, subscription }) => {
        const { plan, status, currentPeriodEnd } = subscription ?? {};
        return [id, subscription ? `${plan} ${status} ${(currentPeriodEnd ?? '') > now ? 'running' : 'over'}` : 'none'];
      }),
    );
    expect(access).toMatchObject({
      beto: 'basic active running',
      dora: 'pro canceled running',
      elias: 'pro canceled over',
      fabiana: 'premium expired over',
      gil: 'none',
    });
    expect(user('helena').items).toEqual([]);
    expect(user('helena').phone).toBeNull();
    expect(user('karen').apiKeys.map(({ status }) => status)).toEqual(['active', 'revoked']);
    expect(user('karen').items.map(({ item }) => item.status)).toEqual([
      'LOGIN_ERROR',
      'OUTDATED',
      'WAITING_USER_INPUT',
      'UPDATED',
    ]);
  });

  it('foreign purchases are in dollars with their price in BRL, and bring their IOF', () => {
    const foreign = rowsOf('carla').filter(({ currencyCode }) => currencyCode === 'USD');
    expect(foreign.length).toBeGreaterThanOrEqual(5);
    for (const { amount, amountInAccountCurrency } of foreign) {
      const rate = (amountInAccountCurrency ?? 0) / amount;
      expect(rate).toBeGreaterThan(5);
      expect(rate).toBeLessThan(6);
    }
    const iof = rowsOf('carla').filter(({ description }) => description === 'IOF COMPRA INTERNACIONAL');
    expect(iof).toHaveLength(foreign.length);
  });

  it('shows installments in the three ways of banks', () => {
    const [allAtOnce, perBill, inText] = cardsOf(user('carla')).map(({ transactions }) => transactions);
    const numbered = (rows: AggregatorTransaction[] = []) =>
      rows.filter(({ creditCardMetadata }) => creditCardMetadata?.installmentNumber);
    const magalu = numbered(allAtOnce).filter(({ description }) => description.startsWith('MAGALU'));
    expect(magalu.map(({ creditCardMetadata }) => creditCardMetadata?.installmentNumber)).toEqual(
      Array.from({ length: 10 }, (_, i) => i + 1),
    );
    expect(total(magalu)).toBe(toCentavos(magalu[0]?.creditCardMetadata?.totalAmount ?? 0));
    expect(magalu.some((row) => calendarDate(row) > today)).toBe(true);

    const dell = numbered(perBill).filter(({ description }) => description.startsWith('Dell'));
    expect(dell.length).toBeGreaterThan(1);
    expect(dell.length).toBeLessThan(8);
    expect(dell.filter(({ creditCardMetadata }) => creditCardMetadata?.totalAmount !== undefined)).toEqual([]);

    expect(numbered(inText)).toEqual([]);
    expect(inText?.filter(({ description }) => /PARC \d{2}\/\d{2}$/.test(description)).length).toBeGreaterThan(5);
  });

  it('has refunds, cashback, fees, charges for a late bill and pending rows', () => {
    const rows = rowsOf('carla');
    const having = (test: (row: AggregatorTransaction) => boolean) => rows.filter(test).length;
    expect(having(({ description }) => description.startsWith('ESTORNO'))).toBeGreaterThan(0);
    expect(having(({ categoryId }) => categoryId === '08090000')).toBeGreaterThan(10);
    expect(having(({ creditCardMetadata }) => creditCardMetadata?.feeType === 'ANNUAL_FEE')).toBeGreaterThan(10);
    expect(having(({ status, creditCardMetadata }) => status === 'PENDING' && !creditCardMetadata)).toBe(1);
    const charged = cardsOf(user('carla')).flatMap(({ bills }) =>
      bills.filter((bill) => (bill.financeCharges?.length ?? 0) > 0),
    );
    expect(charged).toHaveLength(1);
    expect(charged[0]?.financeCharges?.map(({ type }) => type)).toContain('IOF');
  });

  it('has a purchase of which the last installments were paid on one day', () => {
    const parts = rowsOf('carla').filter(({ description }) => description.startsWith('LEROY MERLIN'));
    expect(parts).toHaveLength(5);
    expect(parts.slice(2).map(calendarDate)).toEqual(Array.from({ length: 3 }, () => onDay('2026-10-06')));
    const bills = parts.map(({ creditCardMetadata }) => creditCardMetadata?.billId);
    expect([new Set(bills).size, new Set(bills.slice(2)).size]).toEqual([3, 1]);
  });

  it('has an account that was emptied and closed beside others of its bank', () => {
    const closed = users.flatMap(accountsOf).filter(({ isClosed }) => isClosed);
    expect(closed.map(({ account }) => [account.id, account.balance])).toEqual([['free-caixa-tem', 0]]);
    const { transactions = [] } = closed[0] ?? {};
    expect(transactions.length).toBeGreaterThan(10);
    expect(transactions.map(calendarDate).filter((date) => date >= '2026-08-01')).toEqual([]);
    expect(transactions.at(-1)).toMatchObject({ description: 'SAQUE LOTERICO', balance: 0 });
  });

  it('has past bills on every card and a bill to come on the one that lists it', () => {
    for (const { bills } of [...cardsOf(user('carla')), ...cardsOf(user('ana'))]) {
      expect(bills.filter(({ dueDate }) => dueDate.slice(0, 10) < today).length).toBeGreaterThanOrEqual(11);
    }
    const closings = cardsOf(user('carla')).map(
      ({ bills }) => bills.filter((bill) => (bill.billClosingDate ?? '') > today).length,
    );
    expect(closings).toEqual([1, 0, 0]);
  });
});
