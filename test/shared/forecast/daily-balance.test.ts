import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lowestOf } from '../../../shared/forecast/balances.ts';
import { centavos } from '../../../shared/money.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from '../recurring/some-rows.ts';
import { aReminder } from '../reminders/builders.ts';
import { aForecast } from './a-forecast.ts';
import { simulatedBalances } from './simulated-balance.ts';

const TODAY = day('2026-08-20');
const NAMES = [
  'PIX ENVIADO MARLENE',
  'PIX ENVIADO QUITERIA',
  'PIX ENVIADO OSVALDO',
  'PIX ENVIADO JACINTA',
  'PIX ENVIADO ZULEICA',
];
const TITLES = ['Contador', 'Dentista', 'Veterinario', 'Jardineiro'];

// Amounts far from each other, so that no reminder is about a recurring payment.
const plans = fc
  .array(fc.record({ dayOfMonth: fc.integer({ min: 1, max: 20 }), cents: fc.integer({ min: 1, max: 99 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) =>
    all.map(({ dayOfMonth, cents }, index) => ({
      name: NAMES[index] ?? '',
      dayOfMonth,
      centavos: -(100_000 * 4 ** index + cents),
    })),
  );
const dues = fc
  .array(fc.record({ after: fc.integer({ min: -9, max: 50 }), cents: fc.integer({ min: 100, max: 9_000 }) }), {
    maxLength: 4,
  })
  .map((all) => all.map(({ after, cents }) => ({ date: addDays(TODAY, after), centavos: -cents })));

it('is on every day what an independent simulation says, to the centavo', async () => {
  await fc.assert(
    fc.asyncProperty(
      plans,
      dues,
      fc.integer({ min: -1_000_000, max: 9_000_000 }),
      fc.integer({ min: 1, max: 60 }),
      async (streams, due, starting, days) => {
        const transactions = streams.flatMap(({ name, dayOfMonth, centavos: amount }) =>
          monthlyRows(name, monthsOf2026(8), {
            day: String(dayOfMonth).padStart(2, '0'),
            reais: amount / 100,
            category: 'Aluguel',
          }),
        );
        const reminders = due.map(({ date, centavos: amount }, index) =>
          aReminder({ id: `reminder-${index}`, title: TITLES[index] ?? '', amount: centavos(-amount), dueDate: date }),
        );
        const forecast = await aForecast({ transactions, reminders }, TODAY, days, starting / 100);
        const expected = simulatedBalances(starting, streams, due, TODAY, days);
        expect(forecast.days.map(({ balance }) => balance)).toEqual(expected);
        expect(lowestOf(forecast.days)?.balance).toBe(Math.min(...expected));
      },
    ),
    { numRuns: 60 },
  );
});
