import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Stored, Watched } from './engine-process.ts';

/** The embedded DynamoDB on a port of its own. `look` returns the calls since the last look. */
export const startWatchedEngine = async () => {
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), {
    execArgv: ['--import', 'tsx', '--max-old-space-size=4096'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [endpoint] = await once(child, 'message');
  const ask = async (question: { tableName?: string }) => {
    child.send(question);
    return (await once(child, 'message'))[0];
  };
  return {
    endpoint: String(endpoint),
    look: (): Promise<Watched> => ask({}),
    /** A table's records and bytes by kind. */
    stored: (tableName: string): Promise<Stored[]> => ask({ tableName }),
    close: async (): Promise<void> => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
};
