import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bill } from '../../../shared/cards/bill.ts';
import { billStates, closedBillOf } from '../../../shared/cards/bill-states.ts';
import { cardOf } from '../../../shared/cards/card-bills.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toAmount, toCentavos } from '../../../shared/money.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { aBill, aCard, instant } from './a-card.ts';

const now = instant('2026-01-01T00:00:00.000Z');
// Due on the 10th; without a reported closing bills close seven days before, on the 3rd.
const account = aCard({ due: '2027-09-10' });
const isPayment = ({ description }: Transaction): boolean => /^PAGAMENTO/.test(description);
const bill = (
  due: string,
  reais: number,
  { closes, minimum = 0, ...given }: Partial<Bill> & { closes?: string; minimum?: number } = {},
) =>
  aBill({
    ...{ id: due, due, totalAmount: toCentavos(reais), minimumPayment: toCentavos(minimum) },
    ...{ closingDate: closes ? day(closes) : null, ...given },
  });
const row = (date: string, reais: number, description = 'LOJA', given: Partial<Transaction> = {}): Transaction => ({
  ...aTransaction({ id: `${date} ${reais} ${description}`, date, reais, description, accountId: 'card-1' }),
  ...given,
});
const statesOn = (today: string, bills: Bill[], transactions: Transaction[]) =>
  billStates(
    cardOf(account, { cards: [account], bills, closingDates: [], transactions }, day(today)),
    day(today),
    isPayment,
  );
const shown = ({ state, paid, remaining }: { state: string; paid: number; remaining: number }) => [
  state,
  toAmount(paid as never),
  toAmount(remaining as never),
];

describe('a bill is closed', () => {
  const closedOn = (today: string, bills: Bill[], rows: Transaction[] = []) =>
    statesOn(today, bills, rows).closed.map(({ billId }) => billId);

  it.each([
    ['2026-08-27', []],
    ['2026-08-28', ['2026-09-10']],
    ['2026-09-03', ['2026-09-10']],
  ])('from the reported closing on, before the guess: %s', (today, expected) => {
    expect(closedOn(today, [bill('2026-09-10', 90, { closes: '2026-08-28' })])).toEqual(expected);
  });

  it('not before the reported closing, whatever the guess', () => {
    const late = [bill('2026-09-10', 90, { closes: '2026-09-06' })];
    expect([closedOn('2026-09-05', late), closedOn('2026-09-06', late)]).toEqual([[], ['2026-09-10']]);
  });

  it('by a posted row under it, and rows behind that are on the next one', () => {
    const rows = [row('2026-08-20', -80, 'LOJA', { billId: '2026-09-10' }), row('2026-08-29', -7)];
    const states = statesOn('2026-08-30', [bill('2026-09-10', 80)], rows);
    expect(states.closed.map(({ billId, state }) => [billId, state])).toEqual([['2026-09-10', 'closed']]);
    expect([toAmount(states.open.net), states.open.dueDate]).toEqual([7, '2026-10-10']);
  });

  it('not by a pending row under it', () => {
    const rows = [row('2026-08-20', -80, 'LOJA', { billId: '2026-09-10', status: 'PENDING' })];
    expect(closedOn('2026-08-30', [bill('2026-09-10', 80)], rows)).toEqual([]);
  });

  it('by the end of its period without any fact', () => {
    const bills = [bill('2026-09-10', 80)];
    expect([closedOn('2026-09-02', bills), closedOn('2026-09-03', bills)]).toEqual([[], ['2026-09-10']]);
  });
});

describe('payments', () => {
  const bills = [bill('2026-08-10', 500), bill('2026-09-10', 700)];

  it.each([
    ['nothing yet', '2026-09-05', [], ['closed', 0, 700]],
    ['a part', '2026-09-05', [row('2026-09-04', 200, 'PAGAMENTO')], ['partly_paid', 200, 500]],
    [
      'two parts',
      '2026-09-06',
      [row('2026-09-04', 200, 'PAGAMENTO'), row('2026-09-05', 500, 'PAGAMENTO 2')],
      ['paid', 700, 0],
    ],
    [
      'twice',
      '2026-09-06',
      [row('2026-09-04', 700, 'PAGAMENTO'), row('2026-09-05', 700, 'PAGAMENTO 2')],
      ['paid', 700, 0],
    ],
    ['a part, past due', '2026-09-12', [row('2026-09-04', 200, 'PAGAMENTO')], ['overdue', 200, 500]],
    // 10 October 2026 is a Saturday: payable until Tuesday the 13th, behind the holiday on Monday.
    ['on its due date', '2026-09-10', [], ['closed', 0, 700]],
    [
      'the very total in the ten days before its closing',
      '2026-09-05',
      [row('2026-08-25', 700, 'PAGAMENTO')],
      ['paid', 700, 0],
    ],
    ['the very total eleven days before', '2026-09-05', [row('2026-08-23', 700, 'PAGAMENTO')], ['closed', 0, 700]],
  ])('%s', (_, today, payments, expected) => {
    const before = row('2026-08-05', 500, 'PAGAMENTO');
    const last = statesOn(today, bills, [before, ...payments]).closed.at(-1);
    expect(last && shown(last)).toEqual(expected);
  });

  it('a due date on a weekend is past due behind the next business day', () => {
    const saturday = [bill('2026-10-10', 80)];
    const stateOn = (today: string) => statesOn(today, saturday, [row('2026-09-20', -80)]).closed.at(-1)?.state;
    expect([stateOn('2026-10-13'), stateOn('2026-10-14')]).toEqual(['closed', 'overdue']);
  });

  it('more than the total is ahead of the open bill', () => {
    const rows = [row('2026-08-20', -700), row('2026-09-04', 900, 'PAGAMENTO'), row('2026-09-05', -50)];
    const { open, closed } = statesOn('2026-09-06', [bill('2026-09-10', 700)], rows);
    expect([closed.at(-1)?.state, toAmount(open.net)]).toEqual(['paid', -150]);
  });

  it('where the closed bill is unknown a payment pays that one, unless it says that it is ahead', () => {
    const netWith = (description: string) =>
      toAmount(statesOn('2026-09-06', [], [row('2026-09-04', 300, description), row('2026-09-05', -50)]).open.net);
    expect([netWith('PAGAMENTO'), netWith('PAGAMENTO ANTECIPADO')]).toEqual([50, -250]);
  });
});

describe('a payment that comes after the next bill has closed', () => {
  const bills = [bill('2026-08-10', 400), bill('2026-09-10', 500), bill('2026-10-13', 300)];
  const bought = [row('2026-07-20', -400), row('2026-08-20', -500), row('2026-09-20', -300), row('2026-10-07', -40)];
  const before = row('2026-08-10', 400, 'PAGAMENTO');
  const seen = (...payments: Transaction[]) => {
    const { closed, open } = statesOn('2026-10-08', bills, [...bought, before, ...payments]);
    return [...closed.slice(1).map(shown), toAmount(open.net)];
  };

  it.each([
    ['of the very amount', [row('2026-10-07', 500, 'PAGAMENTO')], [['paid', 500, 0], ['closed', 0, 300], 40]],
    ['of the closed bill', [row('2026-10-07', 300, 'PAGAMENTO')], [['overdue', 0, 500], ['paid', 300, 0], 40]],
    ['of both', [row('2026-10-07', 800, 'PAGAMENTO')], [['paid', 500, 0], ['paid', 300, 0], 40]],
    ['of more than both', [row('2026-10-07', 900, 'PAGAMENTO')], [['paid', 500, 0], ['paid', 300, 0], -60]],
    [
      'one after the other',
      [row('2026-10-06', 500, 'PAGAMENTO'), row('2026-10-07', 300, 'PAGAMENTO 2')],
      [['paid', 500, 0], ['paid', 300, 0], 40],
    ],
    ['of a part', [row('2026-10-07', 100, 'PAGAMENTO')], [['overdue', 0, 500], ['partly_paid', 100, 200], 40]],
    ['of none', [], [['overdue', 0, 500], ['closed', 0, 300], 40]],
  ])('%s', (_, payments, expected) => expect(seen(...payments)).toEqual(expected));

  it('pays no bill that another one has taken over', () => {
    const carried = row('2026-09-12', -500, 'CREDITO ROTATIVO');
    const [first] = seen(carried, row('2026-10-07', 500, 'PAGAMENTO'));
    expect(first).toEqual(['refinanced', 0, 0]);
  });

  it('pays the bill that is due on the day on which the next one closes', () => {
    const closesWhenDue = [
      {
        id: 'x',
        userId: 'ana',
        accountId: 'card-1',
        closingDay: 10,
        isActive: true,
        notes: '',
        createdAt: now,
        updatedAt: now,
      },
    ];
    const payments = [before, row('2026-09-10', 450, 'PAGAMENTO'), row('2026-09-10', 50, 'PAGAMENTO 2')];
    const records = { cards: [account], bills, closingDates: closesWhenDue, transactions: [...bought, ...payments] };
    const { closed } = billStates(cardOf(account, records, day('2026-10-08')), day('2026-10-08'), isPayment);
    expect(closed.filter(({ billId }) => billId === '2026-09-10').map(shown)).toEqual([['paid', 500, 0]]);
  });

  it('of the very total, made twice before the bill closes, pays it once: the other is ahead', () => {
    const twice = [1, 2].map((at) => row('2026-08-24', 500, `PAGAMENTO ${at}`, { id: `twice-${at}` }));
    expect(seen(...twice)).toEqual([['paid', 500, 0], expect.anything(), expect.anything()]);
    const { closed, open } = statesOn('2026-10-08', bills, [...bought, before, ...twice]);
    expect(closed.reduce((sum, { paid }) => sum + paid, 0) - (open.net - toCentavos(40))).toBe(toCentavos(1400));
  });

  it('is part of no figure twice, whatever is paid and when', () => {
    const payment = fc.record({ days: fc.nat(70), reais: fc.constantFrom(100, 300, 400, 500, 650, 800, 1300) });
    fc.assert(
      fc.property(fc.array(payment, { maxLength: 5 }), (made) => {
        const rows = made.map(({ days, reais }, at) =>
          row(addDays(day('2026-08-11'), days), reais, `PAGAMENTO ${at}`, { id: `pay-${at}` }),
        );
        const { closed, open } = statesOn('2026-10-21', bills, [...bought, before, ...rows]);
        const paid = closed.reduce((sum, one) => sum + one.paid, 0);
        const came = [before, ...rows].reduce((sum, { amount }) => sum + amount, 0);
        expect(paid - (open.net - toCentavos(40))).toBe(came);
        for (const one of closed) expect(one.paid + one.remaining + one.carriedOn).toBe(one.total);
      }),
    );
  });
});

describe('debt that is carried', () => {
  const bills = [bill('2026-08-10', 1000, { minimum: 150 })];
  const minimum = row('2026-08-10', 150, 'PAGAMENTO');
  const bought = row('2026-07-20', -1000);

  it('the minimum paid and the rest revolved: the bill before is refinanced, the rest and its interest are in the next', () => {
    const rows = [
      bought,
      minimum,
      row('2026-08-11', -850, 'SALDO FINANCIADO'),
      row('2026-08-11', -119, 'JUROS DO ROTATIVO'),
    ];
    const { closed, open } = statesOn('2026-08-20', bills, rows);
    expect(closed.map(shown)).toEqual([['refinanced', 150, 0]]);
    expect(toAmount(open.net)).toBe(969);
  });

  it('until the bank carries it, the rest of a bill with its minimum paid stands in the next', () => {
    const { closed, open } = statesOn('2026-08-20', bills, [bought, minimum]);
    expect([closed.map(shown), toAmount(open.net)]).toEqual([[['refinanced', 150, 0]], 850]);
  });

  it.each([
    ['less than the minimum', [bought, row('2026-08-10', 149, 'PAGAMENTO')], bills],
    ['no known minimum', [bought, minimum], [bill('2026-08-10', 1000)]],
  ])('%s: overdue, and in no other bill', (_, rows, reported) => {
    const { closed, open } = statesOn('2026-08-20', reported, rows);
    expect([closed.at(-1)?.state, toAmount(open.net)]).toEqual(['overdue', 0]);
  });

  it.each([
    ['2026-08-06', 'closed'],
    ['2026-08-07', 'refinanced'],
    ['2026-09-14', 'refinanced'],
    ['2026-09-15', 'overdue'],
  ])('a carried row of %s: %s', (date, expected) => {
    const rows = [bought, row(date, -850, 'PARCELAMENTO DE FATURA')];
    const today = date < '2026-08-08' ? '2026-08-09' : '2026-09-15';
    const found = statesOn(today, [bill('2026-08-10', 1000)], rows).closed.find(({ billId }) => billId !== null);
    expect(found?.state).toBe(expected);
  });

  it('a later installment of a plan refinances no other bill', () => {
    const part = (number: number, date: string) =>
      row(date, -200, 'PARCELAMENTO DE FATURA', {
        installment: { number, total: 6, totalAmount: null, purchaseDate: null },
      });
    const reported = [bill('2026-08-10', 1000), bill('2026-09-10', 300)];
    const { closed } = statesOn('2026-09-20', reported, [bought, part(1, '2026-08-12'), part(2, '2026-09-12')]);
    expect(closed.map(({ state }) => state)).toEqual(['refinanced', 'overdue']);
  });

  it('a carried credit is neither refund nor payment', () => {
    const rows = [
      bought,
      minimum,
      row('2026-08-11', 850, 'CREDITO ROTATIVO'),
      row('2026-08-11', -850, 'SALDO ROTATIVO'),
    ];
    expect(toAmount(statesOn('2026-08-20', bills, rows).open.net)).toBe(850);
  });
});

it('the open bill counts rows of any status, less refunds and what is paid ahead, in the card’s currency', () => {
  const rows = [
    row('2026-07-20', -60),
    row('2026-08-05', 60, 'PAGAMENTO'),
    row('2026-08-10', -300, 'LOJA', { status: 'PENDING' }),
    row('2026-08-11', 300, 'ESTORNO LOJA'),
    row('2026-08-12', -520),
    row('2026-08-13', 200, 'PAGAMENTO'),
    row('2026-08-14', -99, 'STEAM', { currencyCode: 'USD' }),
  ];
  expect(toAmount(statesOn('2026-08-20', [], rows).open.net)).toBe(320);
});

// Random months of a card: purchases, refunds, payments in parts, with and without the bank's bills.
const event = fc.record({
  offset: fc.integer({ min: 0, max: 150 }),
  reais: fc.integer({ min: 1, max: 500 }),
  what: fc.constantFrom('buy', 'buy', 'buy', 'refund', 'pay'),
});

it('each centavo of a bill is paid or remains, and the figure does not jump when it closes', () => {
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 25 }), fc.integer({ min: 0, max: 150 }), (events, at) => {
      const start = day('2026-04-15');
      const rows = events.map(({ offset, reais, what }, index) => {
        const date = addDays(start, offset);
        const base = row(date, what === 'buy' ? -reais : reais, what === 'pay' ? 'PAGAMENTO' : 'LOJA');
        return { ...base, id: `t${index}` };
      });
      const today = addDays(start, at);
      const until = rows.filter(({ date }) => date <= today);
      const { closed } = statesOn(today, [], until);
      for (const { total, paid, remaining, carriedOn } of closed) {
        expect(paid + remaining + carriedOn).toBe(total);
        expect(Math.min(paid, remaining)).toBeGreaterThanOrEqual(0);
      }
      const before = (date: IsoDate) => until.filter((one) => one.date < date);
      const { open } = statesOn(today, [], until);
      const eve = statesOn(addDays(open.period.end, -1), [], before(open.period.end)).open.net;
      const closing = statesOn(open.period.end, [], before(open.period.end));
      const due = closing.closed.find(({ period }) => period.end === open.period.end);
      expect(Math.max(0, eve)).toBe(due?.remaining ?? 0);
    }),
    { numRuns: 300 },
  );
});

it('closedBillOf gives the last one until it is past due', () => {
  const states = statesOn('2026-09-05', [bill('2026-09-10', 700)], []);
  expect(closedBillOf(states, day('2026-09-10'))?.billId).toBe('2026-09-10');
  expect(closedBillOf(states, day('2026-09-11'))).toBeNull();
});
