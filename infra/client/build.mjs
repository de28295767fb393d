import { join } from 'node:path';

/** What `import 'saldo-client'` finds in a clone: JavaScript without types, which `npm pack` adds. */
export const buildClient = async () => {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(import.meta.dirname, 'client.ts')],
    outfile: join(import.meta.dirname, 'dist', 'client.js'),
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', logLevel: 'silent' },
  });
};
