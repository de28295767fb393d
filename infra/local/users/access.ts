import { accessStore } from '../../../shared/access/access-store.ts';
import { OPERATOR } from '../../../shared/access/history.ts';
import { type ApiKeyRecord, hasEnded } from '../../../shared/access/key-record.ts';
import { keyStore } from '../../../shared/access/key-store.ts';
import { newApiKey } from '../../../shared/access/new-api-key.ts';
import { SUBSCRIPTION_STATUSES } from '../../../shared/access/subscription.ts';
import { inOrder, USUAL_SCOPES } from '../../../shared/contract/access.ts';
import { openAddressHashes } from '../../../shared/notifications/address-hashes.ts';
import { replacedAddresses } from '../../../shared/personal-data/address-records.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { parseInstant, systemClock } from '../../../shared/time/instant.ts';
import { ControlProblem } from '../controls/control.ts';
import type { Access, Subscription } from './ports.ts';

const toStored = (subscription: NonNullable<Subscription>) => {
  const status = SUBSCRIPTION_STATUSES.find((known) => known === subscription.status);
  if (!status) throw new ControlProblem(400, `subscription.status must be one of ${SUBSCRIPTION_STATUSES.join(', ')}`);
  const end = subscription.currentPeriodEnd;
  return { plan: subscription.plan, status, currentPeriodEnd: end ? parseInstant(end) : null };
};

/** Users through the service's own access store; a key is named by its hash. */
export const serviceAccess = (table: Table): Access => {
  const store = accessStore(table);
  const keys = keyStore(table);
  return {
    createUser: (profile) => store.create(profile, systemClock()),
    async updateProfile(userId, profile) {
      const { profile: before } = await store.read(userId);
      const replaced = before ? replacedAddresses(before, profile, await openAddressHashes()) : [];
      await store.putProfile(userId, profile, replaced);
    },
    putSubscription: (userId, subscription) => store.putSubscription(userId, subscription && toStored(subscription)),
    async mintKey(userId, { label, scopes, validUntil }) {
      const now = systemClock();
      // An end that has passed already is allowed here: tests and demos need such keys.
      const powers = { scopes: inOrder(scopes ?? USUAL_SCOPES), validUntil: validUntil ?? null };
      const { key, record } = newApiKey(userId, { label, ...powers }, now);
      const outcome = await keys.create({ userId, now, by: OPERATOR }, record);
      if (outcome !== 'saved') throw new ControlProblem(400, `The key could not be made: ${outcome}`);
      return { id: record.hash, key };
    },
    async revokeKey(userId, id) {
      const key = (await keys.list(userId)).find(({ hash }) => hash === id);
      if (key) await keys.end({ userId, now: systemClock(), by: OPERATOR }, key, 'key.revoked');
    },
    async read(userId) {
      const { profile, subscription, keys: live, erased } = await store.read(userId);
      if (!profile || erased) return null;
      const { name, email, phone } = profile;
      const statusOf = (key: ApiKeyRecord) => (hasEnded(key, systemClock()) ? 'ended' : 'active');
      const shown = live.map((key) => ({ id: key.hash, label: key.label, status: statusOf(key) }));
      return { name, email: email ?? '', phone, subscription, keys: shown };
    },
  };
};
