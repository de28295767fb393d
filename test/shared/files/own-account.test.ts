import { describe, expect, it } from 'vitest';
import { settledOn } from '../../../shared/accounts/account.ts';
import { balancedAccount, newOwnAccount, refuseFarDate, withRows } from '../../../shared/files/own-account.ts';
import { centavos } from '../../../shared/money.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const today = day('2026-02-28');
const account = (type: 'BANK' | 'CREDIT' = 'BANK') =>
  newOwnAccount(
    'ana',
    { name: 'Carteira', type, startingBalance: centavos(10_000), startingDate: day('2026-02-01') },
    0,
    today,
  );
const row = (date: string, reais: number, currencyCode = 'BRL') =>
  aTransaction({ id: `${date} ${reais}`, date, reais, currencyCode });

describe('the balance of an account by hand', () => {
  it.each([
    { says: 'the first day counts', date: '2026-02-01', later: 0, balance: 9_000 },
    { says: 'the day before does not', date: '2026-01-31', later: 0, balance: 10_000 },
    { says: 'today counts', date: '2026-02-28', later: 0, balance: 9_000 },
    { says: 'tomorrow does not yet', date: '2026-03-01', later: 0, balance: 10_000 },
    { says: 'tomorrow counts tomorrow', date: '2026-03-01', later: 1, balance: 9_000 },
    { says: 'a day within a year counts then', date: '2027-02-28', later: 365, balance: 9_000 },
    { says: 'another currency never does', date: '2026-02-10', later: 9, currency: 'USD', balance: 10_000 },
  ])('$says', ({ date, later, balance, currency }) => {
    const known = withRows(account(), { come: [row(date, -10, currency)], go: [] }, today);
    const then = new Date(Date.parse(today) + later * 86_400_000).toISOString().slice(0, 10) as IsoDate;
    expect(settledOn(known, then).balance).toBe(balance);
  });

  it('of a card is what is owed', () => {
    const spent = withRows(account('CREDIT'), { come: [row('2026-02-10', -10), row('2026-03-10', -5)], go: [] }, today);
    expect(spent.balance).toBe(11_000);
    expect(settledOn(spent, day('2026-03-10')).balance).toBe(11_500);
  });

  it('is what it was once a row is gone, before its day and after it', () => {
    const ahead = [row('2026-03-05', -10), row('2026-03-05', -7)];
    const known = withRows(account(), { come: ahead, go: [] }, today);
    expect(known.ahead).toEqual([{ date: '2026-03-05', amount: -1700 }]);
    expect(withRows(known, { come: [], go: ahead }, today)).toMatchObject({ balance: 10_000, ahead: [] });
    const after = withRows(known, { come: [], go: ahead.slice(0, 1) }, day('2026-03-06'));
    expect(after).toMatchObject({ balance: 9_300, ahead: [], balancedOn: '2026-03-06' });
  });

  it('does not go back with a clock that is behind', () => {
    const known = withRows(account(), { come: [row('2026-02-28', -10)], go: [] }, today);
    expect(settledOn(known, day('2026-02-27'))).toEqual(known);
    const late = withRows(known, { come: [row('2026-02-28', -1)], go: [] }, day('2026-02-27'));
    expect(late).toMatchObject({ balance: 8_900, balancedOn: today, ahead: [] });
  });

  it('is the same from all rows as row by row', () => {
    const rows = ['2026-01-15', '2026-02-03', '2026-02-28', '2026-03-01', '2026-12-31'].map((date) => row(date, -3));
    const made = account();
    const bit = rows.reduce((known, one) => withRows(known, { come: [one], go: [] }, today), made);
    expect(balancedAccount(made, rows, today)).toEqual(bit);
  });
});

it.each([
  { date: '1990-01-01', isRefused: false },
  { date: '1989-12-31', isRefused: true },
  { date: '2027-02-28', isRefused: false },
  { date: '2027-03-01', isRefused: true },
])('a date by hand is from 1990 to a year ahead: $date', ({ date, isRefused }) => {
  const refuse = () => refuseFarDate(day(date), 'date', today);
  if (isRefused) expect(refuse).toThrow('Invalid or missing date');
  else expect(refuse).not.toThrow();
});
