import { expect, it } from 'vitest';
import { parseMessage } from '../../../../infra/emulators/ses/mime.ts';
import { isHeaderSafe, rawEmail } from '../../../../shared/notifications/channels/email-message.ts';

const from = 'Saldo <saldo@example.com>';
const unsubscribe = 'https://saldo.example/parar?t=a.v1-b';
const message = (subject: string, text = 'Olá!', html = '<p>Olá!</p>') =>
  rawEmail({ from, to: 'ana@example.com', content: { subject, text, html, template: null }, unsubscribe });

it.each([
  ['short', 'Lembrete'],
  ['of many words', 'Lembrete: condomínio, água & luz — vence amanhã (28/11/2026) '.repeat(5).trim()],
  ['of characters with four bytes', '🏠'.repeat(60)],
  ['empty', ''],
  ['with a line break', 'Lembrete\r\nBcc: eve@evil.example\r\n\r\nOi'],
])('a subject %s arrives whole, in lines that SMTP takes, and makes no header', (_, subject) => {
  const raw = message(subject);
  const parsed = parseMessage(raw);
  expect(parsed.headers.get('subject')).toBe(subject);
  expect(Object.keys(parsed.named)).toEqual([
    'From',
    'To',
    'Subject',
    'List-Unsubscribe',
    'List-Unsubscribe-Post',
    'MIME-Version',
    'Content-Type',
  ]);
  expect(parsed.named['List-Unsubscribe']).toBe(`<${unsubscribe}>`);
  const lines = raw.toString('latin1').split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
  expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
});

it('both bodies arrive whole, however long, and end no part', () => {
  const text = `--saldo-00\r\n.\r\n${'ação 🏠 '.repeat(900)}`;
  const parsed = parseMessage(message('Oi', text, `<p>${text}</p>`));
  expect([parsed.text, parsed.html]).toEqual([text, `<p>${text}</p>`]);
});

it.each([
  'ana@example.com\r\nBcc: eve@evil.example',
  'ana@example.com, eve@evil.example',
  'Ana <ana@example.com>',
  'ana@example.com;eve@evil.example',
  'ana\u0000@example.com',
])('%j stands in no header', (address) => {
  expect(isHeaderSafe(address)).toBe(false);
});
