import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  monthFrom,
  periodName,
  periodOfMonth,
  type Shown,
  shownAt,
  sourceOf,
} from '../../../../../infra/web/app/pages/transactions/address.ts';

const THIS_MONTH = '2026-11';
const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'https://saldo.test').searchParams);
const at = (query: string): Shown => shownAt(queryOf(`/lancamentos?${query}`), THIS_MONTH);

describe('the address', () => {
  it.each([
    ['', '2026-11'],
    ['mes=2026-10', '2026-10'],
    ['mes=2026-12', '2026-11'],
    ['mes=2026-13', '2026-11'],
    ['mes=ontem', '2026-11'],
  ])('"%s" is of %s', (query, month) => expect(at(query).month).toBe(month));

  it('of what is usual is the page alone', () => expect(addressOf(at(''), THIS_MONTH)).toBe('/lancamentos'));

  it('ignores a kind that does not exist', () => expect(at('tipo=outros').kind).toBe(''));

  it('keeps everything', () => {
    const text = fc.string().map((one) => one.trim());
    const shown = fc.record<Shown>({
      month: fc.constantFrom('2026-11', '2026-10', '2019-01'),
      search: text,
      leftOut: fc.array(fc.constantFrom('type', 'period', 'merchants:uber', 'categories:Água, luz e gás'), {
        maxLength: 3,
      }),
      category: fc.string(),
      account: fc.string(),
      kind: fc.constantFrom('', 'saidas', 'entradas', 'proprias'),
      isPending: fc.boolean(),
      from: text,
      to: text,
    });
    fc.assert(
      fc.property(shown, (one) => {
        const { leftOut, ...rest } = shownAt(queryOf(addressOf(one, THIS_MONTH)), THIS_MONTH);
        expect({ ...rest, leftOut }).toEqual(one);
      }),
    );
  });
});

describe('months', () => {
  it.each([
    ['2026-11', -1, '2026-10'],
    ['2026-01', -1, '2025-12'],
    ['2026-12', 1, '2027-01'],
  ])('%s %i is %s', (month, by, expected) => expect(monthFrom(month, by)).toBe(expected));
});

describe("the name of the rows' period", () => {
  it.each([
    ['2026-10-01', '2026-10-31', 'outubro de 2026'],
    ['2024-02-01', '2024-02-29', 'fevereiro de 2024'],
    ['2026-02-01', '2026-02-28', 'fevereiro de 2026'],
    ['2026-11-01', '2026-11-28', 'novembro de 2026'],
    ['2026-11-01', '2026-11-30', 'novembro de 2026'],
    ['2026-09-01', '2026-11-28', 'setembro a novembro de 2026'],
    ['2025-12-01', '2026-11-28', 'dezembro de 2025 a novembro de 2026'],
    ['2026-10-01', '2026-10-15', '1 a 15 de outubro'],
    ['2025-10-01', '2025-10-15', '1 a 15 de outubro de 2025'],
    ['2026-11-28', '2026-11-28', '28 de novembro'],
    ['2025-11-28', '2025-11-28', '28 de novembro de 2025'],
    ['2026-09-20', '2026-10-05', '20 de setembro a 5 de outubro'],
    ['2025-12-20', '2026-01-05', '20 de dezembro de 2025 a 5 de janeiro de 2026'],
    ['2025-10-15', '2026-10-20', '15 de outubro de 2025 a 20 de outubro de 2026'],
  ])('%s to %s: %s', (startDate, endDate, name) => expect(periodName({ startDate, endDate }, '2026-11-28')).toBe(name));

  it.each([
    ['2026-11', '2026-11-28'],
    ['2026-10', '2026-10-31'],
    ['2024-02', '2024-02-29'],
  ])('%s ends on %s', (month, endDate) =>
    expect(periodOfMonth(month, '2026-11-28')).toEqual({ startDate: `${month}-01`, endDate }),
  );
});

describe('where rows are read', () => {
  it.each([
    ['', '/app/api/statement'],
    ['mes=2026-10', '/app/api/statement?startDate=2026-10-01&endDate=2026-10-31'],
    ['mes=2024-02', '/app/api/statement?startDate=2024-02-01&endDate=2024-02-29'],
    ['busca=mercado&sem=type|minAmount', '/app/api/statement?message=mercado&leaveOut=type%7CminAmount'],
    ['sem=type', '/app/api/statement'],
  ])('"%s": %s', (query, expected) => expect(sourceOf(at(query), THIS_MONTH)).toBe(expected));

  it('is the same whatever is chosen among them, so that nothing is asked for again', () => {
    expect(sourceOf(at('categoria=Lazer&conta=a&tipo=saidas&pendentes=1&de=10&ate=20'), THIS_MONTH)).toBe(
      '/app/api/statement',
    );
  });
});
