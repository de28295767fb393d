import { accessStore } from '../../shared/access/access-store.ts';
import { handleDueKeys } from '../../shared/api-keys/due-keys.ts';
import { keyServices } from '../../shared/api-keys/key-services.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';

/** Every 15 minutes: removes ended keys and notifies owners 7 days and 1 day before an end. */
export const handler = scheduledJob({
  name: 'end-keys',
  run: ({ now, measure }) => {
    const table = openTable();
    return handleDueKeys({ ...keyServices(measure), table, access: accessStore(table) }, now);
  },
});
