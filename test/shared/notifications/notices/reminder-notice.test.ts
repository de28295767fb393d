import { describe, expect, it } from 'vitest';
import { reminderContent } from '../../../../shared/notifications/notices/reminder-notice.ts';
import type { IsoDate } from '../../../../shared/time/calendar.ts';

const ana = { name: 'Ana Souza', email: 'ana@example.com', phone: null };
const notice = { kind: 'reminder' as const, title: 'Aluguel', amount: 125_075, dueDate: '2026-03-10' };
const on = (today: string) => today as IsoDate;

describe('the notification of a reminder', () => {
  it.each([
    ['2026-03-01', 'Lembrete: Aluguel vence em 10/03/2026', '10/03/2026'],
    ['2026-03-09', 'Lembrete: Aluguel vence amanhã (10/03/2026)', '10/03/2026 (amanhã)'],
    ['2026-03-10', 'Lembrete: Aluguel vence hoje (10/03/2026)', '10/03/2026 (hoje)'],
    ['2026-03-12', 'Lembrete: Aluguel venceu em 10/03/2026', '10/03/2026'],
  ])('sent on %s has the subject "%s"', (today, subject, due) => {
    const content = reminderContent(notice, ana, on(today));
    expect(content.subject).toBe(subject);
    expect(content.template).toEqual({ name: 'payment_reminder', parameters: ['Aluguel', 'R$ 1.250,75', due] });
  });

  it('says in text and HTML what is due, how much, when, and what to do next', () => {
    const { text, html } = reminderContent(notice, ana, on('2026-03-09'));
    for (const body of [text, html]) {
      for (const part of ['Olá, Ana!', 'Aluguel', 'R$ 1.250,75', '10/03/2026', 'marque o lembrete como concluído'])
        expect(body).toContain(part);
    }
  });

  it('does without amount and name', () => {
    const content = reminderContent({ ...notice, amount: null }, { ...ana, name: null }, on('2026-03-09'));
    expect(content.template?.parameters[1]).toBe('não informado');
    expect(content.text).toMatch(/^Olá!/);
    expect(content.text).not.toContain('R$');
  });

  it('a title can neither break out of HTML nor of a line', () => {
    const title = '<b>Luz & "gás"</b>\r\nBcc: x@example.com\t     !';
    const { subject, html, template } = reminderContent({ ...notice, title }, ana, on('2026-03-01'));
    expect(html).toContain('&lt;b&gt;Luz &amp; &quot;gás&quot;&lt;/b&gt;');
    expect(html).not.toContain('<b>');
    expect(subject).not.toMatch(/[\r\n\t]/);
    expect(template?.parameters[0]).toBe('<b>Luz & "gás"</b> Bcc: x@example.com !');
  });
});
