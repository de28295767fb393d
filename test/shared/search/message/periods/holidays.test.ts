import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../../shared/search/message/interpret-message.ts';
import { easterSunday } from '../../../../../shared/time/business-days.ts';
import { addDays, daysBetween, type IsoDate, weekdayOf } from '../../../../../shared/time/calendar.ts';
import { day } from '../../../ledger/a-transaction.ts';
import { TODAY, understood } from '../a-reading.ts';

const periodOf = (message: string, today: IsoDate = TODAY): string => {
  const { startDate, endDate } = readMessage(message, today).period;
  return startDate === endDate ? `${startDate ?? ''}` : `${startDate ?? ''}..${endDate ?? ''}`;
};

describe('a holiday, asked for on Saturday 21 November 2026,', () => {
  it.each([
    ['quanto gastei no natal', '2025-12-25'],
    ['gastos no natal de 2024', '2024-12-25'],
    ['natal de 2023', '2023-12-25'],
    ['gastos do natal do ano passado', '2025-12-25'],
    ['natal deste ano', '2026-12-25'],
    ['próximo natal', '2026-12-25'],
    ['véspera de natal', '2025-12-24'],
    ['semana do natal', '2025-12-22..2025-12-28'],
    ['desde o natal', '2025-12-25..2026-11-21'],
    ['entre o natal e o ano novo', '2025-12-25..2026-01-01'],
    ['compras no ano novo', '2026-01-01'],
    ['réveillon', '2025-12-31..2026-01-01'],
    ['o que gastei no carnaval', '2026-02-14..2026-02-18'],
    ['carnaval de 2025', '2025-03-01..2025-03-05'],
    ['carnaval 2024', '2024-02-10..2024-02-14'],
    ['gastos de carnaval', '2026-02-14..2026-02-18'],
    ['carnval', '2026-02-14..2026-02-18'],
    ['terça de carnaval', '2026-02-17'],
    ['quarta-feira de cinzas', '2026-02-18'],
    ['do carnaval até a páscoa', '2026-02-14..2026-04-05'],
    ['na páscoa', '2026-04-05'],
    ['páscoa do ano passado', '2025-04-20'],
    ['sexta-feira santa', '2026-04-03'],
    ['mercado na semana santa', '2026-03-29..2026-04-05'],
    ['semana santa de 2025', '2025-04-13..2025-04-20'],
    ['no feriado de tiradentes', '2026-04-21'],
    ['no dia do trabalho', '2026-05-01'],
    ['dia das mães', '2026-05-10'],
    ['no dia das mães de 2025', '2025-05-11'],
    ['corpus christi', '2026-06-04'],
    ['jantar no dia dos namorados', '2026-06-12'],
    ['dia dos pais', '2026-08-09'],
    ['no feriado de 7 de setembro', '2026-09-07'],
    ['dia da independência', '2026-09-07'],
    ['dia das crianças', '2026-10-12'],
    ['finados de 2024', '2024-11-02'],
    ['compras na semana da black friday', '2025-11-24..2025-11-30'],
    ['semana de natal', '2025-12-22..2025-12-28'],
    ['semana do carnaval', '2026-02-14..2026-02-22'],
    ['fim de semana da páscoa', '2026-04-04..2026-04-05'],
    ['easter weekend', '2026-04-04..2026-04-05'],
    ['o mês do natal', '2025-12-01..2025-12-31'],
    ['réveillon de 2024 pra 2025', '2024-12-31..2025-01-01'],
    ['no feriado de finados', '2026-11-02'],
    ['feriado da proclamação da república', '2026-11-15'],
    ['no dia da consciência negra', '2026-11-20'],
    ['black friday', '2025-11-28'],
    ['compras da black friday de 2024', '2024-11-29'],
    ['na black friday de 2023', '2023-11-24'],
    ['cyber monday', '2025-12-01'],
    ['how much did I spend on christmas', '2025-12-25'],
    ['last christmas', '2025-12-25'],
    ["new year's eve", '2025-12-31'],
    ['from christmas to new year', '2025-12-25..2026-01-01'],
    ['expenses during carnival', '2026-02-14..2026-02-18'],
    ['easter 2025', '2025-04-20'],
    ['good friday', '2026-04-03'],
    ["mother's day", '2026-05-10'],
    ['since easter', '2026-04-05..2026-11-21'],
  ])('%s', (message, expected) => expect(periodOf(message)).toBe(expected));

  it.each([
    'feliz natal',
    'merry christmas',
    'passagem pra natal',
    'hotel em natal',
    'uber em natal',
    'voo para natal',
    'Natal/RN',
    'jantar de ano novo',
    'ovos de páscoa',
    'presentes de natal',
    'presente do dia das mães',
    'fantasia de carnaval',
    'posto tiradentes',
    'drogaria nossa senhora aparecida',
    'christmas gifts',
    'money for christmas',
    'no feriado',
    'dia das bruxas',
    'consciente',
    'farmácia república',
  ])('is not read from "%s"', (message) => expect(periodOf(message)).toBe(''));

  it('that is no date is told among the words that nobody read', () =>
    expect(understood('ovos de páscoa').unread).toEqual(['ovos', 'pascoa']));

  it('can be left out', () =>
    expect(understood('tudo de dezembro exceto o natal')).toMatchObject({
      startDate: '2025-12-01',
      excludedPeriods: [{ startDate: '2025-12-25', endDate: '2025-12-25' }],
    }));

  it('leaves the rest of the message to be read', () =>
    expect(understood('quanto gastei com uber no natal acima de 50, sem contar o 99')).toEqual({
      startDate: '2025-12-25',
      endDate: '2025-12-25',
      type: 'DEBIT',
      merchants: ['uber'],
      excludedMerchants: ['99'],
      minAmount: 50.01,
    }));
});

describe('a holiday on other days', () => {
  it.each([
    ['2026-12-25', 'no natal', '2026-12-25'],
    ['2026-12-24', 'no natal', '2025-12-25'],
    ['2026-12-25', 'natal passado', '2025-12-25'],
    ['2026-12-26', 'natal passado', '2026-12-25'],
    ['2026-12-26', 'natal retrasado', '2025-12-25'],
    ['2026-12-28', 'entre o natal e o ano novo', '2025-12-25..2026-01-01'],
    ['2027-01-02', 'entre o natal e o ano novo', '2026-12-25..2027-01-01'],
    ['2026-12-31', 'réveillon', '2026-12-31..2027-01-01'],
    ['2026-02-13', 'carnaval', '2025-03-01..2025-03-05'],
    ['2026-02-14', 'carnaval', '2026-02-14..2026-02-18'],
    ['2026-11-26', 'black friday', '2025-11-28'],
    ['2026-11-27', 'black friday', '2026-11-27'],
    ['2024-11-28', 'black friday', '2023-11-24'],
    ['2026-01-01', 'ano novo', '2026-01-01'],
    ['2026-01-01', 'próximo ano novo', '2027-01-01'],
    ['2026-05-09', 'dia das mães', '2025-05-11'],
  ])('%s: %s', (today, message, expected) => expect(periodOf(message, day(today))).toBe(expected));

  const anyDay = fc.integer({ min: 0, max: 16_000 }).map((days) => addDays(day('2002-01-01'), days));

  it('is the latest that has begun, within a year', () =>
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom('no natal', 'carnaval', 'na páscoa', 'black friday', 'dia das mães', 'ano novo', 'finados'),
        (today, message) => {
          const { startDate } = readMessage(message === 'finados' ? 'dia de finados' : message, today).period;
          if (!startDate) throw new Error(`nothing was read of ${message}`);
          expect(startDate <= today).toBe(true);
          // Between two Easters lie up to 55 weeks.
          expect(daysBetween(startDate, today)).toBeLessThanOrEqual(385);
        },
      ),
    ));

  it.each([
    ['feriado prolongado de 12 de outubro', '2026-10-10', '2026-10-12'],
    ['feriadão da consciência negra', '2026-11-20', '2026-11-22'],
    ['feriado prolongado de corpus christi', '2026-06-04', '2026-06-07'],
    ['feriadão de tiradentes', '2026-04-18', '2026-04-21'],
    ['feriadão da páscoa', '2026-04-03', '2026-04-05'],
    ['long weekend of september 7', '2026-09-05', '2026-09-07'],
    ['feriado prolongado de 2 de novembro', '2026-10-31', '2026-11-02'],
  ])('%s has the days off next to it', (message, startDate, endDate) =>
    expect(readMessage(message, day('2026-11-21')).period).toEqual({ startDate, endDate }),
  );

  it('that hangs on Easter keeps its distance to it', () =>
    fc.assert(
      fc.property(fc.integer({ min: 2001, max: 2045 }), (year) => {
        const easter = easterSunday(year);
        const of = (name: string) => readMessage(`${name} de ${year}`, day(`${year}-12-31`)).period;
        expect(of('carnaval')).toEqual({ startDate: addDays(easter, -50), endDate: addDays(easter, -46) });
        expect(of('sexta-feira santa').startDate).toBe(addDays(easter, -2));
        expect(of('corpus christi').startDate).toBe(addDays(easter, 60));
        expect(weekdayOf(addDays(easter, 60))).toBe(4);
      }),
    ));
});
