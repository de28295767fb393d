import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyRepository, type RepositoryCopy } from '../support/repository-copy.ts';

/** Code of one block under a comment that names its file, and what the comment says after the name. */
type Step = { file: string; place: string; lines: string[] };

const section = (text: string): string => /^## Add an operation\n[\s\S]*?(?=^## )/m.exec(text)?.[0] ?? '';

/** Files and lines that the section shows, in its order. Blocks are indented by three spaces, as parts of a list. */
const stepsOf = (text: string): Step[] =>
  [...text.matchAll(/^ {3}```ts\n([\s\S]*?)^ {3}```$/gm)].flatMap(([, block = '']) => {
    const steps: Step[] = [];
    for (const line of block.replaceAll(/^ {3}/gm, '').trimEnd().split('\n')) {
      const [, file, place = ''] = /^\/\/ ([\w/.-]+\.ts)(?:: (.+))?$/.exec(line) ?? [];
      if (file) steps.push({ file, place, lines: [] });
      else steps.at(-1)?.lines.push(line);
    }
    return steps;
  });

const isImport = (line: string): boolean => line.startsWith('import ');

/** Imports come first; an entry is the last one of the list or object that the text names. */
const edited = (source: string, { file, place, lines }: Step): string => {
  const [, name = ''] = /last entry of `(\w+)`/.exec(place) ?? [];
  const start = source.search(new RegExp(`const ${name}\\b`));
  const end = start < 0 ? -1 : source.slice(start).search(/^[\]}]/m) + start;
  if (end < 0) throw new Error(`${file} has no ${name}`);
  const entries = lines.filter((line) => !isImport(line)).map((line) => `${line}\n`);
  const imports = lines.filter(isImport).map((line) => `${line}\n`);
  return `${imports.join('')}${source.slice(0, end)}${entries.join('')}${source.slice(end)}`;
};

const steps = stepsOf(section(readFileSync('shared/README.md', 'utf8')));
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', '.vitest.config.ts'];
const made = steps.filter(({ place }) => place === '').map(({ file }) => file);

// In .ci/run, with types and the calls of every operation; `npm run test:system` alone runs what is generated and checked.
const isWhole = process.env.WHOLE === '1';

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository();
  for (const step of steps) {
    if (step.place === '') expect(existsSync(join(copy.folder, step.file))).toBe(false);
    copy.write(step.file, step.place === '' ? `${step.lines.join('\n')}\n` : edited(copy.read(step.file), step));
  }
});
afterAll(() => copy.remove());

const succeeds = async (...args: readonly string[]): Promise<string> => {
  const { code, output } = await copy.node(...args);
  expect(output.slice(code === 0 ? output.length : -4000)).toBe('');
  return output;
};

it('the text shows contract, rule, function and their tests', () => {
  expect(made).toEqual([
    'shared/contract/operations/count-accounts.ts',
    'shared/accounts/count-accounts.ts',
    'test/shared/accounts/count-accounts.test.ts',
    'functions/api/count-accounts.ts',
    'test/e2e/count-accounts.test.ts',
  ]);
});

it('the build writes tool and client, and finds nothing missing', async () => {
  // What the build does for an operation. It also bundles every function, and one more changes none of the others.
  const build = `
    const { writeMcpFunction } = await import('./infra/build/mcp-function.ts');
    writeMcpFunction();
    const { contractProblems } = await import('./infra/build/contract/contract-problems.ts');
    const problems = await contractProblems();
    if (problems.length > 0) throw new Error(problems.join('\\n'));
    await (await import('./infra/client/generate.ts')).writeClient();
  `;
  await succeeds('--import', 'tsx', '--input-type=module', '-e', build);
  expect(copy.read('functions/mcp.ts')).toContain("'countAccounts'");
  expect(copy.read('infra/client/schema.ts')).toContain('/tools/api/count-accounts');
}, 240_000);

// Of everything: tables with an entry for each operation stand outside of what the steps write, too.
it.runIf(isWhole)('types hold', async () => {
  await succeeds('node_modules/typescript/bin/tsc', '--noEmit');
});

it.runIf(isWhole)('its own tests and those of every operation hold', async () => {
  const everyOperation = [
    'test/e2e/scopes.test.ts',
    'test/e2e/round-trips.test.ts',
    'test/shared/runtime/mcp/mcp-tool.test.ts',
    'test/shared/runtime/mcp/tool-search.test.ts',
    'test/shared/contract/documented-inputs.test.ts',
  ];
  await succeeds(...vitest, ...made.filter((file) => file.endsWith('.test.ts')), ...everyOperation);
});
