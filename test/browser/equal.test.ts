import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Overview } from '../../infra/web/app/api/answers.ts';
import type { Schemas } from '../../infra/web/app/api/contract.ts';
import { day, money } from '../../infra/web/app/format.ts';
import { openBrowser } from './support/browser.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack, type OwnPerson } from './support/stack.ts';

let stack: BrowserStack;
let carla: OwnPerson;
beforeAll(async () => {
  stack = await browserStack();
  carla = await stack.own('carla');
});

const told = async <Data>(path: string): Promise<Data> => {
  const response = await fetch(`${stack.url}/tools/api/${path}`, { headers: { authorization: `Bearer ${carla.key}` } });
  return ((await response.json()) as { data: Data }).data;
};

/** What a page shows, without the joiner that keeps a sign at its amount. */
const shown = async (page: Page, path: string, ready: string): Promise<string> => {
  await page.goto(`${stack.url}${path}`);
  await page.getByText(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  return plain(await page.locator('main').innerText());
};
const plain = (text: string): string => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ');
const amount = (of: number): string => plain(money(of));

it('pages equal the API: one amount and one day for one bill, account or recurring payment', async () => {
  const { page, problems, close } = await openBrowser({ width: 1200 });
  await signInAs(page, stack.url, carla);
  const { items } = await told<{ items: Schemas['UpcomingItem'][] }>('get-upcoming?days=366');
  const bills = items.filter(({ kind }) => kind === 'bill' || kind === 'open_bill');
  expect(bills.length).toBeGreaterThan(0);
  const accounts = await told<{ type: string; accountBalance: number | null }[]>('get-accounts');
  const summary = await told<Schemas['BillSummary'][]>('get-bill-summary');
  const streams = await told<Schemas['RecurringStream'][]>('get-recurring');

  await page
    .getByText('Ver todas')
    .click({ timeout: 3000 })
    .catch(() => undefined);
  const home = plain(await page.locator('main').innerText());
  const overview = await page.evaluate(async () => (await fetch('/app/api/overview')).json() as Promise<Overview>);
  expect(home).toContain(amount(overview.balance.total ?? 0));
  expect(home).toContain(`+${amount(overview.month.income)}`);
  for (const { accountBalance } of accounts) expect(home).toContain(amount(accountBalance ?? 0));

  const ahead = await shown(page, '/planejar', 'Contas fixas e assinaturas');
  await page
    .locator('#recorrentes')
    .getByText('Ver mais')
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  const cards = plain(await page.locator('#faturas').innerText());
  for (const { account_id, net_bill_amount } of summary) {
    const open = bills.find((one) => one.account_id === account_id && one.kind === 'open_bill');
    if (open) expect(cards).toContain(`${amount(-(open.amount ?? 0))} Fatura aberta, vence ${day(open.date)}`);
    else expect(cards).toContain(amount(net_bill_amount));
    const closed = bills.find((one) => one.account_id === account_id && one.kind === 'bill' && !one.is_overdue);
    if (closed)
      expect(cards).toMatch(
        new RegExp(`vence ${day(closed.date)}[^R]*.*${amount(-(closed.amount ?? 0)).replace('$', '\\$')}`),
      );
  }
  for (const { description, amount: of, date } of items.filter((one) => one.amount !== null).slice(0, 6)) {
    expect(ahead).toContain(description);
    expect(ahead).toContain(`${(of ?? 0) > 0 ? '+' : ''}${amount(of ?? 0)}`);
    expect(ahead).toContain(String(Number(date.slice(8))));
  }
  const recurring = plain(await page.locator('#recorrentes').innerText());
  const rows = streams.flatMap((stream) => {
    const item = items.find(
      ({ kind, source_id, covers }) => !kind.includes('bill') && [source_id, ...covers].includes(stream.id),
    );
    return item ? [{ stream, item }] : [];
  });
  expect(rows.length).toBeGreaterThan(0);
  for (const { stream, item } of rows.filter((one) => recurring.includes(one.stream.description))) {
    expect(recurring).toContain(`${stream.direction === 'inflow' ? '+' : ''}${amount(Math.abs(item.amount ?? 0))}`);
    expect(recurring).toContain(`próximo ${day(item.date)}`);
  }

  const banks = await shown(page, '/bancos', 'Autorizações');
  for (const { type, accountBalance } of accounts)
    expect(banks).toContain(
      `${amount(type === 'CREDIT' ? -(accountBalance ?? 0) : (accountBalance ?? 0))}${type === 'CREDIT' ? ' usado até agora' : ''}`,
    );

  const statement = await shown(page, '/lancamentos', 'Entrou');
  const { totals } = await told<{ totals: { spending: number } }>('summarize-spending');
  expect(statement).toContain(amount(totals.spending));
  const pending = await page.locator('.entry', { hasText: 'pendente' }).allInnerTexts();
  expect(pending.length).toBeGreaterThan(0);
  expect(pending.filter((row) => row.includes('Cartão'))).toEqual([]);
  expect(problems).toEqual([]);
  await close();
}, 120_000);
