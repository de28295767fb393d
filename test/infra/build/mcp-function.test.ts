import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mcpFunction } from '../../../infra/build/mcp-function.ts';
import { operations } from '../../../shared/contract/registry.ts';

const file = join(import.meta.dirname, '..', '..', '..', 'functions', 'mcp.ts');

it('functions/mcp.ts is what the build writes from the registry', () => {
  expect(readFileSync(file, 'utf8')).toBe(mcpFunction(operations));
});

it('lists each tool with its scopes and its file, in the order of the registry, and none that is of REST only', () => {
  const source = mcpFunction([
    { name: 'get-rates', access: { possible: [] } },
    { name: 'create-goal', access: { possible: ['read', 'write'] } },
    { name: 'create-api-key', restOnly: true, access: { possible: ['account'] } },
  ]);
  expect(source).toContain(
    [
      "  { name: 'getRates', possible: [], load: () => import('./api/get-rates.ts') },",
      "  { name: 'createGoal', possible: ['read', 'write'], load: () => import('./api/create-goal.ts') },",
      '];',
    ].join('\n'),
  );
});
