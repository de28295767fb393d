import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_NAME, REQUEST_ID, request } from './support/access-fixtures.ts';
import { answering, bodies, type Designed } from './support/answers.ts';
import { violations, violationsOfColours } from './support/axe.ts';
import { look, openBrowser, picture, settled, THEMES, type Theme, WIDTHS } from './support/browser.ts';
import { interpretation, overview, plan, statement, usual } from './support/fixtures.ts';
import { planAnswers } from './support/plan-fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

/** What axe looks at there. */
type Check = (page: Page) => Promise<string[]>;
type Look = readonly [Theme, number, Check?];
/** `opens`: the button of a dialog. */
type Case = { name: string; path: string; over?: Record<string, Designed>; opens?: string; shows: string };

const noBank = overview({
  as_of: null,
  connections: [],
  due: [],
  months: [],
  limits: [],
  balance: { total: 0, accounts: [], days: [] },
});
const noPlan = { status: 401, body: { error: 'No active subscription', message: '-', type: 'no_subscription' } };
const api = '/app/api/overview';
const asked = `/app/api/oauth/requests/${REQUEST_ID}`;
const rows = '/app/api/statement';
const withoutPlan = plan({
  plan: 'free',
  subscription: { status: 'none', until: null, has_access: false },
  plans_url: null,
});
const stale = overview({ is_stale: true, as_of: new Date(Date.now() - 3 * 86_400_000).toISOString() });

const CASES: readonly Case[] = [
  { name: 'visao-geral', path: '/', shows: 'Entrou e saiu em 12 meses' },
  { name: 'lancamentos', path: '/lancamentos', shows: 'Cantina da Nonna' },
  { name: 'bancos', path: '/bancos', shows: 'Nubank' },
  { name: 'planejar', path: '/planejar', shows: 'subiu de' },
  { name: 'acessos', path: '/acessos', shows: 'planilha.example.com' },
  { name: 'conta', path: '/conta', shows: 'este aparelho' },
  { name: 'gastos', path: '/gastos?categoria=Viagens', shows: 'Doze meses' },
  { name: 'patrimonio', path: '/patrimonio', shows: 'Por mês' },
  { name: 'planos', path: '/planos', shows: 'Seu plano é o Pro' },
  {
    name: 'planos-sem',
    path: '/planos',
    over: { '/app/api/plan': { body: withoutPlan } },
    shows: 'Você ainda não tem',
  },
  { name: 'planos-erro', path: '/planos', over: { '/app/api/plan': 'offline' }, shows: 'sem internet' },
  { name: 'conectar', path: '/conectar', shows: 'Só leitura' },
  { name: 'entrar', path: '/entrar', shows: 'Entre no Saldo' },
  { name: 'autorizar', path: `/autorizar#${REQUEST_ID}`, shows: 'claude.ai' },
  {
    name: 'autorizar-estranho',
    path: `/autorizar#${REQUEST_ID}`,
    over: {
      [asked]: {
        body: request({
          client: { host: null, name: HOSTILE_NAME },
          redirect: { kind: 'app', host: null, scheme: 'cursor' },
          replaces: true,
        }),
      },
    },
    shows: 'cursor://',
  },
  {
    name: 'autorizar-vencido',
    path: `/autorizar#${REQUEST_ID}`,
    over: { [asked]: { status: 410, body: { error: 'Request over', message: '-' } } },
    shows: 'expirou',
  },
  {
    name: 'entregas',
    path: '/acessos',
    over: {},
    opens: 'Entregas de https://planilha',
    shows: '10 tentativas',
  },
  {
    name: 'acessos-vazio',
    path: '/acessos',
    over: {
      '/app/api/oauth/grants': { body: { grants: [] } },
      '/tools/api/list-api-keys': { body: { data: [] } },
      '/tools/api/list-webhooks': { body: { data: [], count: 0, limit: 5 } },
    },
    shows: 'Nenhum webhook',
  },
  { name: 'sem-banco', path: '/', over: { [api]: { body: noBank } }, shows: 'Conecte um banco' },
  { name: 'sem-plano', path: '/', over: { [api]: noPlan }, shows: 'sem um plano ativo' },
  { name: 'desatualizado', path: '/', over: { [api]: { body: stale } }, shows: 'Última atualização há 3 dias' },
  { name: 'sem-internet', path: '/', over: { [api]: 'offline' }, shows: 'sem internet' },
  { name: 'erro', path: '/', over: { [api]: { status: 500 } }, shows: 'Algo falhou' },
  {
    name: 'lancamentos-busca',
    path: '/lancamentos?busca=palavras&tipo=saidas',
    over: { [rows]: { body: statement({ interpretation: interpretation(), is_stale: true }) } },
    shows: 'Não usei: “domingos”',
  },
  {
    name: 'lancamentos-vazio',
    path: '/lancamentos',
    over: { [rows]: { body: statement({ rows: [] }) } },
    shows: 'Nenhum',
  },
  {
    name: 'lancamentos-sem-banco',
    path: '/lancamentos',
    over: { [rows]: { body: statement({ accounts: [], rows: [] }) } },
    shows: 'Conecte um banco',
  },
  { name: 'lancamentos-sem-plano', path: '/lancamentos', over: { [rows]: noPlan }, shows: 'sem um plano ativo' },
  { name: 'lancamentos-erro', path: '/lancamentos', over: { [rows]: { status: 500 } }, shows: 'Algo falhou' },
  {
    name: 'muitas-tentativas',
    path: '/bancos',
    over: { '/app/api/connections': { status: 429, headers: { 'retry-after': '30' } } },
    shows: 'Espere 30 segundos',
  },
];

/** The narrowest and the widest: between 320 and 390 px no style changes. */
const CHECKED: readonly number[] = [320, 1280];
const checks = { light: violations, dark: violationsOfColours };
const ALL_LOOKS: readonly Look[] = THEMES.flatMap((theme) =>
  WIDTHS.map((width): Look => (CHECKED.includes(width) ? [theme, width, checks[theme]] : [theme, width])),
);
// A page in a state of its own is made of the same parts.
const SOME_LOOKS: readonly Look[] = [
  ['light', 390, violations],
  ['dark', 1200, violations],
];

describe.each(CASES)('$name', ({ name, path, over, opens, shows }) => {
  it('is accessible and fits, in both themes, on a phone and a desk', async () => {
    const { page, problems, close } = await openBrowser();
    answering(page, { ...bodies({ ...usual(), ...planAnswers() }), ...over });
    await page.goto(`${stack.url}${path}`);
    if (opens) await page.getByRole('button', { name: opens }).click();
    await page.getByText(shows).first().waitFor();
    await settled(page);
    for (const [theme, width, check] of over ? SOME_LOOKS : ALL_LOOKS) {
      await look(page, { theme, width });
      await picture(page, `${name}-${theme}-${width}`);
      if (check) expect(await check(page), `${theme}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
    await close();
  });
});
