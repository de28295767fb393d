import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../shared/accounts/account.ts';
import type { Connected, Loan, MonthTotal, Position } from '../../../shared/accounts/holding.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { centavos, toCentavos } from '../../../shared/money.ts';
import { addDays, type IsoDate, monthOf } from '../../../shared/time/calendar.ts';
import type { Instant } from '../../../shared/time/instant.ts';
import { netWorthOf } from '../../../shared/wealth/net-worth.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction } from '../ledger/a-transaction.ts';

const today = '2026-11-27' as IsoDate;
const connection = { id: 'item-1', connectorName: 'Sol', lastUpdatedAt: '2026-11-26T12:00:00.000Z' as Instant };
const bank = (over: Partial<Account> = {}): Account =>
  aBankAccount({ id: 'bb', itemId: 'item-1', connectorName: 'Sol', balance: toCentavos(100), ...over });
const aRow = (date: string, reais: number, over: Partial<Transaction> = {}): Transaction => ({
  ...aTransaction({ id: `${date} ${reais}`, accountId: 'bb', date, reais }),
  status: 'POSTED',
  ...over,
});
const aPosition = (reais: number | null, over: Partial<Position> = {}) =>
  ({
    id: 'p',
    name: 'CDB',
    balance: reais === null ? null : toCentavos(reais),
    endedOn: null,
    currencyCode: 'BRL',
    ...over,
  }) as Position;
const aLoan = (reais: number, over: Partial<Loan> = {}) =>
  ({
    id: 'l',
    name: 'Carro',
    kind: 'loan',
    balance: toCentavos(reais),
    endedOn: null,
    currencyCode: 'BRL',
    ...over,
  }) as Loan;
const total = (month: string, investments: number | null, loans = 0, overdrafts = 0): MonthTotal => ({
  month,
  investments: investments === null ? null : toCentavos(investments),
  loans: toCentavos(loans),
  overdrafts: toCentavos(overdrafts),
});
const holding = (over: Partial<Omit<Connected, 'connectorName'>>): Connected => ({
  connectorName: '',
  itemId: 'item-1',
  connection,
  positions: [],
  loans: [],
  totals: [],
  since: today,
  ...over,
});

const worth = (given: { accounts?: Account[]; transactions?: Transaction[]; holdings?: Connected[] }, months = 3) =>
  netWorthOf(
    { accounts: [], bills: [], closingDates: [], transactions: [], holdings: [], isPayment: () => false, ...given },
    months,
    today,
  );

describe('net worth', () => {
  it('of nobody is 0 and complete', () => {
    const { today: now, history, unknown } = worth({}, 1);
    expect(now).toEqual({
      ...{ date: today, bank: 0, investments: 0, cards: 0, loans: 0, net: 0, known: 0, complete: true },
      ...{ cards_ahead: 0, change: 0 },
    });
    expect([history.length, unknown]).toEqual([1, []]);
  });

  it('of the past is computed backwards, by posted rows up to today', () => {
    const transactions = [
      aRow('2026-12-05', -70),
      aRow('2026-11-27', 30),
      aRow('2026-11-10', -5, { status: 'PENDING' }),
      aRow('2026-11-01', 20),
      aRow('2026-10-31', -40),
      aRow('2026-09-30', 1),
    ];
    const { history, today: now } = worth({ accounts: [bank()], transactions });
    expect(history.map(({ date, bank: value }) => [date, value])).toEqual([
      ['2026-11-27', 100],
      ['2026-10-31', 50],
      ['2026-09-30', 90],
    ]);
    expect(now.change).toBe(50);
  });

  it('before the first row of a connection is unknown, and said to be', () => {
    const { history, unknown } = worth({ accounts: [bank()], transactions: [aRow('2026-10-12', 5)] });
    expect(history.map(({ bank: value, net, known, complete }) => [value, net, known, complete])).toEqual([
      [100, 100, 100, true],
      [100, 100, 100, true],
      [null, null, 0, false],
    ]);
    expect(unknown).toEqual([
      { part: 'bank', item_id: 'item-1', name: 'Sol', reason: 'before_first_row', until: '2026-10-11' },
    ]);
  });

  it('holds investments by the latest total up to a month, and nothing before the first', () => {
    const totals = [total('2026-09', 10), total('2026-11', 30)];
    const holdings = [holding({ positions: [aPosition(30)], totals, since: '2026-09-15' as IsoDate })];
    const { history, unknown } = worth({ holdings }, 4);
    expect(history.map(({ investments }) => investments)).toEqual([30, 10, 10, null]);
    expect(unknown).toEqual([
      { part: 'investments', item_id: 'item-1', name: 'Sol', reason: 'before_first_import', until: '2026-09-14' },
    ]);
  });

  it('has no investments where a balance is missing; what is known counts', () => {
    const holdings = [holding({ positions: [aPosition(30), aPosition(null)], totals: [total('2026-11', null)] })];
    const { today: now, unknown } = worth({ holdings }, 1);
    expect(now).toMatchObject({ investments: null, net: null, known: 30, complete: false });
    expect(unknown).toMatchObject([{ reason: 'balance_missing', until: null }]);
  });

  it.each([
    { name: 'an account in the red shows it already', balance: -50, loans: -200 },
    { name: 'no account does', balance: 50, loans: -250 },
  ])('an overdraft: $name', ({ balance, loans }) => {
    const owed = [aLoan(200), aLoan(50, { kind: 'overdraft' })];
    const holdings = [holding({ loans: owed, totals: [total('2026-11', 0, 200, 50)] })];
    const { today: now } = worth({ accounts: [bank({ balance: toCentavos(balance) })], holdings }, 1);
    expect(now).toMatchObject({ loans, net: balance + loans });
  });

  it('leaves out other currencies, and what is closed or has ended', () => {
    const positions = [aPosition(10, { currencyCode: 'USD' }), aPosition(20, { endedOn: today })];
    const accounts = [
      bank({ currencyCode: 'EUR' }),
      bank({ id: 'old', closedAt: '2026-01-01T00:00:00.000Z' as Instant }),
    ];
    const given = worth({ accounts, holdings: [holding({ positions, totals: [total('2026-11', 0)] })] }, 1);
    expect(given).toMatchObject({ today: { net: 0, complete: true }, left_out: 2 });
  });

  it('has what a card owed until it closed, on the days before', () => {
    const card = aCard({
      id: 'card',
      itemId: 'item-1',
      connectorName: 'Sol',
      closedAt: '2026-10-10T12:00:00.000Z' as Instant,
    });
    const transactions = [
      aRow('2026-08-01', 1),
      aRow('2026-09-10', -200, { id: 'bought', accountId: 'card' }),
      aRow('2026-10-05', 200, { id: 'paid', accountId: 'card' }),
    ];
    const { history, today: now } = worth({ accounts: [bank(), card], transactions }, 4);
    expect(history.map((month) => [month.month, month.cards])).toEqual([
      ['2026-11', 0],
      ['2026-10', 0],
      ['2026-09', -200],
      ['2026-08', 0],
    ]);
    expect([now.cards, now.cards_ahead]).toEqual([0, 0]);
  });
  it('has what was in an account until it closed, on the days before', () => {
    const old = bank({ id: 'old', balance: toCentavos(0), closedAt: '2026-10-10T12:00:00.000Z' as Instant });
    const transactions = [
      aRow('2026-08-01', 1, { accountId: 'bb' }),
      aRow('2026-10-05', -70, { id: 'out', accountId: 'old' }),
      aRow('2026-10-05', 70, { id: 'in', accountId: 'bb' }),
    ];
    const { history, unknown } = worth({ accounts: [bank(), old], transactions }, 3);
    expect(history.map((month) => month.bank)).toEqual([100, 100, 100]);
    expect(unknown).toEqual([]);
    const left = { ...old, balance: toCentavos(5) };
    expect(worth({ accounts: [bank(), left], transactions }, 3).history.map((month) => month.bank)).toEqual([
      100, 100, 105,
    ]);
    const untold = worth({ accounts: [bank(), { ...old, balance: null }], transactions }, 3).history;
    expect(untold.map((month) => month.bank)).toEqual([100, 100, null]);
  });

  it('owes what is on the open bill, and what was is computed backwards', () => {
    const card = aCard({ id: 'card', itemId: 'item-1', connectorName: 'Sol' });
    const transactions = [
      aRow('2026-11-26', -80, { accountId: 'card', status: 'PENDING', type: 'DEBIT' }),
      aRow('2026-11-25', 30, { accountId: 'card', type: 'CREDIT' }),
      aRow('2026-09-01', 1),
    ];
    const { history } = worth({ accounts: [card, bank()], transactions }, 2);
    expect(history.map(({ cards }) => cards)).toEqual([-50, 0]);
  });
});

const days = fc.integer({ min: 0, max: 400 });
const aMove = fc.record({ back: days, amount: fc.integer({ min: -50_000, max: 50_000 }) });

it('every month equals the sum of what came before it', () => {
  fc.assert(
    fc.property(fc.array(aMove, { maxLength: 20 }), fc.integer({ min: 1, max: 24 }), (moves, months) => {
      const opening = { back: 1_000, amount: 12_345 };
      const all = [opening, ...moves];
      const dateOf = ({ back }: { back: number }) => addDays(today, -back);
      const until = (day: IsoDate) =>
        all.filter((move) => dateOf(move) <= day).reduce((value, { amount }) => value + amount, 0);
      const transactions = all.map((move, at) => ({
        ...aRow(dateOf(move), 0, { id: `r${at}` }),
        amount: centavos(move.amount),
      }));
      const account = bank({ balance: centavos(until(today)) });
      const { history } = worth({ accounts: [account], transactions }, months);
      expect(history).toHaveLength(months);
      for (const { month, date, bank: value } of history) {
        expect(monthOf(date as IsoDate)).toBe(month);
        expect(value).toBe(until(date as IsoDate) / 100);
      }
    }),
  );
});
