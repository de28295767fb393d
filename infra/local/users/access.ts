import { accessStore } from '../../../shared/access/access-store.ts';
import { SUBSCRIPTION_STATUSES } from '../../../shared/access/subscription.ts';
import type { Table } from '../../../shared/storage/table.ts';
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
  return {
    createUser: (profile) => store.create(profile, systemClock()),
    updateProfile: (userId, profile) => store.putProfile(userId, profile),
    putSubscription: (userId, subscription) => store.putSubscription(userId, subscription && toStored(subscription)),
    async mintKey(userId, label) {
      const { key, hash } = await store.mintKey(userId, label, systemClock());
      return { id: hash, key };
    },
    async revokeKey(userId, keyId) {
      await store.revokeKey(userId, keyId, systemClock());
    },
    async read(userId) {
      const { profile, subscription, keys, erased } = await store.read(userId);
      if (!profile || erased) return null;
      const { name, email, phone } = profile;
      const shown = keys.map(({ hash, label, status }) => ({ id: hash, label, status }));
      return { name, email: email ?? '', phone, subscription, keys: shown };
    },
  };
};
