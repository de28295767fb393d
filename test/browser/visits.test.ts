import { beforeAll, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { openBrowser } from './support/browser.ts';
import { usual } from './support/fixtures.ts';
import { signInAs } from './support/people.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

it('a visit meets nothing of the one before it, in whose page it goes on', async () => {
  const first = await openBrowser({ width: 390, theme: 'dark' });
  await signInAs(first.page, stack.url, await stack.own('helena'));
  const site = async () => (await fetch('/app/api/site')).json();
  await first.page.evaluate(() => {
    localStorage.setItem('kept', '1');
    sessionStorage.setItem('kept', '1');
  });
  expect(await first.page.evaluate(site)).toMatchObject({ sign_up: 'open' });
  answering(first.page, bodies(usual()));
  await first.page.route('**/a/**', (route) => route.abort());
  const heard: string[] = [];
  first.page.on('request', (request) => heard.push(request.url()));
  await first.context.newPage();
  await first.close();
  heard.length = 0;

  const { page, context, problems, close } = await openBrowser();
  expect(page).toBe(first.page);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
  expect(context.pages()).toEqual([page]);
  await page.goto(`${stack.url}/entrar`);
  await page.getByLabel('E-mail').waitFor();
  const kept = () => [localStorage.length, sessionStorage.length, matchMedia('(prefers-color-scheme: dark)').matches];
  expect(await page.evaluate(kept)).toEqual([0, 0, false]);
  expect(await page.evaluate(() => innerWidth)).toBe(1200);
  expect(await page.evaluate(async () => (await fetch('/app/api/overview')).status)).toBe(401);
  // A browser may keep the one that the first visit had for a minute.
  answering(page, { '/app/api/site': { body: { sign_up: 'closed' } } });
  expect(await page.evaluate(site)).toEqual({ sign_up: 'closed' });
  expect(heard).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

it('a visit that fails leaves its page to nobody', async () => {
  const failed = await openBrowser();
  const next = await openBrowser();
  expect(next.page).not.toBe(failed.page);
  await next.close();
  await failed.close();
});

it('nobody meets the rows of another copy of the same person', async () => {
  const [one, other] = [await stack.own('beto'), await stack.own('beto')];
  const told = async ({ key }: { key: string }, path: string, init: RequestInit = {}): Promise<string> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return (await fetch(`${stack.url}/tools/api/${path}`, { ...init, headers })).text();
  };
  const rows = JSON.parse(await told(one, 'get-transactions'));
  const [row] = rows.data;
  const body = JSON.stringify({ transactionId: row.id, note: 'of one alone' });
  expect(await told(one, 'update-transaction', { method: 'PUT', body })).toContain('of one alone');
  expect(await told(one, 'get-transactions')).toContain('of one alone');
  expect(await told(other, 'get-transactions')).toMatch(/"id"/);
  expect(await told(other, 'get-transactions')).not.toContain('of one alone');
});
