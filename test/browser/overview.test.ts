import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { usual } from './support/fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});
afterAll(() => stack.release());

const open = async (path = '/') => {
  const visit = await openBrowser({ theme: 'dark', width: 390 });
  await answering(visit.page, bodies(usual()));
  await visit.page.goto(`${stack.url}${path}`);
  return visit;
};

describe('the overview', () => {
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
    for (const summary of await page.getByText('Ver como tabela').all()) await summary.click();
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
    await answering(page, bodies(usual()));
    page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
    await page.goto(stack.url);
    await page.getByText('Próximas parcelas').waitFor();
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
    await answering(page, bodies({ ...shown, '/app/api/notices': { ...notices, email_state: 'bouncing' } }));
    await page.goto(stack.url);
    await page.getByText('Seu e-mail está recusando mensagens. Confira o endereço.').waitFor();
    await picture(page, 'email-recusado-light-390');
    expect(await violations(page)).toEqual([]);
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await answering(page, bodies({ '/app/api/notices': notices }));
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
