import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions } from '../../../infra/bundle.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { bareBytes } from './sides/bundles.ts';
import { budgetOf, functionBytes, READ_BUDGET } from './sizes.ts';

const dist = mkdtempSync(join(tmpdir(), 'saldo-budgets-'));
let bare = 0;

beforeAll(async () => {
  await bundleFunctions(dist);
  bare = await bareBytes();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const files = [...operations.map(({ name }) => `api/${name}.ts`), 'mcp.ts', 'not-found.ts'];

describe.each(files)('%s', (file) => {
  it('loads no more bytes at its start than its budget', () => {
    const budget = budgetOf.get(file);
    expect(budget, `test/bench/cold/budgets.json has no ${file}`).toBeDefined();
    expect(functionBytes(file, dist).start).toBeLessThanOrEqual(budget ?? 0);
  });
});

it.each(operations.filter(({ method }) => method === 'GET').map(({ name }) => `api/${name}.ts`))(
  '%s, a read, is at most three quarters of a minified handler with nothing but the SDK',
  (file) => {
    expect(functionBytes(file, dist).start).toBeLessThanOrEqual(READ_BUDGET * bare);
  },
);

it('loads what a function needs seldom apart from it', () => {
  const { start, all } = functionBytes('api/create-payment-reminder.ts', dist);
  expect(all - start).toBeGreaterThan(20_000);
});
