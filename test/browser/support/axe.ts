import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Accessibility violations of the page, with their elements. */
export const violations = async (page: Page): Promise<string[]> => {
  // Once in a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  // What passes is not described: that would be two thirds of the work.
  const found = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } };
    return (await axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } })).violations;
  }, TAGS);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};
