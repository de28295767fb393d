import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { look, openBrowser, picture } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';
import { misfits } from './support/widths.ts';

let stack: BrowserStack;
let ana: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  ana = await stack.own('ana');
});

const WIDTHS = [1280, 390, 360, 320] as const;

/** At each width, from the widest to the narrowest; one look of axe in each theme. */
const fits = async (page: Page, name: string): Promise<void> => {
  for (const width of WIDTHS) {
    await look(page, { width, theme: width === 360 ? 'dark' : 'light' });
    expect([name, width, await misfits(page)]).toEqual([name, width, []]);
    if (width >= 390 && width < 1280) continue;
    await picture(page, `${name}-${width}`);
    expect([name, width, await violations(page)]).toEqual([name, width, []]);
  }
};

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
/** Tab until the field: all of the way is by keyboard. */
const tabTo = async (page: Page, id: string): Promise<void> => {
  for (let steps = 0; steps < 12; steps += 1) {
    if ((await focused(page)) === id) return;
    await page.keyboard.press('Tab');
  }
  expect(await focused(page)).toBe(id);
};
const pressOn = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

const signedIn = async (path: string) => {
  const visit = await openBrowser({ width: 1280 });
  await signInAs(visit.page, stack.url, ana, path);
  return visit;
};

describe('by keyboard, on a phone and on a wide screen', () => {
  it('an account without a bank is made and removed', async () => {
    const { page, problems, close } = await signedIn('/bancos');
    await pressOn(page, 'Nova conta (dinheiro)');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Quanto tem hoje').waitFor();
    await fits(page, 'nova-conta');
    await tabTo(page, 'own-name');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await dialog.getByText('Dê um nome à conta').waitFor();
    await fits(page, 'nova-conta-sem-nome');
    await tabTo(page, 'own-name');
    await page.keyboard.type('Cofre da viagem de fim de ano com a família toda');
    await tabTo(page, 'own-balance');
    await page.keyboard.type('abc');
    await page.keyboard.press('Enter');
    await dialog.getByText('Um valor como 1.234,56').waitFor();
    await tabTo(page, 'own-balance');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1.234,56');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const bin = 'Apagar Cofre da viagem de fim de ano com a família toda';
    await page.getByRole('button', { name: bin, exact: true }).waitFor();
    await page.getByText(/R\$\s1\.234,56/).waitFor();
    await fits(page, 'nova-conta-feita');

    await pressOn(page, bin);
    await dialog.getByText('Não há como desfazer').waitFor();
    await fits(page, 'apagar-conta');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await pressOn(page, bin);
    await dialog.getByRole('button', { name: 'Apagar', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: bin, exact: true }).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  it('a row is written down, once', async () => {
    const { page, problems, close } = await signedIn('/lancamentos');
    await page.getByRole('button', { name: 'Anotar lançamento' }).waitFor();
    await pressOn(page, 'Anotar lançamento');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('O que foi').waitFor();
    await fits(page, 'anotar');
    await tabTo(page, 'row-description');
    await page.keyboard.press('Enter');
    await dialog.getByText('Diga o que foi').waitFor();
    await tabTo(page, 'row-description');
    await page.keyboard.type('Caldo de cana na feira do bairro');
    await tabTo(page, 'row-amount');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await dialog.getByText('Um valor como 1.234,56').waitFor();
    await fits(page, 'anotar-errado');
    await tabTo(page, 'row-amount');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12,50');
    await tabTo(page, 'row-direction');
    expect(await page.locator('#row-direction').inputValue()).toBe('out');
    const sent = page.waitForRequest(/create-transaction/);
    await pressOn(page, 'Anotar');
    const request = await sent;
    expect(request.postDataJSON()).toMatchObject({ amount: -12.5, description: 'Caldo de cana na feira do bairro' });
    expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.entry', { hasText: 'Caldo de cana' }).waitFor();
    await fits(page, 'anotado');
    expect(await page.locator('.entry', { hasText: 'Caldo de cana' }).count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});
