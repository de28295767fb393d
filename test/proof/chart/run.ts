import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser, openPage } from '../../../infra/local/docs-check/browser.ts';
import { operations } from '../../../shared/contract/registry.ts';
import { chartOf } from '../../../shared/runtime/mcp/chart/chart-of.ts';
import { chartPage } from '../../../shared/runtime/mcp/chart/chart-page.ts';
import { findChromium } from '../../browser/chromium.ts';
import type { Outcome } from '../engines/process.ts';
import { DEFAULT_POLICY, hostPage } from './host-page.ts';

const HOSTILE = '<img src=x onerror="document.title=1">';
const ANSWER = {
  dates: '2026-10-01..2026-10-31',
  columns: ['name', 'amount'],
  rows: [
    ['Supermercado', 1200.5],
    [HOSTILE, 300],
    ['Transporte', 75],
  ],
};
const WITHIN_MS = 20_000;

const serve = async (structuredContent: object) => {
  const result = { content: [{ type: 'text', text: '' }], structuredContent };
  const server = createServer(({ url }, answer) => {
    const isView = url === '/view';
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (isView) answer.setHeader('content-security-policy', DEFAULT_POLICY);
    answer.end(isView ? chartPage : hostPage(result));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port }: AddressInfo = Object(server.address());
  return { url: `http://localhost:${port}/`, close: () => server.close() };
};

const LOOK = `(() => {
  const view = document.querySelector('iframe')?.contentDocument;
  const widths = [...(view?.querySelectorAll('.bar') ?? [])].map((bar) => bar.getBoundingClientRect().width);
  return { title: view?.querySelector('h1')?.textContent, widths, images: view?.images.length,
    labels: [...(view?.querySelectorAll('.row > span:first-child') ?? [])].map((label) => label.textContent),
    methods: (window.said ?? []).map(({ method }) => method),
    height: (window.said ?? []).find(({ method }) => method === 'ui/notifications/size-changed')?.params.height };
})()`;

type Seen = { title?: string; widths: number[]; images?: number; labels: string[]; methods: string[]; height?: number };

const problemsOf = ({ title, widths, images, labels, methods, height = 0 }: Seen): string[] => [
  ...(title === 'Gastos, 2026-10-01 a 2026-10-31' ? [] : [`the title is ${title}`]),
  ...(widths.length === 3 && widths.every((width, at) => width > 0 && width <= (widths[at - 1] ?? width))
    ? []
    : [`the bars are ${widths.join(', ')} wide`]),
  ...(labels[1] === HOSTILE && images === 0 ? [] : ['a label was read as markup']),
  ...(methods.slice(0, 2).join() === 'ui/initialize,ui/notifications/initialized' ? [] : [`it said ${methods.join()}`]),
  ...(height > 0 ? [] : ['it asked for no height']),
];

/** The page of the chat in Chromium, under the policy that hosts give a page that asks for none. */
export const chart = async (): Promise<Outcome> => {
  const found = await findChromium();
  if (!found) return { holds: true, skipped: 'no Chromium; npm run test:browser installs one' };
  const drawn = operations.find(({ mcp }) => mcp?.chart !== undefined);
  const { url, close } = await serve({ ...ANSWER, chart: drawn && chartOf(drawn, ANSWER) });
  const browser = openBrowser(found.executablePath, found.env);
  try {
    const page = await openPage(browser, url);
    let problems = ['nothing was drawn'];
    for (const end = Date.now() + WITHIN_MS; problems.length > 0 && Date.now() < end; await pause(100)) {
      const seen = await page.evaluate(LOOK);
      if (seen) problems = problemsOf(Object(seen));
    }
    const complaints = browser.events('Log.entryAdded').map(({ params }) => String(Object(params).entry.text));
    for (const problem of [...problems, ...complaints]) console.error(`proof: ${problem}`);
    return { holds: problems.length === 0 && complaints.filter((text) => !text.includes('favicon')).length === 0 };
  } finally {
    browser.close();
    close();
  }
};
