import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Chromium } from '../chromium.ts';

const ARGS = [
  '--no-zygote',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

let launched: Promise<Browser> | undefined;

/** The browser of all files; it ends with the process. */
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
export const WIDTHS = [390, 1200] as const;
export type Theme = (typeof THEMES)[number];
export type Look = { theme?: Theme; width?: number; reducedMotion?: boolean };

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

/** A browser of one person, with nothing kept from others. */
export const openBrowser = async ({ theme = 'light', width = 1200 }: Look = {}): Promise<Visit> => {
  const context = await (await browser()).newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  const page = await context.newPage();
  return { page, context, problems: reportsOf(page), close: () => context.close() };
};

const PICTURES = join(import.meta.dirname, '..', 'pictures');

/** Writes the whole page to `pictures/`, which git ignores. */
export const picture = async (page: Page, name: string): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`), fullPage: true });
};

export const closeBrowser = async (): Promise<void> => {
  await (await launched)?.close();
  launched = undefined;
};
