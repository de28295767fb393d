import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, answeringNoMore } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';

let stack: BrowserStack;
let ana: OwnPerson;
let gil: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  ana = await stack.own('ana');
  gil = await stack.own('gil');
});

/** A call of the API outside the page. */
const api = async <T>(path: string, method = 'GET', body?: unknown): Promise<T> => {
  const response = await fetch(`${stack.url}/tools/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${ana.key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
};

type Reminder = {
  id: string;
  title: string;
  amount: number | null;
  dueDate: string;
  reminderTime: string;
  status: string;
};
const reminders = async () => (await api<{ data: Reminder[] }>('list-payment-reminders?filter=all')).data;
type Limit = {
  id: string;
  category: string;
  limitAmount: number;
  period: string;
  isActive: boolean;
  isRecurring: boolean;
};
const limits = async () => (await api<{ data: Limit[] }>('list-spending-limits?includeInactive=true')).data;

const money = (amount: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(amount).replace('-', '-\u2060');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const open = async (width = 390) => {
  const visit = await openBrowser({ width });
  await signInAs(visit.page, stack.url, ana);
  await visit.page.getByRole('link', { name: 'Planejar' }).click();
  await visit.page.getByRole('heading', { name: 'Contas fixas e assinaturas' }).waitFor();
  return visit;
};

const dialogOf = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => dialogOf(page).waitFor({ state: 'detached' });

/** The server processes the next request, and its response is lost. Returns the status of that response. */
const loseNextAnswer = async (page: Page, path: string): Promise<() => number | undefined> => {
  let lost: number | undefined;
  const devtools = await page.context().newCDPSession(page);
  devtools.once('Fetch.requestPaused', async ({ requestId, responseStatusCode }) => {
    lost = responseStatusCode;
    await devtools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await devtools.detach();
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*/tools/api/${path}`, requestStage: 'Response' }] });
  return () => lost;
};

describe('a reminder', () => {
  it('is made once although the answer is lost and the button pressed again, and nothing typed is lost', async () => {
    const { page, problems, close } = await open();
    await page.getByRole('button', { name: 'Criar lembrete' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Valor').fill('dez reais');
    await dialog.getByRole('button', { name: 'Criar lembrete' }).click();
    await dialog.getByText('Diga o que é para pagar.').waitFor();
    await dialog.getByText('Escreva um valor como').waitFor();
    expect(await dialog.getByLabel('O que é para pagar').getAttribute('aria-invalid')).toBe('true');
    await page.locator('#reminder-title:focus').waitFor(); // set after the text is drawn
    await picture(page, 'lembrete-errado-light-390');
    expect(await violations(page)).toEqual([]);

    await dialog.getByLabel('O que é para pagar').fill('IPVA');
    await dialog.getByLabel('Valor').fill('1.234,56');
    await dialog.getByLabel('Vencimento').fill(inDays(10));
    await dialog.getByLabel('Avisar').selectOption('3');
    await dialog.getByLabel('Hora').fill('08:30');
    await dialog.getByLabel('Repetir').selectOption('yearly');
    const lost = await loseNextAnswer(page, 'create-payment-reminder');
    await dialog.getByRole('button', { name: 'Criar lembrete' }).click();
    await dialog.getByText('A resposta não chegou').waitFor();
    expect(lost()).toBe(200);
    expect(await dialog.getByLabel('Valor').inputValue()).toBe('1.234,56');
    expect(await reminders()).toHaveLength(1);

    await dialog.getByRole('button', { name: 'Criar lembrete' }).dblclick();
    await closed(page);
    await page.getByText('Lembrete criado.').waitFor();
    expect(await reminders()).toMatchObject([
      {
        title: 'IPVA',
        amount: 1234.56,
        dueDate: inDays(10),
        reminderTime: `${inDays(7)}T11:30:00.000Z`,
        recurrencePattern: 'yearly',
      },
    ]);
    await picture(page, 'planejar-depois-light-390');
    expect(problems).toEqual([]);
    await close();
  });

  it('is not made a second time with other fields either: the page says that the first attempt went through', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Criar lembrete' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('O que é para pagar').fill('Luz');
    await dialog.getByLabel('Vencimento').fill(inDays(4));
    await loseNextAnswer(page, 'create-payment-reminder');
    await dialog.getByRole('button', { name: 'Criar lembrete' }).click();
    await dialog.getByText('A resposta não chegou').waitFor();
    await dialog.getByLabel('O que é para pagar').fill('Conta de luz');
    await dialog.getByRole('button', { name: 'Criar lembrete' }).click();
    await dialog.getByText('A primeira tentativa deu certo').waitFor();
    expect(await dialog.getByLabel('O que é para pagar').inputValue()).toBe('Conta de luz');
    expect((await reminders()).filter(({ dueDate }) => dueDate === inDays(4))).toMatchObject([{ title: 'Luz' }]);
    await close();
  });

  it('is changed, paid, opened again, paused and deleted, and moves the days ahead', async () => {
    const { page, problems, close } = await open(1200);
    await page.getByRole('button', { name: 'Editar Luz' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Valor').fill('189,9');
    await dialog.getByLabel('Hora').fill('07:00');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await closed(page);
    const luz = async () => (await reminders()).find(({ title }) => title === 'Luz');
    expect(await luz()).toMatchObject({ amount: 189.9, reminderTime: `${inDays(3)}T10:00:00.000Z` });
    await page
      .locator('#proximos')
      .getByText(`-\u2060${money(189.9)}`)
      .waitFor();

    await page.getByRole('button', { name: 'Paguei Luz' }).click();
    await page.getByText('Marcado como pago.').waitFor();
    expect((await luz())?.status).toBe('completed');
    await page
      .locator('#proximos')
      .getByText(`-\u2060${money(189.9)}`)
      .waitFor({ state: 'detached' });
    await page.getByText('Pagos e pausados (1)').click();
    await page.getByRole('button', { name: 'Reabrir Luz' }).click();
    await page.getByText('Lembrete ativo de novo.').waitFor();
    await page.getByRole('button', { name: 'Pausar Luz' }).click();
    await page.getByText('Lembrete pausado.').waitFor();
    expect((await luz())?.status).toBe('inactive');

    await page.getByText('Pagos e pausados (1)').click();
    await page.getByRole('button', { name: 'Retomar Luz' }).click();
    await page.getByText('Lembrete ativo de novo.').waitFor();
    await page.getByRole('button', { name: 'Excluir Luz' }).click();
    await dialog.getByText('Não dá para desfazer').waitFor();
    await dialog.getByRole('button', { name: 'Só pausar' }).click();
    await closed(page);
    expect((await luz())?.status).toBe('inactive');
    await page.getByText('Pagos e pausados (1)').click();
    await page.getByRole('button', { name: 'Excluir Luz' }).click();
    await dialog.getByRole('button', { name: 'Excluir de vez' }).click();
    await page.getByText('Lembrete excluído.').waitFor();
    expect(await luz()).toBeUndefined();
    expect(problems).toEqual([]);
    await close();
  });
});

describe('a spending limit', () => {
  it('is typed, confirmed and made; a second of the same category is told before', async () => {
    const { page, problems, close } = await open();
    await page.getByRole('button', { name: 'Criar limite' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Categoria').fill('Supermercado');
    await dialog.getByLabel('Gastar até').fill('0');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByText('valor maior que zero').waitFor();
    await dialog.getByLabel('Gastar até').fill('1.800,50');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByText(`${money(1800.5)} por mês em Supermercado`).waitFor();
    await picture(page, 'limite-confirmar-light-390');
    expect(await violations(page)).toEqual([]);
    expect(await limits()).toHaveLength(0);
    await loseNextAnswer(page, 'confirm-spending-limit');
    await dialog.getByRole('button', { name: 'Criar limite' }).click();
    await dialog.getByText('A resposta não chegou').waitFor();
    await dialog.getByRole('button', { name: 'Criar limite' }).click();
    await closed(page);
    const made = { category: 'Supermercado', limitAmount: 1800.5, period: 'monthly', isRecurring: true };
    expect(await limits()).toMatchObject([made]);

    await page.getByRole('button', { name: 'Criar limite' }).click();
    await dialog.getByLabel('Categoria').fill('supermercado');
    await dialog.getByLabel('Gastar até').fill('2000');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByText('Já existe um limite nesta categoria').waitFor();
    await dialog.getByRole('button', { name: 'Editar o que já existe' }).click();
    expect(await dialog.getByLabel('Gastar até').inputValue()).toBe('2000');
    await dialog.getByLabel('Período').selectOption('weekly');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await closed(page);
    expect(await limits()).toMatchObject([{ ...made, limitAmount: 2000, period: 'weekly' }]);
    expect(problems).toEqual([]);
    await close();
  });

  it('says before it is made what it will count, or that nothing has the name; shops are suggested', async () => {
    for (const width of [320, 360, 1280]) {
      const { page, problems, close } = await open(width);
      await page.getByRole('button', { name: 'Criar limite' }).click();
      const dialog = dialogOf(page);
      await dialog.getByLabel('Categoria ou loja').fill('Supermercado');
      await dialog.getByText(/^Você gastou R\$.+ neste mês; num mês comum, R\$.+\.$/).waitFor();
      await dialog.getByLabel('Período', { exact: true }).selectOption('weekly');
      await dialog.getByText(/nesta semana; numa semana comum, R\$/).waitFor();
      await dialog.getByLabel('Categoria ou loja').fill('xyzzy');
      await dialog.getByText('Não achamos gastos com “xyzzy” nos últimos 3 meses.').waitFor();
      await page.waitForFunction(() => document.querySelectorAll('#limit-categories option').length > 10);
      expect(await violations(page)).toEqual([]);
      await picture(page, `limite-xyzzy-${width}`);
      await dialog.getByLabel('Gastar até').fill('10');
      await dialog.getByRole('button', { name: 'Continuar' }).click();
      await dialog.getByRole('button', { name: 'Criar mesmo assim' }).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(problems).toEqual([]);
      await close();
    }
  });

  it('is paused, counts no more, comes back and is deleted', async () => {
    const { page, close } = await open();
    await page.getByRole('button', { name: 'Pausar Supermercado' }).click();
    await page.getByText('Limite pausado.').waitFor();
    expect(await limits()).toMatchObject([{ isActive: false }]);
    await page.locator('#limites').getByText('0 de 10 ativos').waitFor();
    await page.getByText('Pausados (1)', { exact: true }).click();
    await page.getByRole('button', { name: 'Retomar Supermercado' }).click();
    await page.getByText('Limite ativo de novo.').waitFor();
    expect(await limits()).toMatchObject([{ isActive: true }]);
    await page.getByRole('button', { name: 'Excluir Supermercado' }).click();
    // Deleted elsewhere while the dialog is open: this is the intended result.
    const [limit] = await limits();
    await api(`delete-spending-limit?limitId=${limit?.id}&hardDelete=true`, 'DELETE');
    await dialogOf(page).getByRole('button', { name: 'Excluir de vez' }).click();
    await page.getByText('Limite excluído.').waitFor();
    await page.getByText('Nenhum limite ativo.').waitFor();
    await close();
  });

  it('beyond the plan is refused in words, with the way to the plans, and nothing typed is lost', async () => {
    const { page, close } = await open();
    const body = { category: 'Lazer', limitAmount: 10, period: 'daily' };
    const made = await Promise.all(
      Array.from({ length: 10 }, () => api<{ data: { id: string } }>('create-spending-limit', 'POST', body)),
    );
    await page.getByRole('button', { name: 'Criar limite' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('Categoria').fill('Viagem');
    await dialog.getByLabel('Gastar até').fill('500');
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await dialog.getByRole('button', { name: /^Criar (limite|mesmo assim)$/ }).click();
    await dialog.getByText('permite até 10 limites').waitFor();
    expect(await dialog.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/planos');
    await picture(page, 'limite-plano-light-390');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    expect(await dialog.getByLabel('Categoria').inputValue()).toBe('Viagem');
    for (const { data } of made) await api(`delete-spending-limit?limitId=${data.id}&hardDelete=true`, 'DELETE');
    await close();
  });
});

describe('bills and days', () => {
  it('shows the lowest point that get-upcoming says with everyday spending, for each window, and its open bill, of whose closing get-bill-summary tells', async () => {
    const { page, close } = await open(1200);
    const part = page.locator('#proximos');
    for (const days of [30, 90]) {
      const { data } = await api<{
        data: { lowest_usual: { date: string; balance: number }; ending_balance: number; days: unknown[] };
      }>(`get-upcoming?days=${days}`);
      await part.getByLabel('Quanto tempo').selectOption(String(days));
      await part.getByText(money(data.ending_balance), { exact: true }).first().waitFor();
      const figures = part.locator('dl div');
      expect(await figures.nth(1).locator('dd').textContent()).toBe(money(data.lowest_usual.balance));
      expect(await figures.nth(1).locator('dt').textContent()).toContain(
        `em ${Number(data.lowest_usual.date.slice(8))}/`,
      );
      const chart = part.getByRole('slider', { name: 'Saldo dos próximos dias' });
      expect(await chart.getAttribute('max')).toBe(String(data.days.length - 1));
    }
    const { data } = await api<{ data: { items: { kind: string; amount: number }[] } }>('get-upcoming?days=60');
    const bill = data.items.find(({ kind }) => kind === 'open_bill');
    await page
      .locator('#faturas')
      .getByText(money(-(bill?.amount ?? 0)), { exact: true })
      .first()
      .waitFor();
    const past = await api<{ data: { totalAmount: number }[] }>('get-bills');
    await page.getByText('Próximas', { exact: true }).click();
    await page.locator('#faturas').getByText('fatura futura').first().waitFor();
    await page.getByText('Anteriores').click();
    await page
      .locator('#faturas')
      .getByText(money(past.data[0]?.totalAmount ?? 0), { exact: true })
      .waitFor();
    await close();
  });

  it('warns where the money does not last, and hides every amount at once', async () => {
    await api('create-payment-reminder', 'POST', { title: 'Carro novo', dueDate: inDays(2), amount: 90_000 });
    const { page, close } = await open();
    await page.getByText('Pode faltar dinheiro').waitFor();
    await picture(page, 'planejar-falta-light-390');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ocultar valores' }).click();
    expect((await page.locator('main').innerHTML()).match(/\d+,\d\d/g)).toBeNull();
    await close();
  });

  it('a closing day is registered, changed, left unused and removed', async () => {
    const { page, problems, close } = await open();
    type Card = { closingDay: number | null; hasClosingDate: boolean; isActive: boolean; notes: string };
    const card = async () => {
      const body = { operation: 'LIST_ACCOUNTS' };
      return (await api<{ data: { accounts: Card[] } }>('manage-closing-date', 'POST', body)).data.accounts[0];
    };
    const change = async () => {
      await page.getByRole('button', { name: 'Editar dia de fechamento de Cartão Nubank' }).click();
      await dialogOf(page).getByLabel('Dia do mês').waitFor();
    };
    const save = async () => {
      await dialogOf(page).getByRole('button', { name: 'Salvar' }).click();
      await closed(page);
    };
    const dialog = dialogOf(page);
    await change();
    await dialog.getByText('Sem um dia seu').waitFor();
    await dialog.getByLabel('Dia do mês').selectOption('25');
    await dialog.getByLabel('Anotação').fill('Combinado com o banco');
    await loseNextAnswer(page, 'manage-closing-date');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByText('A resposta não chegou').waitFor();
    await save();
    await page.locator('#faturas').getByText('fecha 25 de').waitFor();
    expect(await card()).toMatchObject({ closingDay: 25, isActive: true, notes: 'Combinado com o banco' });

    await change();
    expect(await dialog.getByLabel('Anotação').inputValue()).toBe('Combinado com o banco');
    await dialog.getByLabel('Usar este dia').uncheck();
    await save();
    await page.locator('#faturas').getByText('fecha 10 de').waitFor();
    expect(await card()).toMatchObject({ isActive: false });

    await change();
    await dialog.getByRole('button', { name: 'Apagar e voltar à estimativa' }).click();
    await dialog.getByRole('button', { name: 'Apagar', exact: true }).click();
    await closed(page);
    expect(await card()).toMatchObject({ hasClosingDate: false });
    expect(problems).toEqual([]);
    await close();
  });
});

describe('what fails', () => {
  it('fails alone, in words, and can be asked for again; a plan that ends meanwhile takes nothing typed away', async () => {
    const { page, close } = await openBrowser({ width: 390, theme: 'dark' });
    await signInAs(page, stack.url, ana);
    answering(page, {
      '/tools/api/get-bill-summary': { status: 500 },
      '/tools/api/get-recurring': 'offline',
      '/tools/api/list-spending-limits': { status: 429, headers: { 'retry-after': '30' } },
    });
    await page.goto(`${stack.url}/planejar#parcelas`);
    await page.locator('#faturas').getByText('Algo falhou').waitFor();
    await page.locator('#recorrentes').getByText('sem internet').waitFor();
    await page.locator('#limites').getByText('Espere 30 segundos').waitFor();
    await page.locator('#proximos dl').waitFor();
    await page.locator('#lembretes').getByText('IPVA').waitFor();
    // The part that the address names is in view when all is there.
    await page.waitForFunction(() => {
      const top = document.getElementById('parcelas')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    await picture(page, 'planejar-falhas-dark-390');
    expect(await violations(page)).toEqual([]);
    answeringNoMore(page);
    await page.locator('#faturas').getByRole('button', { name: 'Tentar de novo' }).click();
    await page.locator('#faturas').getByText('Cartão Nubank').waitFor();

    // The subscription ends while somebody types.
    const noPlan = { status: 401, body: { error: 'No active subscription', message: '-', type: 'no_subscription' } };
    answering(page, { '/tools/api/create-payment-reminder': noPlan });
    await page.getByRole('button', { name: 'Criar lembrete' }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel('O que é para pagar').fill('Aluguel');
    await dialog.getByLabel('Vencimento').fill(inDays(5));
    await dialog.getByRole('button', { name: 'Criar lembrete' }).click();
    await dialog.getByText('sem um plano ativo').waitFor();
    await dialog.getByRole('link', { name: 'Ver planos' }).waitFor();
    expect(await dialog.getByLabel('O que é para pagar').inputValue()).toBe('Aluguel');
    await close();
  });

  it('without a plan says so once', async () => {
    const { page, problems, close } = await openBrowser({ width: 1200 });
    await signInAs(page, stack.url, gil, '/planejar');
    await page.getByRole('heading', { name: 'Sua conta está sem um plano ativo' }).waitFor();
    expect(await page.locator('.card').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
