import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, it } from 'vitest';

/** The modules and their imports. */
const read = async (folders: string[]) => {
  const { ruleSet: _rules, ...options } = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
  const { output } = await cruise(folders, { ...options, validate: false });
  if (typeof output === 'string') throw new Error(output);
  return output;
};

/** Modules through which a test reaches a port, a table or a process. */
const OUTSIDE =
  /^(node:)?(http|https|http2|net|tls|dgram|child_process|cluster|worker_threads)$|^infra\/(emulators\/http\/listen|emulators\/dynamodb\/(engine|start)|local\/stack)\.ts$|^test\/support\/(dynamo-engines|in-process-dynamo|dynoxide|stack|stack-process|killed-process|stand-ins|places)\.ts$/;
/** The service's own clients may be loaded by a unit, for they connect at their first call only: what counts is who opens a server. */
const isUnit = (source: string): boolean =>
  /^test\/(shared|functions)\/.*\.test\.ts$/.test(source) && !source.endsWith('.integration.test.ts');

/** Test files without `.integration` in their name that reach outside through the modules of `test/` and `infra/`. */
const misnamed = (modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[]): string[] => {
  const importsOf = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]),
  );
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
    const { modules } = await read(['test/shared', 'test/functions', 'test/support']);
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
