import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of these tags that look at colours, in which alone the themes differ. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const found = async (page: Page, runOnly: RunOnly): Promise<string[]> => {
  // Once in a document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  // What passes is not described: that would be two thirds of the work.
  const violated = await page.evaluate(async (of) => {
    const { axe } = globalThis as unknown as { axe: { run(options: unknown): Promise<AxeResults> } };
    return (await axe.run({ resultTypes: ['violations'], runOnly: of })).violations;
  }, runOnly);
  return violated.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** Accessibility violations of the page, with their elements. */
export const violations = (page: Page): Promise<string[]> => found(page, { type: 'tag', values: TAGS });

/** Those of its colours, for a second theme of the same look. */
export const violationsOfColours = (page: Page): Promise<string[]> => found(page, { type: 'rule', values: OF_COLOURS });
