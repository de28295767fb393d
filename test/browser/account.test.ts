import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { tableRecords } from '../e2e/table-records.ts';
import { answering, bodies, type Designed } from './support/answers.ts';
import { violations, violationsOfColours } from './support/axe.ts';
import { openBrowser, picture, THEMES } from './support/browser.ts';
import { me, usual } from './support/fixtures.ts';
import { enterMailedCode } from './support/mail.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';

let stack: BrowserStack;
let ana: OwnPerson;
let bruno: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  ana = await stack.own('ana');
  bruno = await stack.own('bruno');
});

const control = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
  const sent =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetch(`${stack.url}/_local/${path}`, { method, ...sent })).json() as Promise<Body>;
};
const records = () => tableRecords({ control: (method, path) => control(method, path) });

it('an account is changed, taken along and ended, and nothing of it is left', async () => {
  const { page, problems, close } = await openBrowser({ width: 390 });
  await signInAs(page, stack.url, ana);
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
  await signInAs(page, stack.url, bruno, '/conta');
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

const looked = async (page: Page, name: string): Promise<void> => {
  for (const width of [320, 1280]) {
    for (const colorScheme of THEMES) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await (colorScheme === 'light' ? violations : violationsOfColours)(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await picture(page, `${name}-${colorScheme}-${width}`);
    }
  }
};
const account = async (answers: Record<string, Designed>, hash = '') => {
  const visit = await openBrowser({ width: 1280 });
  answering(visit.page, { ...bodies(usual()), ...answers });
  await visit.page.goto(`${stack.url}/conta${hash}`);
  return visit;
};

it('a passkey alone opens the account, with ten codes shown once, and a code again', async () => {
  const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-IJKL-MNO${'ABCDEFGHIJ'[index]}`);
  const { page, problems, close } = await account({
    '/app/api/passkey-only': { body: { on: true, recovery_codes: codes } },
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Ligar', exact: true }).click();
  await looked(page, 'conta-so-passkey');
  await dialog.getByRole('button', { name: 'Ligar' }).click();
  expect(await dialog.getByLabel('Dez códigos').inputValue()).toBe(codes.join('\n'));
  await looked(page, 'conta-codigos');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar' }).click();
  expect(await readFile(await (await coming).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await page.keyboard.press('Escape');
  answering(page, {
    '/app/api/me': { body: me({ passkey_only: true, recovery_codes_left: 10 }) },
    '/app/api/passkey-only': { body: { on: false } },
    '/app/api/passkey': { status: 409, body: { error: 'Passkey only' } },
  });
  await dialog.getByRole('button', { name: 'Já guardei' }).click();
  await page.getByText('Restam 10 códigos de recuperação').waitFor();
  expect(await page.content()).not.toContain(codes[0]);
  await looked(page, 'conta-so-passkey-ligado');
  await page.getByRole('button', { name: /Remover a passkey/ }).click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await dialog.getByText('É a última passkey').waitFor();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Desligar' }).click();
  const sent = page.waitForRequest('**/passkey-only');
  await dialog.getByRole('button', { name: 'Desligar' }).click();
  expect((await sent).postDataJSON()).toEqual({ on: false });
  expect(problems).toEqual([]);
  await close();
});

it.each([
  [{ body: { stopped: true } }, 'Pedido parado', 'Proteger minha conta', 'parado'],
  [{ status: 410, body: { error: 'Link expired' } }, 'Este link expirou', 'Ver minha conta', 'expirou'],
] as const)('the link of a mail stops a change without a session, at a press: %j', async (answer, says, next, name) => {
  const signedOut = { status: 401, body: { error: 'Not signed in' } };
  const answers = Object.fromEntries(Object.keys(usual()).map((path) => [path, signedOut]));
  const { page, problems, close } = await account(
    { ...answers, '/app/api/stop-change': answer },
    '#parar=u1.email.x-y_z',
  );
  const button = page.getByRole('button', { name: 'Impedir a mudança' });
  await button.waitFor();
  await looked(page, 'conta-parar');
  const sent = page.waitForRequest('**/stop-change');
  await button.click();
  expect((await sent).postDataJSON()).toEqual({ token: 'u1.email.x-y_z' });
  await page.getByText(says).waitFor();
  await looked(page, `conta-parar-${name}`);
  expect(new URL(page.url()).pathname).toBe('/conta');
  await page.getByRole('button', { name: next }).click();
  // Several refused calls lead there, and a later one ends the navigation of an earlier one.
  await expect.poll(() => page.url(), { timeout: 10_000 }).toMatch(/\/entrar\?volta=/);
  expect(problems).toEqual([]);
  await close();
});

it('a change of e-mail that waits says from when it holds, not that it is done', async () => {
  const effective_at = '2027-01-05T17:30:00.000Z';
  const { page, problems, close } = await account({
    '/app/api/change-address': { status: 202, body: { sent: true } },
    '/app/api/confirm-address': { status: 202, body: { effective_at } },
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Editar o e-mail' }).click();
  await dialog.getByLabel('Novo e-mail').fill('ana.lima@example.org');
  await dialog.getByRole('button', { name: 'Enviar código' }).click();
  await dialog.getByLabel('Código').fill('12345678');
  answering(page, { '/app/api/me': { body: me({ held: [{ kind: 'email', effective_at }] }) } });
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText(/O novo e-mail passa a valer em 5 .*14h30|O novo e-mail passa a valer em .*14:30/).waitFor();
  expect(await page.getByText('E-mail alterado').count()).toBe(0);
  await looked(page, 'conta-espera');
  expect(problems).toEqual([]);
  await close();
});
