import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mcpFunction } from '../../../infra/build/mcp-function.ts';
import { operations } from '../../../shared/contract/registry.ts';

const file = join(import.meta.dirname, '..', '..', '..', 'functions', 'mcp.ts');

it('functions/mcp.ts is what the build writes from the registry', () => {
  expect(readFileSync(file, 'utf8')).toBe(mcpFunction(operations));
});

it('imports each endpoint by its file and lists them in the order of the registry', () => {
  const source = mcpFunction([{ name: 'get-rates' }, { name: 'create-goal' }]);
  expect(source).toContain("import { endpoint as getRates } from './api/get-rates.ts';");
  expect(source.indexOf('import { endpoint as createGoal }')).toBeLessThan(source.indexOf('endpoint as getRates'));
  expect(source).toContain('[\n  getRates,\n  createGoal,\n]');
});
