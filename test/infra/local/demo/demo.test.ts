import { describe, expect, it } from 'vitest';
import { demoFixture } from '../../../../infra/local/demo/demo.ts';
import type { FixtureUser } from '../../../../infra/local/fixture/fixture.ts';
import type { AccountEntry } from '../../../../infra/local/fixture/item.ts';
import { parseFixture } from '../../../../infra/local/fixture/read.ts';
import type { AggregatorTransaction } from '../../../../infra/local/fixture/transaction.ts';
import { categoryById } from '../../../../shared/ledger/categories/category-tree.ts';
import { toCentavos } from '../../../../shared/money.ts';
import { addMonths, type IsoDate, parseIsoDate } from '../../../../shared/time/calendar.ts';
import { dateInSaoPaulo } from '../../../../shared/time/sao-paulo.ts';

const onDay = (text: string): IsoDate => {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
};

// Month ends, a leap day, the days around closings and due dates, the turn of a year.
const days = [
  '2026-11-21',
  '2026-03-01',
  '2026-05-31',
  '2027-01-01',
  '2028-02-29',
  '2026-08-03',
  '2026-08-10',
  '2026-08-18',
]
  .map(onDay)
  .map((today) => ({ today, fixture: demoFixture(today) }));

const CARD_PAYMENT = '05100000';

const accountsOf = (user: FixtureUser): AccountEntry[] => user.items.flatMap(({ accounts }) => accounts);
const isCard = ({ account }: AccountEntry): boolean => account.type === 'CREDIT';
const cardsOf = (user: FixtureUser) => accountsOf(user).filter(isCard);
const calendarDate = ({ date }: AggregatorTransaction): IsoDate =>
  date.endsWith('T00:00:00.000Z') ? onDay(date.slice(0, 10)) : dateInSaoPaulo(date);
const inBrl = (row: AggregatorTransaction): number => toCentavos(row.amountInAccountCurrency ?? row.amount);
const total = (rows: readonly AggregatorTransaction[]): number => rows.reduce((sum, row) => sum + inBrl(row), 0);

describe.each(days)('the demo on $today', ({ today, fixture }) => {
  const entries = fixture.users.flatMap(accountsOf);
  const cards = fixture.users.flatMap(cardsOf);
  const rows = entries.flatMap(({ transactions }) => transactions);

  it('is the same at every start', () => {
    expect(demoFixture(today)).toEqual(fixture);
  });

  it('is a fixture that a file could hold', () => {
    expect(parseFixture(JSON.parse(JSON.stringify(fixture)))).toEqual(fixture);
  });

  it('uses each id once', () => {
    const ids = [
      ...fixture.users.flatMap(({ items }) => items.map(({ item }) => item.id)),
      ...entries.flatMap(({ account, bills }) => [account.id, ...bills.map(({ id }) => id)]),
      ...rows.map(({ id }) => id),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("signs a bank's money out and a card's payments negative, as the aggregator does", () => {
    const wrong = entries.flatMap((entry) =>
      entry.transactions.filter(({ type, amount }) => amount < 0 !== (type === (isCard(entry) ? 'CREDIT' : 'DEBIT'))),
    );
    expect(wrong).toEqual([]);
    expect(rows.filter(({ amount }) => amount === 0)).toEqual([]);
  });

  it('tells of fourteen months, and of later days only for installments to come', () => {
    const start = addMonths(today, -14);
    expect(rows.filter((row) => calendarDate(row) < start)).toEqual([]);
    const later = rows.filter((row) => calendarDate(row) > today);
    expect(later.filter((row) => row.status === 'POSTED' || !row.creditCardMetadata?.installmentNumber)).toEqual([]);
  });

  it('leads each balance from the one before, to the balance of the account', () => {
    for (const { account, transactions } of entries.filter(
      (entry) => !isCard(entry) && entry.transactions.length > 0,
    )) {
      const posted = transactions.filter(({ status }) => status === 'POSTED');
      posted.slice(1).forEach((row, i) => {
        expect(toCentavos(row.balance ?? Number.NaN)).toBe(toCentavos(posted[i]?.balance ?? 0) + inBrl(row));
      });
      expect(posted.at(-1)?.balance).toBe(account.balance);
      expect(transactions.filter(({ status, balance }) => status === 'PENDING' && balance !== null)).toEqual([]);
      expect(Math.min(...posted.map(({ balance }) => balance ?? 0))).toBeGreaterThanOrEqual(0);
    }
  });

  it('bills exactly the rows that name the bill, payments aside', () => {
    for (const { transactions, bills } of cards) {
      for (const bill of bills) {
        const billed = transactions.filter((row) => row.creditCardMetadata?.billId === bill.id);
        expect(total(billed.filter(({ categoryId }) => categoryId !== CARD_PAYMENT))).toBe(
          toCentavos(bill.totalAmount),
        );
        expect(billed.length).toBeGreaterThan(0);
      }
    }
  });

  it('names an existing bill on every posted card row, and a month on those without', () => {
    for (const { transactions, bills } of cards) {
      const ids = new Set(bills.map(({ id }) => id));
      for (const { status, creditCardMetadata } of transactions) {
        const billId = creditCardMetadata?.billId;
        if (status === 'POSTED' || billId !== undefined) expect(ids).toContain(billId);
        else expect(creditCardMetadata?.billForecastDate).toMatch(/^\d{4}-\d{2}$/);
      }
    }
  });

  it("shows the open bill's sum as a card's balance, and keeps the limit's sums", () => {
    for (const { account, transactions } of cards) {
      const pending = transactions.filter(
        ({ status, categoryId }) => status === 'PENDING' && categoryId !== CARD_PAYMENT,
      );
      const months = pending.map(({ creditCardMetadata }) => creditCardMetadata?.billForecastDate ?? '');
      const open = months.toSorted()[0];
      const rowsOfOpen = pending.filter(
        ({ creditCardMetadata }) => (creditCardMetadata?.billForecastDate ?? '') === open,
      );
      expect(total(rowsOfOpen)).toBe(toCentavos(account.balance));
      const { creditLimit, availableCreditLimit } = account.creditData ?? {};
      expect(availableCreditLimit).toBeGreaterThan(0);
      expect(availableCreditLimit).toBeLessThanOrEqual((creditLimit ?? 0) - account.balance);
    }
  });

  it('pays each bill once its due date has come, from a bank account of the household', () => {
    for (const user of fixture.users) {
      const bankRows = accountsOf(user)
        .filter((entry) => !isCard(entry))
        .flatMap(({ transactions }) => transactions);
      const out = bankRows
        .filter(({ categoryId }) => categoryId === CARD_PAYMENT)
        .map((row) => `${calendarDate(row)} ${-inBrl(row)}`);
      const received = cardsOf(user)
        .flatMap(({ transactions }) => transactions)
        .filter(({ categoryId }) => categoryId === CARD_PAYMENT)
        .map((row) => `${calendarDate(row)} ${-inBrl(row)}`);
      expect(received.toSorted()).toEqual(out.toSorted());
      const due = cardsOf(user).flatMap(({ bills }) => bills.filter(({ dueDate }) => dueDate.slice(0, 10) <= today));
      const paid = received.map((payment) => Number(payment.split(' ')[1]));
      const late = due.filter(({ totalAmount }) => !paid.includes(toCentavos(totalAmount)));
      expect(late).toEqual([]);
      expect(paid).toHaveLength(due.length);
    }
  });

  it('gives every transfer between own accounts its counter-entry', () => {
    for (const user of fixture.users) {
      const own = accountsOf(user).flatMap(({ account, transactions }) =>
        transactions
          .filter(({ categoryId }) => categoryId?.startsWith('04') || categoryId === '05060000')
          .map((row) => ({ accountId: account.id, date: calendarDate(row), amount: inBrl(row) })),
      );
      for (const { accountId, date, amount } of own) {
        const counter = own.filter((row) => row.date === date && row.amount === -amount && row.accountId !== accountId);
        expect(counter).toHaveLength(1);
      }
    }
  });

  it('uses categories of the tree by id and English name, and leaves some rows without', () => {
    const wrong = rows.filter(
      ({ category, categoryId }) => (categoryId && categoryById(categoryId)?.english) !== category,
    );
    expect(wrong).toEqual([]);
    const share = rows.filter(({ category }) => category === null).length / rows.length;
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.08);
  });
});

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
    { id: 'carla', plan: 'premium', banks: 3, cards: 3, rows: [1400, 1700] },
  ])('$id: $plan with $banks banks and $cards cards', ({ id, plan, banks, cards, rows: [least = 0, most = 0] }) => {
    expect(user(id).subscription).toMatchObject({ plan, status: 'active' });
    expect(user(id).items).toHaveLength(banks);
    expect(cardsOf(user(id))).toHaveLength(cards);
    expect(rowsOf(id).length).toBeGreaterThan(least);
    expect(rowsOf(id).length).toBeLessThan(most);
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
    expect(user('igor').phone).toBeNull();
    expect(user('julia').apiKeys.map(({ status }) => status)).toEqual(['active', 'revoked']);
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
      bills.filter((bill) => bill.financeCharges.length > 0),
    );
    expect(charged).toHaveLength(1);
    expect(charged[0]?.financeCharges.map(({ type }) => type)).toContain('IOF');
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

  it('is made in well under a second', () => {
    const runs = [1, 2, 3].map(() => {
      const start = performance.now();
      demoFixture(today);
      return performance.now() - start;
    });
    expect(Math.min(...runs)).toBeLessThan(500);
  });
});
