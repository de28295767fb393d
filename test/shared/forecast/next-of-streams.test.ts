import { describe, expect, it } from 'vitest';
import { toAmount } from '../../../shared/money.ts';
import { presentStream } from '../../../shared/recurring/list-streams.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';
import { monthlyRows, monthsOf2026 } from '../recurring/some-rows.ts';
import { aForecast } from './a-forecast.ts';

const boleto = (dayOfMonth: string, months: number) =>
  monthlyRows('BOLETO CONDOMINIO ALVORADA', monthsOf2026(months), {
    day: dayOfMonth,
    reais: -612.4,
    category: 'Moradia',
  });
const rent = (months: number) =>
  monthlyRows('PIX ENVIADO DONA MARLENE', monthsOf2026(months), { day: '15', reais: -900, category: 'Aluguel' });
const light = (months: number) =>
  monthlyRows('DEB AUTOM ENEL SP', monthsOf2026(months), { day: '28', category: 'Eletricidade' }, (index) => ({
    reais: -(100 + 30 * (index % 3)),
  })).map((row) => ({ ...row, date: day(lastOf(row.date.slice(0, 7))) }));
const lastOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

/** What get-recurring and get-upcoming say of the only stream. */
const both = async (transactions: ReturnType<typeof rent>, today: string) => {
  const forecast = await aForecast({ transactions }, today, 70);
  const [stream] = forecast.streams;
  const item = forecast.items.find(
    ({ sourceId, covers }) => sourceId === stream?.id || covers.includes(stream?.id ?? ''),
  );
  const { next_date, next_from, next_to, expected_amount, status } = stream
    ? presentStream(stream, new Map())
    : { next_date: null, next_from: null, next_to: null, expected_amount: null, status: null };
  return {
    told: [next_date, expected_amount],
    item: [item?.date, item && -toAmount(item.amount ?? (0 as never))],
    next_from,
    next_to,
    status,
  };
};

describe('the next date and amount of a stream', () => {
  it.each([
    ['of a boleto due on a Saturday', boleto('15', 7), '2026-08-10', '2026-08-17', 612.4],
    ['of a boleto due on a Saturday, asked on the Monday', boleto('15', 7), '2026-08-17', '2026-08-17', 612.4],
    ['of a boleto due on Independence Day', boleto('07', 8), '2026-09-01', '2026-09-08', 612.4],
    ['of a boleto due on Christmas', boleto('25', 11), '2026-12-20', '2026-12-28', 612.4],
    ['of a Pix on a Saturday', rent(7), '2026-08-10', '2026-08-15', 900],
    ['on its day', rent(7), '2026-08-15', '2026-08-15', 900],
    ['while its window is open', rent(7), '2026-08-17', '2026-08-17', 900],
    ['after one that was missed', rent(7), '2026-08-25', '2026-09-15', 900],
    ['at its average where it varies', light(7), '2026-08-20', '2026-08-31', 125.71],
  ])('is that of its next item: %s', async (_name, rows, today, date, amount) => {
    const { told, item, next_from, next_to } = await both(rows, today);
    expect(told).toEqual([date, amount]);
    expect(item).toEqual(told);
    expect(String(next_from) <= date && date <= String(next_to)).toBe(true);
  });

  it('is that of the row which the bank has listed', async () => {
    const ahead = aTransaction({ id: 'a', date: '2026-08-18', reais: -930, description: 'PIX AGENDADO DONA MARLENE' });
    const { told, item, next_from, next_to } = await both([...rent(7), ahead], '2026-08-10');
    expect(told).toEqual(['2026-08-18', 930]);
    expect(item).toEqual(told);
    expect([next_from, next_to]).toEqual(['2026-08-18', '2026-08-18']);
    // The plan goes on behind it.
    expect((await both([...rent(7), ahead], '2026-08-18')).told).toEqual(['2026-09-15', 930]);
  });

  it('is that of the item on every day of two months', async () => {
    for (const rows of [boleto('15', 7), rent(7), light(7)]) {
      let today: IsoDate = day('2026-08-01');
      for (let days = 0; days < 62; days += 1, today = addDays(today, 1)) {
        const { told, item, status } = await both(rows, today);
        if (status !== 'ended' && status !== null) expect({ today, item }).toEqual({ today, item: told });
        else expect(item).toEqual([undefined, undefined]);
      }
    }
  });
});
