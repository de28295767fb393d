import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder, functionFiles } from './bundle.ts';
import budgets from './size-budgets.json' with { type: 'json' };

const STATIC_IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.mjs)"/g;

/** Files that Node loads with the function: the entry and what it imports, but nothing that it loads on demand. */
const loadedAtStart = (folder: string, file = 'index.mjs', seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next = ''] of readFileSync(join(folder, file), 'utf8').matchAll(STATIC_IMPORT))
    loadedAtStart(folder, next, seen);
  return seen;
};

/** Bytes of a function's code: the part loaded at its start, and the whole deployment package. */
export const functionBytes = (file: string, dist?: string): { start: number; all: number } => {
  const folder = bundleFolder(file, dist);
  const sum = (files: Iterable<string>) =>
    [...files].reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0);
  return { start: sum(loadedAtStart(folder)), all: sum(readdirSync(folder)) };
};

/** By file of functions/, in bytes loaded at start. When a function grows for a good reason, its budget grows with it. */
export const sizeBudgets: ReadonlyMap<string, number> = new Map(Object.entries(budgets));

/** Functions that a caller waits for: they have a budget. */
const isCalled = (file: string): boolean =>
  /^(api|oauth|web)\//.test(file) || file === 'mcp.ts' || file === 'not-found.ts';

/** Bundles over their budget, and functions without one. @param dist as given to `bundleFunctions` */
export const sizeProblems = (dist?: string, budgetOf = sizeBudgets): string[] =>
  functionFiles()
    .filter(isCalled)
    .flatMap((file) => {
      const budget = budgetOf.get(file);
      if (budget === undefined) return [`infra/build/size-budgets.json has no ${file}`];
      const { start } = functionBytes(file, dist);
      return start > budget ? [`${file}: ${start}, at most ${budget}`] : [];
    });
