import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, picture } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});
afterAll(() => stack.release());

it('a bank that wants its person again is connected again, on a phone', async () => {
  const { page, problems, close } = await openBrowser({ width: 390 });
  await signInAs(page, stack.url, 'Karen Duarte');
  await page.goto(`${stack.url}/bancos`);
  const asked = page.getByRole('link', { name: 'Reconectar' });
  await asked.first().waitFor();
  const before = await asked.count();
  await asked.first().click();
  await page.getByRole('button', { name: /Continuar|Reconectar|Escolher o banco/ }).click();
  const frame = page.frameLocator('iframe').first();
  await frame.getByLabel('Usuário').fill('user-ok');
  await frame.getByLabel('Senha').fill('password-ok');
  await picture(page, 'de-novo-light-390');
  await frame.getByRole('button', { name: /Conectar|Reconectar/ }).click();
  await page
    .getByText(/conectado|atualizado/i)
    .first()
    .waitFor();
  await page.goto(`${stack.url}/bancos`);
  await page.getByRole('heading', { name: 'Bancos' }).waitFor();
  await page.getByText('Em dia').first().waitFor();
  await expect.poll(() => asked.count()).toBe(before - 1);
  expect(problems).toEqual([]);
  await close();
}, 60_000);
