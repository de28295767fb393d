import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';

/**
 * A failure of a call. The call has no effect, except with `lost`.
 * `throttle`: too many requests; `conflict`: another change of the same record is in progress; `timeout`: the connection
 * breaks without a response; `500`: the service failed; `stall` (AWS only): no response ever; `lost` (DynamoDB only): the
 * call takes effect and the connection breaks before the response.
 */
const faultKinds = ['throttle', 'conflict', 'timeout', '500', 'stall', 'lost'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Answers to `GET /investments` and `GET /loans`. `empty`: a list without anything; `partial`: half of it, then a page that fails. */
const listFaults = ['empty', 'partial'] as const;
export type ListFault = (typeof listFaults)[number];

const faultTargets = ['dynamodb', 'sqs', 'scheduler', 'ses', 'whatsapp', 'pluggy'] as const;
export type FaultTarget = (typeof faultTargets)[number];

/** Faults without a response: the connection closes or stays open. */
export type Silence = 'timeout' | 'stall' | 'lost';
export const isSilence = (fault: FaultKind | null): fault is Silence =>
  fault === 'timeout' || fault === 'stall' || fault === 'lost';

const VENDORS: readonly FaultTarget[] = ['whatsapp', 'pluggy'];

const isOfList = (error: string): error is ListFault => listFaults.some((kind) => kind === error);

/** Paths whose lists can be answered so. */
export const LISTS: readonly string[] = ['/investments', '/loans'];

const isPossible = ({ target, operation = '', error }: Pick<Fault, 'target' | 'operation' | 'error'>): boolean =>
  (!isOfList(error) || (target === 'pluggy' && LISTS.some((path) => operation === `GET ${path}`))) &&
  (error !== 'lost' || target === 'dynamodb') &&
  (error !== 'stall' || !VENDORS.includes(target));

/** The body of `POST /_local/faults`. */
export const faultSchema = z
  .strictObject({
    target: z.enum(faultTargets),
    /** An AWS operation (`PutItem`), or for vendors a method and the start of a path (`PATCH /items`); unset: any. */
    operation: z.optional(z.string()),
    /** How many of the next matching calls fail. */
    times: z.int().check(z.positive()),
    error: z.enum([...faultKinds, ...listFaults]),
  })
  .check(z.refine(isPossible, 'error is not one of the target'));
export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  /**
   * The fault of this call, or null; each call consumes one, the oldest matching fault first.
   * @param operation as in `Fault`, for vendors with the whole path
   * @param canFailSo whether the operation can fail that way; other faults are kept for a later call; default: all
   */
  take(target: FaultTarget, operation: string, canFailSo?: (kind: FaultKind) => boolean): FaultKind | null;
  /** The same, of a list of `LISTS`, which can be answered so. */
  takeOfList(operation: string): ListFault | null;
};

const matches = (wanted: string | undefined, operation: string): boolean =>
  wanted === undefined || (wanted.includes(' ') ? operation.startsWith(wanted) : operation === wanted);

export const createFaults = (): Faults => {
  let pending: Fault[] = [];
  const use = <Kind>(fault: Fault, error: Kind): Kind => {
    fault.times -= 1;
    if (fault.times === 0) pending = pending.filter((candidate) => candidate !== fault);
    return error;
  };
  return {
    add: (fault) => {
      pending.push({ ...fault });
    },
    clear: () => {
      pending = [];
    },
    take: (target, operation, canFailSo = () => true) => {
      for (const fault of pending) {
        const { error } = fault;
        if (fault.target !== target || !matches(fault.operation, operation) || isOfList(error)) continue;
        if (canFailSo(error)) return use(fault, error);
      }
      return null;
    },
    takeOfList: (operation) => {
      for (const fault of pending) {
        const { error } = fault;
        if (isOfList(error) && fault.operation === operation) return use(fault, error);
      }
      return null;
    },
  };
};

/** The status of a fault in protocols that use HTTP status: the vendors' REST and EventBridge Scheduler. */
export const FAULT_STATUS = { throttle: 429, conflict: 409, '500': 500 } as const satisfies Partial<
  Record<FaultKind, number>
>;

/** A missing response, in every protocol: the socket closes, or stays open. */
export const hangUp = (response: ServerResponse, silence: Silence = 'timeout'): void => {
  if (silence !== 'stall') response.socket?.destroy();
};
