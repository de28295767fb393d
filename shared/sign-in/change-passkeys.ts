import type { Profile } from '../access/access-records.ts';
import { recoveryWrites } from '../access/recovery-codes.ts';
import type { SessionRecord } from '../access/session-record.ts';
import type { SessionStore } from '../access/session-store.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import {
  CredentialGoneError,
  DomainError,
  ErasedUserError,
  NotFoundError,
  QuotaExceededError,
} from '../domain-errors.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { MOST_PASSKEYS, type PasskeyRecord } from './passkey-record.ts';
import type { PasskeyChange, PasskeyOutcome, PasskeyStore } from './passkey-store.ts';

export type PasskeyServices = {
  store: Pick<PasskeyStore, 'add' | 'list'>;
  sessions: Pick<SessionStore, 'unlessEnded'>;
  notices: Pick<SecurityNotices, 'make'>;
  measure: Measure;
};

/** The last passkey of an account that a passkey alone opens. */
export class PasskeyOnlyError extends DomainError {}

export type PasskeyRemoval = Omit<PasskeyServices, 'store' | 'sessions'> & {
  table: Table;
  store: Pick<PasskeyStore, 'remove' | 'list'>;
  sessions: Pick<SessionStore, 'see' | 'ending'>;
};

/** Owner of the passkeys, and time and author of the change; the owner gets an e-mail. */
export type PasskeyOwner = PasskeyChange & { profile: Profile };

const FULL = `Uma conta pode ter até ${MOST_PASSKEYS} chaves de acesso e todas já estão em uso. Remova uma delas para adicionar outra.`;

type Event = 'passkey-added' | 'passkey-removed';

const written = async (
  { notices }: Pick<PasskeyServices, 'notices'>,
  { profile, userId, now }: PasskeyOwner,
  { event, passkey }: { event: Event; passkey: PasskeyRecord },
  write: (notices: readonly WriteItem[]) => Promise<PasskeyOutcome>,
): Promise<'saved' | 'known'> =>
  untilWritten(async () => {
    const about = { kind: 'account', event, what: passkey.name, at: now } as const;
    const notice = notices.make(userId, profile, { id: passkey.passkeyId, occurrence: event, notice: about });
    const outcome = await write(notice.writes);
    if (outcome === 'full') throw new QuotaExceededError(FULL);
    if (outcome === 'ended') throw new CredentialGoneError();
    if (outcome === 'stale') throw new StaleError();
    if (outcome === 'saved') await notice.send();
    return outcome;
  });

/**
 * @param session of the call: it must not have ended meanwhile
 * @returns false for a passkey that the user has already
 * @throws QuotaExceededError; CredentialGoneError
 */
export const addPasskey = async (
  services: PasskeyServices,
  owner: PasskeyOwner,
  { passkey, session }: { passkey: PasskeyRecord; session: SessionRecord },
): Promise<boolean> => {
  const { store, sessions, measure } = services;
  const unlessEnded = sessions.unlessEnded(owner.userId, session);
  const about = { event: 'passkey-added', passkey } as const;
  const outcome = await written(services, owner, about, (notices) =>
    store.add(owner, passkey, { notices, unlessEnded }),
  );
  if (outcome === 'saved') measure(metrics.passkeysAdded, 1);
  return outcome === 'saved';
};

/**
 * Removes a passkey and ends all other sessions: it may be one of a lost or stolen device.
 * @param keeps the session that stays; null: none @param switchesOff an operator's removal: a code opens the account again
 * @throws NotFoundError where the user has no such passkey
 */
export const removePasskey = async (
  services: PasskeyRemoval,
  owner: PasskeyOwner,
  { passkeyId, keeps, switchesOff = false }: { passkeyId: string; keeps: string | null; switchesOff?: boolean },
): Promise<void> => {
  const { table, store, sessions, measure } = services;
  const passkey = (await store.list(owner.userId)).find((one) => one.passkeyId === passkeyId);
  if (!passkey) throw new NotFoundError('Passkey not found');
  const remove = async (notices: readonly WriteItem[]) => {
    const seen = await sessions.see(owner.userId);
    if (seen.access.erased) throw new ErasedUserError();
    const ending = sessions.ending(owner, seen, ({ sessionId }) => sessionId !== keeps);
    const isOnly = seen.access.recovery !== null && !switchesOff;
    if (isOnly && (await store.list(owner.userId)).length < 2) throw new PasskeyOnlyError('It is the last passkey.');
    const { off, isOff } = recoveryWrites(table, owner.userId);
    const recovery = switchesOff ? [off()] : isOnly ? [] : [isOff()];
    return store.remove(owner, passkey, { notices, sessions: ending, recovery, least: isOnly ? 1 : 0 });
  };
  const outcome = await written(services, owner, { event: 'passkey-removed', passkey }, remove);
  if (outcome !== 'saved') throw new NotFoundError('Passkey not found');
  measure(metrics.passkeysRemoved, 1);
};
