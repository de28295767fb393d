import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { addressHashes } from '../../../shared/notifications/address-hashes.ts';

const one = addressHashes({ key: 'first' });
const two = addressHashes({ key: 'first', key2: 'second', label: 'x' });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

it('an address has one hash in whatever form it is written', () => {
  expect(one.current('email', ' Ana@Example.com ')).toBe(one.current('email', 'ana@example.com'));
  expect(one.current('whatsapp', '+55 (11) 99999-0001')).toBe(one.current('whatsapp', '551199990001'));
  expect(one.current('whatsapp', '5511999990001')).not.toBe(one.current('email', '5511999990001'));
});

it('a hash cannot be made without the key, and names the version of its key', () => {
  expect(one.current('whatsapp', '5511999990001')).toMatch(/^v1-[0-9a-f]{64}$/);
  expect(one.current('email', 'ana@example.com')).not.toContain(sha256('email:ana@example.com'));
  expect(addressHashes({ key: 'other' }).current('email', 'a@b.c')).not.toBe(one.current('email', 'a@b.c'));
});

it('a new version is written, and what older ones and plain hashes named is still found', () => {
  expect(two.current('email', 'ana@example.com')).toMatch(/^v2-/);
  expect(two.all('email', 'ana@example.com')).toEqual([
    two.current('email', 'ana@example.com'),
    one.current('email', 'ana@example.com'),
    sha256('email:ana@example.com'),
  ]);
});

it.each<Record<string, string>>([{}, { key: '' }, { apiKey: 'x' }])('without a key there is no hash: %j', (secret) => {
  expect(() => addressHashes(secret)).toThrow('no key');
});
