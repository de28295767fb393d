import { basename } from 'node:path';
import type { Module } from './module-graph.ts';

/** Loaded by their name or address: Lambdas, tests, configuration, parts of benches; the client is for programs of others. */
const ENTRY = /^functions\/|\.test\.ts$|(^|\/)\.|\.config\.|^infra\/client(-python)?\/|^test\/(bench|mutation|proof)\//;

const takenNames = (modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const taken = new Map<string, Set<string>>();
  for (const { file, imports } of modules) {
    for (const { to, names } of imports) {
      if (to === file) continue;
      const known = taken.get(to) ?? new Set();
      for (const name of names === '*' ? ['*'] : names) known.add(name);
      taken.set(to, known);
    }
  }
  return taken;
};

/** Exports that no other module imports, tests included. */
export const unusedExports = (modules: readonly Module[]): string[] => {
  const taken = takenNames(modules);
  const mentioned = new Set(modules.flatMap(({ mentions }) => mentions.map((one) => basename(one))));
  return modules
    .filter(({ file }) => !ENTRY.test(file))
    .flatMap(({ file, exports }) => {
      const names = taken.get(file) ?? new Set();
      if (names.has('*') || (names.size === 0 && mentioned.has(basename(file)))) return [];
      return exports.filter((name) => !names.has(name)).map((name) => `${file}: nothing imports ${name}`);
    });
};

/** Modules that nothing imports or names. @param texts of files that are no modules, such as package.json */
export const unusedFiles = (modules: readonly Module[], texts: readonly string[]): string[] => {
  const reached = new Set(modules.flatMap(({ imports }) => imports.map(({ to }) => to)));
  const mentioned = new Set(modules.flatMap(({ mentions }) => mentions.map((one) => basename(one))));
  return modules
    .filter(({ file }) => !ENTRY.test(file) && !reached.has(file) && !mentioned.has(basename(file)))
    .filter(({ file }) => !texts.some((text) => text.includes(file)))
    .map(({ file }) => `${file}: nothing loads it`);
};

/** Groups of modules that import each other, types included. */
export const circles = (modules: readonly Module[]): string[] => {
  const edges = new Map(modules.map(({ file, imports }) => [file, [...new Set(imports.map(({ to }) => to))]]));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) found.push(`${[...path.slice(at), file].join(' -> ')}: a circle`);
    if (at >= 0 || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const { file } of modules) visit(file, []);
  return found;
};

const SERVICE = /^(shared|functions)\//;
const HOST = 'shared/time/host.ts';

/** The service takes time, timers, ids and randomness from one module, so that a simulation decides all of them. */
export const hostProblems = (modules: readonly Module[]): string[] =>
  modules
    .filter(({ file }) => SERVICE.test(file) && file !== HOST)
    .flatMap(({ file, chances }) => chances.map((chance) => `${file}: ${chance} is the host's (${HOST})`));

type Side = { path?: string | string[]; pathNot?: string | string[]; circular?: boolean; reachable?: boolean };
/** A rule of `.dependency-cruiser.cjs`. */
export type Rule = { name: string; from: Side; to: Side };

const matches = (patterns: string | string[] | undefined, file: string): boolean =>
  [patterns ?? []].flat().some((pattern) => new RegExp(pattern).test(file));

const isSide = ({ path, pathNot }: Side, file: string): boolean =>
  (path === undefined || matches(path, file)) && !matches(pathNot, file);

/** Imports of `.tsx`, which dependency-cruiser's parser cannot read, against those of its rules that compare two paths. */
export const directionProblems = (modules: readonly Module[], rules: readonly Rule[]): string[] => {
  const plain = rules.filter(({ from, to }) =>
    [from, to].every((side) => !side.circular && side.reachable === undefined),
  );
  return modules
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, imports }) =>
      imports.flatMap(({ to }) =>
        plain
          .filter((rule) => isSide(rule.from, file) && isSide(rule.to, to))
          .map(({ name }) => `${file} -> ${to}: ${name}`),
      ),
    );
};
