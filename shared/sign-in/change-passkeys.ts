import type { Profile } from '../access/access-records.ts';
import { type Measure, metrics } from '../contract/metrics.ts';
import { ErasedUserError, NotFoundError, QuotaExceededError } from '../domain-errors.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import { MOST_PASSKEYS, type PasskeyRecord } from './passkey-record.ts';
import type { PasskeyChange, PasskeyOutcome, PasskeyStore } from './passkey-store.ts';

export type PasskeyServices = {
  store: Pick<PasskeyStore, 'add' | 'remove' | 'list'>;
  notices: Pick<SecurityNotices, 'make'>;
  measure: Measure;
};

/** Owner of the passkeys, and time and author of the change; the owner gets an e-mail. */
export type PasskeyOwner = PasskeyChange & { profile: Profile };

const FULL = `Uma conta pode ter até ${MOST_PASSKEYS} chaves de acesso e todas já estão em uso. Remova uma delas para adicionar outra.`;

type Event = 'passkey-added' | 'passkey-removed';

const written = async (
  { notices }: PasskeyServices,
  { profile, userId, now }: PasskeyOwner,
  { event, passkey }: { event: Event; passkey: PasskeyRecord },
  write: (notices: Parameters<PasskeyStore['add']>[2]) => Promise<PasskeyOutcome>,
): Promise<'saved' | 'known'> =>
  untilWritten(async () => {
    const about = { kind: 'account', event, what: passkey.name, at: now } as const;
    const notice = notices.make(userId, profile, { id: passkey.passkeyId, occurrence: event, notice: about });
    const outcome = await write(notice.writes);
    if (outcome === 'full') throw event === 'passkey-added' ? new QuotaExceededError(FULL) : new ErasedUserError();
    if (outcome === 'stale') throw new StaleError();
    if (outcome === 'saved') await notice.send();
    return outcome;
  });

/** @returns false for a passkey that the user has already @throws QuotaExceededError */
export const addPasskey = async (
  services: PasskeyServices,
  owner: PasskeyOwner,
  passkey: PasskeyRecord,
): Promise<boolean> => {
  const { store, measure } = services;
  const about = { event: 'passkey-added', passkey } as const;
  const outcome = await written(services, owner, about, (notices) => store.add(owner, passkey, notices));
  if (outcome === 'saved') measure(metrics.passkeysAdded, 1);
  return outcome === 'saved';
};

/** @throws NotFoundError where the user has no such passkey */
export const removePasskey = async (
  services: PasskeyServices,
  owner: PasskeyOwner,
  passkeyId: string,
): Promise<void> => {
  const { store, measure } = services;
  const passkey = (await store.list(owner.userId)).find((one) => one.passkeyId === passkeyId);
  const about = passkey && ({ event: 'passkey-removed', passkey } as const);
  const outcome =
    about && (await written(services, owner, about, (notices) => store.remove(owner, about.passkey, notices)));
  if (outcome !== 'saved') throw new NotFoundError('Passkey not found');
  measure(metrics.passkeysRemoved, 1);
};
