import { describe, expect, it } from 'vitest';
import { daysAfter } from '../../../shared/access/key-record.ts';
import { ALL_POWERS, type Powers, powersOfNew, requirePowers } from '../../../shared/access/key-rules.ts';
import { ACCESS_SCOPES, type AccessScope, USUAL_SCOPES } from '../../../shared/contract/access.ts';
import { InsufficientScopeError, InvalidInputError } from '../../../shared/domain-errors.ts';
import { at } from '../limits/builders.ts';

const NOW = at('2026-03-10T12:00:00Z');
const SOON = at('2026-03-11T12:00:00Z');
const LATER = at('2026-04-10T12:00:00Z');
const powers = (scopes: readonly AccessScope[], validUntil: Powers['validUntil'] = null): Powers => ({
  scopes,
  validUntil,
});

describe('a key acts only on keys within its own powers', () => {
  it.each([
    { name: 'the same', granted: powers(['read'], SOON), wanted: powers(['read'], SOON), isAllowed: true },
    { name: 'fewer scopes', granted: powers(['read', 'write']), wanted: powers(['write']), isAllowed: true },
    { name: 'more scopes', granted: powers(['read']), wanted: powers(['read', 'write']), isAllowed: false },
    { name: 'an earlier end', granted: powers(['read'], LATER), wanted: powers(['read'], SOON), isAllowed: true },
    { name: 'a later end', granted: powers(['read'], SOON), wanted: powers(['read'], LATER), isAllowed: false },
    { name: 'no end', granted: powers(['read'], SOON), wanted: powers(['read']), isAllowed: false },
    {
      name: 'an end, by a key without one',
      granted: powers(['read']),
      wanted: powers(['read'], SOON),
      isAllowed: true,
    },
    { name: 'everything, by an operator', granted: ALL_POWERS, wanted: powers(ACCESS_SCOPES), isAllowed: true },
  ])('$name: $isAllowed', ({ granted, wanted, isAllowed }) => {
    const act = () => requirePowers(granted, wanted);
    if (isAllowed) expect(act).not.toThrow();
    else expect(act).toThrow(InsufficientScopeError);
  });

  it.each([
    {
      name: 'a scope',
      granted: powers(['write', 'read']),
      wanted: powers(['sync', 'write']),
      details: { message: expect.stringContaining('scopes'), required: ['write', 'sync'], granted: ['read', 'write'] },
    },
    {
      name: 'the end',
      granted: powers(['read'], SOON),
      wanted: powers(['read'], LATER),
      details: { message: expect.stringContaining(SOON), required: ['read'], granted: ['read'] },
    },
  ])('the refusal says what is required and granted: $name', ({ granted, wanted, details }) => {
    expect(() => requirePowers(granted, wanted)).toThrow(expect.objectContaining({ details }));
  });
});

const IN_A_YEAR = daysAfter(NOW, 365);

describe('a new key', () => {
  it.each<{ name: string; asked: Parameters<typeof powersOfNew>[0]; maker: Powers; made: Powers }>([
    { name: 'has the usual scopes', asked: {}, maker: ALL_POWERS, made: powers(USUAL_SCOPES, IN_A_YEAR) },
    {
      name: 'has the named scopes, each once and in order',
      asked: { scopes: ['write', 'read', 'write'] },
      maker: ALL_POWERS,
      made: powers(['read', 'write'], IN_A_YEAR),
    },
    {
      name: 'ends with its maker',
      asked: { scopes: ['read'] },
      maker: powers(['read'], SOON),
      made: powers(['read'], SOON),
    },
    { name: 'has no end when asked', asked: { validUntil: null }, maker: ALL_POWERS, made: powers(USUAL_SCOPES) },
    { name: 'ends when asked', asked: { validUntil: SOON }, maker: ALL_POWERS, made: powers(USUAL_SCOPES, SOON) },
  ])('$name', ({ asked, maker, made }) => expect(powersOfNew(asked, maker, NOW)).toEqual(made));

  it.each([
    { name: 'ends in the past', validUntil: at('2026-03-10T11:59:59.999Z') },
    { name: 'ends now', validUntil: NOW },
  ])('that $name is refused as invalid', ({ validUntil }) => {
    const make = () => powersOfNew({ validUntil }, ALL_POWERS, NOW);
    expect(make).toThrow(InvalidInputError);
    expect(make).toThrow('Invalid validUntil');
  });

  it('beyond the powers of its maker is refused', () => {
    expect(() => powersOfNew({}, powers(['read']), NOW)).toThrow(InsufficientScopeError);
    expect(() => powersOfNew({ scopes: ['read'], validUntil: LATER }, powers(['read'], SOON), NOW)).toThrow(
      InsufficientScopeError,
    );
  });
});
