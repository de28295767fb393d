import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleName } from '../../../infra/local/bundle.mjs';

describe('the name of a kept bundle', () => {
  let root: string;
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bundle-name-'));
    for (const folder of ['functions/api', 'infra/local/node_modules', 'shared/time'])
      mkdirSync(join(root, folder), { recursive: true });
    for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'shared/time/days.ts']) write(file, '1');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each<[string, () => void]>([
    ['a changed source', () => write('shared/time/days.ts', '2')],
    ['a new function, which no file names', () => write('functions/api/new.ts', '')],
    ['a renamed source', () => renameSync(join(root, 'shared/time/days.ts'), join(root, 'shared/time/months.ts'))],
    ['other packages', () => write('package-lock.json', '2')],
  ])('changes with %s', (_what, change) => {
    const before = bundleName(['infra/local/main.ts'], root);
    change();
    expect(bundleName(['infra/local/main.ts'], root)).not.toBe(before);
  });

  it('is that of its entries', () => {
    expect(bundleName(['infra/local/main.ts'], root)).not.toBe(bundleName(['infra/admin/main.ts'], root));
  });

  it.each(['shared/time/README.md', 'infra/local/node_modules/package.ts'])('stays when %s changes', (path) => {
    const before = bundleName(['infra/local/main.ts'], root);
    write(path, 'changed');
    expect(bundleName(['infra/local/main.ts'], root)).toBe(before);
  });
});
