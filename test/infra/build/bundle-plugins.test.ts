import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { bundlePlugins, patternLog } from '../../../infra/build/bundle-plugins.ts';

const bundle = (contents: string, matched: (pattern: RegExp) => void) =>
  build({
    stdin: { contents, loader: 'ts', resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    splitting: true,
    outdir: 'out',
    write: false,
    logLevel: 'silent',
    plugins: bundlePlugins(matched),
  });

describe('a pattern that matches no module fails the build', () => {
  it('and the message names each of them', () => {
    const { matched, check } = patternLog([/first\.js$/, /second\.js$/, /third\.js$/]);
    matched(/second\.js$/); // another object: patterns are compared by identity
    expect(check).toThrow(/first\\\.js\$\/, \/second\\\.js\$\/, \/third\\\.js\$/);
  });

  it('and one that matched in some function passes', () => {
    const patterns = [/first\.js$/, /second\.js$/];
    const { matched, check } = patternLog(patterns);
    patterns.forEach(matched);
    expect(check).not.toThrow();
  });
});

it('a bundle reports what it replaces and nothing else', async () => {
  const seen = new Set<RegExp>();
  await bundle('export const one = 1;', (pattern) => seen.add(pattern));
  expect([...seen]).toEqual([]);
  await bundle("import { createClient } from './client.ts';", (pattern) => seen.add(pattern)).catch(() => undefined);
  expect([...seen]).toEqual([]);
  await bundle(
    "import { DynamoDBClient } from '@aws-sdk/client-dynamodb'; export const client = new DynamoDBClient({});",
    (pattern) => seen.add(pattern),
  );
  const matched = [...seen].map(String);
  expect(matched).toContain(String(/^@aws-sdk\/credential-provider-node$/));
  expect(matched.some((pattern) => pattern.includes('endpointResolver'))).toBe(true);
});
