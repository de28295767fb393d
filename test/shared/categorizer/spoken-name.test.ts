import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { spokenName } from '../../../shared/categorizer/spoken-name.ts';

const rows = readFileSync(new URL('../text/names-of-lines.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string]);

it.each(rows)('%s is %s', (description, name) => {
  expect(spokenName({ description, merchant: null })).toBe(name);
});
