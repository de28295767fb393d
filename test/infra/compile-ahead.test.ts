import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '@jridgewell/sourcemap-codec';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { calledAtStart } from '../../infra/called-at-start.ts';
import { compileAhead } from '../../infra/compile-ahead.ts';

const folder = mkdtempSync(join(tmpdir(), 'saldo-ahead-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What ran and what did not, of every kind of function, twice in a line and over several. */
const SOURCE = `
const twice = (x: number) => x * 2;
const thrice = function (x: number) { return x * 3; };
const unused = (x: number) => x - 1;
function declared(x: number) { return x + 1; }
const later = async (x: number) => twice(await x);
class Counter {
  count = 0;
  add = (by: number) => { this.count += by; return this; };
  plus(by: number) { return this.add(by); }
  get twice() { return twice(this.count); }
}
const text = \`one
two \${[1, 2].map((x) => thrice(x)).join('-')} three\`;
const makers = { arrow: () => 'a', method() { return 'm'; }, get got() { return 'g'; }, never: () => 'n' };
const nested = [1].map((a) => [a].map((b) => (c: number) => a + b + c)).flat().map((f) => f(1));
export const result = {
  numbers: [declared(1), new Counter().plus(4).twice, ...nested],
  texts: [text, makers.arrow(), makers.method(), makers.got],
  names: [twice.name, thrice.name, unused.name, makers.arrow.name, later.name],
  later: await later(5),
};
`;

const bundled = async (minify: boolean) => {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, loader: 'ts', sourcefile: 'source.ts' },
    outfile: join(folder, 'index.mjs'),
    format: 'esm',
    target: 'node24',
    sourcemap: 'external',
    minifyWhitespace: minify,
    minifySyntax: minify,
    write: false,
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { code: textOf('.mjs'), map: textOf('.map') };
};

const started = async (code: string, name: string) => {
  const file = join(folder, name);
  writeFileSync(file, code);
  return (await calledAtStart(file)).get(name) ?? [];
};

it('what ran at the start is put in parentheses, and nothing else', async () => {
  const before = await bundled(true);
  const { code } = compileAhead(before, await started(before.code, 'plain.mjs'));
  const ran = [
    '=(x=>x*2)',
    '=(function(x){return x*3})',
    '=(async x=>',
    'arrow:(()=>"a")',
    'add=(by=>(',
    '.map((x=>thrice(x)))',
  ];
  for (const called of ran) expect(code).toContain(called);
  const others = ['unused=x=>x-1', 'function declared(', 'plus(by){', 'get twice(){', 'method(){', 'never:()=>"n"'];
  for (const kept of others) expect(code).toContain(kept);
});

it.each([true, false])('it does and is named what it was before (minified: %s)', async (minify) => {
  const before = await bundled(minify);
  const after = compileAhead(before, await started(before.code, `before-${minify}.mjs`));
  expect(after.code).not.toBe(before.code);
  writeFileSync(join(folder, `after-${minify}.mjs`), after.code);
  const results = [`before-${minify}.mjs`, `after-${minify}.mjs`].map((name) => import(join(folder, name)));
  const [{ result: was }, { result: is }] = await Promise.all(results);
  expect(is).toEqual(was);
  expect(is.names).toEqual(['twice', 'thrice', 'unused', 'arrow', 'later']);
});

it.each([true, false])('its map leads every token to the source that it came from (minified: %s)', async (minify) => {
  const before = await bundled(minify);
  const after = compileAhead(before, await started(before.code, `mapped-${minify}.mjs`));
  const tokens = ({ code, map }: typeof before) => {
    const lines = code.split('\n');
    return decode(JSON.parse(map).mappings).flatMap((segments, line) =>
      segments.map(([column, ...source]) => ({ text: lines[line]?.slice(column, column + 1), source })),
    );
  };
  expect(tokens(after).length).toBeGreaterThan(50);
  expect(tokens(after)).toEqual(tokens(before));
});

it('a bundle that does not load is no bundle', async () => {
  await expect(started('throw new Error("no")', 'broken.mjs')).rejects.toThrow();
});
