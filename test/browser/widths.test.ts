import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { openBrowser, settled, WIDTHS } from './support/browser.ts';
import { usual } from './support/fixtures.ts';
import { PAGES } from './support/pages.ts';
import { planAnswers } from './support/plan-fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';
import { misfits, misfitsAt, stretched } from './support/widths.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

const LARGEST = 1_234_567_890.12;

/** Of its picture. */
const nameOf = (path: string): string => path.replaceAll(/[/?=]/g, '-');

type Look = { width: number; large?: boolean; amount?: number };

/** The page with all its parts, at the size; `amount` in the place of each. */
const shown = async (path: string, { width, large = false, amount }: Look) => {
  const visit = await openBrowser({ width });
  const all = { ...usual(), ...planAnswers() };
  answering(visit.page, bodies(amount === undefined ? all : (stretched(all, amount) as Record<string, unknown>)));
  await visit.page.goto(`${stack.url}${path}`);
  await settled(visit.page);
  if (large)
    await visit.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  return visit;
};

describe.each(PAGES)('%s fits on 320, 360, 390 and 1280 px', (path) => {
  it.each([
    { name: 'usual amounts', amount: undefined },
    { name: 'the smallest amounts', amount: 0.01 },
    { name: 'the largest amounts and long names', amount: LARGEST },
  ])('with $name', async ({ amount }) => {
    const { page, problems, close } = await shown(path, { width: 1280, ...(amount === undefined ? {} : { amount }) });
    const name = amount === LARGEST ? `largo${nameOf(path)}` : undefined;
    expect(await misfitsAt(page, WIDTHS, name)).toEqual({});
    expect(problems).toEqual([]);
    await close();
  });

  it('the largest amounts, opened on the narrowest phone', async () => {
    const { page, close } = await shown(path, { width: 320, amount: LARGEST });
    expect(await misfits(page)).toEqual([]);
    await close();
  });

  it('text of 200%', async () => {
    const { page, close } = await shown(path, { width: 1280, large: true });
    expect(await misfitsAt(page, [320, 1280], `texto${nameOf(path)}`)).toEqual({});
    await close();
  });
});
