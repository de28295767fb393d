import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Chromium } from '../chromium.ts';
import { answeringNoMore, mayBeAnswered, VISIT } from './answers.ts';

const ARGS = [
  '--no-zygote',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

let launched: Promise<Browser> | undefined;

/** The browser of this worker's files; it ends with the process. */
const browser = (): Promise<Browser> => {
  const { executablePath, env }: Chromium = JSON.parse(process.env.SALDO_CHROMIUM ?? '{}');
  launched ??= chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    chromiumSandbox: false,
    args: ARGS,
  });
  return launched;
};

export const THEMES = ['light', 'dark'] as const;
export const WIDTHS = [320, 360, 390, 1280] as const;
export type Theme = (typeof THEMES)[number];
/** `isFresh`: in a browser that nobody has used, for what cannot be taken back: a clock, scripts before the page's, authenticators. */
export type Look = { theme?: Theme; width?: number; isFresh?: boolean };

export type Visit = { page: Page; context: BrowserContext; problems: string[]; close(): Promise<void> };

/** Reports of the page from now on, mainly policy violations. */
export const reportsOf = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    const isRefusal = /Failed to load resource/.test(message.text());
    if (message.type() === 'error' && !isRefusal) problems.push(message.text());
  });
  return problems;
};

const sizeOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 });

let browsers = 0;

const newPage = async (): Promise<Page> => {
  browsers += 1;
  const visit = String(browsers);
  const context = await (await browser()).newContext({
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    extraHTTPHeaders: { [VISIT]: visit },
  });
  mayBeAnswered(context, visit);
  return context.newPage();
};

/** Pages that a visit has left: the next one has their process and the scripts in their cache, half of its work. */
const left: Page[] = [];

const HEARD = ['console', 'download', 'filechooser', 'pageerror', 'request', 'requestfinished', 'response'] as const;

/**
 * Takes all back that a visit has done and kept, in a page that runs nothing: the one before may keep something to its end. A
 * visit that fails does not come here, and its page is not used again.
 */
const leave = async (page: Page): Promise<void> => {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  const ready = page.url().startsWith('http') ? new URL('/_local/ready', page.url()).href : '';
  const arrived = ready ? await page.goto(ready).catch(() => null) : null;
  // It was on its way elsewhere, or is at a place that is not the stack's.
  if (!arrived?.headers()['content-type']?.includes('json')) return context.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  answeringNoMore(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  left.push(page);
};

/** A browser of one person, with nothing kept from others. */
export const openBrowser = async ({ theme = 'light', width = 1200, isFresh = false }: Look = {}): Promise<Visit> => {
  const page = (isFresh ? undefined : left.pop()) ?? (await newPage());
  const context = page.context();
  await page.setViewportSize(sizeOf(width));
  await page.emulateMedia({ colorScheme: theme });
  return { page, context, problems: reportsOf(page), close: () => (isFresh ? context.close() : leave(page)) };
};

/** Two frames: what a size or an answer changes is laid out. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** An open page at another size or in the other theme. */
export const look = async (page: Page, { theme, width }: { theme?: Theme; width: number }): Promise<void> => {
  await page.setViewportSize(sizeOf(width));
  if (theme) await page.emulateMedia({ colorScheme: theme });
  await drawn(page);
};

/** Nothing of the page waits: no script, no answer, no part that says so. Playwright's idle network costs half a second more. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(
    (before: { count: number }) => {
      const count = performance.getEntriesByType('resource').length;
      const isQuiet = count === before.count && !document.querySelector('[aria-busy="true"]');
      before.count = count;
      return isQuiet;
    },
    { count: -1 },
    { polling: 50 },
  );
  await drawn(page);
};

const PICTURES = join(import.meta.dirname, '..', 'pictures');

/** Writes the whole page to `pictures/`, which git ignores, where somebody wants to look: `PICTURES=1`. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!process.env.PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
};
