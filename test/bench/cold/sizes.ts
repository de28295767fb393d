import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder } from '../../../infra/bundle.ts';
import { compared, type Row } from '../frame/row.ts';
import budgets from './budgets.json' with { type: 'json' };
import { bytesOf } from './sides/bundles.ts';

/** Design 12: a read's bundle next to the bare handler's, both minified; the others may be as large as budgets.json says. */
export const READ_BUDGET = 0.75;

const STATIC_IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.mjs)"/g;

/** Files that Node loads with the function: the entry and what it imports, but nothing that waits to be asked for. */
const loadedAtStart = (folder: string, file = 'index.mjs', seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next = ''] of readFileSync(join(folder, file), 'utf8').matchAll(STATIC_IMPORT))
    loadedAtStart(folder, next, seen);
  return seen;
};

/** Bytes of a function's code: what is loaded at its start, and all that is deployed with it. */
export const functionBytes = (file: string, dist?: string): { start: number; all: number } => {
  const folder = bundleFolder(file, dist);
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, name) => bytes + bytesOf(join(folder, name)), 0);
  return { start: sum(loadedAtStart(folder)), all: sum(readdirSync(folder)) };
};

type Budget = keyof typeof budgets;

/** By file of functions/, in bytes loaded at start. */
export const budgetOf = new Map<string, number>(Object.keys(budgets).map((file) => [file, budgets[file as Budget]]));

/** @param bare bytes of the bare handler by how it is bundled; a read is held to the smallest of the usual ones */
export const sizeRows = (dist: string | undefined, bare: { asIs: number; minified: number }): Row[] =>
  [...budgetOf].map(([file, budget]) => {
    const { start, all } = functionBytes(file, dist);
    const note = `${Math.round(all / 1000)} kB deployed; ${(start / bare.asIs).toFixed(2)} of the bare handler as esbuild leaves it`;
    return compared({
      part: 'cold',
      name: `${file}, size / bare SDK, minified`,
      ours: start,
      peer: bare.minified,
      unit: 'bytes',
      goal: budget / bare.minified,
      note,
    });
  });
