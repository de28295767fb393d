import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies, type Designed } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture, THEMES, type Theme, WIDTHS } from './support/browser.ts';
import { overview, plan, usual } from './support/fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});
afterAll(() => stack.release());

type Look = readonly [Theme, number];
type Case = { name: string; path: string; over?: Record<string, Designed>; shows: string };

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
const withoutPlan = plan({
  plan: 'free',
  subscription: { status: 'none', until: null, has_access: false },
  plans_url: null,
});
const stale = overview({ is_stale: true, as_of: new Date(Date.now() - 3 * 86_400_000).toISOString() });

const CASES: readonly Case[] = [
  { name: 'visao-geral', path: '/', shows: 'Parcelas que vêm' },
  { name: 'bancos', path: '/bancos', shows: 'Nubank' },
  { name: 'acessos', path: '/acessos', shows: 'Divide o aluguel' },
  { name: 'conta', path: '/conta', shows: 'este aparelho' },
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
  { name: 'sem-banco', path: '/', over: { [api]: { body: noBank } }, shows: 'Conecte um banco' },
  { name: 'sem-plano', path: '/', over: { [api]: noPlan }, shows: 'sem um plano ativo' },
  { name: 'desatualizado', path: '/', over: { [api]: { body: stale } }, shows: 'Os dados são de há 3 dias' },
  { name: 'sem-internet', path: '/', over: { [api]: 'offline' }, shows: 'sem internet' },
  { name: 'erro', path: '/', over: { [api]: { status: 500 } }, shows: 'Algo falhou' },
  {
    name: 'muitas-tentativas',
    path: '/bancos',
    over: { '/app/api/connections': { status: 429, headers: { 'retry-after': '30' } } },
    shows: 'Espere 30 segundos',
  },
];

const ALL_LOOKS: readonly Look[] = THEMES.flatMap((theme) => WIDTHS.map((width) => [theme, width] as const));
// A page in a state of its own is made of the same parts.
const SOME_LOOKS: readonly Look[] = [
  ['light', 390],
  ['dark', 1200],
];

describe.each(CASES)('$name', ({ name, path, over, shows }) => {
  it.each(over ? SOME_LOOKS : ALL_LOOKS)('is accessible and fits, %s, %i px', async (theme, width) => {
    const { page, problems, close } = await openBrowser({ theme, width });
    await answering(page, { ...bodies(usual()), ...over });
    await page.goto(`${stack.url}${path}`);
    await page.getByText(shows).first().waitFor();
    await picture(page, `${name}-${theme}-${width}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
    await close();
  });
});
