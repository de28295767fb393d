import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { execute } from '../../infra/admin/execute.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import type { TestStack } from '../support/stack.ts';

type Json = ReturnType<typeof JSON.parse>;

/** The switches of a stack, as an operator sets them. */
export const switchesOf = (stack: () => TestStack) => {
  const run = (...args: string[]) => {
    process.env.PORT = new URL(stack().url).port;
    return execute(['switches', ...args]);
  };
  const json = async (...args: string[]): Promise<Json> => {
    const { code, out, err } = await run(...args);
    if (code !== 0) throw new Error(err);
    return JSON.parse(out);
  };
  return {
    run,
    json,
    on: (name: string): Promise<Json> => json('set', name, 'on', '--reason', 'a test'),
    off: (name: string): Promise<Json> => json('set', name, 'off'),
    /** Writes the record as no command does. */
    write: async (attributes: Record<string, unknown>): Promise<void> => {
      await run('list'); // the table of this stack is then this process's own
      const { client, name: TableName } = openTable();
      await client.send(new PutCommand({ TableName, Item: { pk: 'SWITCHES', sk: 'SWITCHES', ...attributes } }));
    },
  };
};
