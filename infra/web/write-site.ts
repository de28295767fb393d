import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSite } from './site.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist', 'web');

/** Writes the dashboard to `dist/web`: documents at its top, assets in `a/`. */
export const writeSite = async (dist = DIST): Promise<void> => {
  rmSync(dist, { recursive: true, force: true });
  for (const [path, content] of await buildSite()) {
    const target = join(dist, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
};
