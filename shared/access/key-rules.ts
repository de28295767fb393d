import { type AccessScope, areWithin, inOrder, USUAL_SCOPES } from '../contract/access.ts';
import { InsufficientScopeError, InvalidInputError } from '../domain-errors.ts';
import type { Instant } from '../time/instant.ts';
import { hashOfCredential, mintCredential, newKeyId } from './credential.ts';
import { type ApiKeyRecord, daysAfter } from './key-record.ts';

/** Maximum number of active keys per user. */
export const MOST_KEYS = 20;

/** Scopes of a credential and its expiry; null: it does not expire. */
export type Powers = { scopes: readonly AccessScope[]; validUntil: Instant | null };

/** No limits: an operator's. */
export const ALL_POWERS: Powers = { scopes: ['read', 'write', 'sync', 'memories', 'account'], validUntil: null };

/** Days after which a key ends where nothing else is asked for. */
const USUAL_DAYS = 365;

const endsWithin = (end: Instant | null, bound: Instant | null): boolean =>
  bound === null || (end !== null && end <= bound);

/** @throws InsufficientScopeError when `wanted` exceeds `granted`, in scopes or in duration */
export const requirePowers = (granted: Powers, wanted: Powers): void => {
  const about = { required: inOrder(wanted.scopes), granted: inOrder(granted.scopes) };
  if (!areWithin(wanted.scopes, granted.scopes)) {
    throw new InsufficientScopeError('A key creates, rotates and revokes only keys within its own scopes.', about);
  }
  if (!endsWithin(wanted.validUntil, granted.validUntil)) {
    throw new InsufficientScopeError(
      `The calling key ends at ${granted.validUntil}: it creates, rotates and revokes only keys that end by then.`,
      about,
    );
  }
};

const usualEnd = (maker: Powers, now: Instant): Instant => {
  const usual = daysAfter(now, USUAL_DAYS);
  return maker.validUntil !== null && maker.validUntil < usual ? maker.validUntil : usual;
};

/**
 * The powers of a new key: the default scopes unless some are named, and no later expiry than the creating credential's: that, or
 * 12 months, where none is named. Null asks for a key without an end.
 * @throws InvalidInputError for an end that has passed; InsufficientScopeError beyond the maker's powers
 */
export const powersOfNew = (
  asked: { scopes?: readonly AccessScope[] | undefined; validUntil?: Instant | null | undefined },
  maker: Powers,
  now: Instant,
): Powers => {
  const wanted = {
    scopes: inOrder(asked.scopes ?? USUAL_SCOPES),
    validUntil: asked.validUntil === undefined ? usualEnd(maker, now) : asked.validUntil,
  };
  if (asked.validUntil && asked.validUntil <= now) {
    throw new InvalidInputError('Invalid validUntil', { message: 'validUntil must be in the future' });
  }
  requirePowers(maker, wanted);
  return wanted;
};

/** Where a key comes from. */
export type Origin = Pick<ApiKeyRecord, 'madeBy' | 'descent'>;
export const NO_ORIGIN: Origin = { madeBy: null, descent: [] };

/** What a key descends from that this one makes: itself, and what it descends from. */
export const descentOf = ({ keyId, descent }: Pick<ApiKeyRecord, 'keyId' | 'descent'>): string[] => [keyId, ...descent];

/** The keys that descend from one: its successor, and those that they made, at any depth. */
export const descendantsOf = (live: readonly ApiKeyRecord[], keyId: string): ApiKeyRecord[] =>
  live.filter(({ descent }) => descent.includes(keyId));

/** A new key, to be shown once, and its stored record. */
export const generateApiKey = (
  userId: string,
  { label, scopes, validUntil }: Powers & { label: string },
  now: Instant,
  { madeBy, descent }: Origin = NO_ORIGIN,
): { key: string; record: ApiKeyRecord } => {
  const key = mintCredential('key', userId);
  const hash = hashOfCredential(key);
  const record = {
    hash,
    keyId: newKeyId(),
    label,
    scopes,
    createdAt: now,
    validUntil,
    lastUse: null,
    successorId: null,
    madeBy,
    descent,
  };
  return { key, record };
};
