import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder, functionFiles } from './bundle.ts';
import budgets from './size-budgets.json' with { type: 'json' };

const FILE = join(import.meta.dirname, 'size-budgets.json');
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

/** A bundle fails when it is larger than this part of its budget: small changes of many functions are no decision. */
const FAILS_FROM = 1.03;
/** The most bytes that a function with this budget may load at its start. */
export const mostBytes = (budget: number): number => Math.floor(budget * FAILS_FROM);

/** A new function's budget: its own size, and as much as a small addition takes. */
const MARGIN = 1.02;
const STEP_BYTES = 500;

/** Functions that a caller waits for: they have a budget. */
const isCalled = (file: string): boolean =>
  /^(api|oauth|web)\//.test(file) || file === 'mcp.ts' || file === 'not-found.ts';

const calledFunctions = (): string[] => functionFiles().filter(isCalled);

/** Bundles more than 3 % over their budget, and functions without one. @param dist as given to `bundleFunctions` */
export const sizeProblems = (dist?: string, budgetOf = sizeBudgets): string[] =>
  calledFunctions().flatMap((file) => {
    const budget = budgetOf.get(file);
    if (budget === undefined) return [`infra/build/size-budgets.json has no ${file}`];
    const { start } = functionBytes(file, dist);
    const most = mostBytes(budget);
    return start > most ? [`${file}: ${start}, at most ${most} (3 % over its budget of ${budget})`] : [];
  });

/**
 * The budgets with those of functions that had none, from their measured size; without those of functions that are gone.
 * @returns `budgets` by file in alphabetical order; `changes`: a line for each, for the person who builds
 */
export const completedBudgets = (dist?: string, known = sizeBudgets) => {
  const called = calledFunctions();
  const added = new Map(
    called.flatMap((file) => {
      if (known.has(file)) return [];
      const { start } = functionBytes(file, dist);
      return [[file, Math.ceil((start * MARGIN) / STEP_BYTES) * STEP_BYTES]];
    }),
  );
  const gone = [...known.keys()].filter((file) => !called.includes(file));
  const kept = [...known].filter(([file]) => !gone.includes(file));
  return {
    budgets: new Map([...kept, ...added].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    changes: [
      ...[...added].map(([file, budget]) => `size budget of ${file}: ${budget} bytes, added`),
      ...gone.map((file) => `size budget of ${file}: removed with its function`),
    ],
  };
};

/** Brings size-budgets.json in line with the functions. @returns the budgets, and what was changed */
export const completeBudgets = (dist?: string): ReturnType<typeof completedBudgets> => {
  const completed = completedBudgets(dist);
  if (completed.changes.length > 0)
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(completed.budgets), null, 2)}\n`);
  return completed;
};
