import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** As shared/README.md, Files. */
const LARGEST_FOLDER = 25;
const LISTS = /^shared\/contract\/(operations|web|resources|fields)$/;

const files = readdirSync('shared', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('shared', file));

const repeated = (keys: readonly string[], most: number): string[] => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([key, count]) => `${key}: ${count}`);
};

it('a folder of shared/ has at most 25 files', () => {
  const folders = files.map((file) => dirname(file)).filter((folder) => !LISTS.test(folder));
  expect(folders.length).toBeGreaterThan(300);
  expect(repeated(folders, LARGEST_FOLDER)).toEqual([]);
});

it('a file name stands once in shared/', () => {
  const names = files.filter((file) => !file.startsWith('shared/contract/')).map((file) => basename(file));
  expect(repeated(names, 1)).toEqual([]);
});
