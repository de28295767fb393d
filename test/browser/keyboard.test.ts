import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { execute } from '../../infra/admin/execute.ts';
import { answering, bodies } from './support/answers.ts';
import { openBrowser, settled } from './support/browser.ts';
import { usual } from './support/fixtures.ts';
import { mailedCode } from './support/mail.ts';
import { PAGES } from './support/pages.ts';
import { planAnswers } from './support/plan-fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';
import { wealthAnswers } from './support/wealth-fixtures.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

/** Numbers what the keyboard must reach, in the order of the document; radio buttons of one name are one stop. */
const numberStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const groups = new Set<string>();
    const stops = [...candidates].filter((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]') || one.matches(':disabled'))
        return false;
      if (one.tabIndex < 0) return false;
      if (!(one instanceof HTMLInputElement && one.type === 'radio')) return true;
      const isNew = !groups.has(one.name);
      groups.add(one.name);
      return isNew;
    });
    for (const [number, one] of stops.entries()) one.dataset.stop = String(number);
    return stops.map(
      (one) => `${one.tagName.toLowerCase()} ${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40)}`,
    );
  });

type Stop = { stop: string | null; what: string; isMarked: boolean; isCovered: boolean };

/** What has the focus, whether it shows, and whether something lies over it. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!(one instanceof HTMLElement || one instanceof SVGElement) || one === document.body) return null;
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : null;
    const isMarked = [one, label, one.parentElement].some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const boxes = [...one.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const isCovered =
      boxes.length > 0 &&
      boxes.every((box) => {
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !at || !(one.contains(at) || at.contains(one) || label?.contains(at));
      });
    const radio = one instanceof HTMLInputElement && one.type === 'radio' ? one.name : null;
    const first = radio ? document.querySelector<HTMLElement>(`input[name="${radio}"][data-stop]`) : one;
    const what = `${one.tagName.toLowerCase()} ${(one.ariaLabel ?? one.textContent ?? '').trim().slice(0, 40)}`;
    return { stop: first?.dataset.stop ?? null, what, isMarked, isCovered };
  });

describe.each(PAGES)('%s by keyboard', (path) => {
  it.each([390, 1280])('reaches all it has, in order, shown and uncovered, %i px', async (width) => {
    const { page, problems, close } = await openBrowser({ width });
    answering(page, bodies({ ...usual(), ...planAnswers(), ...wealthAnswers(3) }));
    await page.goto(`${stack.url}${path}`);
    await settled(page);
    // Some pages put the focus where one begins.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const stops = await numberStops(page);
    const seen: Stop[] = [];
    for (let presses = 0; presses < stops.length + 20; presses++) {
      await page.keyboard.press('Tab');
      const now = await focused(page);
      if (!now) break;
      seen.push(now);
    }
    const reached = new Set(seen.map(({ stop }) => stop));
    expect(stops.filter((_, number) => !reached.has(String(number)))).toEqual([]);
    expect(seen.filter(({ isMarked }) => !isMarked).map(({ what }) => what)).toEqual([]);
    expect(seen.filter(({ isCovered }) => isCovered).map(({ what }) => what)).toEqual([]);
    const order = seen.flatMap(({ stop }) => (stop === null ? [] : [Number(stop)]));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(problems).toEqual([]);
    await close();
  });
});

/** Presses Tab until it has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
};

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

const type = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

type Mail = { recipients: string[]; subject: string };

const outbox = async (): Promise<Mail[]> => {
  await fetch(`${stack.url}/_local/drain`, { method: 'POST' });
  return (await (await fetch(`${stack.url}/_local/outbox`)).json()).emails;
};

/** From the door to the page of somebody new. */
const signUp = async (page: Page, path: string, email: string): Promise<void> => {
  await page.goto(`${stack.url}${path}`);
  await type(page, page.getByLabel('E-mail'), email);
  await page.keyboard.press('Enter');
  await type(page, page.getByLabel('Código'), (await mailedCode(page, stack.url, email)).replace(' ', ''));
  await press(page, page.getByRole('button', { name: 'Agora não' }));
};

/** From there to the first picture of their money. */
const connectBank = async (page: Page): Promise<void> => {
  await press(page, page.getByRole('link', { name: 'Conectar banco' }));
  await press(page, page.getByRole('button', { name: 'Escolher o banco' }));
  const widget = page.frameLocator('iframe').first();
  await press(page, widget.getByRole('button', { name: 'Nubank' }));
  await type(page, widget.getByLabel('Usuário'), 'user-ok');
  await type(page, widget.getByLabel('Senha'), 'password-ok');
  await page.keyboard.press('Enter');
  await page.getByText('Nubank conectado').waitFor();
  await press(page, widget.getByRole('button', { name: 'Concluir' }));
  await press(page, page.getByRole('link', { name: 'Ver meu dinheiro' }));
  await page.getByText('Saldo em contas').waitFor();
};

it('a stranger signs up, connects a bank, sees their money, makes a limit and gets its notice, by keyboard alone', async () => {
  const { page, problems, close } = await openBrowser({ width: 390 });
  const email = 'joana.teclado@example.com';
  await signUp(page, '/entrar', email);
  await connectBank(page);
  const [spent = ''] = await page.locator('a[href^="/gastos?categoria="]').allTextContents();
  expect(spent).not.toBe('');
  await press(page, page.getByRole('link', { name: 'Criar limite' }));
  const dialog = page.getByRole('dialog');
  await type(page, dialog.getByLabel('Categoria'), spent);
  await type(page, dialog.getByLabel('Gastar até'), '1,00');
  await press(page, dialog.getByRole('button', { name: 'Continuar' }));
  await press(page, dialog.getByRole('button', { name: 'Criar limite' }));
  await dialog.waitFor({ state: 'detached' });
  expect(
    (await outbox()).filter(({ recipients }) => recipients.includes(email)).map(({ subject }) => subject),
  ).toContainEqual(expect.stringContaining(spent));
  expect(problems).toEqual([]);
  await close();
});

describe('a stranger by keyboard alone', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('comes by an invite to the first picture of their money, where accounts need one', async () => {
    vi.stubEnv('SIGN_UP', 'invite');
    vi.stubEnv('PORT', new URL(stack.url).port);
    const { out, err } = await execute(['invites', 'create']);
    expect(err).toBe('');
    const link = new URL(JSON.parse(out).link);
    const { page, problems, close } = await openBrowser({ width: 360, theme: 'dark' });
    await page.goto(`${stack.url}/entrar`);
    await page.getByText('Novas contas por convite.').waitFor();
    await page.goto('about:blank');
    await signUp(page, `${link.pathname}${link.hash}`, 'convidada@example.com');
    await connectBank(page);
    expect(problems).toEqual([]);
    await close();
  });

  it('is told that there are no new accounts, and gets no mail', async () => {
    vi.stubEnv('SIGN_UP', 'closed');
    const { page, problems, close } = await openBrowser({ width: 360 });
    await page.goto(`${stack.url}/entrar`);
    await page.getByText('Novas contas estão fechadas por enquanto.').waitFor();
    await type(page, page.getByLabel('E-mail'), 'de.fora@example.com');
    await page.keyboard.press('Enter');
    await page.getByLabel('Código').waitFor();
    expect((await outbox()).filter(({ recipients }) => recipients.includes('de.fora@example.com'))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });
});
