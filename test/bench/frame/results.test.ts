import { expect, it } from 'vitest';
import { withResults } from './results.ts';
import { compared } from './row.ts';

const circumstances = { commit: 'abc1234', at: '2026-11-27T18:00Z', machine: 'a CPU, 2 cores', repetitions: 9 };
const row = (part: string, ours: number) =>
  compared({ part, name: `a | b, ${part}`, ours, peer: 2, unit: 'ms', goal: 0.95 });

it('writes a section for each part, with its circumstances', () => {
  const document = withResults('', [row('reads', 1), row('cold', 1)], circumstances);
  expect(document).toMatch(
    /^# Results[\s\S]*\n## cold\n\nCommit abc1234, 2026-11-27T18:00Z, a CPU, 2 cores; 9 repetitions\.\n/,
  );
  expect(document).toContain('| a \\| b, reads | 1.00 | 2.00 | ms | 0.50 | <= 0.95 holds |  |');
  expect(document.indexOf('## cold')).toBeLessThan(document.indexOf('## reads'));
});

it('keeps the parts that were not measured again, and replaces the others', () => {
  const first = withResults('', [row('reads', 1), row('cold', 1)], circumstances);
  const second = withResults(first, [row('cold', 4)], { ...circumstances, commit: 'def5678' });
  const [, cold = '', reads = ''] = second.split(/^## /m);
  expect(cold).toContain('FAILS');
  expect(cold).toContain('def5678');
  expect(reads).toContain('abc1234');
  expect(withResults(second, [row('cold', 4)], { ...circumstances, commit: 'def5678' })).toBe(second);
});
