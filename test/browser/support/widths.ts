import type { Page } from 'playwright-core';
import { look, picture } from './browser.ts';

const LONG = 'Supermercado e Hortifrúti Nossa Senhora da Conceição Aparecida SUPERMERCADOEHORTIFRUTI';
const NAMES = /^(description|name|merchant|account_name|accountName|custom_name|connector_name|category|title)$/;
const AMOUNTS =
  /^(amount|balance|owed|usual|net|income|spending|total|spent|in|out|net|limit|limitAmount|currentSpending|remaining\w*|minimum\w*|usual_\w+|ending_\w+|starting_\w+|\w+_balance|\w+Amount|\w+_amount|monthly_\w+|expected|so_far|previous\w*|available\w*|credit\w*)$/;

/** The same answers with the largest amounts and the longest names: each amount keeps its sign. */
export const stretched = (value: unknown, amount: number, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => stretched(one, amount, key));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stretched(one, amount, name)]));
  if (typeof value === 'string' && NAMES.test(key)) return LONG;
  // Whole small numbers count something.
  const isAmount =
    typeof value === 'number' && AMOUNTS.test(key) && !(Number.isInteger(value) && Math.abs(value) <= 48);
  return isAmount ? (value < 0 ? -amount : amount) : value;
};

/** What does not fit, in words: the page sideways, amounts broken, outside their card, or over another, labels of axes that touch. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const extra = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (extra > 0) {
      const wide = [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''}`);
      found.push(`the page is ${extra}px too wide: ${[...new Set(wide)].slice(0, 6).join(' ')}`);
    }
    type Placed = { text: string; box: DOMRect };
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const collisions = (of: Placed[], what: string) => {
      for (const [i, one] of of.entries())
        for (const other of of.slice(i + 1))
          if (meet(one.box, other.box)) found.push(`${what}: ${one.text} and ${other.text}`);
    };
    const amounts: Placed[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('.scroll, svg, [hidden], .unseen') || !parent.checkVisibility()) continue;
      for (const match of (node.textContent ?? '').matchAll(/(?:-\u2060?)?R\$\s[\d.,•]*[\d•]/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [box] = boxes;
        if (!box) continue;
        if (boxes.length > 1) found.push(`broken: ${match[0]}`);
        const card = parent.closest('.card, dialog')?.getBoundingClientRect();
        if (card && (box.left < card.left || box.right > card.right)) found.push(`outside its card: ${match[0]}`);
        amounts.push({ text: match[0], box });
      }
    }
    collisions(amounts, 'amounts meet');
    for (const chart of document.querySelectorAll('.chart svg'))
      collisions(
        [...chart.querySelectorAll('text')]
          .filter(({ textContent }) => textContent)
          .map((one) => ({ text: one.textContent ?? '', box: one.getBoundingClientRect() })),
        'labels meet',
      );
    const links = [...document.querySelectorAll('header.top nav li')].filter((one) => one.checkVisibility());
    const tops = new Set(links.map((one) => Math.round(one.getBoundingClientRect().top)));
    if (tops.size > 1 && innerWidth < 600) found.push('the menu has two lines');
    for (const name of document.querySelectorAll('header.top nav li span'))
      if (name.checkVisibility() && name.getClientRects().length > 1) found.push(`broken: ${name.textContent}`);
    const boxes = links.map((one) => one.querySelector('span')).filter((one) => one !== null);
    collisions(
      boxes.map((one) => ({ text: one.textContent ?? '', box: one.getBoundingClientRect() })),
      'menu',
    );
    return [...new Set(found)];
  });

/** What does not fit at each width, from the widest to the narrowest, as a window is drawn smaller. */
export const misfitsAt = async (
  page: Page,
  widths: readonly number[],
  name?: string,
): Promise<Record<string, string[]>> => {
  const found: Record<string, string[]> = {};
  for (const width of widths.toReversed()) {
    await look(page, { width });
    if (name) await picture(page, `${name}-${width}`);
    const misfit = await misfits(page);
    if (misfit.length > 0) found[width] = misfit;
  }
  return found;
};
