import { describe, expect, it } from 'vitest';
import { limitContent } from '../../../../shared/notifications/notices/limit-notice.ts';
import { day } from '../../ledger/a-transaction.ts';

const ana = { name: 'Ana Souza', email: 'ana@example.com', phone: null };
const notice = {
  kind: 'limit' as const,
  category: 'Supermercado',
  threshold: 75,
  spent: 82_550,
  limitAmount: 100_000,
  lastDate: '2026-03-31',
};

describe('the notification of a limit', () => {
  it.each([
    ['2026-03-20', '11 dias (até 31/03/2026)'],
    ['2026-03-30', '1 dia (até 31/03/2026)'],
    ['2026-03-31', 'nenhum (o período termina hoje)'],
    ['2026-04-01', 'nenhum (o período terminou em 31/03/2026)'],
  ])('sent on %s says category, spent, limit, percentage and that the days left are %s', (today, daysLeft) => {
    const { text, html, template } = limitContent(notice, ana, day(today));
    const parts = ['Supermercado', 'R$ 825,50', 'R$ 1.000,00', '82,55%', daysLeft];
    expect(template).toEqual({ name: 'spending_limit', parameters: parts });
    for (const part of ['Olá, Ana!', ...parts]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
  });

  it.each([
    [50, 'Você já usou 50% do limite de Supermercado'],
    [75, 'Você já usou 75% do limite de Supermercado'],
    [100, 'Limite atingido: Supermercado'],
  ])('names the threshold of %d percent in its subject', (threshold, subject) => {
    expect(limitContent({ ...notice, threshold }, ana, day('2026-03-20')).subject).toBe(subject);
  });

  it('a category can neither break out of HTML nor of a line', () => {
    const category = '<b>Lazer</b>\r\nBcc: x@example.com';
    const { subject, html } = limitContent({ ...notice, category }, ana, day('2026-03-20'));
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<b>');
  });
});
