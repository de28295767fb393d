import { beforeAll, describe, expect, it } from 'vitest';
import { answering, bodies } from './support/answers.ts';
import { violations } from './support/axe.ts';
import { look, openBrowser, picture, settled, WIDTHS } from './support/browser.ts';
import { overview, statement, usual } from './support/fixtures.ts';
import { type BrowserStack, browserStack } from './support/stack.ts';
import { misfitsAt } from './support/widths.ts';

let stack: BrowserStack;
beforeAll(async () => {
  stack = await browserStack();
});

const DOUBLE = 'Loja Sol cobrou R$ 189,90 duas vezes, em 24/11/2026 e 25/11/2026.';
const RISE = 'Plataforma de Filmes e Séries Nossa Senhora subiu de R$ 43,90 para R$ 1.234.567.890,12 em 03/11/2026.';
const LOW = 'Podem faltar R$ 312,40 em 02/12/2026.';

const signalOf = (id: string, kind: string, severity: string, sentence: string) => ({
  ...{ id, kind, severity, status: 'new', reason: null, found_at: '2026-11-27T09:12:00.000Z', date: '2026-11-25' },
  ...{ amount: 1, merchant: 'Loja', category: 'Compras', account_id: 'a1', sentence, sentence_en: sentence },
  evidence: { transaction_ids: ['t1'], stream_id: null, bill_id: null, item_ids: [] },
});
const SIGNALS = [
  signalOf('sig_1', 'double_charge', 'high', DOUBLE),
  signalOf('sig_2', 'low_balance_ahead', 'high', LOW),
  signalOf('sig_3', 'price_rise', 'medium', RISE),
  signalOf('sig_4', 'unusual_amount', 'medium', 'R$ 900,00 em Bar em 20/11/2026; o usual é R$ 30,00.'),
];

const warning = ({ id, kind, severity, sentence, date }: (typeof SIGNALS)[number]) => ({
  ...{ kind: 'signal', date, days_away: -2, name: 'Loja', item_id: null },
  ...{ signal_id: id, signal_kind: kind, severity, sentence },
});

/** The overview with its signals; `update` answers what is said of one. */
const opened = async (update: number, width = 360) => {
  const visit = await openBrowser({ width });
  const { warnings } = overview();
  const shown = {
    ...overview(),
    warnings: [...warnings.slice(0, 2), ...SIGNALS.slice(0, 3).map(warning)],
    new_signals: SIGNALS.length,
  };
  answering(visit.page, {
    ...bodies({ ...usual(), '/app/api/overview': shown, '/tools/api/get-signals': { success: true, data: SIGNALS } }),
    '/tools/api/update-signal': { status: update, body: { error: 'Internal server error' } },
  });
  const said: unknown[] = [];
  visit.page.on('request', (request) => {
    if (request.method() === 'PUT') said.push(request.postDataJSON());
  });
  await visit.page.goto(stack.url);
  await visit.page.getByRole('button', { name: 'Mais 4 avisos' }).click();
  await visit.page.getByRole('group', { name: DOUBLE }).waitFor();
  return { ...visit, said, of: (sentence: string) => visit.page.getByRole('group', { name: sentence }) };
};

describe('the signals of the overview', () => {
  it('are told what a person says of them, by keyboard, and take it back', async () => {
    const { page, said, of, problems, close } = await opened(200);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Vi');
    expect(await of(DOUBLE).getByRole('button').allTextContents()).toEqual(['Vi', 'Era esperado', 'Está errado']);
    expect(await of(RISE).getByRole('button').allTextContents()).toContain('Já cancelei');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await of(DOUBLE).getByText('Marcado: Era esperado.').waitFor();
    await expect.poll(focused).toBe('Desfazer');
    await page.keyboard.press('Enter');
    await of(DOUBLE).getByRole('button', { name: 'Vi' }).waitFor();
    await expect.poll(focused).toBe('Vi');
    await of(RISE).getByRole('button', { name: 'Já cancelei' }).click();
    await of(RISE).getByText('Marcado: Já cancelei.').waitFor();
    expect(said).toEqual([
      { signalId: 'sig_1', status: 'dismissed', reason: 'expected' },
      { signalId: 'sig_1', status: 'new' },
      { signalId: 'sig_3', status: 'dismissed', reason: 'cancelled' },
    ]);
    expect(problems).toEqual([]);
    await close();
  });

  it('keep the words and the focus where a call fails', async () => {
    const { page, of, close } = await opened(500);
    const button = of(LOW).getByRole('button', { name: 'Vi' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    // Given back after the words are drawn.
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await close();
  });

  it('fit every phone, in both themes, and hide their amounts', async () => {
    const { page, close } = await opened(200, 1280);
    expect(await misfitsAt(page, WIDTHS)).toEqual({});
    for (const theme of ['light', 'dark'] as const) {
      await look(page, { theme, width: 360 });
      expect(await violations(page)).toEqual([]);
      await picture(page, `avisos-360-${theme}`);
    }
    await page.getByRole('button', { name: 'Ocultar valores' }).click();
    await page.getByText('Podem faltar R$ ••••• em 02/12/2026.').waitFor();
    expect(await page.getByRole('region', { name: 'Avisos' }).textContent()).not.toMatch(/R\$\s?\d/);
    await close();
  });
});

describe('the row of a signal', () => {
  it('has its sentence, on every width and in both themes', async () => {
    const { page, close } = await openBrowser({ width: 1280 });
    const { rows } = statement();
    const marked = statement({
      rows: rows.map((row, i) => (i < 2 ? { ...row, signal: i === 0 ? DOUBLE : RISE } : row)),
    });
    answering(page, bodies({ ...usual(), '/app/api/statement': marked }));
    await page.goto(`${stack.url}/lancamentos`);
    await page.getByText(DOUBLE).waitFor();
    await settled(page);
    expect(await misfitsAt(page, WIDTHS)).toEqual({});
    for (const theme of ['light', 'dark'] as const) {
      await look(page, { theme, width: 360 });
      expect(await violations(page)).toEqual([]);
      await picture(page, `lancamentos-sinal-360-${theme}`);
    }
    await close();
  });
});
