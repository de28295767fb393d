import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';

/**
 * What goes wrong with a call; in each case the call is not carried out.
 * `throttle`: too many requests; `conflict`: another change of the same thing is under way;
 * `timeout`: the connection breaks without an answer; `500`: the service failed.
 */
const faultKinds = ['throttle', 'conflict', 'timeout', '500'] as const;
export type FaultKind = (typeof faultKinds)[number];

const faultTargets = ['dynamodb', 'sqs', 'scheduler', 'ses', 'whatsapp', 'pluggy'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/** The body of `POST /_local/faults`. */
export const faultSchema = z.object({
  target: z.enum(faultTargets),
  /** An AWS operation (`PutItem`), or for vendors a method and the start of a path (`PATCH /items`); unset: any. */
  operation: z.optional(z.string()),
  /** How many of the next matching calls fail. */
  times: z.int().check(z.positive()),
  error: z.enum(faultKinds),
});
export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  /**
   * The fault of this call, or null; each answer uses up one time, the oldest matching fault first.
   * @param operation as in `Fault`, for vendors with the whole path
   * @param canFailSo kinds that make no sense for the operation are left for a later call; all do when omitted
   */
  take(target: FaultTarget, operation: string, canFailSo?: (kind: FaultKind) => boolean): FaultKind | null;
};

const matches = (wanted: string | undefined, operation: string): boolean =>
  wanted === undefined || (wanted.includes(' ') ? operation.startsWith(wanted) : operation === wanted);

export const createFaults = (): Faults => {
  let pending: Fault[] = [];
  return {
    add: (fault) => {
      pending.push({ ...fault });
    },
    clear: () => {
      pending = [];
    },
    take: (target, operation, canFailSo = () => true) => {
      const fault = pending.find(
        (candidate) =>
          candidate.target === target && matches(candidate.operation, operation) && canFailSo(candidate.error),
      );
      if (!fault) return null;
      fault.times -= 1;
      if (fault.times === 0) pending = pending.filter((candidate) => candidate !== fault);
      return fault.error;
    },
  };
};

/** The status of a fault where the protocol goes by HTTP status: the vendors' REST and EventBridge Scheduler. */
export const FAULT_STATUS = { throttle: 429, conflict: 409, '500': 500 } as const satisfies Partial<
  Record<FaultKind, number>
>;

/** How a `timeout` looks to the client, whatever the protocol: the socket closes without an answer. */
export const hangUp = (response: ServerResponse): void => {
  response.socket?.destroy();
};
