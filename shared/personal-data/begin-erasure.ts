import { newKeyId } from '../access/credential.ts';
import { type ErasureRecord, erasureWrites, newErasure } from '../access/erasure-record.ts';
import { eventItem } from '../access/history.ts';
import { momentText } from '../notifications/notices/content.ts';
import { log } from '../platform/log.ts';
import { endAccess, type LastOf, type Protection, type ProtectServices } from './protect-account.ts';

export type BeginServices = ProtectServices & {
  /** Tells the payment provider. */
  tellErasure(userId: string, erasure: ErasureRecord): Promise<void>;
};

const lastOf =
  (
    { table, stores, notices }: BeginServices,
    { session, ...change }: Protection,
    erasure: ErasureRecord,
  ): LastOf<ErasureRecord> =>
  (own, profile) => {
    const { userId, now: at, by } = change;
    const { erasureId: id, finalAt } = erasure;
    const about = { kind: 'account', event: 'erasure-begun', what: momentText(finalAt), at } as const;
    const notice = notices.make(userId, profile, {
      ...{ id, occurrence: 'begun', notice: about },
      ...(profile.email && { to: profile.email }),
    });
    const Item = eventItem(userId, { event: 'account.erasing', at, by, id }, { device: session.device });
    const writes = [
      ...stores.sessions.ended(change, own),
      erasureWrites(table, userId).begun(erasure),
      { Put: { TableName: table.name, Item } },
      ...notice.writes,
    ];
    return { writes, result: erasure, send: notice.send };
  };

/**
 * Ends all access to the account, the calling session's too, and writes down when the account is erased. Nothing is removed until
 * then, so whoever signs in undoes it.
 * @returns null where the session has ended
 */
export const beginErasure = async (services: BeginServices, asked: Protection): Promise<ErasureRecord | null> => {
  const erasure = newErasure(newKeyId(), asked.now);
  const done = await endAccess(services, asked, lastOf(services, asked, erasure));
  if (!done) return null;
  const failed = (error: unknown) => log.failure(error);
  // The caller has no session any more: what fails here is done by jobs.
  await done.last.send().catch(failed);
  await services.tellErasure(asked.userId, erasure).catch(failed);
  return erasure;
};
