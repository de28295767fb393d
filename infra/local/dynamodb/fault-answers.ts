import type { FaultKind } from '../faults.ts';
import type { Input } from './dynalite.ts';
import { DynamoDbError, type Refusal, transactionCancelled } from './errors.ts';

const THROTTLED =
  'The level of configured provisioned throughput for the table was exceeded. ' +
  'Consider increasing your provisioning level with the UpdateTable API.';
const CONFLICTING = 'Transaction is ongoing for the item';

const CONFLICTED_WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);
const TRANSACTIONS = new Set(['TransactWriteItems', 'TransactGetItems']);

/** Only writes of one item and transactions can meet an ongoing transaction. */
export const canFailSo = (operation: string, kind: FaultKind): boolean =>
  kind !== 'conflict' || CONFLICTED_WRITES.has(operation) || TRANSACTIONS.has(operation);

/** What DynamoDB answers to a call that fails so. The SDK repeats it by itself, except a conflict. */
export const faultAnswer = (kind: Exclude<FaultKind, 'timeout'>, operation: string, input: Input): Refusal => {
  if (kind === '500') return new DynamoDbError('InternalServerError', 'Internal server error', {}, 500);
  if (kind === 'throttle') {
    return TRANSACTIONS.has(operation)
      ? new DynamoDbError('ThrottlingException', 'Rate of requests exceeds the allowed throughput.')
      : new DynamoDbError('ProvisionedThroughputExceededException', THROTTLED);
  }
  if (!TRANSACTIONS.has(operation)) return new DynamoDbError('TransactionConflictException', CONFLICTING);
  const steps = Array.isArray(input.TransactItems) ? input.TransactItems : [];
  return transactionCancelled(steps.map(() => ({ Code: 'TransactionConflict', Message: CONFLICTING })));
};
