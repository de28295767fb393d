import { Webhook } from 'standardwebhooks';
import { beforeAll, expect, it } from 'vitest';
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

const balanceWith = (key: string) =>
  fetch(`${stack.url}/tools/api/get-balance`, { headers: { authorization: `Bearer ${key}` } });

it('a key is made, shown once, used, revoked and refused', async () => {
  const { page, problems, close } = await openBrowser({ width: 390 });
  await signInAs(page, stack.url, ana, '/acessos');
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

it('what assistants keep is forgotten after one question, and how to connect one stands first', async () => {
  const made = await fetch(`${stack.url}/_local/users/${ana.id}/keys`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"label":"m"}',
  });
  const { key }: { key: string } = await made.json();
  const told = new URL(
    `${stack.url}/tools/api/get-memories?message=${encodeURIComponent('Tenho um gato. Sou vegetariana')}`,
  );
  expect((await fetch(told, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
  for (const width of [320, 360, 1280]) {
    const { page, problems, close } = await openBrowser({ width });
    await signInAs(page, stack.url, ana, '/acessos');
    expect(await page.getByLabel('Endereço do Saldo').first().inputValue()).toBe(`${stack.url}/mcp`);
    await page.getByRole('heading', { name: 'Webhooks' }).waitFor();
    const headings = await page.locator('main :is(h2, h3)').allTextContents();
    expect(headings.slice(0, 2)).toEqual(['Conectar Claude', 'Conectar ChatGPT']);
    expect(headings.slice(-3)).toEqual(['Para quem programa', 'Chaves de API', 'Webhooks']);
    expect(await page.locator('.connect').first().locator('li').count()).toBe(3);
    if (width === 360) {
      const second = await page.getByRole('heading', { name: 'Conectar ChatGPT' }).boundingBox();
      expect(second?.y).toBeLessThan(740);
    }
    await page.getByText('Sou vegetariana').waitFor();
    expect(await violations(page)).toEqual([]);
    await picture(page, `acessos-memorias-${width}`);
    expect(problems).toEqual([]);
    await close();
  }
  const { page, problems, close } = await openBrowser({ width: 320 });
  await signInAs(page, stack.url, ana, '/acessos');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Apagar “Tenho um gato”' }).click();
  await dialog.getByText('Tenho um gato').waitFor();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'apagar-memoria-light-320');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Apagar “Tenho um gato”' }).click();
  await dialog.getByRole('button', { name: 'Apagar', exact: true }).click();
  await page.locator('li', { hasText: 'Tenho um gato' }).waitFor({ state: 'detached' });
  await page.getByText('Sou vegetariana').waitFor();
  expect(problems).toEqual([]);
  await close();
});

type Received = { headers: Record<string, string>; text: string };

it('a webhook is made, tried, seen to fail and sent again, gets a new secret, is paused and removed', async () => {
  const hook = `${stack.url}/_local/hooks/painel`;
  const { page, problems, close } = await openBrowser({ width: 390 });
  await signInAs(page, stack.url, ana, '/acessos');
  const dialog = page.getByRole('dialog');
  const press = (name: string, within = dialog) => within.getByRole('button', { name, exact: true }).click();
  await page.getByText('Nenhum webhook').waitFor();
  await press('Criar webhook', page.locator('main'));
  await press('Criar webhook');
  await dialog.getByText('Use um endereço público').waitFor();
  await dialog.getByLabel('Endereço').fill('http://169.254.169.254/latest');
  const refused = page.waitForResponse((one) => one.url().endsWith('create-webhook'));
  await press('Criar webhook');
  expect((await refused).status()).toBe(400);
  await dialog.getByText('Use um endereço público').waitFor();
  expect(await dialog.getByLabel('Endereço').inputValue()).toBe('http://169.254.169.254/latest');
  await dialog.getByLabel('Endereço').fill(hook);
  await dialog.getByLabel('Limite atingido').check();
  await picture(page, 'novo-webhook-light-390');
  expect(await violations(page)).toEqual([]);
  await press('Criar webhook');

  const secret = dialog.getByLabel('Segredo', { exact: true });
  await secret.waitFor();
  const first = await secret.inputValue();
  await picture(page, 'segredo-light-390');
  await press('Já guardei');
  expect(await page.content()).not.toContain(first);
  await page.getByText('Ativo', { exact: true }).waitFor();

  const row = page.locator('li', { hasText: hook });
  await press(`Testar ${hook}`, row);
  await row.getByText('O teste chegou: respondeu 204').waitFor();
  const [received]: Received[] = await (await fetch(hook)).json();
  expect(new Webhook(first).verify(received?.text ?? '', received?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  });
  await fetch(hook, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 500, times: 1 }),
  });
  await press(`Testar ${hook}`, row);
  await row.getByText('O teste não chegou: respondeu 500').waitFor();

  await press(`Entregas de ${hook}`, row);
  await dialog.getByText('1 tentativa · respondeu 500').waitFor();
  await dialog.getByText('1 tentativa · respondeu 204').waitFor();
  await picture(page, 'entregas-de-verdade-light-390');
  expect(await violations(page)).toEqual([]);
  const asked = page.waitForResponse(/redeliver-webhook/);
  await dialog
    .getByRole('button', { name: /^Reenviar Teste/ })
    .first()
    .click();
  await asked;
  await fetch(`${stack.url}/_local/drain`, { method: 'POST' });
  await press('Atualizar');
  await dialog.getByText('Entregue').nth(1).waitFor();
  await expect.poll(() => dialog.getByText('Falhou').count()).toBe(0);
  await press('Fechar');

  await press(`Editar ${hook}`, row);
  await picture(page, 'mudar-webhook-light-390');
  await press('Trocar segredo');
  await press('Trocar segredo');
  await secret.waitFor();
  expect(await secret.inputValue()).toMatch(/^whsec_/);
  expect(await secret.inputValue()).not.toBe(first);
  await press('Já guardei');
  await row.getByText('O segredo antigo também assina').waitFor();

  await press(`Editar ${hook}`, row);
  await press('Pausar');
  await row.getByText('Pausado').waitFor();
  await press(`Retomar ${hook}`, row);
  await row.getByText('Ativo').waitFor();
  await press(`Editar ${hook}`, row);
  await press('Remover');
  await press('Remover');
  await page.getByText('Nenhum webhook').waitFor();
  expect(problems).toEqual([]);
  await close();
});
