import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { overview, usual } from './support/fixtures.ts';
import { planAnswers } from './support/plan-fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

const open = async (path = '/') => {
  const visit = await openBrowser({ theme: 'dark', width: 390 });
  answering(visit.page, bodies(usual()));
  await visit.page.goto(`${stack.url}${path}`);
  return visit;
};

/** The first screen of a phone, as a person sees it. */
const firstScreen = async (over: Record<string, unknown> = {}) => {
  const visit = await openBrowser({ width: 360 });
  await visit.page.setViewportSize({ width: 360, height: 740 });
  answering(visit.page, bodies({ ...usual(), ...over }));
  await visit.page.goto(stack.url);
  await visit.page.getByText('Seu dinheiro').waitFor();
  return visit;
};

describe('the overview', () => {
  it('says on the first screen how much there is, where, and what the cards take of it', async () => {
    const { page, problems, close } = await firstScreen();
    for (const text of [
      'R$\u00a015.205,98',
      '-\u2060R$\u00a03.218,40',
      'R$\u00a011.987,58',
      'Poupança',
      'Itaú Visa Platinum',
    ]) {
      const box = await page.getByText(text).first().boundingBox();
      // The menu lies over the last of it.
      expect((box?.y ?? 9999) + (box?.height ?? 0), text).toBeLessThanOrEqual(740 - 56);
    }
    await page.screenshot({ path: join(import.meta.dirname, 'pictures', 'primeira-tela-360.png') });
    expect(problems).toEqual([]);
    await close();
  });

  it('has its parts in the order of a phone, each under its heading', async () => {
    const { page, close } = await firstScreen();
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      ...['Seu dinheiro', 'Este mês', 'A pagar', 'Limites', 'Para onde foi', 'Evolução'],
    ]);
    expect(await page.getByRole('region', { name: 'Avisos' }).getByRole('link').allTextContents()).toEqual([
      'Itaú precisa de você: entre de novo para os dados voltarem.Resolver',
      expect.stringMatching(/^A autorização do Banco do Brasil termina em \d+ de [a-zç]+\.Renovar$/),
    ]);
    await page.getByRole('button', { name: 'Mais 1 aviso' }).click();
    await page.getByText(/HBO Max subiu de R\$\s43,90 para R\$\s46,90/).waitFor();
    await close();
  });

  it('compares this month with the usual one, the largest excess first', async () => {
    const { page, close } = await firstScreen();
    const month = page.locator('.card', { has: page.getByRole('heading', { name: 'Este mês' }) });
    await month.getByText(/R\$\s871,84 a menos que até \d+ de /).waitFor();
    expect((await month.locator('.against li').allTextContents()).map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
      'ViagensR$ 1.064,00R$ 615,09 acima do usual, +137%',
      'SupermercadoR$ 1.480,35R$ 254,90 acima do usual, +21%',
      'PresentesR$ 120,00R$ 120,00 acima do usual',
      'TransporteR$ 701,90R$ 61,70 acima do usual, +10%',
      'MoradiaR$ 2.650,00usual R$ 2.650,00',
    ]);
    await close();
  });

  it('opens the categories behind “Outros”, and the form of a limit', async () => {
    const { page, close } = await firstScreen();
    await page.getByRole('button', { name: 'Outros' }).click();
    await page.getByRole('link', { name: 'Presentes' }).nth(1).waitFor();
    // What could be suggested there never comes.
    const suggestions = ['get-cash-flow', 'summarize-spending'].map((name) => [`/tools/api/${name}`, 'never'] as const);
    answering(page, { ...bodies(planAnswers()), ...Object.fromEntries(suggestions) });
    await page.getByRole('link', { name: 'Criar limite' }).click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await close();
  });

  it.each([
    ['all banks', 7, 'Ver todas'],
    ['six', 6, null],
  ] as const)('shows six accounts and cards, and the others in place: %s', async (_, count, button) => {
    const accounts = Array.from({ length: count }, (_, i) => ({
      ...{ account_id: `x${i}`, name: `Conta ${i}`, connector_name: 'Banco', balance: i, subtype: 'CHECKING_ACCOUNT' },
    }));
    const shown = overview();
    const { page, close } = await firstScreen({
      '/app/api/overview': { ...shown, cards: [], balance: { ...shown.balance, accounts } },
    });
    const rows = page.locator('.places').first().locator('li');
    expect(await rows.count()).toBe(6);
    if (button) await page.getByRole('button', { name: button }).click();
    await expect.poll(() => rows.count()).toBe(count);
    expect(await page.getByText('Cartões').count()).toBe(0);
    await close();
  });

  it('lets a chart be read by keyboard, in words', async () => {
    const { page, close } = await open();
    const chart = page.getByRole('slider', { name: 'Entradas e saídas por mês' });
    await chart.focus();
    const last = await chart.getAttribute('aria-valuetext');
    expect(last).toMatch(/entrou R\$\s10\.412,30, saiu R\$\s7\.122,20, sobrou R\$\s3\.290,10/);
    await page.keyboard.press('ArrowLeft');
    const before = await chart.getAttribute('aria-valuetext');
    expect(before).not.toBe(last);
    expect(await page.locator('figure').nth(1).locator('output').textContent()).toBe(before);
    await close();
  });

  it('has the numbers of each chart as a table', async () => {
    const { page, close } = await open();
    const summaries = page.getByText('Ver como tabela');
    await summaries.nth(1).waitFor();
    for (const summary of await summaries.all()) await summary.click();
    await page.getByRole('table').nth(1).waitFor();
    await expect.poll(() => page.getByRole('table').nth(0).getByRole('row').count()).toBe(92);
    await expect.poll(() => page.getByRole('table').nth(1).getByRole('row').count()).toBe(13);
    await picture(page, 'tabelas-dark-390');
    expect(await violations(page)).toEqual([]);
    await close();
  });

  it('hides every amount at once, in what is said too, and remembers it', async () => {
    const { page, close } = await open();
    await page.getByText('Ver como tabela').first().click();
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: 'Ocultar valores' }).click();
    const said = async () => (await page.locator('main').innerHTML()).match(/\d+,\d\d/g);
    expect(await said()).toBeNull();
    await picture(page, 'valores-ocultos-dark-390');
    await page.reload();
    await page.getByText('Saldo em contas').waitFor();
    expect(await said()).toBeNull();
    await page.getByRole('button', { name: 'Ocultar valores' }).click();
    expect(await said()).not.toBeNull();
    await close();
  });

  it('asks for its numbers once, and goes to other pages without loading a document', async () => {
    const { page, problems, close } = await openBrowser({ width: 1200 });
    const asked: string[] = [];
    answering(page, bodies(usual()));
    page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
    await page.goto(stack.url);
    await page.getByText('Entrou e saiu em 12 meses').waitFor();
    expect(asked.filter((one) => one.includes('/app/api/overview'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Bancos', exact: true }).click();
    await page.getByRole('heading', { name: 'Nubank' }).waitFor();
    expect(await page.title()).toBe('Bancos · Saldo');
    expect(await page.locator('nav [aria-current]').textContent()).toBe('Bancos');
    await page.locator('#conteudo:focus').waitFor(); // set after the text is drawn
    await picture(page, 'bancos-depois-light-1200');
    await page.goBack();
    await page.getByText('Saldo em contas').waitFor();
    expect(asked.filter((one) => one.startsWith('document'))).toHaveLength(1);
    expect(problems).toEqual([]);
    await close();
  });

  it('says that the mailbox refuses mail, and takes the way back', async () => {
    const { page, problems, close } = await openBrowser({ width: 390 });
    const shown = usual();
    const notices = Object(shown['/app/api/notices']);
    answering(page, bodies({ ...shown, '/app/api/notices': { ...notices, email_state: 'bouncing' } }));
    await page.goto(stack.url);
    await page.getByText('Seu e-mail está recusando mensagens. Confira o endereço.').waitFor();
    await picture(page, 'email-recusado-light-390');
    expect(await violations(page)).toEqual([]);
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    answering(page, bodies({ '/app/api/notices': notices }));
    await page.getByRole('button', { name: 'Voltar a receber' }).click();
    expect((await asked).postDataJSON()).toEqual({ kind: 'reminder', channel: 'email', on: true });
    await page.getByText('Seu e-mail está recusando').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  it('leads to the door when the session has ended, and says to where back', async () => {
    const { page, close } = await openBrowser();
    await page.goto(`${stack.url}/bancos`);
    await page.waitForURL(`${stack.url}/entrar?volta=/bancos`);
    await close();
  });
});
