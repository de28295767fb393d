import type { AccessRecords, Profile } from '../access/access-records.ts';
import { accessStore } from '../access/access-store.ts';
import { accessAt, canceledFrom } from '../access/subscription.ts';
import { type DeliveryId, enqueueDeliveries } from '../notifications/delivery.ts';
import type { DeliveryStore } from '../notifications/delivery-store.ts';
import type { AccessNotice } from '../notifications/notices/access-notice.ts';
import { isSwitchedOff } from '../notifications/preferences.ts';
import { addressOn } from '../notifications/recipient.ts';
import type { QueueSender } from '../platform/queue.ts';
import { allOf } from '../platform/retry.ts';
import { type DueRecord, EVER, eachDue, oncePerUser, postpone } from '../platform/table/due.ts';
import type { Table } from '../platform/table/table.ts';
import { daysBetween, type IsoDate } from '../time/calendar.ts';
import { addSeconds, type Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import type { Item } from './item.ts';
import { type ItemStore, itemStore } from './item-store.ts';

/** What ends: `id` is the connection's, or that of the plan. */
type End = { id: string; what: AccessNotice['what']; bank: string; date: IsoDate };

const PLAN = 'plan';
const DAYS_BEFORE = 7;
const DAY_SECONDS = 86_400;

const endOfPlan = ({ subscription }: Pick<AccessRecords, 'subscription'>): End[] => {
  const end = canceledFrom(subscription);
  return end ? [{ id: PLAN, what: 'plan', bank: '', date: dateInSaoPaulo(end) }] : [];
};

const endOfConsent = ({ id, connectorName, consentExpiresAt }: Item): End[] =>
  consentExpiresAt ? [{ id, what: 'consent', bank: connectorName, date: dateInSaoPaulo(consentExpiresAt) }] : [];

/** Names the mail among those of the end: one in the week before, one on the day. Another end of the same thing has its own. */
const occurrenceOf = (date: IsoDate, today: IsoDate): string | null => {
  const days = daysBetween(today, date);
  if (days < 0 || days > DAYS_BEFORE) return null;
  return `${days === 0 ? 'day' : 'week'}-${date}`;
};

export type EndingServices = {
  table: Table;
  items: Pick<ItemStore, 'list'>;
  deliveries: Pick<DeliveryStore, 'add'>;
  emailQueue: Pick<QueueSender, 'sendBatch'>;
};

/** The delivery's own key keeps a second run from sending it again. */
const tell = async (
  { deliveries, emailQueue }: EndingServices,
  id: DeliveryId,
  notice: AccessNotice,
): Promise<void> => {
  if (await deliveries.add(id, notice)) await enqueueDeliveries({ email: emailQueue, whatsapp: emailQueue }, [id]);
};

const hears = (profile: Profile | null): boolean =>
  profile !== null && addressOn('email', profile) !== null && !isSwitchedOff(profile, 'access_ends', 'email');

const takeUp = async (services: EndingServices, userId: string, now: Instant): Promise<void> => {
  const { table, items } = services;
  const [access, connected] = await Promise.all([accessStore(table).read(userId), items.list(userId)]);
  const { profile, erased, subscription } = access;
  if (erased || !hears(profile)) return;
  const today = dateInSaoPaulo(now);
  // Without a plan no bank is read, and no authorization can be renewed.
  const consents = accessAt(subscription, now) === 'granted' ? connected.flatMap(endOfConsent) : [];
  await allOf(
    ...[...endOfPlan(access), ...consents].flatMap(({ id, ...end }) => {
      const occurrence = occurrenceOf(end.date, today);
      const about = { userId, kind: 'access_ends', id, channel: 'email' as const };
      return occurrence ? [() => tell(services, { ...about, occurrence }, { kind: 'access_ends', ...end })] : [];
    }),
  );
};

/** Whether what a mail is about still ends on its day: it may have been renewed, or removed, since the mail was written. */
export const stillEnds =
  (table: Table) =>
  async ({ userId, id, occurrence }: Pick<DeliveryId, 'userId' | 'id' | 'occurrence'>): Promise<boolean> => {
    const item = id === PLAN ? null : await itemStore(table).find(userId, id);
    const ends = id === PLAN ? endOfPlan(await accessStore(table).read(userId)) : item ? endOfConsent(item) : [];
    return ends.some(({ date }) => occurrence.endsWith(`-${date}`));
  };

/** What has ended is of no later run. */
const settle = async ({ table }: EndingServices, { pk, sk, dueAt }: DueRecord, now: Instant): Promise<void> => {
  if (dateInSaoPaulo(dueAt) < dateInSaoPaulo(now)) await postpone(table, { pk, sk }, { seen: dueAt, until: EVER });
};

/**
 * Once a day: every user with connections, who has an entry in the `due` index for each; and who has a canceled plan, also of
 * before these entries where there are connections.
 */
export const warnOfEnds = async (services: EndingServices, now: Instant): Promise<void> => {
  const { table } = services;
  const tellOnce = oncePerUser((userId) => takeUp(services, userId, now));
  const soon = addSeconds(now, (DAYS_BEFORE + 1) * DAY_SECONDS);
  await allOf(
    () => eachDue(table, { kind: 'ITEM', until: EVER }, tellOnce),
    () =>
      eachDue(table, { kind: 'PLAN', until: soon }, (records) =>
        allOf(() => tellOnce(records), ...records.map((record) => () => settle(services, record, now))),
      ),
  );
};
