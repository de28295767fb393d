import type { Table } from '../../shared/platform/table/table.ts';
import { tableDefinition } from '../../shared/platform/table/table-definition.ts';
import type { Around } from './in-process-dynamo.ts';

const SHARD = /\b[A-Z]+#\d+\b/g;
const { name: dueIndex } = tableDefinition.indexes.due;

/**
 * Answers queries of a shard of the `due` index that no write has named without the engine: the shard is empty. Every job
 * queries all 32, most of which are empty in a test, at a tenth of the processor time. Each still counts as a call.
 */
export const answerEmptyShards = ({ client }: Table, around: Around): void => {
  const written = new Set<string>();
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input: Record<string, unknown> = { ...args.input };
        if (commandName !== 'QueryCommand') {
          for (const [name] of JSON.stringify(input).matchAll(SHARD)) written.add(name);
          return next(args);
        }
        const shard = Object(input.ExpressionAttributeValues)[':shard'];
        if (input.IndexName !== dueIndex || typeof shard !== 'string' || written.has(shard)) return next(args);
        return { output: await around(async () => ({ Items: [], Count: 0, $metadata: {} })), response: {} };
      },
    { step: 'initialize', priority: 'high' },
  );
};
