import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');

it('runs .ci/run on each supported Node', () => {
  expect(workflow).toContain('node: [20, 22, 24]');
  expect(workflow.match(/^ +- run: .+$/gm)).toEqual([expect.stringMatching(/- run: \.ci\/run$/)]);
});

it('pins actions by their whole commit, with the release beside it', () => {
  const used = workflow.match(/uses: .+/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  for (const line of used) expect(line).toMatch(/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('may only read the repository', () => expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m));
