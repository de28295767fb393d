import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functionFiles } from '../../../infra/build/bundle.ts';
import { completedBudgets, functionBytes, sizeBudgets, sizeProblems } from '../../../infra/build/size-budgets.ts';

const dist = mkdtempSync(join(tmpdir(), 'saldo-sizes-'));
const called = functionFiles().filter((file) => /^(api|oauth|web)\/|^mcp\.ts$|^not-found\.ts$/.test(file));

beforeAll(() => {
  for (const file of called) {
    const folder = join(dist, 'functions', file.replace(/\.ts$/, ''));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.mjs'), 'import"./needed-1.mjs";const later=()=>import("./later-1.mjs");');
    writeFileSync(join(folder, 'needed-1.mjs'), `import{a as b}from"./shared-1.mjs";${'1;'.repeat(100)}`);
    writeFileSync(join(folder, 'shared-1.mjs'), 'export const a=1;import"./needed-1.mjs";');
    writeFileSync(join(folder, 'later-1.mjs'), '2;'.repeat(5_000));
  }
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

it('counts what is loaded at the start once, and what is loaded on demand only among all', () => {
  const { start, all } = functionBytes('api/get-balance.ts', dist);
  expect(all - start).toBe(10_000);
  expect(start).toBeGreaterThan(200);
  expect(start).toBeLessThan(1_000);
});

it('names the function that is more than 3 % over its budget, by its bytes', () => {
  const { start } = functionBytes('mcp.ts', dist);
  const least = Math.ceil(start / 1.03);
  const problems = (budget: number) => sizeProblems(dist, new Map([...sizeBudgets, ['mcp.ts', budget]]));
  expect(problems(start)).toEqual([]);
  expect(problems(least)).toEqual([]);
  expect(problems(least - 1)).toEqual([
    `mcp.ts: ${start}, at most ${Math.floor((least - 1) * 1.03)} (3 % over its budget of ${least - 1})`,
  ]);
});

it('every function that a caller waits for has a budget, and no other', () => {
  expect([...sizeBudgets.keys()]).toEqual(called.toSorted());
  expect(sizeProblems(dist, new Map())).toHaveLength(called.length);
});

it('gives a new function a budget of its size and a margin, says so, and changes no other', () => {
  const known = new Map([...sizeBudgets].filter(([file]) => file !== 'api/get-balance.ts'));
  const { start } = functionBytes('api/get-balance.ts', dist);
  const { budgets, changes } = completedBudgets(dist, known);
  const added = budgets.get('api/get-balance.ts') ?? 0;
  expect(added).toBeGreaterThan(start);
  expect(changes).toEqual([`size budget of api/get-balance.ts: ${added} bytes, added`]);
  expect([...budgets].filter(([file]) => file !== 'api/get-balance.ts')).toEqual([...known]);
  expect([...budgets.keys()]).toEqual([...budgets.keys()].toSorted());
  expect(sizeProblems(dist, budgets)).toEqual([]);
});

it('removes the budget of a function that is gone, and says so', () => {
  const { budgets, changes } = completedBudgets(dist, new Map([...sizeBudgets, ['api/get-weather.ts', 1]]));
  expect(budgets).toEqual(sizeBudgets);
  expect(changes).toEqual(['size budget of api/get-weather.ts: removed with its function']);
});
