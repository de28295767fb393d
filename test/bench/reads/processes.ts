import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Job, Reply } from './asking-process.ts';

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  if (child.connected) child.disconnect();
  await once(child, 'exit');
};

/** The embedded DynamoDB on a port of its own, until `close`. */
export const startEngine = async (): Promise<{ endpoint: string; close(): Promise<void> }> => {
  const child = fork(join(import.meta.dirname, 'engine-process.ts'), {
    execArgv: ['--import', 'tsx', '--max-old-space-size=4096'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [endpoint] = await once(child, 'message');
  return { endpoint: String(endpoint), close: () => end(child) };
};

/** A process that calls the sides and measures itself. @param file its bundle */
export const startAsking = (file: string) => {
  const child = fork(file, {
    execArgv: [],
    env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    do: async (job: Job): Promise<Reply> => {
      child.send(job);
      const answered = new AbortController();
      const gone = once(child, 'exit', { signal: answered.signal }).then(() => {
        throw new Error('The asking process ended');
      });
      try {
        const [reply]: Reply[] = await Promise.race([once(child, 'message', { signal: answered.signal }), gone]);
        if (!reply || reply.failure) throw new Error(reply?.failure ?? 'No reply');
        return reply;
      } finally {
        answered.abort();
        await gone.catch(() => undefined);
      }
    },
    close: (): Promise<void> => end(child),
  };
};

export type Asking = ReturnType<typeof startAsking>;
