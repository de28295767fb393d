import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ColdCase } from '../cases.ts';
import { pinned } from '../cores.ts';
import type { FromStub, ToStub, Waves } from './protocol.ts';

/** AWS and the vendors behind TLS, in a process of their own on a core of their own. */
export type Stub = {
  cases: ColdCase[];
  environment: Record<string, string>;
  /** From now on requests reach the local stack and are written down as this case's. */
  record(name: string): Promise<void>;
  /** From now on requests get the recorded responses of this case; called before each measured invocation. */
  replay(name: string): Promise<void>;
  waves(name: string): Promise<Waves>;
  close(): void;
};

/** @param tls files of key and certificate of `localhost` */
export const startStub = async (tls: { keyFile: string; certFile: string }): Promise<Stub> => {
  const script = join(import.meta.dirname, 'process.ts');
  const [command, args] = pinned(0, process.execPath, ['--import', 'tsx', script, tls.keyFile, tls.certFile]);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  // Aborts instead of waiting for ever when the process ends.
  const next = async (): Promise<FromStub> => (await once(child, 'message', { signal: ended.signal }))[0];
  const ask = async (message: ToStub): Promise<FromStub> => {
    const answer = next();
    child.send(message);
    return answer;
  };
  const ready = await next();
  if (ready.tell !== 'ready') throw new Error('The stub of the cold starts did not get ready');
  return {
    ...ready,
    record: async (name) => void (await ask({ ask: 'record', name })),
    replay: async (name) => {
      const answer = await ask({ ask: 'replay', name });
      if (answer.tell === 'missed')
        throw new Error(`Calls before ${name} that are not on the tape: ${answer.missed.join(', ')}`);
    },
    waves: async (name) => {
      const answer = await ask({ ask: 'waves', name });
      return answer.tell === 'waves' ? answer.waves : [];
    },
    close: () => child.disconnect(),
  };
};
