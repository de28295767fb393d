import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fingerprintOf,
  hashOfCredential,
  keyIdOfHash,
  mintCredential,
  newKeyId,
  newUserId,
  parseCredential,
} from '../../../shared/access/credential.ts';

const kinds = ['key', 'token', 'refresh', 'code', 'session'] as const;
const prefixes = { key: 'sk-', token: 'sat-', refresh: 'srt-', code: 'sac-', session: 'ses-' };

describe.each(kinds)('a credential of kind %s', (kind) => {
  it('says its kind and its owner, and nothing else', () => {
    const userId = newUserId();
    const text = mintCredential(kind, userId);
    expect(text.startsWith(prefixes[kind])).toBe(true);
    expect(parseCredential(text)).toEqual({ kind, userId, hash: hashOfCredential(text) });
  });

  it('is never made twice', () => {
    const userId = newUserId();
    expect(new Set(Array.from({ length: 200 }, () => mintCredential(kind, userId))).size).toBe(200);
  });

  it('is refused when a character is mistyped, left out or added', () => {
    const text = mintCredential(kind, newUserId());
    for (let at = 0; at < text.length; at += 1) {
      expect(parseCredential(text.slice(0, at) + text.slice(at + 1))).toBeNull();
      for (const other of ['A', '0', '-', 'é']) {
        const changed = text.slice(0, at) + other + text.slice(at + 1);
        expect(parseCredential(changed) === null).toBe(changed !== text);
      }
    }
    expect(parseCredential(`${text}0`)).toBeNull();
  });

  it('is no other kind, whatever prefix is put before it', () => {
    const text = mintCredential(kind, newUserId()).slice(prefixes[kind].length);
    for (const other of kinds.filter((one) => one !== kind)) expect(parseCredential(prefixes[other] + text)).toBeNull();
  });

  it('is named in logs by its kind and eight characters of its hash', () => {
    const text = mintCredential(kind, newUserId());
    expect(fingerprintOf({ kind, hash: hashOfCredential(text) })).toBe(`${kind}:${hashOfCredential(text).slice(0, 8)}`);
  });
});

it.each(['', 'sk-', 'sat-', 'pk-abc', 'sk-ação', `sk-${'0'.repeat(71)}`, ` ${mintCredential('key', newUserId())}`])(
  'the text %j is no credential',
  (text) => expect(parseCredential(text)).toBeNull(),
);

it.each(['', 'short', `${newUserId()}0`, `${newUserId().slice(0, -1)}-`])(
  'with %j as the user it is no credential, though its checksum is right',
  (userId) => expect(parseCredential(mintCredential('key', userId))).toBeNull(),
);

it('no text makes the parser throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `sk-${text}`),
      ),
      (text) => {
        expect(parseCredential(text)).toBeNull();
      },
    ),
  );
});

describe('ids', () => {
  it('of users and keys are random', () => {
    expect(new Set(Array.from({ length: 500 }, newUserId)).size).toBe(500);
    expect(new Set(Array.from({ length: 500 }, newKeyId)).size).toBe(500);
  });

  it('of keys from before keys had ids follow from the hash and do not contain it', () => {
    const hash = hashOfCredential(mintCredential('key', newUserId()));
    expect(keyIdOfHash(hash)).toBe(keyIdOfHash(hash));
    expect(keyIdOfHash(hashOfCredential('another'))).not.toBe(keyIdOfHash(hash));
    expect(keyIdOfHash(hash)).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(hash).not.toContain(keyIdOfHash(hash));
  });
});
