import { describe, expect, it } from 'vitest';
import { functionFiles } from '../../../infra/build/bundle.ts';
import { bundled } from './bundled.ts';

const files = functionFiles();
const bundleOf = await bundled(files);
const isJob = (file: string): boolean => file.startsWith('jobs/');
const powertoolsOf = (file: string): string[] =>
  bundleOf(file).packages.filter((name) => name.startsWith('@aws-lambda-powertools/'));

describe('Powertools (README, Decisions)', () => {
  it.each(files.filter(isJob))('logs and measures in %s', (file) => {
    expect(powertoolsOf(file)).toEqual(
      expect.arrayContaining(['@aws-lambda-powertools/logger', '@aws-lambda-powertools/metrics']),
    );
  });

  it.each(files.filter((file) => !isJob(file)))('is no part of %s, for which a caller waits', (file) => {
    expect(powertoolsOf(file)).toEqual([]);
  });
});
