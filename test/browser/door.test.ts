import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser, picture } from './support/browser.ts';
import { enterMailedCode, mailedCode } from './support/mail.ts';
import { withAuthenticator } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';

let stack: BrowserStack;
let ana: OwnPerson;
let beto: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  ana = await stack.own('ana');
  beto = await stack.own('beto');
});

const askForCode = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Código').waitFor();
};

it('opens by a code from the mail, then by a passkey, and every device is listed and can be signed out', async () => {
  const { email, name } = ana;
  const { page, problems, close } = await openBrowser({ width: 390, isFresh: true });
  await withAuthenticator(page);
  await page.goto(`${stack.url}/entrar`);
  await askForCode(page, email);

  await page.getByLabel('Código').fill('00000000');
  await page.getByRole('alert').getByText('Restam').waitFor();
  await enterMailedCode(page, stack.url, email);
  await page.getByRole('button', { name: 'Criar passkey' }).click();
  await page.waitForURL(`${stack.url}/`);
  await page.getByText('Saldo em contas').waitFor();

  await page.getByRole('link', { name: 'Conta' }).click();
  await page.getByText(name).waitFor();
  await page.getByText('este aparelho').waitFor();
  await picture(page, 'conta-de-verdade-light-390');
  await page.getByRole('button', { name: 'Sair', exact: true }).first().click();
  await page.waitForURL(`${stack.url}/entrar`);

  // The suggestion in the field may be faster than the button.
  await page
    .getByRole('button', { name: 'Entrar com passkey' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await page.waitForURL(`${stack.url}/`);
  await page.getByText('Saldo em contas').waitFor();
  expect(problems).toEqual([]);
  await close();
});

it('does not take the code of another browser', async () => {
  const [one, other] = [await openBrowser(), await openBrowser()];
  for (const { page } of [one, other]) await page.goto(`${stack.url}/entrar`);
  await askForCode(one.page, beto.email);
  const code = await mailedCode(one.page, stack.url, beto.email);
  await askForCode(other.page, 'ninguem@example.com');
  await other.page.getByLabel('Código').fill(code);
  await other.page.getByRole('alert').waitFor();
  expect(new URL(other.page.url()).pathname).toBe('/entrar');
  await one.close();
  await other.close();
});
