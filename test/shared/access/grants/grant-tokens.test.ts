import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOfCredential, newUserId, parseCredential, secretOf } from '../../../../shared/access/credential.ts';
import {
  accessTokenOf,
  exchangeToken,
  firstTokens,
  type GrantTokens,
  hasToken,
  MOST_ACCESS_TOKENS,
  refreshStanding,
  type ShownToken,
  tokensOfPairs,
  withUse,
} from '../../../../shared/access/grants/grant-tokens.ts';
import { addSeconds, type Instant } from '../../../../shared/time/instant.ts';

const START = '2026-11-01T12:00:00.000Z' as Instant;
const at = (seconds: number): Instant => addSeconds(START, seconds);
const userId = newUserId();
const SCOPES = ['saldo.read'] as const;

const shown = (text: string): ShownToken => {
  const secret = secretOf(text);
  if (!secret) throw new Error('no credential');
  return { hash: hashOfCredential(text), secret };
};

/** A grant whose calls go through the rules as those of the service do. */
const aGrant = (start = firstTokens(userId, SCOPES, START)) => {
  let tokens: GrantTokens = start.tokens;
  return {
    first: start.issued,
    get tokens() {
      return tokens;
    },
    standing: (text: string, second: number) => refreshStanding(tokens, shown(text), at(second)),
    refresh: (text: string, second: number, scopes: readonly 'saldo.read'[] = SCOPES) => {
      const refreshed = exchangeToken(tokens, shown(text), { userId, scopes, now: at(second) });
      if (refreshed.outcome === 'full') return null;
      tokens = refreshed.tokens;
      return refreshed.issued;
    },
    /** Whether the call is let in. */
    call: (text: string, second: number): boolean => {
      const token = accessTokenOf(tokens, hashOfCredential(text), at(second));
      if (token) tokens = withUse(tokens, token, at(second)) ?? tokens;
      return token !== null;
    },
  };
};

const refreshed = (grant: ReturnType<typeof aGrant>, text: string, second: number) => {
  const issued = grant.refresh(text, second);
  if (!issued) throw new Error('full');
  return issued;
};

describe('a refresh token', () => {
  it('gives the same pair however often it is shown, and a new access token once the hour is over', () => {
    const grant = aGrant();
    const one = refreshed(grant, grant.first.refresh, 10);
    expect(refreshed(grant, grant.first.refresh, 70)).toEqual({ ...one, expiresIn: 3540 });
    const later = refreshed(grant, grant.first.refresh, 3610);
    expect([later.refresh, later.expiresIn]).toEqual([one.refresh, 3600]);
    expect(later.access).not.toBe(one.access);
    expect([grant.call(one.access, 3610), grant.call(later.access, 3610)]).toEqual([false, true]);
  });

  it.each([
    [119, 'good'],
    [120, 'replayed'],
    [86_400 * 300, 'replayed'],
  ])('%d s after a call by its successor is %s', (later, expected) => {
    const grant = aGrant();
    const next = refreshed(grant, grant.first.refresh, 10);
    expect(grant.standing(grant.first.refresh, 80 * 86_400)).toBe('good');
    grant.call(next.access, 500);
    expect(grant.standing(grant.first.refresh, 500 + later)).toBe(expected);
    expect(grant.standing(next.refresh, 500 + later)).toBe('good');
  });

  it('is ended by a refresh with its successor, as by a call', () => {
    const grant = aGrant();
    const next = refreshed(grant, grant.first.refresh, 10);
    refreshed(grant, next.refresh, 1000);
    expect([grant.standing(grant.first.refresh, 1119), grant.standing(grant.first.refresh, 1120)]).toEqual([
      'good',
      'replayed',
    ]);
  });

  it('is recognised four hundred rotations later, of another grant never', () => {
    const [grant, other] = [aGrant(), aGrant()];
    let text = grant.first.refresh;
    for (let turn = 1; turn <= 400; turn += 1) text = refreshed(grant, text, turn * 4000).refresh;
    expect(grant.standing(grant.first.refresh, 2_000_000)).toBe('replayed');
    expect(grant.standing(other.first.refresh, 2_000_000)).toBe('unknown');
    expect(grant.tokens.recent.length).toBeLessThanOrEqual(8);
    expect(hasToken(grant.tokens, shown(grant.first.refresh))).toBe(true);
  });

  it('that was never issued is unknown, in whatever half it differs', () => {
    const grant = aGrant();
    const { secret } = shown(grant.first.refresh);
    for (const place of [0, 15, 16, 31]) {
      const forged = Buffer.from(secret);
      forged[place] = (forged[place] ?? 0) ^ 1;
      expect(refreshStanding(grant.tokens, { hash: 'ab'.repeat(32), secret: forged }, START)).toBe('unknown');
    }
  });

  it('that would push out one that is still good waits', () => {
    const grant = aGrant();
    let text = grant.first.refresh;
    const outcomes = Array.from({ length: 12 }, (_, turn) => {
      const issued = grant.refresh(text, turn);
      text = issued?.refresh ?? text;
      return issued !== null;
    });
    expect(outcomes).toEqual([...Array(8).fill(true), ...Array(4).fill(false)]);
    expect(grant.standing(grant.first.refresh, 12)).toBe('good');
    expect(grant.refresh(text, 140)).not.toBeNull();
  });
});

describe('access tokens', () => {
  it('live their hour whatever is issued beside them; the 33rd waits', () => {
    const grant = aGrant();
    const made = [grant.first.access];
    let text = grant.first.refresh;
    for (let turn = 1; turn < MOST_ACCESS_TOKENS; turn += 1) {
      const issued = refreshed(grant, text, turn * 60);
      made.push(issued.access);
      text = issued.refresh;
    }
    const last = (MOST_ACCESS_TOKENS - 1) * 60;
    for (const access of made) expect(grant.call(access, last)).toBe(true);
    expect(grant.refresh(text, last + 1)).toBeNull();
    expect(grant.refresh(text, 3601)).not.toBeNull();
  });

  it('of other scopes of one refresh differ', () => {
    const { tokens, issued } = firstTokens(userId, ['saldo.read', 'saldo.write'], START);
    const both = ['saldo.read', 'saldo.write'] as const;
    const wide = exchangeToken(tokens, shown(issued.refresh), { userId, scopes: both, now: at(1) });
    if (wide.outcome === 'full') throw new Error('full');
    const narrow = exchangeToken(wide.tokens, shown(issued.refresh), { userId, scopes: ['saldo.read'], now: at(1) });
    if (narrow.outcome === 'full') throw new Error('full');
    expect(narrow.issued.refresh).toBe(wide.issued.refresh);
    expect(narrow.issued.access).not.toBe(wide.issued.access);
    expect(accessTokenOf(narrow.tokens, hashOfCredential(narrow.issued.access), at(2))?.scopes).toEqual(['saldo.read']);
  });
});

describe('a grant of an older release', () => {
  const text = (of: 'token' | 'refresh') => {
    const { issued } = firstTokens(userId, SCOPES, START);
    return of === 'token' ? issued.access : issued.refresh;
  };
  const [a0, r0, a1, r1] = [text('token'), text('refresh'), text('token'), text('refresh')];
  const pair = (access: string, refresh: string, parent: string | null, supersededAt: Instant | null) => ({
    ...{ access: hashOfCredential(access), refresh: hashOfCredential(refresh), scopes: [...SCOPES], supersededAt },
    ...{ accessUntil: at(3600), parent: parent && hashOfCredential(parent), usedAt: null },
  });

  it('keeps its tokens, and its next refresh gives one of today', () => {
    const grant = aGrant({
      issued: { access: a1, refresh: r1, expiresIn: 0 },
      tokens: tokensOfPairs([pair(a0, r0, null, null), pair(a1, r1, r0, null)]),
    });
    expect([grant.call(a0, 10), grant.standing(r0, 10), grant.standing(r1, 10)]).toEqual([true, 'good', 'good']);
    const next = refreshed(grant, r1, 20);
    expect([grant.standing(r0, 139), grant.standing(r0, 140)]).toEqual(['good', 'replayed']);
    expect([grant.standing(r1, 5000), refreshed(grant, r1, 30)]).toEqual(['good', { ...next, expiresIn: 3590 }]);
    expect([grant.call(a1, 30), grant.call(next.access, 30)]).toEqual([true, true]);
  });

  it('lets siblings go on', () => {
    const grant = aGrant({
      issued: { access: a1, refresh: r1, expiresIn: 0 },
      tokens: tokensOfPairs([pair(a0, r0, null, null), pair(a1, r1, null, null)]),
    });
    const [one, two] = [refreshed(grant, r0, 20), refreshed(grant, r1, 21)];
    for (const { access, refresh } of [one, two]) {
      expect([grant.call(access, 30), grant.standing(refresh, 30)]).toEqual([true, 'good']);
    }
  });
});

// An honest client: ten workers share what one of them got, answers get lost, and it may be away for a month.
const honest = fc.record({
  what: fc.constantFrom('refresh', 'lost', 'call', 'workers'),
  wait: fc.oneof(fc.nat(300), fc.constantFrom(3601, 86_400, 30 * 86_400)),
});

it('an honest client never loses its grant', () => {
  fc.assert(
    fc.property(fc.array(honest, { maxLength: 60 }), (steps) => {
      const grant = aGrant();
      let [second, held] = [0, grant.first];
      for (const { what, wait } of steps) {
        second += wait;
        expect(grant.standing(held.refresh, second)).toBe('good');
        if (what === 'call') grant.call(held.access, second);
        else {
          const answers = Array.from({ length: what === 'workers' ? 10 : 1 }, () =>
            grant.refresh(held.refresh, second),
          );
          expect(new Set(answers.map((answer) => answer?.refresh)).size).toBe(1);
          if (what !== 'lost') held = answers[0] ?? held;
        }
      }
    }),
    { numRuns: 500 },
  );
});

it('of a thief and the owner of one token one shows a retired one, and it is recognised', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.integer({ min: 1, max: 30 }), fc.boolean(), (before, after, thiefFirst) => {
      const grant = aGrant();
      let [second, stolen] = [0, grant.first.refresh];
      for (let turn = 0; turn < before; turn += 1) {
        second += 4000;
        const next = refreshed(grant, stolen, second);
        if (turn % 2 === 0) grant.call(next.access, second);
        stolen = next.refresh;
      }
      // One of the two goes on; whoever comes later with the token of before is refused.
      let going = stolen;
      for (let turn = 0; turn < after + 1; turn += 1) {
        second += thiefFirst ? 130 : 4000;
        const next = refreshed(grant, going, second);
        grant.call(next.access, second);
        going = next.refresh;
      }
      expect(grant.standing(stolen, second + 130)).toBe('replayed');
    }),
    { numRuns: 200 },
  );
});

it('credentials of the form of today are parsed', () => {
  const { issued } = firstTokens(userId, SCOPES, START);
  expect(parseCredential(issued.refresh)?.kind).toBe('refresh');
  expect(secretOf(issued.refresh)?.length).toBe(32);
  expect(secretOf('srt-x')).toBeNull();
});
