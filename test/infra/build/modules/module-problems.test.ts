import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readModules } from '../../../../infra/build/modules/module-graph.ts';
import {
  circles,
  directionProblems,
  hostProblems,
  unusedExports,
  unusedFiles,
} from '../../../../infra/build/modules/module-problems.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const modulesOf = (sources: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-modules-'));
  folders.push(folder);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return readModules(folder);
};

describe('unused exports', () => {
  it.each([
    ['a constant', 'export const a = 1;', ['a.ts: nothing imports a']],
    ['a function', 'export function a() {}', ['a.ts: nothing imports a']],
    ['a class', 'export class a {}', ['a.ts: nothing imports a']],
    ['one of several', 'export const b = 1;\nexport const a = b;', ['a.ts: nothing imports a']],
    ['a destructured name', 'export const { a, c: [b] } = { a: 1, c: [2] };', ['a.ts: nothing imports a']],
    ['a default', 'export const b = 1; export default 2;', ['a.ts: nothing imports default']],
    ['a passed on name', "export { a } from './c.ts';\nexport const b = 1;", ['a.ts: nothing imports a']],
    ['a type', 'export type a = 1; export const b = 1;', []],
    ['the imported name', 'export const b = 1;', []],
  ])('%s', (_, source, expected) => {
    const modules = modulesOf({
      'a.ts': source,
      'c.ts': 'export const a = 1;',
      'b.test.ts': "import { b } from './a.ts'; import { a } from './c.ts'; b + a;",
    });
    expect(unusedExports(modules)).toEqual(expected);
  });

  it.each([
    ['a namespace', "import * as all from './a.ts';"],
    ['a passed on module', "export * from './a.ts';"],
    ['an import on demand', "const { a } = await import('./a.ts');"],
    ['an import of types', "type A = typeof import('./a.ts');"],
    ['a renamed import', "import { a as b } from './a.ts';"],
  ])('none under %s', (_, source) => {
    expect(unusedExports(modulesOf({ 'a.ts': 'export const a = 1;', 'b.test.ts': source }))).toEqual([]);
  });
});

it('files that nothing loads, and none that a text names', () => {
  const modules = modulesOf({
    'a.ts': '',
    'b.tsx': '',
    'c.ts': '',
    'd.ts': '',
    'e.test.ts': "import './b.tsx'; start('c.ts');",
  });
  expect(unusedFiles(modules, ['node d.ts'])).toEqual(['a.ts: nothing loads it']);
});

describe('circles', () => {
  it.each([
    ['of values', "import { b } from './b.tsx';", "import { a } from './a.tsx';"],
    ['of types', "import type { B } from './b.tsx';", "import type { A } from './a.tsx';"],
    ['on demand', "const { b } = await import('./b.tsx');", "import { a } from './a.tsx';"],
  ])('%s', (_, a, b) => {
    expect(circles(modulesOf({ 'a.tsx': a, 'b.tsx': b }))).toEqual(['a.tsx -> b.tsx -> a.tsx: a circle']);
  });

  it('none where two ways lead to one module', () => {
    const c = "import './c.ts';";
    expect(circles(modulesOf({ 'a.ts': `${c} import './b.ts';`, 'b.ts': c, 'c.ts': '' }))).toEqual([]);
  });
});

it('a forbidden direction in .tsx, by the rules that compare paths', () => {
  const modules = modulesOf({
    'page.tsx': "import { rule } from './rule.ts';\nexport const Page = () => <p>{rule}</p>;",
    'rule.ts': 'export const rule = 1;',
  });
  const rules = [
    { name: 'pages-stand-alone', from: { path: '^page' }, to: { path: '^rule', pathNot: '^rule-x' } },
    { name: 'no-cycles', from: {}, to: { circular: true } },
    { name: 'pure', from: { path: '^page' }, to: { path: '^rule', reachable: true } },
    { name: 'of-others', from: { path: '^other' }, to: { path: '^rule' } },
  ];
  expect(directionProblems(modules, rules)).toEqual(['page.tsx -> rule.ts: pages-stand-alone']);
});

describe('time and chance beside the host', () => {
  it.each([
    ['the clock', 'const a = Date.now();', 'Date.now'],
    ['a date of now', 'const a = new Date();', 'new Date()'],
    ['a stopwatch', 'const a = performance.now();', 'performance'],
    ['a timer', 'setTimeout(() => {}, 1);', 'setTimeout'],
    ['a pause', "import { setTimeout as pause } from 'node:timers/promises'; pause(1);", 'setTimeout'],
    ['a deadline', 'const a = AbortSignal.timeout(1);', 'AbortSignal.timeout'],
    ['a number', 'const a = [Math.random];', 'Math.random'],
    ['bytes', "import { createHash, randomBytes } from 'node:crypto'; randomBytes(1); createHash('a');", 'randomBytes'],
    ['an id', "import { randomUUID } from 'crypto'; randomUUID();", 'randomUUID'],
    ['an id of the web', 'const a = crypto.randomUUID();', 'randomUUID'],
    ['an id of a package', "import { uuidv7 } from 'uuidv7'; uuidv7();", "'uuidv7'"],
  ])('%s', (_, source, expected) => {
    for (const file of ['shared/a/b.ts', 'functions/b.ts'])
      expect(hostProblems(modulesOf({ [file]: source }))).toContain(
        `${file}: ${expected} is the host's (shared/time/host.ts)`,
      );
    expect(hostProblems(modulesOf({ 'shared/time/host.ts': source, 'infra/a.ts': source }))).toEqual([]);
  });

  it.each([
    ['a date of a number', 'const a = new Date(1);'],
    ['a comment', '/**\n * As `Date.now()` does.\n */\nconst a = 1; // not setTimeout'],
    [
      "the host's functions",
      "import { createHash } from 'node:crypto';\nimport { randomBytes } from '../platform/bytes.ts'; randomBytes(1);",
    ],
  ])('not %s', (_, source) => {
    expect(hostProblems(modulesOf({ 'shared/a/b.ts': source }))).toEqual([]);
  });
});
