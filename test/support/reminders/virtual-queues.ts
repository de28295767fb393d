import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import type { Around } from '../in-process-dynamo.ts';

export type Body = { now?: Instant } & Record<string, unknown>;
export type Held<Name> = { queue: Name; body: Body; at: Instant; receives: number };

/** SQS as far as it matters here: messages by the moment when they are visible, and given out again when put back. */
export const virtualQueues = <Name extends string>(clock: () => Instant, outside: Around) => {
  const held: Held<Name>[] = [];
  let last: Held<Name> | null = null;
  const put = (queue: Name, body: object, delaySeconds = 0): void => {
    const copy: Body = JSON.parse(JSON.stringify(body));
    held.push({ queue, body: copy, at: addSeconds(clock(), delaySeconds), receives: 0 });
  };
  const earliest = (): Held<Name> | undefined =>
    held.reduce<Held<Name> | undefined>((first, next) => (first && first.at <= next.at ? first : next), undefined);

  return {
    held,
    /** Puts a message on the queue from outside of any process. */
    put,
    /** The queue as the service sees it. */
    of: (queue: Name) => ({
      send: (body: object, { delaySeconds = 0 }: { delaySeconds?: number } = {}) =>
        outside(async () => put(queue, body, delaySeconds)),
      sendBatch: (entries: readonly { body: object; delaySeconds?: number }[]) =>
        outside(async () => {
          for (const { body, delaySeconds } of entries) put(queue, body, delaySeconds);
        }),
      /** Delayed ones aside. */
      depth: () =>
        outside(
          async () => held.filter((one) => one.queue === queue && (one.at <= clock() || one.receives > 0)).length,
        ),
    }),
    /** The next visible message; whoever takes it owns it until it is put back. */
    take(): Held<Name> | null {
      const next = earliest();
      if (!next || next.at > clock()) return null;
      held.splice(held.indexOf(next), 1);
      last = { ...next, receives: next.receives + 1 };
      return last;
    },
    lastTaken: (): Held<Name> | null => last,
    putBack(message: Held<Name>, delaySeconds: number): void {
      held.push({ ...message, at: addSeconds(clock(), delaySeconds) });
    },
    nextAt: (): Instant | null => earliest()?.at ?? null,
  };
};

export type VirtualQueues<Name extends string> = ReturnType<typeof virtualQueues<Name>>;
