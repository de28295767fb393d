import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, answeringNoMore } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture, type Visit } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';
import { bia, MANY, monthBefore, tiago } from './support/statement-people.ts';

let stack: BrowserStack;
let many: OwnPerson;
let visit: Visit;
beforeAll(async () => {
  stack = await browserStack();
  many = await stack.own(tiago);
  visit = await openBrowser({ width: 1200 });
  await signInAs(visit.page, stack.url, await stack.own(bia));
});
afterAll(() => visit.close());

const last = monthBefore(1);
const monthName = (month: string): string =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

const open = async (query = ''): Promise<Page> => {
  const { page } = visit;
  await page.goto(`${stack.url}/lancamentos?mes=${last}${query && `&${query}`}`);
  await page.locator('.month dd').first().waitFor();
  return page;
};
const names = (page: Page): Promise<string[]> => page.locator('.entry .name').allTextContents();
/** Waits until the list has exactly these. */
const shows = async (page: Page, ...expected: string[]): Promise<void> =>
  expect.poll(() => names(page), { timeout: 5_000 }).toEqual(expected);
const entry = (page: Page, name: string, nth = 0) => page.locator('.entry', { hasText: name }).nth(nth);
const totals = async (page: Page): Promise<string[]> =>
  (await page.locator('.month dd, .apart [aria-live]').allTextContents()).map((text) =>
    text.replace(/\s+/g, ' ').trim(),
  );

describe('what is shown', () => {
  it('is a month by days, with its totals, own money apart', async () => {
    const page = await open();
    await shows(
      page,
      'PIX RECEBIDO',
      'PIX ENVIADO POUPANCA',
      '=HYPERLINK("http://x";"y")',
      'iFood',
      'Magalu',
      'iFood',
      'Extra',
      'Carrefour',
      'Mercado Bairro',
      'Salário Empresa',
    );
    expect(await totals(page)).toEqual(['R$ 5.000,00', 'R$ 720,85', '10 lançamentos.']);
    await page.getByText('2 transferências entre suas contas').waitFor();
    await expect.poll(() => page.locator('.day h2').count()).toBe(9);
    expect(await page.getByRole('link', { name: 'parcela 3 de 10' }).getAttribute('href')).toBe('/planejar#parcelas');
    await picture(page, 'lancamentos-light-1200');
  });

  it('moves by months with the keyboard, and back and forward with the browser', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Mês anterior' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(monthName(monthBefore(2))).waitFor();
    await shows(page, 'iFood');
    expect(new URL(page.url()).searchParams.get('mes')).toBe(monthBefore(2));
    await page.goBack();
    await page.getByText(monthName(last)).waitFor();
    await page.goForward();
    await shows(page, 'iFood');
    const after = page.getByRole('button', { name: 'Mês seguinte' });
    for (const month of [last, monthBefore(0)]) {
      await after.focus();
      await page.keyboard.press('Enter');
      await page.getByText(monthName(month)).waitFor();
    }
    expect(await after.getAttribute('aria-disabled')).toBe('true');
    await shows(page, 'Padaria Bella');
    await page.getByRole('heading', { name: /^hoje,/ }).waitFor();
    await entry(page, 'Padaria Bella').getByText('pendente').waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('is narrowed by filters, which the address keeps', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByLabel('Categoria', { exact: true }).selectOption('Supermercado');
    await page.getByLabel('Valor de').fill('100');
    await shows(page, 'Extra', 'Carrefour');
    expect(await totals(page)).toEqual(['R$ 0,00', 'R$ 500,95', '2 lançamentos.']);
    await picture(page, 'lancamentos-filtros-light-1200');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await shows(page, 'Extra', 'Carrefour');
    await page.getByLabel('Valor de').fill('muito');
    await page.getByText('Escreva um valor').waitFor();
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await page.getByLabel('Tipo', { exact: true }).selectOption('Entre minhas contas');
    await shows(page, 'PIX RECEBIDO', 'PIX ENVIADO POUPANCA');
  });

  it('is what the overview leads to', async () => {
    const { page } = visit;
    await page.goto(stack.url);
    const slice = page.locator('.against a').first();
    const category = (await slice.textContent()) ?? '';
    await slice.click();
    await page.getByRole('heading', { name: category, level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Ver lançamentos' }).click();
    await page.locator('.entry').first().waitFor();
    expect(new URL(page.url()).searchParams.get('categoria')).toBe(category);
    await shows(page, 'Padaria Bella');
  });
});

describe('a search', () => {
  it('for the largest is a list of places, not of days', async () => {
    const page = await open();
    await page.getByLabel('Buscar com suas palavras').fill('3 maiores gastos');
    await page.keyboard.press('Enter');
    await page.locator('.ranking').waitFor();
    const amounts = await page.locator('.ranking .entry p b').allTextContents();
    const values = amounts.map((text) => Number(text.replaceAll(/[^\d]/g, '')));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values).toHaveLength(3);
    expect(await page.locator('.day').count()).toBe(0);
    await picture(page, 'lancamentos-maiores-light-1200');
    expect(await violations(page)).toEqual([]);
  });

  it('says what was understood and what was not, and a chip takes its filter away', async () => {
    const page = await open();
    await page.getByLabel('Buscar com suas palavras').fill('mercado acima de 100 aos domingos');
    await page.keyboard.press('Enter');
    await shows(page, 'Extra', 'Carrefour');
    await page.getByText('Não usei: “domingos”').waitFor();
    await picture(page, 'lancamentos-busca-light-1200');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /^a partir de R\$\s100,01: remover/ }).click();
    await shows(page, 'Extra', 'Carrefour', 'Mercado Bairro');
    expect(new URL(page.url()).searchParams.get('sem')).toBe('minAmount');
    await page.goBack();
    await shows(page, 'Extra', 'Carrefour');
    await page.getByRole('button', { name: /^Supermercado: remover/ }).click();
    await expect.poll(() => names(page)).toHaveLength(6);
    await page.getByRole('button', { name: 'Voltar o filtro removido' }).click();
    await shows(page, 'Extra', 'Carrefour');
  });

  it('that finds nothing here looks further at a click', async () => {
    const { page } = visit;
    await page.goto(`${stack.url}/lancamentos?busca=magalu`);
    await page.getByRole('button', { name: 'Procurar nos últimos 12 meses' }).click();
    await shows(page, 'Magalu');
    await page.getByRole('button', { name: 'Mês anterior' }).click();
    await page
      .getByText(monthName(monthBefore(13)))
      .first()
      .waitFor();
    await page.getByText('Nada encontrado').waitFor();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Mostrar o mês todo' }).click();
    await page.getByText('Nada encontrado').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1200, height: 900 });
  });

  it('that is no filter is named where no row has it, and the whole month is one click away', async () => {
    const { page } = visit;
    await page.goto(`${stack.url}/lancamentos?busca=xyzzy`);
    await page.getByText('Nada encontrado com “xyzzy”.').waitFor();
    await page.getByRole('button', { name: 'Mostrar o mês todo' }).click();
    await page.getByText('Nada encontrado').waitFor({ state: 'hidden' });
  });
});

describe('a word of the user', () => {
  it('on the category is one click, and stays', async () => {
    const page = await open();
    await entry(page, '=HYPERLINK')
      .getByRole('button', { name: /^Sem categoria/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Procurar categoria').fill('farmacia');
    await picture(page, 'lancamentos-categoria-light-1200');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Farmácia', exact: true }).click();
    await page.getByText('1 lançamento atualizado.').waitFor();
    await page.reload();
    await entry(page, '=HYPERLINK')
      .getByRole('button', { name: /^Farmácia/ })
      .waitFor();
  });

  it('on several that are ticked is on all of them, and is taken back', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
    for (const name of ['Carrefour', 'Extra']) await page.getByLabel(`Selecionar ${name}`).check();
    await picture(page, 'lancamentos-selecao-light-1200');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mudar categoria de 2' }).click();
    await page.getByRole('dialog').getByLabel('Procurar categoria').fill('viagens');
    await page.getByRole('dialog').getByRole('button', { name: 'Viagens', exact: true }).first().click();
    await page.getByText('2 lançamentos atualizados.').waitFor();
    await entry(page, 'Extra')
      .getByRole('button', { name: /^Viagens/ })
      .waitFor();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await page.getByText('Desfeito.').waitFor();
    for (const name of ['Carrefour', 'Extra'])
      await entry(page, name)
        .getByRole('button', { name: /^Supermercado/ })
        .waitFor();
  });

  it('on all of its kind is on all of them, in other months too', async () => {
    const page = await open();
    await entry(page, 'iFood')
      .getByRole('button', { name: /editar a categoria/ })
      .click();
    await page.getByLabel(/^Aplicar a todos os lançamentos/).check();
    await page.getByRole('button', { name: 'Lazer', exact: true }).click();
    await page.getByText('3 lançamentos atualizados.').waitFor();
    await page.reload();
    await page.locator('.entry').first().waitFor();
    for (const nth of [0, 1])
      await entry(page, 'iFood', nth)
        .getByRole('button', { name: /^Lazer/ })
        .waitFor();
    await page.goto(`${stack.url}/lancamentos?mes=${monthBefore(2)}`);
    await entry(page, 'iFood')
      .getByRole('button', { name: /^Lazer/ })
      .waitFor();
    await entry(page, 'iFood')
      .getByRole('button', { name: /editar a categoria/ })
      .click();
    await page.getByRole('button', { name: 'Voltar à categoria do banco' }).click();
    await entry(page, 'iFood')
      .getByRole('button', { name: /^Delivery/ })
      .waitFor();
  });

  it('on name and note stays in the dialog until it is said', async () => {
    const page = await open();
    await entry(page, 'Extra')
      .getByRole('button', { name: /ver e editar/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Mercado do bairro');
    await dialog.getByLabel('Nota').fill('festa da Bia');
    const refusals = [
      [{ status: 429, headers: { 'retry-after': '20' } }, 'Espere 20 segundos'],
      [{ status: 409, body: { error: 'Conflict' } }, 'nada mudou'],
      [{ status: 404, body: { error: 'Transaction not found' } }, 'O banco trocou este lançamento'],
      [{ status: 401, body: { error: '-', type: 'subscription_expired' } }, 'sem um plano ativo'],
      [{ status: 503 }, 'Algo falhou do nosso lado'],
      ['offline', 'O que você escolheu ou escreveu continua aqui'],
    ] as const;
    for (const [answer, words] of refusals) {
      answering(page, { '/tools/api/update-transaction': answer });
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await dialog.getByRole('alert').getByText(words).waitFor();
      answeringNoMore(page);
      expect(await dialog.getByLabel('Nota').inputValue()).toBe('festa da Bia');
      expect(await dialog.getByLabel('Nome').inputValue()).toBe('Mercado do bairro');
    }
    await picture(page, 'lancamentos-detalhe-light-1200');
    expect(await violations(page)).toEqual([]);
    const asked = page.waitForRequest('**/update-transaction');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    // Where the row is listed: the service finds it there without reading all months.
    expect((await asked).postDataJSON()).toMatchObject({
      accountId: expect.stringMatching(/./),
      currentDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    await page.getByText('1 lançamento atualizado.').waitFor();
    await page.reload();
    await entry(page, 'Mercado do bairro').getByText('festa da Bia').waitFor();
  });
});

it('what is shown is downloaded as a file for spreadsheets', async () => {
  const page = await open('tipo=saidas&de=1&ate=100');
  await page.locator('.entry').first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Baixar planilha' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Baixar' }).click();
    })(),
  ]);
  expect(file.suggestedFilename()).toBe(`lancamentos-${last}.csv`);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFData;Descrição;')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(await page.locator('.entry').count());
  const [year, month] = last.split('-');
  expect(lines).toContainEqual(expect.stringContaining(`09/${month}/${year};IFOOD;`));
  expect(lines).toContainEqual(expect.stringMatching(/;-48,90;BRL;Conta corrente;Nubank;confirmado;/));
  expect(lines).toContainEqual(expect.stringContaining(`"'=HYPERLINK(""http://x"";""y"")"`));
});

it('a year is one file, the oldest first, or none', async () => {
  const page = await open();
  const year = last.slice(0, 4);
  const ask = async () => {
    await page.getByRole('button', { name: 'Baixar planilha' }).click();
    await page.getByRole('dialog').getByLabel(`Ano de ${year}`).check();
    await picture(page, 'lancamentos-planilha-light-1200');
    await page.getByRole('dialog').getByRole('button', { name: 'Baixar' }).click();
  };
  const pattern = `**/app/api/statement?startDate=${year}-01**`;
  await page.route(pattern, (route) => route.abort('internetdisconnected'));
  const files: unknown[] = [];
  page.on('download', (file) => files.push(file));
  await ask();
  await page.getByRole('dialog').getByText('sem internet').waitFor();
  expect(files).toEqual([]);
  await page.unroute(pattern);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Baixar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`saldo-${year}.csv`);
  const [head = '', ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toMatch(/^\uFEFFData;Descrição;/);
  const dates = lines.map((line) => line.slice(0, 10).split('/').reverse().join('-'));
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set([year]));
  expect(lines.length).toBeGreaterThanOrEqual(10);
});

it('a rule is shown and removed, and its rows have the bank’s category again', async () => {
  const page = await open();
  const pill = () => entry(page, 'IFOOD').locator('.pill').textContent();
  await entry(page, 'IFOOD').locator('.pill').click();
  await page.getByLabel(/Aplicar a todos/).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Lazer', exact: true }).first().click();
  await expect.poll(pill).toBe('Lazer');
  await page.getByRole('button', { name: 'Regras' }).click();
  const rules = page.getByRole('dialog', { name: 'Regras' });
  await rules.getByText(/categoria Lazer · \d+ lançamentos?/).waitFor();
  await picture(page, 'lancamentos-regras-light-1200');
  expect(await violations(page)).toEqual([]);
  await rules.getByRole('button', { name: /Remover a regra de/ }).click();
  await rules.getByText(/voltam ao nome e à categoria do banco/).waitFor();
  await rules.getByRole('button', { name: 'Remover', exact: true }).click();
  await rules.getByText('Nenhuma regra ainda').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(pill).toBe('Delivery de alimentos');
});

it('five thousand rows are counted and reached, and few are drawn', async () => {
  const { page, problems, close } = await openBrowser({ width: 390 });
  await signInAs(page, stack.url, many, `/lancamentos?mes=${last}`);
  await page.locator('.entry').first().waitFor();
  expect((await totals(page))[2]).toBe(`${MANY.toLocaleString('pt-BR')} lançamentos.`);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const share of [0.3, 0.7, 1]) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect
      .poll(() => page.evaluate(() => document.elementFromPoint(100, 400)?.closest('.entry') !== null))
      .toBe(true);
    expect(await page.locator('.entry').count()).toBeLessThan(1_000);
  }
  await page.locator('.day').last().locator('.entry').last().waitFor();
  // Placeholders of rows that are not drawn have about their height.
  const after = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(after - height) / height).toBeLessThan(0.05);
  expect(problems).toEqual([]);
  await close();
});
