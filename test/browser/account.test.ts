import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableRecords } from '../e2e/table-records.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { enterMailedCode } from './support/mail.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});
afterAll(() => stack.release());

const control = async <Body>(method: string, path: string): Promise<Body> =>
  (await fetch(`${stack.url}/_local/${path}`, { method })).json() as Promise<Body>;
const records = () => tableRecords({ control: (method, path) => control(method, path) });

it('an account is changed, taken along and ended, and nothing of it is left', async () => {
  const { page, problems, close } = await openBrowser({ width: 390 });
  await signInAs(page, stack.url, 'Ana Souza');
  await page.getByRole('link', { name: 'Conta', exact: true }).click();

  await page.getByRole('button', { name: 'Editar o nome' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await dialog.getByText('Escreva seu nome').waitFor();
  await dialog.getByLabel('Nome').fill('Ana Lima');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Ana Lima').waitFor();

  await page.getByRole('button', { name: 'Editar o e-mail' }).click();
  await dialog.getByLabel('Novo e-mail').fill('ana.lima@example.org');
  await picture(page, 'conta-novo-email-light-390');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await dialog.getByLabel('Código').fill('00000000');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await dialog.getByText('não confere').waitFor();
  await enterMailedCode(dialog, stack.url, 'ana.lima@example.org');
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('E-mail alterado').waitFor();
  await page.getByText('ana.lima@example.org').waitFor();

  const box = page.getByRole('checkbox', { name: 'Lembretes por WhatsApp' });
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/app/api/notices'),
  );
  await box.uncheck();
  await stored;
  await page.reload();
  await box.waitFor();
  expect([
    await box.isChecked(),
    await page.getByRole('checkbox', { name: 'Lembretes por E-mail' }).isChecked(),
  ]).toEqual([false, true]);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^saldo-\d{4}-\d\d-\d\d\.json$/);
  const all = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(all.profile).toMatchObject([
    { name: 'Ana Lima', email: 'ana.lima@example.org', noticesOff: 'reminder/whatsapp' },
  ]);
  expect(all.transactions.length).toBeGreaterThan(100);
  await page.getByText('o arquivo está nos seus downloads').waitFor();

  const { user_id: userId } = await page.evaluate(async () => (await fetch('/app/api/me')).json());
  await page.getByRole('button', { name: 'Excluir conta' }).click();
  await dialog.getByRole('button', { name: 'Excluir a conta' }).click();
  await dialog.getByText('como está acima').waitFor();
  await dialog.getByLabel('Para confirmar').fill('Apagar minha conta');
  await picture(page, 'conta-encerrar-light-390');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Excluir a conta' }).click();
  await dialog.getByText('é só entrar de novo até lá').waitFor();
  await dialog.getByRole('link', { name: 'Sair' }).click();
  await page.waitForURL(`${stack.url}/entrar`);
  const scheduledTime = new Date(Date.now() + 73 * 3_600_000).toISOString();
  await control('POST', 'jobs/erase-due', { scheduledTime });
  await control('POST', 'drain');
  const isVisit = ({ pk }: Record<string, unknown>) => String(pk).startsWith('VISITS#');
  const left = (await records()).filter((record) => !isVisit(record) && JSON.stringify(record).includes(userId));
  expect(left.map(({ sk }) => sk)).toEqual(['ACCESS#TOMBSTONE']);
  expect(problems).toEqual([]);
  await close();
});

it('a plan is chosen on the operator’s page, and shows itself', async () => {
  const { page, problems, close } = await openBrowser({ width: 1200 });
  await signInAs(page, stack.url, 'Bruno Oliveira');
  await page.goto(`${stack.url}/conta`);
  await page.getByRole('link', { name: 'Ver planos' }).click();
  await page.locator('.plan-state').waitFor();
  await page.getByRole('link', { name: /^(Mudar ou cancelar|Assinar Pro)$/ }).click();
  await page.locator('select[name=status]').selectOption('canceled');
  await page.locator('select[name=plan]').selectOption('premium');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('saved').waitFor();
  await page.goto(`${stack.url}/planos`);
  await page.getByText('Seu plano é o Premium').waitFor();
  await page.getByText(/cancelado, vale até/).waitFor();
  expect(problems).toEqual([]);
  await close();
});
