import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cursor, readCursor, signCursor } from '../../../shared/changes/cursor.ts';
import { afterVersion, beforeVersion, sequenceOf, stepOf, versionOfLink } from '../../../shared/feed/sequence.ts';
import { signPageCursor as signListing } from '../../../shared/runtime/mcp/page-cursor.ts';
import type { Instant } from '../../../shared/time/instant.ts';

const KEY = 'a-key';
const NOW = '2026-03-10T12:00:00.000Z' as Instant;
const looks = { shown: 'abcdefgh', dues: '', order: '' };
const sweep = { accountId: 'acc-1', kind: 'added', rows: 'all', after: 'tx-1' } as const;
const cursor: Cursor = {
  reportedAt: NOW,
  connections: [
    { itemId: '5f1e2a9c-3d44-4b8e-9c0a-7d2b6f1e8a33', after: afterVersion(17), to: null, goneAt: null },
    { itemId: 'other', after: beforeVersion(3), to: sequenceOf(4, 2), goneAt: NOW },
  ],
  reported: 3,
  accounts: { abc: looks, def: { shown: 'x', dues: 'y', order: 'z' } },
  sweep,
};
// After a rollback, too: the release before does not know every form of this one, and its client begins again.
const invalid = expect.objectContaining({
  message: 'Invalid cursor',
  details: expect.objectContaining({ message: expect.stringContaining('no cursor to be reported everything anew') }),
});

describe('a cursor', () => {
  it('comes back as it was', () => {
    expect(readCursor(signCursor(cursor, 'ana', KEY), 'ana', KEY)).toEqual(cursor);
  });

  it('is refused when a character of it was changed, left out or added', () => {
    const text = signCursor(cursor, 'ana', KEY);
    fc.assert(
      fc.property(fc.nat(text.length), fc.constantFrom('A', '-', '.', '', ' ', '=', 'é'), (at, by) => {
        for (const rest of [at, at + 1]) {
          const garbled = text.slice(0, at) + by + text.slice(rest);
          if (garbled !== text) expect(() => readCursor(garbled, 'ana', KEY)).toThrow(invalid);
        }
      }),
    );
  });

  it.each([
    ['of another user', signCursor(cursor, 'bia', KEY)],
    ['signed with another key', signCursor(cursor, 'ana', 'another-key')],
    ['empty', ''],
    ['a signature alone', '.'],
    ['any text', 'next'],
    ['signed, of a later form', signCursor({ ...cursor, sweep: { ...sweep, kind: 'later' as never } }, 'ana', KEY)],
    ['several cursors', `${signCursor(cursor, 'ana', KEY)},${signCursor(cursor, 'ana', KEY)}`],
    [
      'of a listing of MCP',
      signListing({ offset: 0, at: NOW, before: '' }, { userId: 'ana', tool: 'get-changes', input: {} }, KEY),
    ],
  ])('is refused: %s', (_, text) => {
    expect(() => readCursor(text, 'ana', KEY)).toThrow(invalid);
  });

  it('of fifty accounts and twenty connections fits into an address', () => {
    const uuid = (index: number) => `5f1e2a9c-3d44-4b8e-9c0a-${String(index * 7919).padStart(12, '0')}`;
    const connections = Array.from({ length: 20 }, (_, index) => ({
      itemId: uuid(index),
      after: afterVersion(versionOfLink(NOW)),
      to: null,
      goneAt: null,
    }));
    const random = (index: number) => Buffer.from(uuid(index)).toString('base64url').slice(-8);
    const accounts = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [
        random(index),
        { shown: random(index + 50), dues: random(index + 100), order: random(index + 150) },
      ]),
    );
    expect(signCursor({ ...cursor, connections, accounts }, 'ana', KEY).length).toBeLessThan(4_000);
  });
});

describe('a sequence', () => {
  it('sorts by version, then by step, then by part', () => {
    const number = fc.nat({ max: 999_998 });
    fc.assert(
      fc.property(fc.tuple(number, number), fc.tuple(number, number), ([version, step], [other, next]) => {
        const isBefore = version < other || (version === other && step < next);
        expect(sequenceOf(version, step) < sequenceOf(other, next)).toBe(isBefore);
      }),
    );
  });

  it.each([0, 1, 2 ** 48, versionOfLink(NOW)])(
    'of version %i lies between the places before and after it',
    (version) => {
      expect(beforeVersion(version) < sequenceOf(version, 1)).toBe(true);
      expect(sequenceOf(version, 999_998, 99) < afterVersion(version)).toBe(true);
      expect(afterVersion(version) < beforeVersion(version + 1)).toBe(true);
      expect(stepOf(sequenceOf(version, 12))).toBe(12);
    },
  );

  it('of a link made a millisecond later is higher, for as many imports as there may be', () => {
    const later = '2026-03-10T12:00:00.001Z' as Instant;
    for (let count = 0; count < 50; count += 1) expect(versionOfLink(later)).toBeGreaterThan(versionOfLink(NOW));
    expect(Number.isSafeInteger(versionOfLink('2200-01-01T00:00:00.000Z' as Instant))).toBe(true);
  });
});
