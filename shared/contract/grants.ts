import type { QueueName } from './queues.ts';
import type { SecretName } from './secrets.ts';

export type IndexName = 'byId' | 'due';

/** The resources of a function; its grants and environment are derived from this only. */
export type Grants = {
  table: 'none' | 'read' | 'write';
  /** Partition keys of the table that it may touch, `*` for any text; all of them by default. For functions that nobody has to be known to call. */
  partitions?: readonly string[];
  /** `byId`: owners of ids; `due`: records by due time. */
  indexes?: readonly IndexName[];
  /** Queues it may send to. */
  sends?: readonly QueueName[];
  /** Queues whose depth it may read. */
  inspects?: readonly QueueName[];
  /** May create, move and remove reminder schedules. */
  schedules?: true;
  /** Secrets it may read. */
  secrets?: readonly SecretName[];
  /** May send e-mail; only the delivery worker does. */
  email?: true;
  /** Knows whether and where the payment provider is told. */
  billingEvents?: true;
  /** Knows who may create an account, and on which terms. */
  signUp?: true;
  /** Knows what each plan costs and allows, and the operator's page of plans. */
  plans?: true;
};

/** Whether a function with these grants can read the table and do nothing else. */
export const readsTableAlone = ({ table, ...others }: Grants): boolean =>
  table === 'read' && Object.keys(others).length === 0;
