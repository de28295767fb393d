import * as z from 'zod/mini';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { syncGroups } from '../resources/sync.ts';

const NEXT_STEPS = {
  message: 'The user has no connected accounts to synchronize.',
  nextSteps: ['Connect a bank account through Open Finance'],
};

export const manualUpdate = defineOperation({
  name: 'manual-update',
  method: 'POST',
  path: '/tools/api/manual-update',
  tag: 'Synchronization',
  summary: 'Synchronize all connected institutions now',
  query: z.object({ ...sourceMark }),
  response: () => fullBody({ message: z.string(), details: syncGroups() }),
  envelope: 'full',
  refusals: [
    {
      status: 400,
      error: 'No connected accounts found',
      when: 'the user has no connected accounts',
      example: NEXT_STEPS,
    },
  ],
  scope: { table: 'write', sends: ['syncItem', 'evaluateLimits'], secrets: ['aggregator'] },
});
