import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, it } from 'vitest';

type Module = { source: string; dependencies: readonly { resolved: string }[] };
type Place = { path?: string | string[]; pathNot?: string | string[] };
type Rule = { name: string; from: Place; to: Place & { reachable?: boolean } };

const FOLDERS = ['shared', 'functions', 'infra', 'test/shared', 'test/functions', 'test/support'];

const matches = (pattern: string | string[] | undefined, source: string): boolean | undefined =>
  pattern === undefined ? undefined : [pattern].flat().some((one) => new RegExp(one).test(source));
const lies = (source: string, { path, pathNot }: Place): boolean =>
  (matches(path, source) ?? true) && !matches(pathNot, source);

const importsIn = (modules: readonly Module[]) =>
  new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));

/** What breaks a rule of `reachable`: dependency-cruiser looks for a path between every two modules, half of its time. */
const reachProblems = ({ name, from, to }: Rule, modules: readonly Module[]): string[] => {
  const importsOf = importsIn(modules);
  const reachedFrom = (starts: readonly string[]): ReadonlySet<string> => {
    const reached = new Set(starts.flatMap((source) => importsOf.get(source) ?? []));
    for (const source of reached) for (const further of importsOf.get(source) ?? []) reached.add(further);
    return reached;
  };
  const sources = modules.map(({ source }) => source);
  const starts = sources.filter((source) => lies(source, from));
  const ends = sources.filter((source) => lies(source, to));
  if (to.reachable)
    return starts.flatMap((start) => {
      const reached = reachedFrom([start]);
      return ends.filter((end) => end !== start && reached.has(end)).map((end) => `${name}: ${start} -> ${end}`);
    });
  const reached = reachedFrom(starts);
  return ends.filter((end) => !reached.has(end)).map((end) => `${name}: ${end}`);
};

/** All modules with their imports, and what breaks the rules; read once, which takes seconds. */
const architecture = async () => {
  const { ruleSet, ...options } = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
  const rules = (ruleSet?.forbidden ?? []) as Rule[];
  const ofReach = rules.filter(({ to }) => to.reachable !== undefined);
  const direct = { ...ruleSet, forbidden: ruleSet?.forbidden?.filter((rule) => !ofReach.includes(rule as Rule)) };
  const { output } = await cruise(FOLDERS, { ...options, validate: true, ruleSet: direct });
  if (typeof output === 'string') throw new Error(output);
  const { modules, summary } = output;
  const violations = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  return {
    modules,
    rules: ofReach.map(({ name }) => name),
    problems: [...violations, ...ofReach.flatMap((rule) => reachProblems(rule, modules))],
  };
};
let read: ReturnType<typeof architecture> | undefined;
const once = (): ReturnType<typeof architecture> => {
  read ??= architecture();
  return read;
};

describe('the rules of .dependency-cruiser.cjs', () => {
  it('are kept by every module', async () => {
    const { problems, modules, rules } = await once();
    expect(problems).toEqual([]);
    // That there is nothing to report is worth something only where the imports were really read.
    const endpoint = modules.find(({ source }) => source === 'functions/api/get-balance.ts');
    expect(endpoint?.dependencies.map(({ resolved }) => resolved)).toContain('shared/runtime/http/api-handler.ts');
    expect(modules.filter(({ source }) => /^(shared|functions|infra)\//.test(source)).length).toBeGreaterThan(300);
    expect(rules).toEqual(expect.arrayContaining(['product-is-used', 'rules-are-pure', 'contract-is-light']));
  }, 120_000);

  it('of what may be reached would speak up, also through others', () => {
    const modules = [
      { source: 'functions/a.ts', dependencies: [{ resolved: 'shared/b.ts' }] },
      { source: 'shared/b.ts', dependencies: [{ resolved: 'shared/c.ts' }] },
      { source: 'shared/c.ts', dependencies: [{ resolved: 'shared/b.ts' }] },
      { source: 'shared/d.ts', dependencies: [{ resolved: 'shared/c.ts' }] },
    ];
    const used = { name: 'used', from: { path: '^functions/' }, to: { path: '^shared/', reachable: false } };
    expect(reachProblems(used, modules)).toEqual(['used: shared/d.ts']);
    const pure = {
      name: 'pure',
      from: { path: '^functions/' },
      to: { path: 'c', pathNot: '^functions/', reachable: true },
    };
    expect(reachProblems(pure, modules)).toEqual(['pure: functions/a.ts -> shared/c.ts']);
    expect(reachProblems({ ...pure, from: { path: '^shared/', pathNot: '/[bcd]' } }, modules)).toEqual([]);
  });
});

/** Modules through which a test reaches a port, a table or a process. */
const OUTSIDE =
  /^(node:)?(http|https|http2|net|tls|dgram|child_process|cluster|worker_threads)$|^infra\/(emulators\/http\/listen|emulators\/dynamodb\/(engine|start)|local\/stack)\.ts$|^test\/support\/(dynamo-engines|in-process-dynamo|dynoxide|stack|stack-process|killed-process|stand-ins|places)\.ts$/;
/** The service's own clients may be loaded by a unit, for they connect at their first call only: what counts is who opens a server. */
const isUnit = (source: string): boolean =>
  /^test\/(shared|functions)\/.*\.test\.ts$/.test(source) && !source.endsWith('.integration.test.ts');

/** Test files without `.integration` in their name that reach outside through the modules of `test/` and `infra/`. */
const misnamed = (modules: readonly Module[]): string[] => {
  const importsOf = importsIn(modules);
  const reachesOutside = (source: string, seen: Set<string>): boolean =>
    (importsOf.get(source) ?? []).some((to) => {
      if (OUTSIDE.test(to)) return true;
      if (!/^(test|infra)\//.test(to) || seen.has(to)) return false;
      return reachesOutside(to, seen.add(to));
    });
  return modules.map(({ source }) => source).filter((source) => isUnit(source) && reachesOutside(source, new Set()));
};

describe('a test file without .integration in its name', () => {
  it('reaches no port, table or process', async () => {
    const { modules } = await once();
    expect(modules.filter(({ source }) => isUnit(source)).length).toBeGreaterThan(50);
    expect(misnamed(modules)).toEqual([]);
  }, 120_000);

  it('would be found', () => {
    const modules = [
      { source: 'test/shared/a.test.ts', dependencies: [{ resolved: 'test/support/b.ts' }] },
      { source: 'test/support/b.ts', dependencies: [{ resolved: 'test/support/in-process-dynamo.ts' }] },
      { source: 'test/shared/c.test.ts', dependencies: [{ resolved: 'shared/money.ts' }] },
      { source: 'test/shared/d.test.ts', dependencies: [{ resolved: 'child_process' }] },
      { source: 'test/shared/e.integration.test.ts', dependencies: [{ resolved: 'net' }] },
    ];
    expect(misnamed(modules)).toEqual(['test/shared/a.test.ts', 'test/shared/d.test.ts']);
  });
});
