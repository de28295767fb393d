import { isLeaving } from '../access/access-records.ts';
import { accessStore } from '../access/access-store.ts';
import { CredentialGoneError, QuotaExceededError } from '../domain-errors.ts';
import { allOf } from '../platform/retry.ts';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { type AddressChanging, changeAddress } from './change-address.ts';
import { addPasskey, type PasskeyServices } from './change-passkeys.ts';
import { type HeldChange, heldChanges } from './held-changes.ts';

export type ApplyingServices = AddressChanging & Omit<PasskeyServices, 'sessions'> & { table: Table };

/** @returns whether it was applied; not where the address is another user's by now, or there is no room for the passkey */
const apply = async (services: ApplyingServices, userId: string, held: HeldChange, now: Instant): Promise<boolean> => {
  const { kind, address, passkey, sessionId, by } = held;
  const claim = heldChanges(services.table).gone(userId, held);
  if (kind === 'email' && address !== undefined) {
    const change = { channel: 'email', address, userId, sessionId, by, now, claims: [claim] } as const;
    return (await changeAddress(services, change)) === 'changed';
  }
  const { profile } = await accessStore(services.table).read(userId);
  if (!passkey || !profile) return false;
  const sessions = { unlessEnded: () => claim };
  try {
    const owner = { userId, profile, now, by };
    return await addPasskey({ ...services, sessions }, owner, { passkey, session: {} as never });
  } catch (error) {
    if (error instanceof CredentialGoneError || error instanceof QuotaExceededError) return false;
    throw error;
  }
};

const settle = async (services: ApplyingServices, { userId, sk }: DueRecord, now: Instant): Promise<void> => {
  const { table } = services;
  const held = await heldChanges(table).find(userId, sk.slice('HELD#'.length));
  if (!held || held.effectiveAt > now || isLeaving(await accessStore(table).read(userId))) return;
  if (!(await apply(services, userId, held, now))) await writeAll(table, [heldChanges(table).gone(userId, held)]);
};

/** Applies the changes that nobody stopped within their day. */
export const applyHeldChanges = (services: ApplyingServices, now: Instant): Promise<void> =>
  eachDue(services.table, { kind: 'HELD', until: now }, (records) =>
    allOf(...records.map((record) => () => settle(services, record, now))),
  );
