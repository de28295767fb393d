import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, it } from 'vitest';

const read = async (folders: string[]) => {
  const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
  const { output } = await cruise(folders, options);
  if (typeof output === 'string') throw new Error(output);
  return output;
};

describe('the rules of the house', () => {
  it('are kept by every module', async () => {
    const { summary, modules } = await read(['shared', 'functions', 'infra']);
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([]);
    // That there is nothing to report is worth something only where the imports were really read.
    const endpoint = modules.find(({ source }) => source === 'functions/api/get-balance.ts');
    expect(endpoint?.dependencies.map(({ resolved }) => resolved)).toContain('shared/http/api-handler.ts');
    expect(summary.totalCruised).toBeGreaterThan(300);
  }, 120_000);
});
