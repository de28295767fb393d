import { expect, it } from 'vitest';
import { categoryByName } from '../../../shared/categories/category-tree.ts';
import { categorize } from '../../../shared/categorizer/categorize.ts';
import { blindLines, labelledLines, parentLines } from '../../bench/categorizer/labelled-lines.ts';
import { measured } from '../../bench/categorizer/measure.ts';
import { measuredWorld, worldLines } from '../../bench/categorizer/world-lines.ts';

const lines = labelledLines();
const heldOut = lines.filter(({ isHeldOut }) => isHeldOut);

it('holds out part of at least 600 labelled lines', () => {
  expect(lines.length).toBeGreaterThanOrEqual(600);
  expect(heldOut.length / lines.length).toBeGreaterThan(0.3);
});

it('is right on most of the lines that it was not made from, and silent where nobody could know', () => {
  const { accuracy, coverage, falseOnUnknowable } = measured(heldOut);
  expect(accuracy).toBeGreaterThan(0.95);
  expect(coverage).toBeGreaterThan(0.92);
  expect(falseOnUnknowable).toBeLessThan(0.03);
});

it.each(['dev', 'final', 'second-dev', 'fourth-dev', 'fifth-dev', 'sixth-dev', 'eleventh', 'twelfth'])(
  'is as good on the %s lines of an author who has not seen it',
  (part) => {
    const {
      lines: count,
      accuracy,
      coverage,
      falseOnUnknowable,
    } = measured(blindLines().filter(({ set }) => set === part));
    expect(count).toBeGreaterThan(300);
    expect(accuracy).toBeGreaterThan(part === 'final' ? 0.96 : 0.98);
    expect(coverage).toBeGreaterThan(0.98);
    expect(falseOnUnknowable).toBeLessThan(0.02);
  },
);

it('answers less than one in a hundred of the lines that nobody could know', () => {
  const sets =
    /^(?:(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)-dev(?:-regional)?|second|(?:elev|thirte|fourte)enth|twelfth)$/;
  const unknowable = blindLines().filter(({ set, none }) => none === 'unknowable' && sets.test(set));
  expect(unknowable.length).toBeGreaterThan(900);
  expect(measured(unknowable).falseOnUnknowable).toBeLessThan(0.01);
});

it.each([
  ['dev', 0.97],
  ['final', 0.93],
] as const)(
  'says the parent where no leaf is sure, on the %s lines of an author who has not seen it',
  (part, floor) => {
    const { accuracy, coverage, falseOnUnknowable } = measured(parentLines().filter(({ set }) => set === part));
    expect(accuracy).toBeGreaterThan(floor);
    expect(coverage).toBeGreaterThan(floor);
    expect(falseOnUnknowable).toBeLessThan(0.03);
  },
);

it('gives canonical names only', () => {
  const given = [...lines, ...parentLines()].flatMap(({ input }) => categorize(input).category ?? []);
  expect(given.filter((name) => categoryByName(name) === null)).toEqual([]);
});

it.each([
  ['2026-11-27', 'open', { right: 0.96, accuracy: 0.98, falseLabels: 0.015, moneyMissed: 0.06, ownFound: 0.95 }],
  // Nobody looks at lines of closed halves, and nothing is learnt from them.
  ['2026-11-27', 'closed', { right: 0.85, accuracy: 0.96, falseLabels: 0.045, moneyMissed: 0.1, ownFound: 0.8 }],
  ['2026-11-28', 'open', { right: 0.93, accuracy: 0.965, falseLabels: 0.03, moneyMissed: 0.07, ownFound: 0.95 }],
  ['2026-11-28', 'closed', { right: 0.79, accuracy: 0.95, falseLabels: 0.045, moneyMissed: 0.085, ownFound: 0.8 }],
] as const)('knows most of %s, the %s half, of lines that people and banks wrote', (set, half, floors) => {
  const world = measuredWorld(worldLines(set, half));
  expect(world.lines).toBeGreaterThan(300);
  expect(world.right).toBeGreaterThanOrEqual(floors.right);
  expect(world.accuracy).toBeGreaterThanOrEqual(floors.accuracy);
  expect(world.falseLabels).toBeLessThanOrEqual(floors.falseLabels);
  expect(world.moneyMissed).toBeLessThanOrEqual(floors.moneyMissed);
  expect(world.ownFound).toBeGreaterThanOrEqual(floors.ownFound);
  expect(world.wellGuessed).toBeGreaterThanOrEqual(0.9);
});
