import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';

let stack: BrowserStack;
let carla: OwnPerson;
let helena: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  carla = await stack.own('carla');
  helena = await stack.own('helena');
});

/** Goes through the widget's stand-in, which is in a frame of the aggregator's. */
const throughWidget = async (page: Page, bank: string): Promise<void> => {
  const frame = page.frameLocator('iframe').first();
  await frame.getByRole('button', { name: bank }).click();
  await frame.getByLabel('Usuário').fill('user-ok');
  await frame.getByLabel('Senha').fill('password-ok');
  await frame.getByRole('button', { name: 'Conectar' }).click();
};

/** The link that the user gets on WhatsApp after an assistant's call. */
const linkFor = async ({ key, phone }: OwnPerson): Promise<string> => {
  const answer = await fetch(`${stack.url}/tools/api/get-open-finance-connection-flow`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.status).toBe(200);
  const { messages } = await (await fetch(`${stack.url}/_local/outbox`)).json();
  const message = messages.findLast(({ to }: { to: string }) => to.endsWith(phone.replace('+', '')));
  const [token] = /[0-9A-Za-z]{22}\.[\w-]{43}/.exec(JSON.stringify(message)) ?? [];
  return `${stack.url}/conectar#${token}`;
};

describe('a bank is connected', () => {
  it('from the button, by somebody without a bank, to the first picture of their money', async () => {
    const { page, problems, close } = await openBrowser();
    await signInAs(page, stack.url, helena);
    await page.getByRole('link', { name: 'Conectar banco' }).click();
    await page.getByRole('button', { name: 'Escolher o banco' }).click();
    await throughWidget(page, 'Nubank');
    await page.getByText('Nubank conectado').waitFor();
    await picture(page, 'conectado-light-1200');
    await page.frameLocator('iframe').first().getByRole('button', { name: 'Concluir' }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ver meu dinheiro' }).click();
    await page.getByText('Saldo em contas').waitFor();
    await page.getByText(/^Nubank conectado: \d+ lançamentos?, \d+ contas?, 1 cartão\.$/).waitFor();
    await page.getByText('Atualizado').waitFor();
    await picture(page, 'primeiro-retrato-light-1200');
    expect(problems).toEqual([]);
    await close();
  });

  it('from a link on a phone, without a session, and only after saying whose account it is', async () => {
    const { page, problems, close } = await openBrowser({ width: 390 });
    await page.goto(await linkFor(carla));
    await page.getByRole('button', { name: 'É minha conta, continuar' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await picture(page, 'de-quem-light-390');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'É minha conta, continuar' }).click();
    await throughWidget(page, 'Inter');
    await page.getByText('conectado', { exact: false }).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it('never to the account of a link by somebody who is signed in to another', async () => {
    const { page, close } = await openBrowser({ width: 390 });
    answering(page, {
      '/app/api/connect-link': {
        body: { account: { name: 'C• M•', email: 'c••@example.com' }, is_you: false, item_id: null },
      },
      '/app/api/connect-token': { status: 403, body: { error: 'Not your link', message: '-' } },
    });
    await page.goto(`${stack.url}/conectar#a-link-of-somebody-else`);
    await page.getByRole('button', { name: 'É minha conta, continuar' }).click();
    await page.getByText('Este link é de outra conta').waitFor();
    await picture(page, 'outra-conta-light-390');
    await close();
  });

  it('a link that was used, or never was one, is told so', async () => {
    const { page, close } = await openBrowser({ width: 390, theme: 'dark' });
    await page.goto(`${stack.url}/conectar#abcdefghijklmnop`);
    await page.getByText('Este link expirou').waitFor();
    await picture(page, 'link-vencido-dark-390');
    expect(await violations(page)).toEqual([]);
    await close();
  });
});
