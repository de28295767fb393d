import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPaymentReminder } from '../../shared/contract/operations/create-payment-reminder.ts';
import { createSpendingLimit } from '../../shared/contract/operations/create-spending-limit.ts';
import { updatePaymentReminder } from '../../shared/contract/operations/update-payment-reminder.ts';
import { oneLine } from '../../shared/notifications/notices/content.ts';
import { parseInput } from '../../shared/runtime/parse-input.ts';

const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const hidden = [
  '\u0000',
  '\u0007',
  '\n',
  '\r\n',
  '\u001b[31m',
  '\u0085',
  '\u2028',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u200f',
  '\u061c',
  '\u200b',
  '\ufeff',
];

const titleOf = (title: string): unknown =>
  Object(parseInput(createPaymentReminder, { query: {}, body: { title, dueDate: '2026-12-05' } }).body).title;

describe('a title', () => {
  it.each([
    ['Conta\u0000de\u0007luz', 'Conta de luz'],
    ['Luz\r\nBcc: x@example.com', 'Luz Bcc: x@example.com'],
    ['\u202eLuz\u202c', 'Luz'],
    ['\u2066Luz\u2069 e \u200eágua', 'Luz e água'],
    ['Lu\u200bz\ufeff', 'Luz'],
    ['👩‍👩‍👧 escola', '👩‍👩‍👧 escola'],
    ['क्‍ष e السلام', 'क्‍ष e السلام'],
  ])('%j is kept as %j', (given, kept) => expect(titleOf(given)).toBe(kept));

  it.each(['\u202e', '\u0000 \u200b', '\n'])('of hidden characters alone (%j) is a missing one', (title) => {
    expect(() => titleOf(title)).toThrow('Invalid or missing title');
  });

  it('never keeps a control character or a direction mark', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...hidden), fc.string({ unit: 'grapheme', maxLength: 5 })), {
          maxLength: 20,
        }),
        (parts) => {
          expect(titleOf(`a${parts.join('')}`)).not.toMatch(HIDDEN);
          expect(oneLine(parts.join(''))).not.toMatch(HIDDEN);
        },
      ),
    ));
});

it('a new title and the category of a limit are cleaned alike', () => {
  const updated = parseInput(updatePaymentReminder, { query: {}, body: { reminderId: 'r', title: 'Á\u202egua' } });
  expect(updated.body).toMatchObject({ title: 'Água' });
  const limit = { category: 'La\u0000zer', limitAmount: 1, period: 'daily' };
  expect(parseInput(createSpendingLimit, { query: {}, body: limit }).body).toMatchObject({ category: 'La zer' });
});
