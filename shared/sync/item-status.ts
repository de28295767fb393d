import { type EXECUTION_STATUSES, ITEM_STATUSES } from '../contract/resources/sync.ts';

export type ItemStatus = (typeof ITEM_STATUSES)[number];
export type ExecutionStatus = (typeof EXECUTION_STATUSES)[number];

const statuses: ReadonlySet<string> = new Set(ITEM_STATUSES);
const isItemStatus = (status: string): status is ItemStatus => statuses.has(status);

/** An unknown state is shown as data that may be outdated. */
export const itemStatusOf = (status: string): ItemStatus => (isItemStatus(status) ? status : 'OUTDATED');

/** The aggregator's values of `executionStatus` during a run. */
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

// Values without a result; the item's status shows the run.
const withoutResult: ReadonlySet<string> = new Set(RUNNING_STATUSES);

/** Unknown failures are ERROR. A run in progress shows SUCCESS, as in the aggregator's example. Null: no run so far. */
export const executionStatusOf = (executionStatus: string | null): ExecutionStatus => {
  if (executionStatus === null || executionStatus === 'SUCCESS') return 'SUCCESS';
  if (executionStatus === 'PARTIAL_SUCCESS') return 'PARTIAL_SUCCESS';
  return withoutResult.has(executionStatus) || executionStatus.endsWith('_IN_PROGRESS') ? 'SUCCESS' : 'ERROR';
};

/** While true, the data may change during a read. */
export const isInProgress = (status: ItemStatus): boolean => status === 'UPDATING' || status === 'MERGING';
