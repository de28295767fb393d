import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { findChromium } from '../../browser/chromium.ts';
import { median } from '../frame/median.ts';
import { compared, type Row, type RunPart } from '../frame/row.ts';
import { type Measured, OBSERVE, READ } from './observe.ts';
import type { BrowserType, Page } from './playwright.ts';

const BROWSER_PACKAGE = join(import.meta.dirname, '..', '..', 'browser', 'package.json');

/** A phone on a slow network: 150 ms there and back, 1.6 Mbit/s, a processor of a quarter. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER_PROCESSOR = 4;

/** Milliseconds; layout shift as a share of the page. */
const GOALS: Record<keyof Measured, { name: string; unit: string; most: number }> = {
  lcp: { name: 'largest content painted', unit: 'ms', most: 1200 },
  moved: { name: 'moved while loading', unit: 'share', most: 0.01 },
  blocked: { name: 'blocked while loading', unit: 'ms', most: 200 },
  interaction: { name: 'key to next paint', unit: 'ms', most: 120 },
};

const playwright = (): { chromium: BrowserType } | null => {
  try {
    return createRequire(BROWSER_PACKAGE)('playwright-core');
  } catch {
    return null;
  }
};

const signIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/entrar`);
  await page.getByRole('button', { name: 'Carla' }).click();
  await page.getByText('Saldo em contas').first().waitFor();
};

const slowVisit = async (page: Page, url: string): Promise<Measured> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByText('Para onde foi').first().waitFor();
  const { blocked } = await page.evaluate<Measured>(READ);
  await page.getByRole('slider').first().press('ArrowLeft');
  await page.waitForTimeout(300);
  return { ...(await page.evaluate<Measured>(READ)), blocked };
};

/** The dashboard's first page, signed in, as a slow phone shows it. Without Chromium nothing is measured. */
export const run: RunPart = async ({ repetitions, progress }) => {
  const [found, library] = [await findChromium(), playwright()];
  if (!found || !library) {
    progress('skipped: no Chromium or Playwright; npm run test:browser installs them');
    return [];
  }
  const { url, close } = await startLocalStack({ fixture: demoFixture(dateInSaoPaulo(systemClock())) });
  const { executablePath, env } = found;
  const browser = await library.chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    chromiumSandbox: false,
    args: ['--no-zygote', '--disable-gpu'],
  });
  try {
    const visits: Measured[] = [];
    for (let visit = 0; visit < repetitions; visit += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
      await signIn(await context.newPage(), url);
      visits.push(await slowVisit(await context.newPage(), url));
      await context.close();
    }
    return Object.entries(GOALS).map(([key, { name, unit, most }]): Row => {
      const ours = median(visits.map((visit) => visit[key as keyof Measured]));
      return {
        ...compared({ part: 'web', name, ours, peer: null, unit, note: `at most ${most}` }),
        holds: ours <= most,
      };
    });
  } finally {
    await browser.close();
    await close();
  }
};
