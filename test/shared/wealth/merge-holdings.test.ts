import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holdings, Position } from '../../../shared/accounts/holding.ts';
import { toLoan, toPosition } from '../../../shared/pluggy/holding-mapping.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { mergeHoldings } from '../../../shared/wealth/merge-holdings.ts';

const start = '2026-03-10T12:00:00.000Z' as Instant;
const HOUR = 3600;
const at = (hours: number): Instant => addSeconds(start, hours * HOUR);

const aPosition = (given: object, hours = 0): Position => {
  const readOn = dateInSaoPaulo(at(hours));
  const position = toPosition({ type: 'FIXED_INCOME', name: 'CDB', balance: 10, ...given }, { readOn });
  if (!position) throw new Error('unreadable');
  return position;
};

type Given = { id: string } & Record<string, unknown>;

/** Answers one after another; null: the list failed. */
const history = (...answers: { hours: number; list: Given[] | null; isComplete?: boolean }[]) => {
  let stored: Holdings | null = null;
  let before: Instant | null = null;
  for (const { hours, list, isComplete = true } of answers) {
    const positions = list && { holdings: list.map((given) => aPosition(given, hours)), isComplete };
    const lastUpdatedAt = at(hours);
    stored = mergeHoldings(stored, {
      positions,
      loans: null,
      lastUpdatedAt,
      before,
      now: lastUpdatedAt,
      connectorName: '',
    });
    before = lastUpdatedAt;
  }
  return stored;
};
const positionsOf = (holdings: Holdings | null) =>
  holdings?.positions.map(({ id, balance, asOf, endedOn }) => ({ id, balance, asOf, endedOn }));
const held = { asOf: null, endedOn: null };

describe('a position', () => {
  it('is none where none was ever listed', () => {
    expect(history({ hours: 0, list: [] })).toBeNull();
  });

  it('counts with its old day while one complete answer lacks it', () => {
    const stored = history({ hours: 0, list: [{ id: 'a' }] }, { hours: 24, list: [] });
    expect(positionsOf(stored)).toEqual([{ id: 'a', balance: 1_000, asOf: '2026-03-10', endedOn: null }]);
  });

  it.each([
    { name: 'twenty hours apart', hours: 44, endedOn: '2026-03-12' },
    { name: 'less than twenty hours apart', hours: 43.9, endedOn: null },
  ])('after two complete answers without it, $name', ({ hours, endedOn }) => {
    const stored = history({ hours: 0, list: [{ id: 'a' }] }, { hours: 24, list: [] }, { hours, list: [] });
    expect(positionsOf(stored)).toMatchObject([{ endedOn }]);
  });

  it('does not end by answers that are partial or failed', () => {
    const others = [24, 48, 72].map((hours) => ({ hours, list: [] as Given[], isComplete: false }));
    const stored = history({ hours: 0, list: [{ id: 'a' }] }, ...others, { hours: 96, list: null });
    expect(positionsOf(stored)).toEqual([{ id: 'a', balance: 1_000, asOf: '2026-03-10', endedOn: null }]);
  });

  it('begins to be missing anew after it was there', () => {
    const stored = history(
      { hours: 0, list: [{ id: 'a' }] },
      { hours: 24, list: [] },
      { hours: 48, list: [{ id: 'a' }] },
      { hours: 72, list: [] },
    );
    expect(positionsOf(stored)).toMatchObject([{ endedOn: null }]);
  });

  it('is active again when it comes back', () => {
    const stored = history(
      { hours: 0, list: [{ id: 'a' }] },
      { hours: 24, list: [] },
      { hours: 48, list: [] },
      { hours: 72, list: [{ id: 'a', balance: 12 }] },
    );
    expect(positionsOf(stored)).toEqual([{ id: 'a', balance: 1_200, ...held }]);
  });

  it.each([
    { name: 'with nothing left', given: { balance: 0, quantity: 0 }, isEnded: true },
    { name: 'with nulls', given: { balance: null, quantity: null }, isEnded: true },
    { name: 'with a balance', given: { balance: 5 }, isEnded: false },
    { name: 'with a quantity', given: { balance: 0, quantity: 2 }, isEnded: false },
  ])('withdrawn $name', ({ given, isEnded }) => {
    const stored = history(
      { hours: 0, list: [{ id: 'a' }] },
      { hours: 24, list: [{ id: 'a', status: 'TOTAL_WITHDRAWAL', ...given }] },
      { hours: 48, list: [{ id: 'a', status: 'TOTAL_WITHDRAWAL', ...given }] },
    );
    expect(positionsOf(stored)).toMatchObject([{ endedOn: isEnded ? '2026-03-11' : null }]);
  });

  it('keeps its last known balance with the day of it', () => {
    const stored = history(
      { hours: 0, list: [{ id: 'a' }] },
      { hours: 24, list: [{ id: 'a', balance: null }] },
      { hours: 48, list: [{ id: 'a', balance: null }] },
    );
    expect(positionsOf(stored)).toEqual([{ id: 'a', balance: 1_000, asOf: '2026-03-10', endedOn: null }]);
  });

  it('whose balance was never known has none, and its month has no total', () => {
    const stored = history({ hours: 0, list: [{ id: 'a', balance: null }, { id: 'b' }] });
    expect(positionsOf(stored)).toMatchObject([{ balance: null }, { balance: 1_000 }]);
    expect(stored?.totals).toEqual([{ month: '2026-03', investments: null, loans: 0, overdrafts: 0 }]);
  });
});

describe('a new id', () => {
  const cdb = { name: 'CDB Sol', quantity: 1, dueDate: '2028-03-01' };

  it('is the same holding', () => {
    const stored = history(
      { hours: 0, list: [{ id: 'a', ...cdb }] },
      { hours: 1, list: [{ id: 'b', ...cdb, balance: 11 }] },
    );
    expect(stored?.positions).toMatchObject([{ id: 'a', sourceId: 'b', balance: 1_100, endedOn: null }]);
  });

  it('is none of two that look alike', () => {
    const stored = history(
      {
        hours: 0,
        list: [
          { id: 'a', ...cdb },
          { id: 'b', ...cdb },
        ],
      },
      { hours: 1, list: [{ id: 'c', ...cdb }] },
    );
    expect(stored?.positions.map(({ id, missingSince }) => [id, missingSince !== null])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
  });

  it('in a partial answer waits for a complete one: it would count twice', () => {
    const first = { hours: 0, list: [{ id: 'a', ...cdb }] };
    const partial = { hours: 1, list: [{ id: 'b', ...cdb }], isComplete: false };
    expect(history(first, partial)?.positions).toMatchObject([{ id: 'a', sourceId: 'a' }]);
    expect(history(first, partial, { ...partial, isComplete: true })?.positions).toMatchObject([
      { id: 'a', sourceId: 'b' },
    ]);
  });

  it('that another had before is made its own', () => {
    const stored = history(
      { hours: 0, list: [{ id: 'a', ...cdb }] },
      { hours: 1, list: [{ id: 'b', ...cdb }] },
      {
        hours: 2,
        list: [
          { id: 'b', ...cdb },
          { id: 'a', name: 'LCI' },
        ],
      },
    );
    expect(new Set(stored?.positions.map(({ id }) => id)).size).toBe(2);
  });
});

describe('month totals', () => {
  it('are those of the last import of each month', () => {
    const stored = history(
      { hours: 0, list: [{ id: 'a', balance: 1 }] },
      { hours: 24, list: [{ id: 'a', balance: 2 }] },
      { hours: 24 * 25, list: [{ id: 'a', balance: 2 }] },
      { hours: 24 * 26, list: [{ id: 'a', balance: 3 }] },
      { hours: 24 * 27, list: [{ id: 'a', balance: 3, currencyCode: 'USD' }] },
    );
    expect(stored?.totals).toEqual([
      { month: '2026-03', investments: 200, loans: 0, overdrafts: 0 },
      { month: '2026-04', investments: 0, loans: 0, overdrafts: 0 },
    ]);
    expect(stored?.since).toBe('2026-03-10');
  });

  it('are those of 25 months', () => {
    const days = Array.from({ length: 40 }, (_, month) => month * 31);
    const stored = history(...days.map((day) => ({ hours: day * 24, list: [{ id: 'a', balance: day + 1 }] })));
    expect(stored?.totals).toHaveLength(25);
    expect(stored?.totals.at(-1)).toMatchObject({ investments: 121_000 });
  });
});

const readOn = '2026-03-10' as IsoDate;

describe('a loan', () => {
  it.each([
    { name: 'settled today', given: { settlementDate: '2026-03-10' }, endedOn: readOn },
    { name: 'to be settled', given: { settlementDate: '2026-03-11' }, endedOn: null },
    { name: 'paid off', given: { payments: { contractOutstandingBalance: 0 } }, endedOn: readOn },
    {
      name: 'of 0 with installments due',
      given: { payments: { contractOutstandingBalance: 0 }, installments: { dueInstallments: 2 } },
      endedOn: null,
    },
    { name: 'of an unknown balance', given: {}, endedOn: null },
  ])('$name', ({ given, endedOn }) => {
    expect(toLoan({ id: 'l', productName: 'Carro', ...given }, { readOn })).toMatchObject({ endedOn });
  });
});

describe('records that are not as described', () => {
  it.each([null, 1, 'text', [], {}, { id: 1 }, { id: '' }, { id: 'a', type: 'ETF', balance: '10' }])(
    'are unreadable: %j',
    (record) => {
      expect(toPosition(record, { readOn })).toBeNull();
    },
  );
  it('count without what has an unknown form', () => {
    const record = { id: 'a', type: 'NEW', name: null, rate: 'high', dueDate: 'soon', taxes: {}, balance: 1.005 };
    expect(toPosition(record, { readOn })).toMatchObject({ name: 'NEW', rate: null, dueDate: null, balance: 101 });
  });
});

/** Names are one's own, so each can be told from the others whatever its id. */
const aHolding = fc.record({ name: fc.integer({ min: 0, max: 5 }), balance: fc.integer({ min: 1, max: 900 }) });
const anAnswer = fc.record({
  held: fc.uniqueArray(aHolding, { selector: ({ name }) => name, maxLength: 6 }),
  hours: fc.integer({ min: 1, max: 60 }),
  kind: fc.constantFrom('complete', 'partial', 'failed', 'renumbered', 'reordered'),
});

it('any history ends in what was last said completely', () => {
  fc.assert(
    fc.property(fc.array(anAnswer, { minLength: 1, maxLength: 12 }), (answers) => {
      let hours = 0;
      let ids = 0;
      const asked = answers.map(({ held: holdings, hours: after, kind }) => {
        hours += after;
        if (kind === 'renumbered') ids += 1;
        const ordered = kind === 'reordered' ? holdings.toReversed() : holdings;
        const list = ordered.map(({ name, balance }) => ({ id: `${name}-${ids}`, name: `CDB ${name}`, balance }));
        if (kind === 'failed') return { hours, list: null };
        return kind === 'partial' ? { hours, list: list.slice(0, 1), isComplete: false } : { hours, list };
      });
      const last = answers.at(-1)?.held ?? [];
      const lists = last.map(({ name, balance }) => ({ id: `${name}-${ids}`, name: `CDB ${name}`, balance }));
      // What is said twice, a day apart, is so whatever was said before.
      const stored = history(...asked, { hours: hours + 24, list: lists }, { hours: hours + 48, list: lists });
      const sure = stored?.positions.filter(({ endedOn }) => endedOn === null) ?? [];
      const shape = (name: string, balance: number | null) => `${name}:${balance}`;
      expect(sure.map(({ name, balance }) => shape(name, balance)).sort()).toEqual(
        last.map(({ name, balance }) => shape(`CDB ${name}`, balance * 100)).sort(),
      );
    }),
  );
});
