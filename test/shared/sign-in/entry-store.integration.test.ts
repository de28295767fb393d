import { describe, expect, it } from 'vitest';
import { entryStore, hashOfCode, isCode, newCode } from '../../../shared/sign-in/entry-store.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { inProcessTable } from '../../support/in-process-dynamo.ts';

const now = '2026-03-01T12:00:00.000Z' as Instant;
const begun = async () => {
  const entries = entryStore(await inProcessTable());
  const token = await entries.begin({ purpose: 'sign-in', userId: 'u', challenge: 'c' }, now, (made) =>
    hashOfCode(made, '12345678'),
  );
  return { entries, token };
};

describe('an entry', () => {
  it.each([
    [599, true],
    [600, false],
  ])('is good for ten minutes: after %i s it is %s', async (seconds, isGood) => {
    const { entries, token } = await begun();
    const later = addSeconds(now, seconds);
    expect((await entries.attempt(token, 'sign-in', later)) !== null).toBe(isGood);
    expect((await entries.take(token, 'sign-in', later)) !== null).toBe(isGood);
  });

  it('is tried five times, and taken once', async () => {
    const { entries, token } = await begun();
    const tries = await Promise.all(Array.from({ length: 9 }, () => entries.attempt(token, 'sign-in', now)));
    expect(tries.filter((entry) => entry !== null)).toHaveLength(5);
    const taken = await Promise.all(Array.from({ length: 4 }, () => entries.take(token, 'sign-in', now)));
    expect(taken.filter((entry) => entry !== null)).toHaveLength(1);
  });

  it('opens nothing but what it was begun for, nor under another token', async () => {
    const { entries, token } = await begun();
    for (const purpose of ['step-up', 'passkey-step-up', 'passkey-new'] as const) {
      expect(await entries.attempt(token, purpose, now)).toBeNull();
      expect(await entries.take(token, purpose, now)).toBeNull();
    }
    expect(await entries.attempt('other', 'sign-in', now)).toBeNull();
    expect(await entries.take(token, 'sign-in', now)).toMatchObject({ userId: 'u', challenge: 'c' });
  });
});

it('a code has eight digits and is known only with its token', () => {
  for (let time = 0; time < 200; time += 1) expect(newCode()).toMatch(/^\d{8}$/);
  const known = hashOfCode('token', '00000001');
  expect([isCode(known, 'token', '00000001'), isCode(known, 'other', '00000001'), isCode(known, 'token', '1')]).toEqual(
    [true, false, false],
  );
});
