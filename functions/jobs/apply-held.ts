import { profileStore } from '../../shared/access/profile-store.ts';
import { sessionStore } from '../../shared/access/session-store.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { applyHeldChanges } from '../../shared/sign-in/apply-held.ts';
import { passkeyStore } from '../../shared/sign-in/passkey-store.ts';
import { criticalNotices } from '../../shared/sign-in/sign-in-services.ts';

/** Every 15 minutes: changes of e-mail addresses and first passkeys that nobody stopped within their day. */
export const handler = scheduledJob({
  name: 'apply-held',
  run: async ({ now, measure }) => {
    const table = openTable();
    const stores = { store: passkeyStore(table), profiles: profileStore(table), sessions: sessionStore(table) };
    const notices = criticalNotices(table);
    await applyHeldChanges({ table, ...stores, notices, addressHashes: openAddressHashes, measure }, now);
  },
});
