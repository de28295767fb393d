import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functionFiles } from '../../../infra/build/bundle.ts';
import { functionBytes, sizeBudgets, sizeProblems } from '../../../infra/build/size-budgets.ts';

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

it('names the function that is over its budget, by its bytes', () => {
  const { start } = functionBytes('mcp.ts', dist);
  expect(sizeProblems(dist, new Map([...sizeBudgets, ['mcp.ts', start]]))).toEqual([]);
  expect(sizeProblems(dist, new Map([...sizeBudgets, ['mcp.ts', start - 1]]))).toEqual([
    `mcp.ts: ${start}, at most ${start - 1}`,
  ]);
});

it('every function that a caller waits for has a budget', () => {
  expect(called.filter((file) => !sizeBudgets.has(file))).toEqual([]);
  expect(sizeProblems(dist, new Map())).toHaveLength(called.length);
});
