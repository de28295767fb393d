import { describe, expect, it } from 'vitest';
import {
  assumeOf,
  newWhatIf,
  streamsToChange,
  type WhatIfFields,
  whatIfErrors,
} from '../../../../infra/web/app/pages/plan/what-if/assumption.ts';

const TODAY = '2026-11-28';
const stream = (id: string, direction: 'inflow' | 'outflow', over: object = {}) => ({
  ...{ id, direction, description: id, currency_code: 'BRL', status: 'active' as const },
  ...over,
});
const streams = [
  stream('rent', 'outflow'),
  stream('salary', 'inflow'),
  stream('openai', 'outflow', { currency_code: 'USD' }),
  stream('gym', 'outflow', { status: 'ended' }),
];
const typed = (given: Partial<WhatIfFields>): WhatIfFields => ({ ...newWhatIf(TODAY), amount: '1.200,50', ...given });
const wrong = (given: Partial<WhatIfFields>) => Object.keys(whatIfErrors(typed(given), streams, TODAY));
const asked = (given: Partial<WhatIfFields>) => JSON.parse(assumeOf(typed(given), streams));

describe('what is asked', () => {
  it.each<[string, Partial<WhatIfFields>, object]>([
    ['a purchase', { name: ' TV ' }, { kind: 'once', amount: -1200.5, date: TODAY, name: 'TV' }],
    ['with a card', { account: 'c1' }, { kind: 'once', amount: -1200.5, date: TODAY, accountId: 'c1' }],
    [
      'in parts',
      { how: 'parts', account: 'c1', parts: '12' },
      { kind: 'installments', amount: -1200.5, n: 12, accountId: 'c1', date: TODAY },
    ],
    ['every month', { form: 'monthly' }, { kind: 'monthly', amount: -1200.5, from: TODAY }],
    [
      'in, until a day',
      { form: 'monthly', direction: 'in', until: '2027-02-01' },
      { kind: 'monthly', amount: 1200.5, from: TODAY, until: '2027-02-01' },
    ],
    ['a payment less', { form: 'change', stream: 'rent' }, { kind: 'without', streamId: 'rent' }],
    // Chosen for an inflow before.
    [
      'a payment has no other amount',
      { form: 'change', stream: 'rent', change: 'income' },
      { kind: 'without', streamId: 'rent' },
    ],
    ['an income less', { form: 'change', stream: 'salary' }, { kind: 'without', streamId: 'salary' }],
    [
      'an income of another amount',
      { form: 'change', stream: 'salary', change: 'income' },
      { kind: 'income', streamId: 'salary', amount: 1200.5, from: TODAY },
    ],
  ])('%s', (_name, given, entry) => {
    expect(wrong(given)).toEqual([]);
    expect(asked(given)).toEqual([entry]);
  });
});

describe('what is wrong', () => {
  it.each<[Partial<WhatIfFields>, string[]]>([
    [{ amount: '' }, ['amount']],
    [{ amount: '0,00' }, ['amount']],
    [{ amount: '100.000.000,01' }, ['amount']],
    [{ amount: 'dez' }, ['amount']],
    [{ date: '' }, ['date']],
    [{ date: '2026-11-27' }, ['date']],
    [{ date: '2027-11-29' }, []],
    [{ date: '2027-11-30' }, ['date']],
    [{ date: '20261-01-01' }, ['date']],
    [{ form: 'monthly', until: '2026-11-27' }, ['until']],
    [{ form: 'monthly', date: '2026-12-10', until: '2026-12-09' }, ['until']],
    [{ form: 'purchase', until: '2026-11-27' }, []],
    [{ how: 'parts' }, ['account']],
    [{ how: 'parts', account: 'c1', parts: '1' }, ['parts']],
    [{ how: 'parts', account: 'c1', parts: '49' }, ['parts']],
    [{ how: 'parts', account: 'c1', parts: '2,5' }, ['parts']],
    [{ form: 'change', amount: '' }, ['stream']],
    [{ form: 'change', stream: 'rent', amount: '', date: '' }, []],
    [{ form: 'change', stream: 'salary', change: 'income', amount: '', date: '' }, ['amount', 'date']],
  ])('%j', (given, fields) => {
    expect(wrong(given)).toEqual(fields);
  });

  it('only what goes on, in reais, can be changed', () => {
    const { outflows, inflows } = streamsToChange(streams);
    expect([outflows, inflows].map((all) => all.map(({ id }) => id))).toEqual([['rent'], ['salary']]);
  });
});
