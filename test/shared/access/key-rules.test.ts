import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasKeyEnded } from '../../../shared/access/key-record.ts';
import { type Powers, powersOfNew, requirePowers } from '../../../shared/access/key-rules.ts';
import {
  ACCESS_SCOPES,
  type Access,
  areWithin,
  inOrder,
  needs,
  needsNoScope,
  needsSubscription,
  USUAL_SCOPES,
} from '../../../shared/contract/access.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';

const now = '2026-03-10T12:00:00.000Z' as Instant;
const later = fc.integer({ min: 1, max: 10 ** 7 }).map((seconds) => addSeconds(now, seconds));
const scopes = fc.subarray([...ACCESS_SCOPES]);
const powers: fc.Arbitrary<Powers> = fc.record({ scopes, validUntil: fc.option(later) });
const asked = fc.record(
  { scopes: fc.subarray([...ACCESS_SCOPES], { minLength: 1 }), validUntil: later },
  { requiredKeys: [] },
);

/** Whether `stronger` has all powers of `weaker` at every instant. */
const isNoStronger = (weaker: Powers, stronger: Powers): boolean => {
  const moments = [now, weaker.validUntil, stronger.validUntil].flatMap((moment) =>
    moment ? [moment, addSeconds(moment, -1)] : [],
  );
  const mayAt = (of: Powers, scope: string, at: Instant) =>
    of.scopes.some((one) => one === scope) && !hasKeyEnded(of, at);
  const far = addSeconds(now, 10 ** 9);
  return [...moments, far].every((at) =>
    ACCESS_SCOPES.every((scope) => !mayAt(weaker, scope, at) || mayAt(stronger, scope, at)),
  );
};

const outcomeOf = <Result>(work: () => Result): Result | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

describe('powers of keys', () => {
  it('of a new key never go beyond those of its maker', () => {
    fc.assert(
      fc.property(asked, powers, (wanted, maker) => {
        const made = outcomeOf(() => powersOfNew(wanted, maker, now));
        if (made) expect(isNoStronger(made, maker)).toBe(true);
      }),
    );
  });

  it('that are asked for within those of the maker are granted as they are', () => {
    fc.assert(
      fc.property(powers, (maker) => {
        const { validUntil } = maker;
        const made = powersOfNew({ scopes: maker.scopes, validUntil }, maker, now);
        expect(made).toEqual({ scopes: inOrder(maker.scopes), validUntil });
      }),
    );
  });

  it('allow what is no stronger, and nothing else', () => {
    fc.assert(
      fc.property(powers, powers, (granted, wanted) => {
        const isAllowed = outcomeOf(() => requirePowers(granted, wanted) ?? true) !== null;
        // A key without scopes may do nothing, but is held to its end all the same.
        const endsInTime = granted.validUntil === null || (wanted.validUntil ?? '~') <= granted.validUntil;
        expect(isAllowed).toBe(areWithin(wanted.scopes, granted.scopes) && endsInTime);
        if (isAllowed) expect(isNoStronger(wanted, granted)).toBe(true);
      }),
    );
  });

  it('grow in no chain of keys, each made by the one before', () => {
    fc.assert(
      fc.property(powers, fc.array(asked, { maxLength: 6 }), (first, chain) => {
        const last = chain.reduce((maker, wanted) => outcomeOf(() => powersOfNew(wanted, maker, now)) ?? maker, first);
        expect(isNoStronger(last, first)).toBe(true);
      }),
    );
  });
});

describe('sets of scopes', () => {
  it('are shown in one order, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACCESS_SCOPES)), (some) => {
        const ordered = inOrder(some);
        expect(new Set(ordered)).toEqual(new Set(some));
        expect(inOrder(ordered.toReversed())).toEqual(ordered);
      }),
    );
  });

  it('of a key made without scopes are the four that keys had before', () => {
    expect(USUAL_SCOPES).toEqual(['read', 'write', 'sync', 'memories']);
  });

  it.each<[string, Access, boolean]>([
    ['read', needs('read'), true],
    ['write', needs('write'), true],
    ['sync', needs('sync'), true],
    ['memories', needs('memories'), true],
    ['account', needs('account'), false],
    ['none', needsNoScope, false],
  ])('a call that needs %s needs a subscription: %s', (_, access, expected) => {
    expect(needsSubscription(access)).toBe(expected);
  });
});
