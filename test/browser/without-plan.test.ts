import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies, type Designed } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { connections, plan, usual } from './support/fixtures.ts';
import { planAnswers } from './support/plan-fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

const CARD = 'Sua conta está sem um plano ativo';
const subscription = { status: 'canceled', until: '2026-01-01T00:00:00.000Z', has_access: false } as const;
const refusal: Designed = {
  status: 401,
  body: { error: 'Subscription canceled', message: '-', type: 'subscription_canceled' },
};
const NEEDS_PLAN =
  /\/(app\/api\/(overview|statement|spending-history|connect-token)|tools\/api\/(get-|list-(pay|spend)))/;

/** The account of somebody whose plan has ended, and the calls that were refused. */
const withoutPlan = async (page: Page, over: Record<string, Designed> = {}): Promise<string[]> => {
  const all = { ...usual(), ...planAnswers(), '/app/api/plan': plan({ subscription }) };
  const refused = Object.fromEntries(
    Object.keys(all).flatMap((path) => (NEEDS_PLAN.test(path) ? [[path, refusal]] : [])),
  );
  answering(page, {
    ...bodies({ ...all, '/app/api/connections': connections(false) }),
    ...refused,
    '/app/api/memories': refusal,
    '/app/api/connect-token': refusal,
    ...over,
  });
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(new URL(response.url()).pathname);
  });
  return failed;
};

describe('without a plan', () => {
  it.each(['/', '/lancamentos', '/planejar', '/gastos?quem=Uber', '/conectar'])(
    '%s has heading, menu and the way to the plans, after one refusal at most',
    async (path) => {
      for (const width of [360, 1200]) {
        const { page, problems, close } = await openBrowser({ width });
        const failed = await withoutPlan(page);
        await page.goto(`${stack.url}${path}`);
        await page.getByRole('heading', { name: CARD }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(failed.length).toBeLessThanOrEqual(1);
        expect(await page.locator('h1').count()).toBe(1);
        await page.getByRole('link', { name: 'Conta', exact: true }).waitFor();
        expect(await page.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/planos');
        expect(page.url()).toBe(`${stack.url}${path}`);
        await picture(page, `sem-plano${path.replaceAll(/[/?=]/g, '-')}-${width}`);
        expect(await violations(page)).toEqual([]);
        expect(problems).toEqual([]);
        await close();
      }
    },
  );

  it('/bancos has the names of the banks, and what stopped', async () => {
    const { page, close } = await openBrowser({ width: 360 });
    await withoutPlan(page);
    await page.goto(`${stack.url}/bancos`);
    await page.getByRole('heading', { name: 'Nubank' }).waitFor();
    const stopped = await page.getByText('Atualização parada: sem plano ativo').count();
    expect(stopped).toBe(await page.locator('.bank').count());
    for (const absent of ['Nenhum banco conectado', 'Conectar banco', 'Reconectar', 'Sincronizar'])
      expect(await page.getByText(absent).count(), absent).toBe(0);
    await picture(page, 'sem-plano-bancos-360');
    expect(await violations(page)).toEqual([]);
    await close();
  });

  it('/bancos without a bank does not ask for one', async () => {
    const { page, close } = await openBrowser({ width: 360 });
    await withoutPlan(page, { '/app/api/connections': { body: { connections: [], has_access: false } } });
    await page.goto(`${stack.url}/bancos`);
    await page.getByRole('heading', { name: CARD }).waitFor();
    for (const absent of ['Nenhum banco conectado', 'Conectar banco'])
      expect(await page.getByText(absent).count(), absent).toBe(0);
    await close();
  });

  it('a plan that ends between the page and the click leads to the plans, not to the door', async () => {
    const { page, close } = await openBrowser({ width: 360 });
    await withoutPlan(page, { '/app/api/plan': { body: plan() } });
    await page.goto(`${stack.url}/conectar`);
    await page.getByRole('button', { name: 'Escolher o banco' }).click();
    await page.getByRole('heading', { name: CARD }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/conectar');
    await close();
  });

  it.each(['/acessos', '/conta', '/planos'])('%s works', async (path) => {
    const { page, close } = await openBrowser({ width: 360 });
    await withoutPlan(page);
    await page.goto(`${stack.url}${path}`);
    await page.locator('main h1.shown').waitFor();
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(path);
    if (path === '/conta')
      for (const name of ['Baixar', 'Excluir conta']) await page.getByRole('button', { name, exact: true }).waitFor();
    await close();
  });

  it('a session that has ended leads to the door from each of them', async () => {
    for (const path of ['/', '/lancamentos', '/planejar', '/bancos', '/conectar', '/conta']) {
      const { page, close } = await openBrowser({ width: 360 });
      await page.goto(`${stack.url}${path}`);
      // Several refused calls lead there, and a later one ends the navigation of an earlier one.
      await expect.poll(() => page.url(), { timeout: 10_000 }).toBe(`${stack.url}/entrar?volta=${path}`);
      await close();
    }
  });
});
