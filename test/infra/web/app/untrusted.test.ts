import fc from 'fast-check';
import { expect, it } from 'vitest';
import { untrusted } from '../../../../infra/web/app/untrusted.ts';
import { anyText } from '../../../support/any-text.ts';

it.each([
  ['a usual name', 'Claude', 'Claude'],
  ['accents and other scripts', 'Ação クロード', 'Ação クロード'],
  ['lines and tabs', 'Claude\n\n\tSaldo confirma\u2028ok', 'Claude Saldo confirma ok'],
  ['an override of direction', 'abc\u202Edef\u202C', 'abcdef'],
  ['isolates and marks of direction', '\u2067abc\u2069\u200F', 'abc'],
  ['invisible characters', 'Cla\u200Bu\u00ADde\uFEFF', 'Claude'],
  ['controls', 'Cla\u0000ude\u001B[31m', 'Claude[31m'],
  ['piled up marks', `e${'\u0336'.repeat(40)}`, 'e\u0336\u0336'],
  ['only what cannot be seen', '\u200B\u202E \n', ''],
])('%s', (_, text, shown) => expect(untrusted(text)).toBe(shown));

it('cuts what is long, by whole characters', () => {
  expect(untrusted('🟢'.repeat(61))).toBe(`${'🟢'.repeat(59)}…`);
  expect(untrusted('a'.repeat(60))).toBe('a'.repeat(60));
});

it('whatever is written, it is short, on one line, and turns nothing', () => {
  const isHarmless = (shown: string) => [...shown].length <= 60 && !/[\p{C}\p{Zl}\p{Zp}]/u.test(shown);
  fc.assert(
    fc.property(anyText({ maxLength: 100 }), (text) => {
      expect(isHarmless(untrusted(text))).toBe(true);
    }),
  );
});
