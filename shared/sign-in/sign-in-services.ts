import { addressOwners } from '../access/address-owners.ts';
import { erasureTeller } from '../access/erasure-record.ts';
import { sessionStore } from '../access/session-store.ts';
import type { Measure } from '../contract/metrics.ts';
import { queues } from '../contract/queues.ts';
import { openAddressHashes } from '../notifications/address-hashes.ts';
import { deliveryStore } from '../notifications/delivery-store.ts';
import { securityNotices } from '../notifications/notices/security-notice.ts';
import { queueSender } from '../platform/queue.ts';
import { openTable, type Table } from '../platform/table/table.ts';
import { systemClock } from '../time/instant.ts';
import { entryStore } from './entry-store.ts';
import { passkeyCount } from './passkey-record.ts';

/** Notices about the account, written with the change that they report. */
export const accountNotices = (table: Table) =>
  securityNotices({
    deliveries: deliveryStore(table, systemClock),
    emailQueue: queueSender(queues.sendEmail),
  });

/** The same for changes of which some are critical, which go by WhatsApp, too. */
export const criticalNotices = (table: Table) =>
  securityNotices({
    deliveries: deliveryStore(table, systemClock),
    emailQueue: queueSender(queues.sendEmail),
    whatsappQueue: queueSender(queues.sendWhatsapp),
  });

/** Dependencies of opening a session. */
export const openingServices = (measure: Measure) => {
  const table = openTable();
  return {
    table,
    measure,
    sessions: sessionStore(table),
    entries: entryStore(table),
    owners: addressOwners(table),
    notices: accountNotices(table),
    passkeys: passkeyCount(table),
    addressHashes: openAddressHashes,
    tellErasure: erasureTeller(table, queueSender(queues.sendBillingEvent)),
  };
};
export type SignInServices = ReturnType<typeof openingServices>;
