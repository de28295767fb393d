import { accessStore } from '../../../shared/access/access-store.ts';
import { AddressTakenError } from '../../../shared/access/address-owners.ts';
import { userCreator } from '../../../shared/access/create-user.ts';
import { OPERATOR } from '../../../shared/access/history.ts';
import { type ApiKeyRecord, hasKeyEnded } from '../../../shared/access/key-record.ts';
import { generateApiKey } from '../../../shared/access/key-rules.ts';
import { keyStore } from '../../../shared/access/key-store.ts';
import { SUBSCRIPTION_STATUSES } from '../../../shared/access/subscription.ts';
import { subscriptionStore } from '../../../shared/access/subscription-store.ts';
import { inOrder, USUAL_SCOPES } from '../../../shared/contract/access.ts';
import { readSite, versionsInForce } from '../../../shared/contract/web/site.ts';
import { digestStore } from '../../../shared/digest/digest-store.ts';
import { emailClaim, openAddressHashes, replacedAddresses } from '../../../shared/notifications/address-hashes.ts';
import { optionalSetting, variables } from '../../../shared/platform/environment.ts';
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

const refusingTaken = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof AddressTakenError ? new ControlProblem(400, `email: ${error.message}`) : error;
  });

/** Users through the service's own access store; a key is named by its hash. */
export const serviceAccess = (table: Table): Access => {
  const store = accessStore(table);
  const keys = keyStore(table);
  const subscriptions = subscriptionStore(table);
  return {
    createUser: async (profile) => {
      const now = systemClock();
      // As if they had come through the door: no strip asks the people of a demo for what nobody has written.
      const terms = versionsInForce(readSite(optionalSetting(variables.site)));
      const made = { ...profile, ...(terms && { terms: { ...terms, at: now } }) };
      return refusingTaken(userCreator(table)(made, now, emailClaim(profile.email, await openAddressHashes())));
    },
    async updateProfile(userId, profile) {
      const [{ profile: before }, hashes] = await Promise.all([store.read(userId), openAddressHashes()]);
      const replaced = before ? replacedAddresses(before, profile, hashes) : [];
      const address = { taken: emailClaim(profile.email, hashes), freed: emailClaim(before?.email ?? null, hashes) };
      await refusingTaken(store.putProfile(userId, profile, replaced, address));
    },
    async putSubscription(userId, subscription) {
      if (!subscription) return subscriptions.remove(userId);
      const now = systemClock();
      const change = {
        userId,
        subscription: toStored(subscription),
        effectiveAt: now,
        eventId: null,
        by: OPERATOR,
        now,
      };
      const outcome = await subscriptions.set(change);
      if (outcome !== 'saved') throw new ControlProblem(400, `The subscription could not be set: ${outcome}`);
    },
    async chooseDigest(userId, channels) {
      for (const channel of channels) await digestStore(table).choose(userId, { channel, on: true }, systemClock());
    },
    async mintKey(userId, { label, scopes, validUntil }) {
      const now = systemClock();
      // An end that has passed already is allowed here: tests and demos need such keys.
      const powers = { scopes: inOrder(scopes ?? USUAL_SCOPES), validUntil: validUntil ?? null };
      const { key, record } = generateApiKey(userId, { label, ...powers }, now);
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
      const statusOf = (key: ApiKeyRecord) => (hasKeyEnded(key, systemClock()) ? 'ended' : 'active');
      const shown = live.map((key) => ({ id: key.hash, label: key.label, status: statusOf(key) }));
      return { name, email: email ?? '', phone, subscription, keys: shown };
    },
  };
};
