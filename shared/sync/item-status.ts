import { type EXECUTION_STATUSES, ITEM_STATUSES } from '../contract/resources/sync.ts';

export type ItemStatus = (typeof ITEM_STATUSES)[number];
export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];

const statuses: ReadonlySet<string> = new Set(ITEM_STATUSES);
const isItemStatus = (status: string): status is ItemStatus => statuses.has(status);

/** The aggregator's seven states are the contract's; one that is not known yet is shown as data that may be old. */
export const itemStatusOf = (status: string): ItemStatus => (isItemStatus(status) ? status : 'OUTDATED');

/** What the aggregator says of a run in progress (field notes 3.2). */
export const RUNNING_STATUSES = [
  'CREATING',
  'CREATED',
  'LOGIN_IN_PROGRESS',
  'LOGIN_MFA_IN_PROGRESS',
  'WAITING_USER_INPUT',
  'WAITING_USER_ACTION',
  'USER_AUTHORIZATION_PENDING',
  'ACCOUNTS_IN_PROGRESS',
  'TRANSACTIONS_IN_PROGRESS',
  'PAYMENT_DATA_IN_PROGRESS',
  'CREDITCARDS_IN_PROGRESS',
  'INVESTMENTS_IN_PROGRESS',
  'INVESTMENTS_TRANSACTIONS_IN_PROGRESS',
  'IDENTITY_IN_PROGRESS',
  'LOANS_IN_PROGRESS',
  'ACCOUNT_STATEMENTS_IN_PROGRESS',
] as const;

// It has no result of its own, and the item's status tells that it runs.
const withoutResult: ReadonlySet<string> = new Set(RUNNING_STATUSES);

/**
 * The contract's three execution values: every failing one is ERROR, also one that is not known yet;
 * a run in progress shows SUCCESS, as the aggregator's own example does. Null: no run so far.
 */
export const executionStatusOf = (executionStatus: string | null): ExecutionStatus => {
  if (executionStatus === null || executionStatus === 'SUCCESS') return 'SUCCESS';
  if (executionStatus === 'PARTIAL_SUCCESS') return 'PARTIAL_SUCCESS';
  return withoutResult.has(executionStatus) || executionStatus.endsWith('_IN_PROGRESS') ? 'SUCCESS' : 'ERROR';
};

/** Whether the aggregator is still at it, so that its data may change under a reader. */
export const isInProgress = (status: ItemStatus): boolean => status === 'UPDATING' || status === 'MERGING';
