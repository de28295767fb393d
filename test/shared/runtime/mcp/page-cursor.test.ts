import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Binding, readPageCursor, signPageCursor } from '../../../../shared/runtime/mcp/page-cursor.ts';
import { addSeconds, type Instant } from '../../../../shared/time/instant.ts';

const now = '2026-01-20T12:00:00.000Z' as Instant;
const key = 'the-key-that-signs';
const binding: Binding = { userId: 'ana', tool: 'getTransactions', input: { query: { format: 'raw', days: 7 } } };
const position = { offset: 40, at: now, before: 'fingerprint' };
const cursor = signPageCursor(position, binding, key);

const read = (text: string, changes: Partial<Binding> = {}, at = now, withKey = key) =>
  readPageCursor(text, { ...binding, ...changes }, withKey, at);

describe('a cursor', () => {
  it('gives back where the listing goes on', () => {
    expect(read(cursor)).toEqual(position);
  });

  it('does not depend on the order in which arguments were written', () => {
    const signed = signPageCursor(position, { ...binding, input: { query: { b: 1, a: [2, 3] } } }, key);
    expect(read(signed, { input: { query: { a: [2, 3], b: 1 } } })).toEqual(position);
    expect(() => read(signed, { input: { query: { a: [3, 2], b: 1 } } })).toThrow('Invalid cursor');
  });

  it.each<[string, Partial<Binding>]>([
    ['another user', { userId: 'bia' }],
    ['another tool', { tool: 'getBills' }],
    ['other arguments', { input: { query: { format: 'structured', days: 7 } } }],
    ['fewer arguments', { input: {} }],
  ])('is refused for %s', (_what, changes) => {
    expect(() => read(cursor, changes)).toThrow('Invalid cursor');
  });

  it('is refused under another key', () => {
    expect(() => read(cursor, {}, now, 'another key')).toThrow('Invalid cursor');
  });

  it('is good for an hour from the first page, and no second longer', () => {
    expect(read(cursor, {}, addSeconds(now, 3600))).toEqual(position);
    expect(() => read(cursor, {}, addSeconds(now, 3601))).toThrow('Invalid cursor');
  });

  it('holds neither the key nor who it is for', () => {
    const [payload = ''] = cursor.split('.');
    const text = `${cursor}${Buffer.from(payload, 'base64url').toString()}`;
    expect(text).not.toContain(key);
    expect(text).not.toContain('ana');
  });

  it('that was changed in any place, or made up, is refused', () => {
    fc.assert(
      fc.property(fc.nat(cursor.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
        const changed = cursor.slice(0, at) + sign + cursor.slice(at + 1);
        fc.pre(changed !== cursor);
        expect(() => read(changed)).toThrow('Invalid cursor');
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => read(text)).toThrow('Invalid cursor');
      }),
    );
  });
});
