import { lambdaContext } from '../../../infra/local/lambda/context.ts';
import { waitPatiently } from './patience.ts';

/** One call of a function: its bundle, and what Lambda hands to it. */
export type Invocation = { bundle: string; event: object };
/** A call's cost in the function's process. */
export type Cost = {
  cpuMs: number;
  wallMs: number;
  /** Of the process since its start, at its highest. */
  rssMb: number;
  status: number;
  /** Messages of a queue that failed. */
  failed: number;
  failure?: string;
};

const TIMEOUT_MS = 900_000;
type Handler = (event: object, context: object) => Promise<object | undefined>;
type Result = { statusCode?: number; batchItemFailures?: unknown[] };

waitPatiently();
// What functions log goes nowhere: the bench prints on standard output.
process.stdout.write = () => true;

const invoke = async ({ bundle, event }: Invocation): Promise<Cost> => {
  const { handler }: { handler: Handler } = await import(bundle);
  const [before, began] = [process.cpuUsage(), performance.now()];
  const result: Result = (await handler(event, lambdaContext('bench', TIMEOUT_MS))) ?? {};
  const { user, system } = process.cpuUsage(before);
  return {
    cpuMs: (user + system) / 1_000,
    wallMs: performance.now() - began,
    rssMb: process.resourceUsage().maxRSS / 1_024,
    status: result.statusCode ?? 200,
    failed: result.batchItemFailures?.length ?? 0,
  };
};

process.on('message', (invocation: Invocation) => {
  invoke(invocation).then(
    (cost) => process.send?.(cost),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
