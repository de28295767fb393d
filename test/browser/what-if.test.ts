import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';

let stack: BrowserStack;
let ana: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  ana = await stack.own('ana');
});

const open = async (given: Parameters<typeof openBrowser>[0]) => {
  const visit = await openBrowser(given);
  await signInAs(visit.page, stack.url, ana, '/planejar#e-se');
  await visit.page.locator('#e-se').getByRole('button', { name: 'Simular' }).click();
  await visit.page.locator('#e-se').getByText('Uma compra').waitFor();
  return { ...visit, part: visit.page.locator('#e-se') };
};

/** No part of the page is wider than the screen. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const LOWEST =
  /^Menor saldo: (de -?\u2060?R\$\s[\d.]+,\d\d para|continua) -?\u2060?R\$\s[\d.]+,\d\d, em \d{1,2}\/\d{1,2}$/;

describe('E se…', () => {
  it.each([
    [320, 'light'],
    [360, 'dark'],
    [1280, 'light'],
  ] as const)('a purchase, at once and in parts, with both lines, on %i px in %s', async (width, theme) => {
    const { page, part, problems, close } = await open({ width, theme });
    expect(await violations(page)).toEqual([]);
    await part.getByRole('button', { name: 'Ver como fica' }).click();
    await part.getByText('Escreva um valor maior que zero').waitFor();
    await page.locator('#e-se-valor:focus').waitFor();
    expect(await violations(page)).toEqual([]);

    await part.getByLabel('O que é').fill('Passagens');
    await part.getByLabel('Valor', { exact: true }).fill('1.200,00');
    await part.getByRole('button', { name: 'Ver como fica' }).click();
    await part.getByText(LOWEST).waitFor();
    await part.getByText(/^No fim: de .+ para /).waitFor();
    await part.locator('svg path.line').nth(1).waitFor();
    await part.getByText('Hoje', { exact: true }).waitFor();
    await part.getByText('E se', { exact: true }).waitFor();
    await picture(page, `e-se-${theme}-${width}`);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(true);

    await part.getByLabel('Parcelada').check();
    await part.getByRole('button', { name: 'Ver como fica' }).click();
    await part.getByText('Escolha o cartão.').waitFor();
    await part.getByLabel('Cartão', { exact: true }).selectOption({ index: 1 });
    await part.getByLabel('Parcelas', { exact: true }).fill('12');
    await part.getByLabel('Quanto tempo').selectOption('180');
    const asked = page.waitForRequest(/assume=.*installments/);
    await part.getByRole('button', { name: 'Ver como fica' }).click();
    const [entry] = JSON.parse(new URL((await asked).url()).searchParams.get('assume') ?? '');
    expect(entry).toMatchObject({ kind: 'installments', amount: -1200, n: 12, name: 'Passagens' });
    await part.getByText(LOWEST).waitFor();
    await picture(page, `e-se-parcelada-${theme}-${width}`);
    expect(await violations(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Ocultar valores' }).click();
    expect((await part.innerText()).match(/\d+,\d\d/g)).toBeNull();
    expect(problems).toEqual([]);
    await close();
  });

  it('what comes every month, and what is cancelled or changes, by keyboard alone', async () => {
    const { page, part, problems, close } = await open({ width: 390 });
    await page.locator('#e-se input:focus').waitFor();
    await page.keyboard.press('ArrowRight');
    await part.getByLabel('Valor por mês').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await part.getByLabel('Entra').isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Aulas');
    await page.keyboard.press('Tab');
    await page.keyboard.type('350');
    await page.keyboard.press('Enter');
    await part.getByText(LOWEST).waitFor();
    await part.getByText(/^No fim: de .+ para /).waitFor();
    await picture(page, 'e-se-todo-mes-light-390');

    await part.getByLabel('Cancelar ou mudar').check();
    await part.getByRole('button', { name: 'Ver como fica' }).click();
    await part.getByText('Escolha qual.').waitFor();
    await part.getByLabel('Conta, assinatura ou renda').selectOption({ index: 1 });
    await part.getByText('Sem este pagamento daqui em diante.').waitFor();
    const without = page.waitForResponse(/assume=.*without/);
    await part.getByRole('button', { name: 'Ver como fica' }).click();
    expect((await without).status()).toBe(200);
    await part.getByText(LOWEST).waitFor();
    const inflow = part.locator('optgroup[label=Entram] option').first();
    await part.getByLabel('Conta, assinatura ou renda').selectOption((await inflow.getAttribute('value')) ?? '');
    await part.getByLabel('Muda de valor').check();
    await part.getByLabel('Novo valor').fill('10.000');
    const income = page.waitForResponse(/assume=.*income/);
    await part.getByRole('button', { name: 'Ver como fica' }).click();
    expect((await income).status()).toBe(200);
    await part.getByText(LOWEST).waitFor();
    await picture(page, 'e-se-mudar-light-390');
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
