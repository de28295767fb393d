import { setTimeout as wait } from 'node:timers/promises';
import { operations } from '../../../shared/contract/registry.ts';
import { activeKey, localUrl } from '../active-key.ts';
import { openBrowser, openPage } from './browser.ts';

const WITHIN_MS = 20_000;
const OPERATION = '#operations-Accounts-getBalance';

const click = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})?.click() ?? null`;
const textOf = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`;
// The viewer reads the value from the event, not from the field.
const type = (selector: string, value: string): string => `(() => {
  const field = document.querySelector(${JSON.stringify(selector)});
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)});
  field.dispatchEvent(new Event('input', { bubbles: true }));
})()`;

type Page = Awaited<ReturnType<typeof openPage>>;

const until = async ({ evaluate }: Page, expression: string, isDone: (value: unknown) => boolean): Promise<unknown> => {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await wait(100)) {
    const value = await evaluate(expression);
    if (isDone(value)) return value;
  }
  throw new Error(`The page did not reach: ${expression}`);
};

const visible = (page: Page, selector: string) =>
  until(page, `Boolean(document.querySelector('${selector}'))`, Boolean);

/** Opens an operation, enters a key and runs the request. */
const tryOut = async (page: Page, key: string): Promise<unknown> => {
  await page.evaluate(click('.btn.authorize'));
  await visible(page, '.auth-container input');
  await page.evaluate(type('.auth-container input', key));
  await page.evaluate(click('.auth-btn-wrapper .authorize'));
  await page.evaluate(click('.btn-done'));
  await page.evaluate(click(`${OPERATION} .try-out__btn`));
  await visible(page, `${OPERATION} .execute`);
  await page.evaluate(click(`${OPERATION} .execute`));
  return until(page, textOf(`${OPERATION} .live-responses-table .highlight-code`), (text) => text !== '');
};

const check = async (browser: ReturnType<typeof openBrowser>): Promise<string[]> => {
  const url = localUrl();
  const page = await openPage(browser, `${url}/docs${OPERATION.replace('#operations-', '#/').replace('-get', '/get')}`);
  await until(page, "document.querySelectorAll('.opblock').length", (count) => count === operations.length);
  const answer = String(await tryOut(page, await activeKey(url)));
  const requested = browser.events('Network.requestWillBeSent').map(({ params }) => String(Object(params).request.url));
  return [
    ...(answer.includes('total_balance') ? [] : [`get-balance answered ${answer}`]),
    ...requested.filter((one) => !one.startsWith(url) && !one.startsWith('data:')).map((one) => `requested ${one}`),
    ...browser.events('Log.entryAdded').map(({ params }) => `browser log: ${Object(params).entry.text}`),
  ];
};

const browser = openBrowser(process.env.CHROMIUM ?? 'chromium');
try {
  const problems = await check(browser);
  process.stdout.write(
    problems.length === 0 ? `${operations.length} operations, tried out\n` : `${problems.join('\n')}\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  browser.close();
}
