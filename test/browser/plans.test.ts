import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { openBrowser, picture } from './support/browser.ts';
import { me, plan, usual } from './support/fixtures.ts';
import { planAnswers } from './support/plan-fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';
import { misfits } from './support/widths.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

const WIDTHS = [320, 360, 1280];
const whole = async (page: Page, name: string): Promise<void> => {
  await picture(page, name);
  expect(await violations(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
};

describe('the texts for everybody', () => {
  it.each(['privacidade', 'termos', 'ajuda'])('/%s reads without a script, on every width', async (name) => {
    for (const width of WIDTHS) {
      const { page, problems, close } = await openBrowser({ width });
      await page.goto(`${stack.url}/${name}`);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.locator('script').count()).toBe(0);
      await whole(page, `${name}-${width}`);
      expect(problems).toEqual([]);
      await close();
    }
  });

  it('say who runs the service, and are a click away from every page', async () => {
    const { page, close } = await openBrowser({ width: 360 });
    await page.goto(`${stack.url}/entrar`);
    for (const [link, words] of [
      ['Ajuda', 'Fale com a gente'],
      ['Privacidade', 'Saldo Local Ltda.'],
      ['Termos', 'só para leitura'],
    ] as const) {
      await page.locator('footer').getByRole('link', { name: link }).click();
      await page.getByText(words).first().waitFor();
    }
    await close();
  });
});

describe('the plans', () => {
  it.each(WIDTHS)('have their price, what each has more, and one button, on %i px', async (width) => {
    const { page, problems, close } = await openBrowser({ width });
    answering(page, bodies({ ...usual(), ...planAnswers() }));
    await page.goto(`${stack.url}/planos`);
    await page.getByRole('heading', { name: 'Premium' }).waitFor();
    const card = (name: string) => page.locator('.plan-card').filter({ has: page.getByRole('heading', { name }) });
    await card('Pro')
      .getByText(/^R\$\s19,90 por mês$/)
      .waitFor();
    await card('Gratuito').getByText('Grátis').waitFor();
    expect(await card('Premium').getByRole('listitem').allTextContents()).toEqual(['30 limites']);
    expect(await card('Pro').locator('.button, button').count()).toBe(0);
    expect(await card('Gratuito').locator('.button, button').count()).toBe(0);
    const buy = card('Premium').getByRole('link', { name: 'Assinar Premium' });
    expect(await buy.getAttribute('href')).toContain('plan=premium&period=month');
    expect(await page.getByText('Todos os planos mostram').count()).toBe(0);
    await whole(page, `planos-${width}`);
    expect(problems).toEqual([]);
    await close();
  });

  it('lead from nothing to the free one with one click, and say why it was refused', async () => {
    const { page, close } = await openBrowser({ width: 360 });
    const none = { status: 'none', until: null, has_access: false } as const;
    const all = { ...usual(), ...planAnswers(), '/app/api/plan': plan({ plan: 'free', subscription: none }) };
    const refused = { status: 409, body: { error: 'Subscription active' } };
    answering(page, { ...bodies(all), '/app/api/plan/free': refused });
    await page.goto(`${stack.url}/planos`);
    await page.getByRole('button', { name: 'Usar o Gratuito' }).click();
    await page.getByText('Sua conta já tem um plano ativo.').waitFor();
    await whole(page, 'planos-sem-360');
    const active = { status: 'active', until: null, has_access: true } as const;
    answering(page, {
      '/app/api/plan': { body: plan({ plan: 'free', subscription: active }) },
      '/app/api/plan/free': { body: { plan: 'free', subscription: active } },
    });
    const sent = page.waitForRequest('**/app/api/plan/free');
    await page.getByRole('button', { name: 'Usar o Gratuito' }).click();
    expect((await sent).method()).toBe('POST');
    await page.getByText('Seu plano é o').waitFor();
    await close();
  });
});

describe('new terms', () => {
  it.each(WIDTHS)('are told in a strip that blocks nothing, and accepted once, on %i px', async (width) => {
    const { page, problems, close } = await openBrowser({ width });
    const current = { terms: '2', privacy: '1' };
    const terms = { accepted: { terms: '1', privacy: '1' }, current };
    answering(page, bodies({ ...usual(), '/app/api/me': me({ terms }), '/app/api/terms': { terms } }));
    await page.goto(`${stack.url}/`);
    await page.getByText('Atualizamos os termos.').waitFor();
    await whole(page, `termos-faixa-${width}`);
    await page.getByRole('button', { name: 'Ler e aceitar' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('link', { name: 'Termos de uso' }).getAttribute('href')).toBe('/termos');
    await whole(page, `termos-aceitar-${width}`);
    const sent = page.waitForRequest('**/app/api/terms');
    await dialog.getByRole('button', { name: 'Aceitar' }).click();
    expect((await sent).postDataJSON()).toEqual(current);
    await page.getByText('Atualizamos os termos.').waitFor({ state: 'detached' });
    await page.goto(`${stack.url}/`);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Atualizamos os termos.').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

it('the door names the lowest price, and links the texts that one accepts', async () => {
  for (const width of WIDTHS) {
    const { page, problems, close } = await openBrowser({ width });
    await page.goto(`${stack.url}/entrar`);
    await page.getByText(/^Há um plano grátis; os pagos começam em R\$\s19,90 por mês\.$/).waitFor();
    expect(await page.locator('form').getByRole('link', { name: 'Termos' }).getAttribute('href')).toBe('/termos');
    await whole(page, `entrar-preco-${width}`);
    expect(problems).toEqual([]);
    await close();
  }
});
