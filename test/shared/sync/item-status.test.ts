import { describe, expect, it } from 'vitest';
import { executionStatuses } from '../../../infra/sandbox/fixture/item-states.ts';
import { ITEM_STATUSES } from '../../../shared/contract/resources/sync.ts';
import { executionStatusOf, itemStatusOf } from '../../../shared/sync/item-status.ts';
import { type SyncEntry, syncDetails } from '../../../shared/sync/sync-groups.ts';

const groupNames = [
  'completed',
  'inProgress',
  'needsUserInput',
  'loginErrors',
  'outdated',
  'partialSuccess',
  'failed',
] as const;

// Written from RULES.md#sync-items and Pluggy's documented values, not from the code.
const shown: Record<(typeof executionStatuses)[number], 'SUCCESS' | 'PARTIAL_SUCCESS' | 'ERROR'> = {
  SUCCESS: 'SUCCESS',
  PARTIAL_SUCCESS: 'PARTIAL_SUCCESS',
  ERROR: 'ERROR',
  CREATE_ERROR: 'ERROR',
  MERGE_ERROR: 'ERROR',
  INVALID_CREDENTIALS: 'ERROR',
  INVALID_CREDENTIALS_MFA: 'ERROR',
  ALREADY_LOGGED_IN: 'ERROR',
  UNEXPECTED_ERROR: 'ERROR',
  SITE_NOT_AVAILABLE: 'ERROR',
  ACCOUNT_LOCKED: 'ERROR',
  ACCOUNT_CREDENTIALS_RESET: 'ERROR',
  ACCOUNT_NEEDS_ACTION: 'ERROR',
  CONNECTION_ERROR: 'ERROR',
  USER_AUTHORIZATION_NOT_GRANTED: 'ERROR',
  USER_NOT_SUPPORTED: 'ERROR',
  USER_INPUT_TIMEOUT: 'ERROR',
  CREATING: 'SUCCESS',
  CREATED: 'SUCCESS',
  LOGIN_IN_PROGRESS: 'SUCCESS',
  LOGIN_MFA_IN_PROGRESS: 'SUCCESS',
  WAITING_USER_INPUT: 'SUCCESS',
  WAITING_USER_ACTION: 'SUCCESS',
  USER_AUTHORIZATION_PENDING: 'SUCCESS',
  ACCOUNTS_IN_PROGRESS: 'SUCCESS',
  TRANSACTIONS_IN_PROGRESS: 'SUCCESS',
  PAYMENT_DATA_IN_PROGRESS: 'SUCCESS',
  CREDITCARDS_IN_PROGRESS: 'SUCCESS',
  INVESTMENTS_IN_PROGRESS: 'SUCCESS',
  INVESTMENTS_TRANSACTIONS_IN_PROGRESS: 'SUCCESS',
  IDENTITY_IN_PROGRESS: 'SUCCESS',
  LOANS_IN_PROGRESS: 'SUCCESS',
  ACCOUNT_STATEMENTS_IN_PROGRESS: 'SUCCESS',
};

const byStatus: Record<(typeof ITEM_STATUSES)[number], Partial<Record<(typeof groupNames)[number], true>>> = {
  UPDATED: {},
  UPDATING: { inProgress: true },
  MERGING: { inProgress: true },
  WAITING_USER_INPUT: { needsUserInput: true },
  WAITING_USER_ACTION: { needsUserInput: true },
  LOGIN_ERROR: { loginErrors: true },
  OUTDATED: { outdated: true },
};

const expectedGroups = (
  status: (typeof ITEM_STATUSES)[number],
  value: (typeof shown)[keyof typeof shown],
): string[] => {
  const groups: string[] = Object.keys(byStatus[status]);
  if (status === 'UPDATED' && value === 'SUCCESS') groups.push('completed');
  if (value === 'PARTIAL_SUCCESS') groups.push('partialSuccess');
  if (value === 'ERROR') groups.push('failed');
  return groups.sort();
};

const groupsOf = (entry: SyncEntry): string[] => {
  const details = syncDetails([entry]);
  return groupNames.filter((name) => details[name].count === 1).sort();
};

describe.each(ITEM_STATUSES)('an item with status %s', (status) => {
  it.each(executionStatuses)('and execution status %s lands in exactly its groups', (executionStatus) => {
    const entry = {
      itemId: 'i',
      connectorName: 'Nubank',
      status: itemStatusOf(status),
      executionStatus: executionStatusOf(executionStatus),
    };
    expect(entry).toMatchObject({ status, executionStatus: shown[executionStatus] });
    expect(groupsOf(entry)).toEqual(expectedGroups(status, shown[executionStatus]));
  });
});

it('puts an item that could not be reached among the failed ones alone', () => {
  expect(groupsOf({ itemId: 'i', connectorName: 'Nubank', error: 'not reached' })).toEqual(['failed']);
});

it('shows a login error with a failed run in both groups, and counts the item once', () => {
  const entry = { itemId: 'i', connectorName: 'Nubank', status: 'LOGIN_ERROR', executionStatus: 'ERROR' } as const;
  expect(syncDetails([entry])).toMatchObject({ totalItems: 1, loginErrors: { count: 1 }, failed: { count: 1 } });
});

it('takes states that the aggregator may add for old data and a failure', () => {
  expect(itemStatusOf('SOMETHING_NEW')).toBe('OUTDATED');
  expect(executionStatusOf('SOMETHING_NEW')).toBe('ERROR');
  expect(executionStatusOf('CREDENTIALS_IN_PROGRESS')).toBe('SUCCESS');
  expect(executionStatusOf(null)).toBe('SUCCESS');
});
