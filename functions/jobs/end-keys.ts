import { accessStore } from '../../shared/access/access-store.ts';
import { handleDueKeys } from '../../shared/api-keys/due-keys.ts';
import { keyServices } from '../../shared/api-keys/key-services.ts';
import { grantServices } from '../../shared/oauth/end-grant.ts';
import { remindOfEndingGrants } from '../../shared/oauth/ending-grants.ts';
import { allOf } from '../../shared/platform/retry.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';

/** Every 15 minutes: removes ended keys, and notifies owners 7 days and 1 day before the end of a key, 7 days before that of a grant. */
export const handler = scheduledJob({
  name: 'end-keys',
  run: async ({ now, measure }) => {
    const table = openTable();
    await allOf(
      () => handleDueKeys({ ...keyServices(measure), table, access: accessStore(table) }, now),
      () => remindOfEndingGrants(grantServices(measure), now),
    );
  },
});
