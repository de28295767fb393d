import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const APP = 'infra/web/app';
const PACKAGES = /^(preact|preact-iso|pluggy-connect-sdk)(\/|$)/;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;
/** Types leave no trace in a bundle: those of the contract, and those of the API as its reference has them. */
const TYPES = /^import type [^;]*? from '(?:(?:\.\.\/)+shared\/contract\/[^']+|[./]+\/client\/schema\.ts)';$/gm;

const imports = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').replaceAll(TYPES, '').matchAll(IMPORT)].map(([, to = '']) => ({
      file,
      to: to.startsWith('.') ? normalize(join(APP, dirname(file), to)) : to,
    })),
  );

it('what runs in the browser imports its own modules and its packages only, and types of the contract', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ to }) => !to.startsWith(`${APP}/`) && !PACKAGES.test(to))).toEqual([]);
});

it('each of its modules that is imported exists', () => {
  const files = new Set(readdirSync(APP, { recursive: true, encoding: 'utf8' }).map((file) => join(APP, file)));
  expect(imports.filter(({ to }) => to.startsWith(APP) && !files.has(to))).toEqual([]);
});
