import type { QueueName } from './queues.ts';
import type { SecretName } from './secrets.ts';

/** What a function may reach; its grants and its environment follow from it and from nothing else. */
export type Scope = {
  /** `read` cannot write the table; `none` cannot even read it. */
  table: 'none' | 'read' | 'write';
  /** Queues it may send to. */
  sends?: readonly QueueName[];
  /** Queues whose length it may ask for. */
  inspects?: readonly QueueName[];
  /** May create, move and remove reminder schedules. */
  schedules?: true;
  /** Secrets it may read. */
  secrets?: readonly SecretName[];
  /** May send e-mail: the delivery job alone (design 11). */
  email?: true;
};

/** Whether it can do nothing but read the table: what it does leaves no trace anywhere. */
export const readsTableAlone = ({ table, ...others }: Scope): boolean =>
  table === 'read' && Object.keys(others).length === 0;
