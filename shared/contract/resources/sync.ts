import * as z from 'zod/mini';
import { named } from './common.ts';

/** Identical to the aggregator's item states (RULES.md#sync-items). */
export const ITEM_STATUSES = [
  'UPDATED',
  'UPDATING',
  'MERGING',
  'WAITING_USER_INPUT',
  'WAITING_USER_ACTION',
  'LOGIN_ERROR',
  'OUTDATED',
] as const;
export const EXECUTION_STATUSES = ['SUCCESS', 'PARTIAL_SUCCESS', 'ERROR'] as const;

const item = named('SynchronizationItem', () =>
  z.union([
    z.object({
      itemId: z.string(),
      connectorName: z.string(),
      status: z.enum(ITEM_STATUSES),
      executionStatus: z.enum(EXECUTION_STATUSES),
      error: z.optional(z.string()),
    }),
    z.object({ itemId: z.optional(z.string()), connectorName: z.optional(z.string()), error: z.string() }),
  ]),
);

const group = named('SynchronizationGroup', () => z.object({ count: z.int(), items: z.array(item()) }));

/** `details` of manual-update; an item may be in two groups. */
export const syncGroups = named('SynchronizationDetails', () =>
  z.object({
    totalItems: z.int(),
    completed: group(),
    inProgress: group(),
    needsUserInput: group(),
    loginErrors: group(),
    outdated: group(),
    partialSuccess: group(),
    failed: group(),
  }),
);
