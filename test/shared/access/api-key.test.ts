import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfKey, mintApiKey, newUserId, parseApiKey } from '../../../shared/access/api-key.ts';

describe('API keys', () => {
  it('carry their owner, and are told by their hash', () => {
    const userId = newUserId();
    const key = mintApiKey(userId);
    expect(key).toMatch(/^sk-[0-9A-Za-z]{71}$/);
    expect(parseApiKey(key)).toEqual({ userId, hash: hashOfKey(key) });
  });

  it('are never the same twice', () => {
    const userId = newUserId();
    expect(new Set(Array.from({ length: 500 }, () => mintApiKey(userId))).size).toBe(500);
    expect(new Set(Array.from({ length: 500 }, newUserId)).size).toBe(500);
  });

  it('are refused without a read when one character is wrong', () => {
    const key = mintApiKey(newUserId());
    fc.assert(
      fc.property(fc.integer({ min: 3, max: key.length - 1 }), fc.constantFrom(...'09AZaz'), (at, character) => {
        const changed = key.slice(0, at) + character + key.slice(at + 1);
        expect(parseApiKey(changed) === null).toBe(changed !== key);
      }),
    );
  });

  it.each(['', 'sk-', 'pk-abc', 'sk-ação', `sk-${'0'.repeat(71)}`, ` ${mintApiKey(newUserId())}`])(
    'refuses %j, which was never a key',
    (text) => expect(parseApiKey(text)).toBeNull(),
  );
});
