import { describe, expect, it } from 'vitest';
import { demoFixture } from '../../../../infra/sandbox/demo/demo.ts';
import { parseFixture } from '../../../../infra/sandbox/fixture/read.ts';
import { categoryById } from '../../../../shared/categories/category-tree.ts';
import { toCentavos } from '../../../../shared/money.ts';
import { companyDocument } from '../../../../shared/pluggy/rows/same-person.ts';
import { addMonths } from '../../../../shared/time/calendar.ts';
import { accountsOf, CARD_PAYMENT, calendarDate, cardsOf, inBrl, isCard, onDay, total } from './support.ts';

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

  it('has one payee with a CNPJ alone, whom the aggregator knows', () => {
    const known = fixture.users.flatMap(({ items }) => items.flatMap(({ merchants }) => merchants ?? []));
    const paid = rows.flatMap((row) => {
      const cnpj = companyDocument(row.paymentData?.receiver?.documentNumber?.value);
      return cnpj ? [{ cnpj, said: row.category ?? row.merchant }] : [];
    });
    expect(known.map(({ cnpj }) => cnpj)).toEqual(['11222333000181']);
    expect(new Set(paid.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ cnpj: '11222333000181', said: null })]),
    );
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

  it('covers fourteen months, and later days for future installments and what a bank has scheduled only', () => {
    const start = addMonths(today, -14);
    expect(rows.filter((row) => calendarDate(row) < start)).toEqual([]);
    const later = rows.filter((row) => calendarDate(row) > today);
    expect(later.filter(({ status }) => status === 'POSTED')).toEqual([]);
    const cards = new Set(entries.filter(isCard).flatMap(({ transactions }) => transactions.map(({ id }) => id)));
    expect(later.filter((row) => cards.has(row.id) && !row.creditCardMetadata?.installmentNumber)).toEqual([]);
    expect(later.filter(({ id }) => !cards.has(id)).length).toBeLessThanOrEqual(1);
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
      expect(total(rowsOfOpen)).toBe(toCentavos(account.balance ?? 0));
      const { creditLimit, availableCreditLimit } = account.creditData ?? {};
      expect(availableCreditLimit).toBeGreaterThan(0);
      expect(availableCreditLimit).toBeLessThanOrEqual((creditLimit ?? 0) - (account.balance ?? 0));
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
      const rest = due.filter(({ totalAmount }) => !paid.includes(toCentavos(totalAmount)));
      expect(rest.filter((bill) => !paid.includes(toCentavos(bill.minimumPaymentAmount ?? 0)))).toEqual([]);
      expect(rest).toHaveLength(user.id === 'ana' ? 1 : 0);
      expect(paid).toHaveLength(due.length);
    }
  });

  it('carries what a minimum leaves to the next bill, with interest', () => {
    const carried = cards.flatMap(({ transactions, bills }) =>
      transactions
        .filter(({ creditCardMetadata }) => creditCardMetadata?.otherCreditsType === 'REVOLVING_CREDIT')
        .map((row) => ({ row, transactions, bills: bills.toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1)) })),
    );
    expect(carried).toHaveLength(1);
    for (const { row, transactions, bills } of carried) {
      const next = bills.findIndex(({ id }) => id === row.creditCardMetadata?.billId);
      const [before, bill] = [bills[next - 1], bills[next]];
      const left = toCentavos(before?.totalAmount ?? 0) - toCentavos(before?.minimumPaymentAmount ?? 0);
      expect([inBrl(row), left > 0]).toEqual([left, true]);
      const charges = (bill?.financeCharges ?? []).map(({ amount }) => toCentavos(amount));
      expect(charges.length).toBeGreaterThan(0);
      const ofBill = transactions.filter(({ creditCardMetadata }) => creditCardMetadata?.billId === bill?.id);
      expect(ofBill.map(inBrl)).toEqual(expect.arrayContaining(charges));
    }
  });

  it('every transfer between own accounts has its counter-entry', () => {
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
