import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});
afterAll(() => stack.release());

const balanceWith = (key: string) =>
  fetch(`${stack.url}/tools/api/get-balance`, { headers: { authorization: `Bearer ${key}` } });

it('a key is made, shown once, used, revoked and refused', async () => {
  const { page, problems, close } = await openBrowser({ width: 390 });
  await signInAs(page, stack.url, 'Ana Souza');
  await page.goto(`${stack.url}/acessos`);
  await page.getByRole('button', { name: 'Criar chave' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Criar chave' }).click();
  await dialog.getByText('Dê um nome').waitFor();
  await dialog.getByLabel('Para que é').fill('Planilha');
  await dialog.getByLabel('30 dias').check();
  await picture(page, 'nova-chave-light-390');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Criar chave' }).click();

  const secret = dialog.getByLabel('Chave', { exact: true });
  await secret.waitFor();
  const key = await secret.inputValue();
  await picture(page, 'chave-criada-light-390');
  expect(await violations(page)).toEqual([]);
  expect((await balanceWith(key)).status).toBe(200);
  // It reads, and no more.
  const write = await fetch(`${stack.url}/tools/api/manual-update`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  });
  expect(write.status).toBe(403);

  await dialog.getByRole('button', { name: 'Já guardei' }).click();
  expect(await page.content()).not.toContain(key);
  await page.getByRole('button', { name: 'Revogar a chave Planilha' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
  await page.getByRole('button', { name: 'Revogar a chave Planilha' }).waitFor({ state: 'detached' });
  expect((await balanceWith(key)).status).toBe(401);
  expect(problems).toEqual([]);
  await close();
});
