import { expect, it } from 'vitest';
import { categoryByName, subtreeOf } from '../../../../shared/ledger/categories/category-tree.ts';
import { categorize } from '../../../../shared/ledger/categorizer/categorize.ts';
import { blindLines, labelledLines } from '../../../bench/categorizer/labelled-lines.ts';
import { measured } from '../../../bench/categorizer/measure.ts';

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

it.each(['dev', 'final'])('is as good on the %s lines of an author who has not seen it', (part) => {
  const {
    lines: count,
    accuracy,
    coverage,
    falseOnUnknowable,
  } = measured(blindLines().filter(({ file }) => file.includes(part)));
  expect(count).toBeGreaterThan(400);
  expect(accuracy).toBeGreaterThan(0.95);
  expect(coverage).toBeGreaterThan(0.94);
  expect(falseOnUnknowable).toBeLessThan(0.02);
});

it('gives canonical names of leaves only', () => {
  const given = lines.flatMap(({ input }) => categorize(input).category ?? []);
  const isLeafName = (name: string): boolean => {
    const category = categoryByName(name);
    return category !== null && subtreeOf(category.id).length === 1;
  };
  expect(given.filter((name) => !isLeafName(name))).toEqual([]);
});

it('reads at least 50,000 lines a second on one core', () => {
  const rounds = 40;
  for (const { input } of lines) categorize(input);
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) for (const { input } of lines) categorize(input);
  // The process's own time: other work of the machine is not the categorizer's.
  const { user, system } = process.cpuUsage(before);
  expect((rounds * lines.length * 1e6) / (user + system)).toBeGreaterThan(50_000);
});
