import { accessStore } from '../access/access-store.ts';
import { isOpenGrant } from '../access/grants/grant-record.ts';
import { allOf } from '../platform/retry.ts';
import { type DueRecord, eachDue } from '../platform/table/due.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';
import { type GrantServices, grantNotice } from './end-grant.ts';

export type EndingServices = GrantServices & { table: Table };

const remind = async ({ table, grants, notices }: EndingServices, due: DueRecord, now: Instant): Promise<void> => {
  const { userId, sk, dueAt: seen } = due;
  const access = await accessStore(table).read(userId);
  const grant = access.grants.find(({ grantId }) => keys.grant(userId, grantId).sk === sk);
  if (!grant) return;
  const { grantId, client, endsAt } = grant;
  const isWanted = access.profile && endsAt && !access.erased && isOpenGrant(grant, now);
  // Names the end: a grant has one.
  const notice = isWanted
    ? notices.make(userId, access.profile ?? { name: '', email: null, phone: null }, {
        ...{ id: grantId, occurrence: `ending-${endsAt}`, notice: grantNotice('ending', client, endsAt) },
      })
    : null;
  if (await grants.reminded({ userId, grantId, seen }, notice?.writes ?? [])) await notice?.send();
};

/** Notifies owners 7 days before an assistant's access ends for good; once for each grant. */
export const remindOfEndingGrants = (services: EndingServices, now: Instant): Promise<void> =>
  eachDue(services.table, { kind: 'GRANT', until: now }, (records) =>
    allOf(...records.map((record) => () => remind(services, record, now))),
  );
