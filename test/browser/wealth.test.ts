import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { violations, violationsOfColours } from './support/axe.ts';
import { look, openBrowser, picture, settled, THEMES } from './support/browser.ts';
import { usual } from './support/fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';
import { wealthAnswers } from './support/wealth-fixtures.ts';
import { misfits } from './support/widths.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

describe.each([
  { count: 0, shows: 'Nenhum investimento ou empréstimo' },
  { count: 1, shows: 'Papel 0' },
  { count: 60, shows: 'Ver todos (60)' },
])('/patrimonio with $count positions', ({ count, shows }) => {
  it.each([360, 1280])('fits %i px in both themes, without a finding of axe', async (width) => {
    const { page, problems, close } = await openBrowser({ width });
    answering(page, bodies({ ...usual(), ...wealthAnswers(count) }));
    await page.goto(`${stack.url}/patrimonio`);
    await page.getByText(shows).first().waitFor();
    await settled(page);
    for (const theme of THEMES) {
      await look(page, { theme, width });
      await picture(page, `patrimonio-${count}-${theme}-${width}`);
      expect(await (theme === 'light' ? violations : violationsOfColours)(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

it('shows all positions, the gap in the line and why, and the installment to come', async () => {
  const { page, close } = await openBrowser({ width: 1280, theme: 'light' });
  answering(page, bodies({ ...usual(), ...wealthAnswers(60) }));
  await page.goto(`${stack.url}/patrimonio`);
  await page.getByText('Ver todos (60)').click();
  await page.getByText('Papel 59').waitFor();
  expect(await page.getByText('Antes de 20/11/2025 não há dados de Corretora Lua.').count()).toBe(1);
  expect(await page.locator('path.line').count()).toBe(2);
  expect(await page.getByText('Próxima parcela').count()).toBe(1);
  expect(await page.getByText('Termina em').count()).toBe(1);
  await close();
});
