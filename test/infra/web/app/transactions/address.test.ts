import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  monthFrom,
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
