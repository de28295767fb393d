import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyIn, onItsOwnDate } from '../../../shared/cash-flow/entries.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { countedDays, spentInWindow, thresholdReached, usageOf, usualUnder } from '../../../shared/limits/usage.ts';
import { centavos } from '../../../shared/money.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { at, reais } from './builders.ts';

const TODAY = day('2026-03-20');
const accounts = [aBankAccount({ id: 'acc-1' }), aCard()];
const spentOf = (transactions: readonly Transaction[]) => (category: string) =>
  spentInWindow(
    moneyIn({ accounts, bills: [], closingDates: [], transactions }, onItsOwnDate, TODAY),
    category,
    countedDays(march, at('2026-03-20T12:00:00Z')),
  );

const bought = (amount: number, date = '2026-03-10') =>
  aTransaction({ id: `bought ${amount} ${date}`, date, reais: amount, category: 'Compras', description: 'LOJA AZUL' });
const back = (amount: number, date = '2026-03-10') =>
  aTransaction({ id: `back ${amount}`, date, reais: amount, description: 'ESTORNO LOJA AZUL' });
const moved = aTransaction({ id: 'moved', date: '2026-03-10', reais: -900, description: 'Dinheiro guardado' });

const march = { start: at('2026-03-01T00:00:00Z'), end: at('2026-04-01T00:00:00Z') };

describe('usage', () => {
  it.each([
    [0, 100, 0, 100, 'ok'],
    [49.99, 100, 49.99, 50.01, 'ok'],
    [50, 100, 50, 50, 'warning'],
    [499.99, 1000, 50, 500.01, 'ok'],
    [74.99, 100, 74.99, 25.01, 'warning'],
    [749.99, 1000, 75, 250.01, 'warning'],
    [75, 100, 75, 25, 'danger'],
    [150.5, 100, 150.5, 0, 'danger'],
    [1, 3, 33.33, 2, 'ok'],
    [0.01, 1e12, 0, 999_999_999_999.99, 'ok'],
  ])('%d of %d is %d percent, leaves %d: %s', (spent, limit, percentageUsed, remainingAmount, status) => {
    const usage = usageOf(reais(spent), { limitAmount: reais(limit) });
    expect(usage).toEqual({ currentSpending: spent, remainingAmount, percentageUsed, status });
  });

  it('reaches a threshold exactly from its share on, however large the amounts', () => {
    const amounts = fc.integer({ min: 1, max: 1e14 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1e14 }), (limit, spent) => {
        const percent = [50n, 75n, 100n].filter((p) => BigInt(spent) * 100n >= p * BigInt(limit)).at(-1);
        expect(thresholdReached(centavos(spent), centavos(limit))).toBe(percent === undefined ? null : Number(percent));
      }),
    );
  });

  it('is spending of the category and those below it, on the dates of the window', () => {
    const rows = [
      aTransaction({ id: 'a', date: '2026-03-01', reais: -10, category: 'Supermercado' }),
      aTransaction({ id: 'b', date: '2026-03-20', reais: -20.05, category: 'Supermercado', status: 'PENDING' }),
      aTransaction({ id: 'c', date: '2026-02-28', reais: -40, category: 'Supermercado' }),
      aTransaction({ id: 'd', date: '2026-04-01', reais: -80, category: 'Supermercado' }),
      aTransaction({ id: 'e', date: '2026-03-15', reais: -160, category: null }),
      aTransaction({ id: 'f', date: '2026-03-15', reais: -320, category: 'Delivery de alimentos' }),
    ];
    const spent = spentOf(rows);
    expect(spent('SUPERMERCADO')).toBe(reais(30.05));
    expect(spent('alimentacao')).toBe(reais(350.05));
    expect(spent('Inexistente')).toBe(0);
  });

  it.each([
    ['a purchase that was cancelled the same day', [bought(-500), back(500)], 0],
    ['a part given back', [bought(-500), back(120.5)], 379.5],
    ['more given back than was bought', [bought(-50), back(120)], 0],
    ['what is only scheduled', [bought(-50), bought(-70, '2026-03-25')], 50],
    ['what counts for neither: own moves and investments', [bought(-50), moved], 50],
    ['a refund whose purchase lies before the window', [back(30, '2026-03-02'), bought(-30, '2026-02-20')], 0],
    ['today', [bought(-50, '2026-03-20')], 50],
  ])('is net: %s', (_name, rows, expected) => {
    expect(spentOf(rows)('Compras')).toBe(reais(expected));
  });

  it('lessens the category of the purchase, whatever the bank wrote at the refund', () => {
    const rows = [
      bought(-80),
      { ...back(80), category: 'Lazer' },
      aTransaction({ id: 'l', date: '2026-03-03', reais: -20, category: 'Lazer' }),
    ];
    expect([spentOf(rows)('Compras'), spentOf(rows)('Lazer')]).toEqual([0, reais(20)]);
  });
});

describe('a name that no category has', () => {
  const at90 = (name: string, transactions: readonly Transaction[], period = 'monthly' as const) =>
    usualUnder(
      moneyIn({ accounts, bills: [], closingDates: [], transactions }, onItsOwnDate, TODAY),
      name,
      period,
      TODAY,
    );
  const atShop = (
    id: string,
    date: string,
    amount: number,
    merchant: string | null = 'Padaria Sol',
    category = 'Compras',
  ) => aTransaction({ id, date, reais: amount, category, description: 'COMPRA', merchant });
  const own = aTransaction({ id: 'own', date: '2026-03-02', reais: -70, category: 'Minha gaveta', description: 'X' });
  const rows = [
    atShop('a', '2026-03-01', -30),
    atShop('b', '2026-03-10', -20.5),
    atShop('c', '2026-02-10', -9),
    atShop('d', '2025-12-21', -90, 'Outra'),
    own,
  ];

  it('counts the merchant of that name, however it is written, and no other', () => {
    const spent = spentOf(rows);
    expect([spent('padaria sol'), spent('PADARIA  SOL'), spent('Padaria'), spent('xyzzy')]).toEqual(
      [50.5, 50.5, 0, 0].map(reais),
    );
    expect(spent('Padaria Sol, Outra')).toBe(reais(50.5));
    // One of the user's own categories goes first; a category never means a merchant.
    expect(spent('minha gaveta')).toBe(reais(70));
    expect(spentOf([atShop('e', '2026-03-01', -5, 'Supermercado', 'Compras')])('Supermercado')).toBe(reais(0));
  });

  it('counts a merchant as it is said now, also of a limit that was made for what its bank prints', () => {
    const printed = (id: string, description: string) => ({ ...atShop(id, '2026-03-01', -10, null), description });
    const spent = spentOf([
      printed('r', 'LOJAS RENNER FL 034'),
      printed('u', 'IFD*CANTINA DA NONNA'),
      printed('c', 'DEB AUT CEMIG'),
    ]);
    const names = [
      'Renner',
      'Lojas Renner Fl',
      'Cantina da Nonna',
      'Ifd Cantina da Nonna',
      'Aut Cemig',
      'Cemig',
      'Marisa',
    ];
    expect(names.map((name) => spent(name))).toEqual([10, 10, 10, 10, 10, 10, 0].map(reais));
  });

  it('is told before a limit is made, with the usual of 90 days', () => {
    expect(at90('Padaria Sol', rows)).toEqual({ matches: 'merchant', usual: reais(19.83), transactions: 3 });
    expect(at90('Compras', rows)).toMatchObject({ matches: 'category', transactions: 4 });
    expect(at90('Minha gaveta', rows)).toMatchObject({ matches: 'category', transactions: 1 });
    expect(at90('Saúde', rows)).toEqual({ matches: 'category', usual: reais(0), transactions: 0 });
    expect(at90('xyzzy', rows)).toEqual({ matches: 'none', usual: reais(0), transactions: 0 });
    // Twenty days are no usual month.
    expect(at90('Padaria Sol', rows.slice(0, 2))).toEqual({ matches: 'merchant', usual: null, transactions: 2 });
    expect(at90('Padaria Sol', [atShop('old', '2025-12-20', -1)])).toMatchObject({ matches: 'none' });
  });
});
