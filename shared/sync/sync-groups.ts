import { type ExecutionStatus, type ItemStatus, isInProgress } from './item-status.ts';

/** An item that could not be reached has no state. */
export type SyncEntry =
  | { itemId: string; connectorName: string; status: ItemStatus; executionStatus: ExecutionStatus; error?: string }
  | { itemId: string; connectorName: string; error: string };

type State = { status: ItemStatus; executionStatus: ExecutionStatus };

// The table in RULES.md#sync-items; an item may be in two groups.
const groupRules = {
  completed: ({ status, executionStatus }: State) => status === 'UPDATED' && executionStatus === 'SUCCESS',
  inProgress: ({ status }: State) => isInProgress(status),
  needsUserInput: ({ status }: State) => status === 'WAITING_USER_INPUT' || status === 'WAITING_USER_ACTION',
  loginErrors: ({ status }: State) => status === 'LOGIN_ERROR',
  outdated: ({ status }: State) => status === 'OUTDATED',
  partialSuccess: ({ executionStatus }: State) => executionStatus === 'PARTIAL_SUCCESS',
  failed: ({ executionStatus }: State) => executionStatus === 'ERROR',
} as const;

export type SyncGroupName = keyof typeof groupRules;
export type SyncGroup = { count: number; items: SyncEntry[] };
export type SyncDetails = { totalItems: number } & Record<SyncGroupName, SyncGroup>;

const belongsTo = (name: SyncGroupName, entry: SyncEntry): boolean =>
  'status' in entry ? groupRules[name](entry) : name === 'failed';

const groupOf = (name: SyncGroupName, entries: readonly SyncEntry[]): SyncGroup => {
  const items = entries.filter((entry) => belongsTo(name, entry));
  return { count: items.length, items };
};

export const syncDetails = (entries: readonly SyncEntry[]): SyncDetails => ({
  totalItems: entries.length,
  completed: groupOf('completed', entries),
  inProgress: groupOf('inProgress', entries),
  needsUserInput: groupOf('needsUserInput', entries),
  loginErrors: groupOf('loginErrors', entries),
  outdated: groupOf('outdated', entries),
  partialSuccess: groupOf('partialSuccess', entries),
  failed: groupOf('failed', entries),
});
