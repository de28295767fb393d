import { afterAll, beforeAll, expect, it } from 'vitest';
import { assistant } from './support/assistant.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { lastCode } from './support/mail.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});
afterAll(() => stack.release());

it('an assistant that knows the address alone is let in, reads, is taken out and refused', async () => {
  const { email = '', name = '' } = (await stack.users())[0] ?? {};
  const claude = await assistant(stack.url, { name: 'Claude de teste', byDocument: true });
  const { page, problems, close } = await openBrowser({ width: 390 });

  await page.goto(await claude.ask());
  await page.waitForURL(`${stack.url}/entrar?volta=/autorizar`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Código').fill(await lastCode(stack.url));
  await page.getByRole('button', { name: 'Agora não' }).click();

  await page.getByRole('button', { name: 'Dar acesso' }).waitFor();
  expect(page.url()).toBe(`${stack.url}/autorizar`);
  const text = await page.locator('main').innerText();
  expect(text).toContain(new URL(claude.origin).host);
  expect(text).toContain('diz se chamar “Claude de teste”');
  expect(text).toContain(name);
  expect(text).not.toContain(email);
  expect(text).not.toContain('Mudar');
  expect(text).toContain('Um programa neste computador');
  await picture(page, 'autorizar-de-verdade-light-390');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dar acesso' }).click();
  await page.waitForURL(`${claude.origin}/callback?**`);

  const client = await claude.enter();
  const balance = () => client.callTool({ name: 'getBalance', arguments: {} });
  expect((await balance()).isError).toBeFalsy();

  await page.goto(`${stack.url}/acessos`);
  const remove = page.getByRole('button', { name: `Tirar acesso de ${new URL(claude.origin).host}` });
  await remove.waitFor();
  await picture(page, 'assistente-ligado-light-390');
  expect(await violations(page)).toEqual([]);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tirar acesso' }).click();
  await remove.waitFor({ state: 'detached' });
  await expect(balance()).rejects.toThrow(/Unauthorized|authoriz/i);
  expect(problems).toEqual([]);
  await close();
  await claude.close();
});
