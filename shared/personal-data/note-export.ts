import type { Profile } from '../access/access-records.ts';
import { newKeyId } from '../access/credential.ts';
import { type Actor, eventItem } from '../access/history.ts';
import { ErasedUserError } from '../domain-errors.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { unlessErased } from '../platform/table/unless-erased.ts';
import type { Instant } from '../time/instant.ts';

/** @param device that the export goes to */
export type NotedExport = { userId: string; profile: Profile; device: string; by: Actor; now: Instant };

/** Notifies the owner that an export has started, and records it in the history. */
export const noteExport = (
  table: Table,
  notices: Pick<SecurityNotices, 'make'>,
  { userId, profile, device, by, now: at }: NotedExport,
): Promise<void> =>
  untilWritten(async () => {
    const id = newKeyId();
    const notice = notices.make(userId, profile, {
      id,
      occurrence: 'exported',
      notice: { kind: 'account', event: 'exported', what: device, at },
    });
    const Item = eventItem(userId, { event: 'data.exported', at, by, id }, { device });
    const entry = { Put: { TableName: table.name, Item } };
    const failed = await writeAll(table, [unlessErased(table, userId), entry, ...notice.writes]);
    if (failed.includes(0)) throw new ErasedUserError();
    if (failed.length > 0) throw new StaleError();
    await notice.send();
  });
