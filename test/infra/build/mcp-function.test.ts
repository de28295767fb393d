import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mcpFunction } from '../../../infra/build/mcp-function.ts';
import { tools } from '../../../shared/contract/registry.ts';

const file = join(import.meta.dirname, '..', '..', '..', 'functions', 'mcp.ts');

it('functions/mcp.ts is what the build writes from the registry', () => {
  expect(readFileSync(file, 'utf8')).toBe(mcpFunction(tools));
});

it('has each tool with its scopes and its file, in the order of the registry', () => {
  const source = mcpFunction([
    { name: 'get-rates', access: { possible: [] } },
    { name: 'create-goal', access: { possible: ['read', 'write'] } },
    { name: 'change-goal', access: { possible: ['read', 'write'] }, mcp: { listed: false } },
    { name: 'list-goals', over: 'change-goal', access: { possible: ['read'] } },
    { name: 'get-notes', access: { possible: ['read', 'memories'] }, mcp: { listed: ['read'] } },
  ]);
  expect(source).toContain(
    [
      "  { name: 'getRates', possible: [], load: () => import('./api/get-rates.ts') },",
      "  { name: 'createGoal', possible: ['read', 'write'], load: () => import('./api/create-goal.ts') },",
      "  { name: 'changeGoal', possible: ['read', 'write'], listed: false, load: () => import('./api/change-goal.ts') },",
      "  { name: 'listGoals', possible: ['read'], load: () => import('./tools/list-goals.ts') },",
      "  { name: 'getNotes', possible: ['read', 'memories'], listed: ['read'], load: () => import('./api/get-notes.ts') },",
      '];',
    ].join('\n'),
  );
});
