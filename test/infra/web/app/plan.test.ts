import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from '../../../../infra/web/app/amount.ts';
import { addDays, daysBetween } from '../../../../infra/web/app/days.ts';
import {
  fieldsOfLimit,
  limitChange,
  limitErrors,
  newLimitCall,
  newLimitFields,
  rivalsOf,
} from '../../../../infra/web/app/pages/plan/limit-form.ts';
import { hourText, inSaoPaulo, instantIn } from '../../../../infra/web/app/pages/plan/moments.ts';
import type { Limit, Reminder } from '../../../../infra/web/app/pages/plan/open.ts';
import {
  fieldsOfReminder,
  newReminderFields,
  newReminderOf,
  type ReminderFields,
  reminderChange,
  reminderErrors,
} from '../../../../infra/web/app/pages/plan/reminder-form.ts';
import { usualSpending } from '../../../../infra/web/app/pages/plan/usual-spending.ts';
import {
  byDay,
  hasBank,
  installmentsByMonth,
  periodsFor,
  timingOf,
} from '../../../../infra/web/app/pages/plan/view.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234,5', 1234.5],
    ['12', 12],
    ['0,99', 0.99],
    [',5', 0.5],
    ['12,', 12],
    [' R$ 1.234.567,89 ', 1_234_567.89],
    ['R$\u00a08,10', 8.1],
    ['12.50', 12.5],
    // A point before three digits parts thousands, as it does on every Brazilian price tag.
    ['1.234', 1234],
    ['0', 0],
  ])('%s is %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', ' ', ',', 'R$', 'mil', '-5', '1,234', '1,234.56', '1.23.456', '12.345.6', '1e3', '1000000000001'])(
    '%j is no amount',
    (text) => expect(parseAmount(text)).toBeNull(),
  );

  it('what a form shows is read as what it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (centavos) => {
        expect(parseAmount(formatAmount(centavos / 100))).toBe(centavos / 100);
      }),
    );
  });
});

describe('calendar and clock of São Paulo', () => {
  it.each([
    ['2026-12-04T12:00:00.000Z', '2026-12-04', '09:00'],
    ['2026-12-04T02:30:00.000Z', '2026-12-03', '23:30'],
    ['2027-01-01T02:59:00.000Z', '2026-12-31', '23:59'],
    // Summer time of 2018: two hours behind UTC.
    ['2018-12-04T12:00:00.000Z', '2018-12-04', '10:00'],
  ])('%s', (instant, date, time) => {
    expect(inSaoPaulo(instant)).toEqual({ date, time });
    expect(new Date(instantIn(date, time)).toISOString()).toBe(instant);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-01', -7, '2026-02-22'],
  ])('%s and %d days', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
    expect(daysBetween(date, expected)).toBe(days);
  });

  it.each([
    ['09:00', '9h'],
    ['14:30', '14h30'],
    ['00:05', '0h05'],
  ])('%s is %s for the API', (time, text) => expect(hourText(time)).toBe(text));
});

const aReminder = (over: Partial<Reminder> = {}): Reminder => ({
  id: 'r1',
  title: 'Luz',
  amount: 189.9,
  dueDate: '2026-12-05',
  reminderTime: '2026-12-04T12:00:00.000Z',
  status: 'active',
  isRecurring: true,
  recurrencePattern: 'monthly',
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  ...over,
});

const typed = (over: Partial<ReminderFields> = {}): ReminderFields => ({
  ...newReminderFields,
  title: 'Luz',
  dueDate: '2026-12-05',
  ...over,
});

describe('a reminder that is typed', () => {
  it.each([
    ['by default on the day before at nine', typed(), '2026-12-04T12:00:00.000Z'],
    ['on the day', typed({ lead: '0', time: '07:30' }), '2026-12-05T10:30:00.000Z'],
    ['a week before', typed({ lead: '7' }), '2026-11-28T12:00:00.000Z'],
    ['on a day of its own', typed({ lead: 'other', noticeDate: '2026-11-25' }), '2026-11-25T12:00:00.000Z'],
  ])('is announced %s', (_, fields, instant) => {
    expect(new Date(newReminderOf(fields).reminderTime ?? '').toISOString()).toBe(instant);
  });

  it.each(['daily', 'weekly', 'monthly', 'yearly'] as const)('comes back %s', (repeats) => {
    expect(newReminderOf(typed({ repeats }))).toMatchObject({ isRecurring: true, recurrencePattern: repeats });
  });

  it('may have no amount and come once', () => {
    const body = newReminderOf(typed());
    expect(body).toMatchObject({ amount: null, isRecurring: false });
    expect(body).not.toHaveProperty('recurrencePattern');
  });

  it.each([
    [{ title: '  ' }, 'title'],
    [{ amount: 'dez' }, 'amount'],
    [{ dueDate: '' }, 'dueDate'],
    [{ dueDate: '12026-12-05' }, 'dueDate'],
    [{ time: '' }, 'time'],
    [{ lead: 'other', noticeDate: '' }, 'noticeDate'],
  ] as const)('%j is marked', (over, field) => {
    expect(Object.keys(reminderErrors(typed(over)))).toEqual([field]);
  });

  it('is complete with a title and a date', () => expect(reminderErrors(typed())).toEqual({}));
});

describe('a reminder that is changed', () => {
  const changed = (over: Partial<ReminderFields>, reminder = aReminder()) =>
    reminderChange(reminder, { ...fieldsOfReminder(reminder), ...over });

  it('sends nothing where nothing is changed', () => {
    expect(changed({})).toEqual({});
    expect(changed({}, aReminder({ reminderTime: '2026-11-20T12:00:00.000Z', amount: null }))).toEqual({});
  });

  it.each([
    [{ title: 'Água ' }, { title: 'Água' }],
    [{ amount: '' }, { amount: null }],
    [{ amount: '1.000' }, { amount: 1000 }],
    // The API moves the notice with the date.
    [{ dueDate: '2026-12-08' }, { dueDate: '2026-12-08' }],
    [{ time: '18:30' }, { recurrenceTime: '18h30' }],
    [
      { dueDate: '2026-12-08', time: '18:00' },
      { dueDate: '2026-12-08', recurrenceTime: '18h' },
    ],
    [{ lead: '3' }, { reminderTime: '2026-12-02T09:00:00-03:00' }],
    [{ lead: '3', time: '10:00' }, { reminderTime: '2026-12-02T10:00:00-03:00' }],
    [{ lead: 'other', noticeDate: '2026-11-30' }, { reminderTime: '2026-11-30T09:00:00-03:00' }],
    // Another notation of the same day.
    [{ lead: 'other', noticeDate: '2026-12-04' }, {}],
  ] as const)('%j sends %j', (over, change) => expect(changed(over)).toEqual(change));

  it('shows a notice after the due date as a day of its own', () => {
    const fields = fieldsOfReminder(aReminder({ reminderTime: '2026-12-07T12:00:00.000Z' }));
    expect(fields).toMatchObject({ lead: 'other', noticeDate: '2026-12-07', time: '09:00' });
  });
});

const aLimit = (over: Partial<Limit> = {}): Limit => ({
  id: 'l1',
  userId: 'u1',
  category: 'Alimentação',
  limitAmount: 800,
  period: 'monthly',
  isActive: true,
  isRecurring: true,
  periodStart: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
  currentSpending: 100,
  remainingAmount: 700,
  percentageUsed: 12.5,
  status: 'ok',
  ...over,
});

const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('a limit', () => {
  const fields = { ...newLimitFields, category: ' Lazer ', amount: '1.234,5' };
  const body = { category: 'Lazer', limitAmount: 1234.5, period: 'monthly' };

  it.each([
    [false, false, 'create-spending-limit', {}],
    [true, false, 'confirm-spending-limit', { isRecurring: true, startNextPeriod: false }],
    [false, true, 'confirm-spending-limit', { isRecurring: false, startNextPeriod: true }],
    [true, true, 'confirm-spending-limit', { isRecurring: true, startNextPeriod: true }],
  ])('that renews: %s, that starts later: %s, is made by %s', (isRecurring, startNextPeriod, operation, rest) => {
    const call = newLimitCall({ ...fields, isRecurring, startNextPeriod });
    expect(call).toEqual({ operation, body: { ...body, ...rest } });
  });

  it.each([
    [{ category: ' ' }, 'category'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '0,00' }, 'amount'],
    [{ amount: '-3' }, 'amount'],
  ])('%j is marked', (over, field) => expect(Object.keys(limitErrors({ ...fields, ...over }))).toEqual([field]));

  it.each([
    [{}, {}],
    [{ category: 'Lazer' }, { category: 'Lazer' }],
    [{ amount: '900' }, { limitAmount: 900 }],
    [{ period: 'weekly' }, { period: 'weekly' }],
  ] as const)('a change of %j sends %j', (over, change) => {
    expect(limitChange(aLimit(), { ...fieldsOfLimit(aLimit()), ...over })).toEqual(change);
  });

  it.each([
    ['of the same name, however it is written', aLimit(), 'alimentacao ', 1],
    ['but not of another', aLimit(), 'Alimentos', 0],
    ['but not one that is paused', aLimit({ isActive: false }), 'Alimentação', 0],
    ['but not one that has ended', aLimit({ periodEnd: '2026-11-22T00:00:00.000Z' }), 'Alimentação', 0],
  ])('knows of another %s', (_, limit, category, count) => {
    expect(rivalsOf([limit], category, NOW)).toHaveLength(count);
  });

  it.each([
    [{}, { kind: 'running' }],
    [{ isActive: false, periodStart: '2026-12-01T00:00:00.000Z' }, { kind: 'paused' }],
    // Its first day in UTC, which in São Paulo is still November.
    [{ periodStart: '2026-12-01T00:00:00.000Z' }, { kind: 'later', date: '2026-12-01' }],
    [{ periodStart: '2026-11-01T00:00:00.000Z' }, { kind: 'running' }],
    [{ periodEnd: '2026-12-01T00:00:00.000Z' }, { kind: 'ends', date: '2026-11-30' }],
    [{ periodEnd: '2026-11-22T00:00:00.000Z' }, { kind: 'ended', date: '2026-11-21' }],
  ])('with %j is told as %j', (over, timing) => expect(timingOf(aLimit(over), NOW)).toEqual(timing));
});

describe('what stands in the cards', () => {
  it('days keep the order of their items', () => {
    const item = (date: string, description: string) => ({
      date,
      description,
      kind: 'recurring' as const,
      amount: -1,
      certainty: 'fixed' as const,
      category: null,
      account_id: null,
      source_id: null,
      covers: [],
      is_overdue: false,
      so_far: null,
      expected: null,
    });
    const days = byDay([item('2026-12-01', 'a'), item('2026-12-01', 'b'), item('2026-12-03', 'c')]);
    expect(days.map(({ date, items }) => [date, ...items.map(({ description }) => description)])).toEqual([
      ['2026-12-01', 'a', 'b'],
      ['2026-12-03', 'c'],
    ]);
  });

  it('months hold what is still to be paid, to the centavo', () => {
    const installment = (dueDate: string, amount: number, status: 'PENDING' | 'POSTED') => ({
      description: '-',
      amount,
      installmentNumber: 1,
      totalInstallments: 3,
      dueDate,
      category: null,
      status,
      isProjected: false,
      isCancelled: false,
      isPrepaid: false,
    });
    const purchase = {
      purchaseDate: '2026-10-01',
      totalAmount: 1,
      merchant: 'Loja',
      customName: null,
      description: '-',
      accountId: 'a',
      accountName: '-',
      state: 'active' as const,
      currencyCode: 'BRL',
      currency_code: 'BRL',
      installmentsPaid: 1,
      installmentsRemaining: 2,
      amountPaid: 1,
      amountRemaining: 1,
      installments: [
        installment('2026-11-15', 50, 'POSTED'),
        installment('2027-01-15', 0.1, 'PENDING'),
        installment('2026-12-15', 0.2, 'PENDING'),
        installment('2026-12-20', 0.1, 'PENDING'),
      ],
    };
    expect(installmentsByMonth([purchase])).toEqual([
      { month: '2026-12', amount: 0.3 },
      { month: '2027-01', amount: 0.1 },
    ]);
  });

  it('usual spending is of whole months, a month without a category included', () => {
    const month = (name: string, is_partial: boolean, spent: Record<string, number>) => ({
      month: name,
      is_partial,
      income: 0,
      spending: 0,
      net: 0,
      savings_rate: null,
      by_category: Object.entries(spent).map(([category, amount]) => ({
        category,
        amount,
        share: 0,
        average: null,
        change: null,
      })),
    });
    const months = [
      month('2026-11', true, { Lazer: 900, Saúde: 5 }),
      month('2026-10', false, { Lazer: 100, Mercado: 400 }),
      month('2026-09', false, { Mercado: 200 }),
    ];
    expect(usualSpending(months)).toEqual([
      { category: 'Mercado', average: 300 },
      { category: 'Lazer', average: 50 },
      { category: 'Saúde', average: 0 },
    ]);
  });
});

describe('the windows of what is to come', () => {
  const all = [
    [30, '30 dias'],
    [60, '60 dias'],
    [90, '90 dias'],
  ] as const;
  const usual = {} as NonNullable<Parameters<typeof periodsFor>[1]>;

  it('are all there with an estimate', () => expect(periodsFor(all, usual)).toEqual(all));

  it.each([null, undefined])('end at 60 days without one (%s)', (none) =>
    expect(periodsFor(all, none).map(([days]) => days)).toEqual([30, 60]),
  );
});

describe('a balance to go on from', () => {
  type Connections = Parameters<typeof hasBank>[1]['connections'];
  const one = [{}] as Connections;
  it.each([
    ['no bank', 0, 0, [], false],
    ['a bank with nothing left', 0, 0, one, true],
    ['a bank that tells no balance', null, 0, one, true],
    ['an account from files', 12.5, 0, [], true],
    ['savings from files', 0, -3, [], true],
    ['files that tell no balance', null, 0, [], true],
  ] as [string, number | null, number | null, Connections, boolean][])(
    '%s',
    (_, checking, savings, connections, expected) =>
      expect(hasBank({ balances: { checking, savings } }, { connections })).toBe(expected),
  );
});
