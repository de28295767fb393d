import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';
import { misfits } from './support/widths.ts';

let stack: BrowserStack;
let ana: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  ana = await stack.own('ana');
});

const corpus = (name: string): string => join(import.meta.dirname, '../shared/files/corpus', name);

type File = { name: string; mimeType: string; buffer: Buffer };
const csv = (name: string, lines: readonly string[]): File => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

/** Two equal columns of amounts: the first one is guessed, the second one is meant. */
const TWO_AMOUNTS = csv('extrato-outubro.csv', [
  'Data;Histórico;Valor cobrado;Valor lançado',
  '01/10/2026;PADARIA SOL;-12,50;-10,00',
  '02/10/2026;SALDO ANTERIOR;1.000,00;1.000,00',
  '03/10/2026;SUPERMERCADO E HORTIFRUTI NOSSA SENHORA DA CONCEICAO APARECIDA;-1.234,56;-1.200,00',
  '31/10/2026;EMPRESA LTDA;3.500,00;3.400,00',
]);

const open = async (given: Parameters<typeof openBrowser>[0]) => {
  const visit = await openBrowser(given);
  // From now on the system's window stays closed: told only when it is waited for, it may open first.
  visit.page.on('filechooser', () => undefined);
  await signInAs(visit.page, stack.url, ana, '/bancos');
  const part = visit.page.locator('#arquivo');
  await part.getByRole('button', { name: 'Trazer um arquivo' }).focus();
  await visit.page.keyboard.press('Enter');
  await visit.page.locator('#file-file:focus').waitFor();
  await part.getByLabel('Conta', { exact: true }).locator('option').nth(2).waitFor({ state: 'attached' });
  return { ...visit, part };
};

/** As a person does it who has no pointer: the window of files is the system's. */
const chooseByKey = async (page: Page, file: string | File): Promise<void> => {
  await page.locator('#file-file').focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file);
};

/** A file of this machine, let go over the middle of a part of the page. */
const drop = async (page: Page, selector: string, file: string): Promise<void> => {
  const place = page.locator(selector);
  await place.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 2, data: { items: [], files: [file], dragOperationsMask: 1 } };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...at });
};

const newAccount = async (page: Page, name: string): Promise<void> => {
  await page.locator('#file-account').selectOption('new');
  await page.locator('#file-name').fill(name);
};

const press = async (page: Page, name: RegExp | string): Promise<void> => {
  await page
    .locator('#arquivo')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .focus();
  await page.keyboard.press('Enter');
};

const fine = async (page: Page): Promise<void> => {
  expect(await violations(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
};

describe('a file', () => {
  it.each([
    [320, 'light'],
    [360, 'dark'],
    [1280, 'light'],
  ] as const)(
    'is chosen, shown, read by other columns, imported and undone by keyboard, %i px, %s',
    async (width, theme) => {
      const { page, part, problems, close } = await open({ width, theme });
      const account = `Conta antiga ${width}`;
      await fine(page);
      await press(page, 'Conferir');
      await part.getByText('Escolha um arquivo', { exact: true }).waitFor();
      await chooseByKey(page, TWO_AMOUNTS);
      await press(page, 'Conferir');
      await part.getByText('Escolha a conta dos lançamentos').waitFor();
      await newAccount(page, '');
      await press(page, 'Conferir');
      await part.getByText('Dê um nome à conta').waitFor();
      await newAccount(page, account);
      await picture(page, `arquivo-escolha-${theme}-${width}`);
      await fine(page);

      const asked = page.waitForRequest(/import-transactions/);
      await press(page, 'Conferir');
      const body = (await asked).postDataJSON();
      expect(body).toMatchObject({ preview: true, fileEncoding: 'base64', name: 'extrato-outubro.csv' });
      expect(Buffer.from(body.file, 'base64').subarray(0, 2).toString('hex')).toBe('1f8b');
      await page.locator('h3:focus', { hasText: 'Como ficaria: extrato-outubro.csv' }).waitFor();
      await part.getByText(/-\u2060?R\$\s12,50/).waitFor();
      await part.getByRole('button', { name: 'Trazer 3 lançamentos' }).waitFor();
      await part.getByText('1 linha de fora').click();
      await part.getByText('Linha 3: saldo, não é lançamento').waitFor();

      await part.getByText('Colunas do arquivo').focus();
      await page.keyboard.press('Enter');
      await part.getByLabel('Coluna do valor').focus();
      await page.keyboard.type('Valor l');
      await picture(page, `arquivo-colunas-${theme}-${width}`);
      await fine(page);
      await press(page, 'Conferir com estas colunas');
      await part.getByText(/-\u2060?R\$\s10,00/).waitFor();
      await picture(page, `arquivo-previa-${theme}-${width}`);
      await fine(page);

      await press(page, 'Trazer 3 lançamentos');
      await part.getByText('3 lançamentos trazidos.').waitFor();
      await part.getByRole('button', { name: 'Desfazer extrato-outubro.csv' }).first().waitFor();
      await page.getByRole('button', { name: `Apagar ${account}` }).waitFor();
      await picture(page, `arquivo-trazido-${theme}-${width}`);
      await fine(page);

      await press(page, 'Desfazer');
      await page.getByRole('dialog').getByText('Saem os lançamentos').waitFor();
      await picture(page, `arquivo-desfazer-${theme}-${width}`);
      await fine(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).focus();
      await page.keyboard.press('Enter');
      await part.getByText('3 lançamentos saíram. A conta que ele criou também saiu.').waitFor();
      await part.getByText('Nenhum ainda.').waitFor();
      await page.getByRole('button', { name: `Apagar ${account}` }).waitFor({ state: 'detached' });
      await fine(page);
      await press(page, 'Trazer outro');
      await page.locator('#file-file:focus').waitFor();
      expect(problems).toEqual([]);
      await close();
    },
  );

  it('that was cut off says so', async () => {
    const { page, part, problems, close } = await open({ width: 360 });
    const file = {
      ...{
        importId: 'imp-1',
        name: 'longo.csv',
        accountId: 'conta',
        format: 'csv',
        createdAt: '2026-10-31T12:00:00.000Z',
      },
      period: { start: '2026-10-01', end: '2026-10-31' },
      counts: { new: 80, known: 0, doubtful: 0, left_out: 0 },
      undoableUntil: '2099-11-30T12:00:00.000Z',
    };
    const data = [
      { ...file, finished: false },
      { ...file, importId: 'imp-0', name: 'inteiro.csv', finished: true },
    ];
    await page.route('**/list-imports', (route) => route.fulfill({ json: { success: true, data } }));
    await page.reload();
    await part.getByRole('button', { name: 'Trazer um arquivo' }).click();
    await part.getByText('inteiro.csv').waitFor();
    expect(await part.getByText('incompleto: traga de novo').count()).toBe(1);
    await picture(page, 'arquivo-incompleto-light-360');
    await fine(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('of which some is there already, and some is like what is there', async () => {
    const { page, part, problems, close } = await open({ width: 360 });
    const [first, second] = [
      csv('a.csv', ['Data;Descrição;Valor', '04/10/2026;LOJA A;-80,00', '05/10/2026;PADARIA SOL;-12,50']),
      csv('b.csv', [
        'Data;Descrição;Valor',
        '04/10/2026;MERCADO B;-80,00',
        '05/10/2026;PADARIA SOL;-12,50',
        '06/10/2026;FARMACIA;-30,00',
      ]),
    ];
    await chooseByKey(page, first);
    await newAccount(page, 'Conta de loja');
    await press(page, 'Conferir');
    await press(page, 'Trazer 2 lançamentos');
    await part.getByText('2 lançamentos trazidos.').waitFor();
    await press(page, 'Trazer outro');

    const again = async (file: File) => {
      await chooseByKey(page, file);
      await page.locator('#file-account').selectOption({ label: 'Conta de loja' });
      await press(page, 'Conferir');
    };
    await again(second);
    await part.getByText('1 já estava aqui').waitFor();
    await part.getByText('1 parecido: confira').waitFor();
    await part.getByText(/Aqui: .*LOJA A/).waitFor();
    await picture(page, 'arquivo-parecido-light-360');
    await fine(page);
    await part.getByRole('button', { name: 'Trazer 2 lançamentos' }).waitFor();
    await part.getByLabel('É o mesmo, não trazer: MERCADO B').focus();
    await page.keyboard.press('Space');
    const sent = page.waitForRequest(/import-transactions/);
    await press(page, 'Trazer 1 lançamento');
    expect((await sent).postDataJSON()).toMatchObject({ skip: [2] });
    await part.getByText('1 lançamento trazido.').waitFor();

    await press(page, 'Trazer outro');
    await again(first);
    await part.getByText('Este arquivo já foi trazido para esta conta.').waitFor();
    await picture(page, 'arquivo-repetido-light-360');
    await page.getByRole('button', { name: 'Ocultar valores' }).click();
    expect((await part.innerText()).match(/R\$\s?\d/g)).toBeNull();
    expect(problems).toEqual([]);
    await close();
  });

  it('that cannot be read is refused in words', async () => {
    const { page, part, problems, close } = await open({ width: 320, theme: 'dark' });
    await newAccount(page, 'Outra');
    const bad: [string | File, string | RegExp][] = [
      [csv('vazio.csv', []), 'Este arquivo está vazio.'],
      [corpus('extrato.pdf.ofx'), /^Isto é um PDF/],
      [corpus('arquivo.zip.csv'), /^Isto é um ZIP/],
      [corpus('planilha.csv'), /planilha do Excel/],
      [corpus('pagina.csv'), /\(HTML\)/],
      [corpus('foto.csv'), /^Isto é uma imagem/],
      [corpus('sem-lancamentos.ofx'), 'Não há lançamentos neste arquivo.'],
      [corpus('valor-errado.csv'), /^Linha \d+, Valor.*: esperado 1\.234,56, veio “/],
      [corpus('dia-impossivel.ofx'), /^Linha \d+, Data: esperado 20261031, veio “/],
      [{ ...csv('grande.csv', []), buffer: Buffer.alloc(5_000_001, 'a') }, /^Este arquivo passa de 5 MB/],
    ];
    for (const [file, text] of bad) {
      await chooseByKey(page, file);
      await press(page, 'Conferir');
      await part.getByRole('alert').filter({ hasText: text }).waitFor();
    }
    await chooseByKey(page, corpus('valor-errado.csv'));
    await press(page, 'Conferir');
    await part.getByRole('alert').waitFor();
    await picture(page, 'arquivo-errado-dark-320');
    await fine(page);

    await chooseByKey(page, csv('sem-nomes.csv', ['Ana;Recife;x', 'a1;b1;c1']));
    await press(page, 'Conferir');
    await part.getByText('Não reconhecemos as colunas').waitFor();
    await part.getByLabel('Linha com os nomes das colunas').waitFor();
    await picture(page, 'arquivo-sem-colunas-dark-320');
    await fine(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('let go over its place, of several accounts, is asked which, and a lost answer brings nothing twice', async () => {
    const { page, part, problems, close } = await open({ width: 390 });
    // Beside its place it is not opened instead of the page.
    await drop(page, '#file-account', corpus('duas-contas.ofx'));
    expect(await part.locator('.drop').innerText()).not.toContain('duas-contas');
    await drop(page, '.drop', corpus('duas-contas.ofx'));
    await part.getByText('duas-contas.ofx').waitFor();
    expect(new URL(page.url()).pathname).toBe('/bancos');
    await newAccount(page, 'Primeira');
    await press(page, 'Conferir');
    await part.getByText('Este arquivo tem várias contas').waitFor();
    await picture(page, 'arquivo-contas-light-390');
    await fine(page);
    const option = part
      .getByLabel('Conta do arquivo')
      .locator('option', { hasText: /^Conta / })
      .first();
    await page.locator('#file-statement').selectOption((await option.getAttribute('value')) ?? '');
    let letGo = (): void => undefined;
    let asked = 0;
    await page.route('**/import-transactions', async (route) => {
      asked += 1;
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await route.continue();
    });
    await press(page, 'Conferir');
    await part.getByRole('progressbar').waitFor();
    await part.getByRole('status').getByText('Enviando o arquivo…').waitFor();
    await press(page, 'Conferir');
    await picture(page, 'arquivo-enviando-light-390');
    await fine(page);
    letGo();
    const go = part.getByRole('button', { name: /^Trazer \d+ lançamentos?$/ });
    await go.waitFor();
    expect(asked).toBe(1);
    await page.unroute('**/import-transactions');
    await page.route('**/import-transactions', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await press(page, /^Trazer \d+ lançamentos?$/);
    await part.getByText(/Você está sem internet/).waitFor();
    await page.unroute('**/import-transactions');
    await press(page, /^Trazer \d+ lançamentos?$/);
    await part.getByText(/trazidos?\.$/).waitFor();
    await part.getByRole('button', { name: 'Desfazer duas-contas.ofx' }).waitFor();
    expect(await part.getByRole('button', { name: 'Desfazer duas-contas.ofx' }).count()).toBe(1);
    expect(problems).toEqual([]);
    await close();
  });
});
