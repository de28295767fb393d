import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { openBrowser, picture, type Theme } from './support/browser.ts';
import { usual } from './support/fixtures.ts';
import { planAnswers } from './support/plan-fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';
import { misfits, stretched } from './support/widths.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});
afterAll(() => stack.release());

const PAGES = [
  '/',
  '/lancamentos',
  '/planejar',
  '/bancos',
  '/acessos',
  '/conta',
  '/planos',
  '/gastos?categoria=Viagens',
  '/patrimonio',
  '/conectar',
  '/entrar',
];
const WIDTHS = [320, 360, 390, 1280] as const;
const LARGEST = 1_234_567_890.12;

/** Of its picture. */
const nameOf = (path: string): string => path.replaceAll(/[/?=]/g, '-');

type Look = { width: number; theme?: Theme; large?: boolean; amount?: number };

/** The page with all its parts, at the size; `amount` in the place of each. */
const shown = async (path: string, { width, theme = 'light', large = false, amount }: Look) => {
  const visit = await openBrowser({ width, theme });
  const all = { ...usual(), ...planAnswers() };
  await answering(visit.page, bodies(amount === undefined ? all : (stretched(all, amount) as Record<string, unknown>)));
  await visit.page.goto(`${stack.url}${path}`);
  if (large)
    await visit.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  await visit.page.waitForLoadState('networkidle');
  await visit.page.locator('h1').first().waitFor({ state: 'attached' });
  return visit;
};

describe.each(PAGES)('%s fits', (path) => {
  it.each(WIDTHS)('%i px, with usual, the smallest and the largest amounts', async (width) => {
    for (const amount of [undefined, 0.01, LARGEST]) {
      const { page, problems, close } = await shown(path, { width, ...(amount === undefined ? {} : { amount }) });
      if (amount === LARGEST) await picture(page, `largo${nameOf(path)}-${width}`);
      expect(await misfits(page), `${amount}`).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    }
  });

  it.each([320, 1280])('%i px with text of 200%%', async (width) => {
    const { page, close } = await shown(path, { width, large: true });
    await picture(page, `texto${nameOf(path)}-${width}`);
    expect(await misfits(page)).toEqual([]);
    await close();
  });
});

describe.each(['/', '/lancamentos', '/planejar', '/bancos'])('%s has a picture', (path) => {
  it.each(['light', 'dark'] as const)('%s', async (theme) => {
    for (const width of [320, 360]) {
      const { page, close } = await shown(path, { width, theme });
      await picture(page, `telefone${nameOf(path)}-${theme}-${width}`);
      await close();
    }
  });
});
