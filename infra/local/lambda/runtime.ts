import { url as debuggerUrl } from 'node:inspector';
import type { Metrics } from '../../emulators/metrics.ts';
import { lambdaContext } from './context.ts';
import { type Handler, loadHandler } from './load.ts';
import { namingErrors } from './report.ts';

/** One Lambda: its name, its file under functions/ and its time limit. */
export type LambdaFunction = { name: string; file: string; timeoutSeconds: number };

/** A handler that did not end within its function's time limit, which does not apply while a debugger may attach. */
export class FunctionTimedOut extends Error {
  override readonly name = 'FunctionTimedOut';
}

export type Runtime = {
  /** Runs the handler; rejects with its error, FunctionTimedOut or UnloadableFunction. */
  invoke(fn: LambdaFunction, event: unknown): Promise<unknown>;
  /** Number of running handlers, including those past their time limit. */
  running(): number;
};

const within = <T>(work: Promise<T>, { name, timeoutSeconds }: LambdaFunction): Promise<T> => {
  // A debugger stops the process and not the time.
  if (debuggerUrl() !== undefined) return work;
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new FunctionTimedOut(`${name} timed out after ${timeoutSeconds} s`));
    const timer = setTimeout(tooLate, timeoutSeconds * 1000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
};

/**
 * Runs the service's functions in this process and counts their calls.
 * @param isPatient they may take as long as they need, as measurements of a large user in one process do
 */
export const createRuntime = (
  metrics: Pick<Metrics, 'invocation'>,
  load: (file: string) => Promise<Handler> = loadHandler,
  isPatient = false,
): Runtime => {
  let running = 0;
  const run = async (fn: LambdaFunction, event: unknown): Promise<unknown> => {
    running += 1;
    try {
      const handler = await load(fn.file);
      const context = lambdaContext(fn.name, fn.timeoutSeconds * 1000);
      return await namingErrors(fn.name, () => metrics.invocation(fn.name, async () => handler(event, context)));
    } finally {
      running -= 1;
    }
  };
  return {
    invoke: (fn, event) => (isPatient ? run(fn, event) : within(run(fn, event), fn)),
    running: () => running,
  };
};
