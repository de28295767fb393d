import { describe, expect, it } from 'vitest';
import { centavos } from '../../../shared/money.ts';
import { type OverviewSources, overview } from '../../../shared/overview/overview.ts';
import { aBankAccount, aCard, instant } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aLimit, reais } from '../limits/builders.ts';
import { aReminder } from '../reminders/builders.ts';

const NOW = instant('2026-03-20T15:00:00.000Z');
const empty: OverviewSources = {
  accounts: [],
  bills: [],
  closingDates: [],
  transactions: [],
  streams: [],
  reminders: [],
  connections: [],
  signals: [],
  usage: [],
  holdings: [],
  subscription: null,
};
const window = { start: instant('2026-03-01T00:00:00.000Z'), end: instant('2026-04-01T00:00:00.000Z') };

describe('overview', () => {
  it('of somebody without a bank is whole and empty', () => {
    const { balance, installments, ...rest } = overview(empty, NOW);
    expect(rest).toEqual({
      as_of: null,
      is_stale: false,
      connections: [],
      net: 0,
      cards: [],
      warnings: [],
      new_signals: 0,
      month: {
        month: '2026-03',
        is_partial: true,
        ...{ income: 0, spending: 0, net: 0, previous_spending: 0, change: null, usual_spending: null },
        categories: [],
      },
      due: [],
      months: [],
      spending: { month: '2026-03', total: 0, categories: [] },
      limits: [],
    });
    expect(balance).toMatchObject({ total: 0, accounts: [] });
    expect(balance.days.map(({ balance: amount }) => amount)).toEqual(Array(91).fill(0));
    expect(installments.map(({ month }) => month)).toEqual([
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
    ]);
  });

  it('names the seven largest categories and puts the rest into one, so that nothing is lost', () => {
    const transactions = Array.from({ length: 9 }, (_, index) =>
      aTransaction({
        id: `r${index}`,
        date: '2026-03-05',
        reais: -(index + 1) * 10.01,
        category: `Categoria ${index}`,
      }),
    );
    const { spending } = overview({ ...empty, accounts: [aBankAccount({ id: 'acc-1' })], transactions }, NOW);
    expect(spending.total).toBe(450.45);
    expect(spending.categories).toHaveLength(8);
    expect(spending.categories[0]).toEqual({ category: 'Categoria 8', amount: 90.09, share: 0.2 });
    expect(spending.categories.at(-1)).toEqual({ category: 'Outros', amount: 30.03, share: 0.0667 });
  });

  it('gives months oldest first, with what is left', () => {
    const transactions = [
      aTransaction({ id: 'a', date: '2026-01-10', reais: 1000.1 }),
      aTransaction({ id: 'b', date: '2026-02-10', reais: -250.35, category: 'Moradia' }),
    ];
    expect(overview({ ...empty, accounts: [aBankAccount({ id: 'acc-1' })], transactions }, NOW).months).toEqual([
      { month: '2026-01', in: 1000.1, out: 0, net: 1000.1 },
      { month: '2026-02', in: 0, out: 250.35, net: -250.35 },
      { month: '2026-03', in: 0, out: 0, net: 0 },
    ]);
  });

  it.each([
    ['below it', 499.99, 0.9999999, false],
    ['to the centavo', 500, 1, false],
    ['by a centavo more', 500.01, 1, true],
    ['twice', 1000, 2, true],
  ])('a limit that is used %s', (_, spent, share, exceeded) => {
    const limit = aLimit({ category: 'Moradia', limitAmount: reais(500) });
    const [told] = overview({ ...empty, usage: [{ limit, window, spent: reais(spent) }] }, NOW).limits;
    expect(told).toMatchObject({ limit_id: limit.id, category: 'Moradia', amount: 500, spent, exceeded });
    expect(told?.share).toBeCloseTo(share, 4);
  });

  it('tells how many days away a payment is, and how many it is late', () => {
    const reminders = [
      aReminder({ id: 'late', title: 'Luz', dueDate: day('2026-03-17'), amount: reais(189.9) }),
      aReminder({ id: 'soon', title: 'Escola', dueDate: day('2026-03-25'), amount: null }),
      aReminder({ id: 'later', title: 'IPVA', dueDate: day('2026-04-20'), amount: reais(900) }),
    ];
    const unpaid = { account_name: null, certainty: 'fixed' };
    expect(overview({ ...empty, reminders }, NOW).due).toEqual([
      { date: '2026-03-17', description: 'Luz', amount: -189.9, kind: 'reminder', days_away: -3, ...unpaid },
      {
        date: '2026-03-25',
        description: 'Escola',
        amount: null,
        kind: 'reminder',
        days_away: 5,
        ...unpaid,
        certainty: 'estimated',
      },
    ]);
  });

  it('adds up bank accounts in BRL and lists them, cards aside', () => {
    const accounts = [
      aBankAccount({ id: 'a', balance: centavos(10_010) }),
      aBankAccount({ id: 'usd', balance: centavos(500), currencyCode: 'USD' }),
      aCard(),
    ];
    const { balance } = overview({ ...empty, accounts }, NOW);
    expect(balance.total).toBe(100.1);
    expect(balance.accounts.map(({ account_id, balance: amount }) => [account_id, amount])).toEqual([
      ['a', 100.1],
      ['usd', 5],
    ]);
  });

  it.each([
    ['a card with a name of its own', [10_010, 3_000], [30], 70.1],
    ['a card that has given money back', [10_010, -3_000], [-30], 130.1],
    ['an unknown card', [10_010, null], [null], null],
    ['an unknown account', [null, 3_000], [30], null],
  ] as const)('takes what cards owe from the balance: %s', (_, [bank, card], owed, net) => {
    const money = (amount: number | null) => (amount === null ? null : centavos(amount));
    const accounts = [
      aBankAccount({ id: 'a', balance: money(bank) }),
      aCard({ balance: money(card), customName: 'Roxo' }),
    ];
    const told = overview({ ...empty, accounts }, NOW);
    expect(told.cards.map(({ name, owed: amount }) => [name, amount])).toEqual(owed.map((amount) => ['Roxo', amount]));
    expect(told.net).toBe(net);
  });

  it('says which currency a card has, and counts only BRL', () => {
    const accounts = [
      aBankAccount({ id: 'a', balance: centavos(10_000) }),
      aCard({ id: 'brl', balance: centavos(1_000) }),
      aCard({ id: 'usd', balance: centavos(2_000), currencyCode: 'USD' }),
    ];
    const { cards, net } = overview({ ...empty, accounts }, NOW);
    expect(cards.map((card) => ('currency_code' in card ? card.currency_code : 'BRL'))).toEqual(['BRL', 'USD']);
    expect(net).toBe(90);
  });
});
