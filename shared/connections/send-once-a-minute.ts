import type { NoticeBudget, NoticeBudgetStore } from '../notifications/notices/notice-budget.ts';
import { log } from '../platform/log.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { pause, random } from '../time/host.ts';
import type { Instant } from '../time/instant.ts';
import type { FlowMessage, FlowStore } from './flow-store.ts';
import {
  type Addressee,
  type ConnectionServices,
  type FlowKind,
  flowKindOf,
  sendConnectionFlow,
} from './send-connection-flow.ts';

export type FlowServices = ConnectionServices & {
  flows: FlowStore;
  budgets: NoticeBudgetStore;
  hashOf(phone: string): string | Promise<string>;
  /** Whether an operator has stopped WhatsApp. */
  isStopped(): Promise<boolean>;
  /** Whether its owner wants no messages there. */
  hasSaidStop(phone: string): Promise<boolean>;
  /** Blocks records of a user who is being erased. */
  unlessErased(userId: string): WriteItem;
  write(items: readonly WriteItem[]): Promise<number[]>;
};

/**
 * `kind` is being sent or was sent within the last minute; or the budget is used up; or WhatsApp is stopped: a link is of use for
 * minutes, so unlike a notice it is not kept; or the number wants no messages.
 */
export type FlowOutcome = { kind: FlowKind } | { retryAfterSeconds: number } | 'stopped' | 'unwanted';

/** Together longer than token and message take; a waiting call answers before the gateway's timeout. */
const LOOKS = 10;
// From 100 ms, increasing, 18 s in all; jitter separates calls that came together.
const betweenChecksMs = (look: number): number => Math.min(100 * 2 ** (look - 1), 3000) * (0.75 + random() / 2);
const STILL_UNDER_WAY: FlowOutcome = { retryAfterSeconds: 10 };

/** Concurrent calls may use the same budget. */
const RECORD_ATTEMPTS = 5;

type Call = {
  addressee: Addressee;
  message: FlowMessage;
  budget: NoticeBudget;
  now: Instant;
};

const record = async ({ flows, budgets, write, unlessErased }: FlowServices, call: Call): Promise<void> => {
  const { addressee, message, now } = call;
  const living = unlessErased(addressee.userId);
  let { budget } = call;
  for (let attempt = 1; attempt <= RECORD_ATTEMPTS; attempt += 1) {
    const failed = await write([flows.sent(message), budget.take(), living]);
    if (!failed.includes(1) || failed.includes(2)) return;
    budget = await budgets.read(addressee.userId, 'whatsapp', now);
  }
  // Contention on the budget: the limit of one per minute still holds.
  await write([flows.sent(message), living]);
};

// Meta has accepted the message: a failure to record it must not make the user repeat the call.
const recordSafely = (services: FlowServices, call: Call): Promise<void> =>
  record(services, call).catch((error: unknown) => log.failure(error, { userId: call.addressee.userId }));

const send = async (services: FlowServices, call: Call): Promise<void> => {
  const { addressee, message, now } = call;
  try {
    await sendConnectionFlow(addressee, services, now);
  } catch (error) {
    await services.flows.release(message).catch((failure: unknown) => log.failure(failure));
    throw error;
  }
};

// Read in parallel with the claim. A failure here counts as a failure of the sending.
const windowOf = async ({ lastInboundAt, button }: FlowServices, { phone }: Addressee, kind: FlowKind) => {
  if (kind !== 'connection' || !button) return lastInboundAt;
  const [read] = await Promise.allSettled([lastInboundAt(phone)]);
  return () => (read.status === 'fulfilled' ? Promise.resolve(read.value) : Promise.reject(read.reason));
};

/**
 * A call during another call's sending waits, and sends if that one fails.
 * @param begun awaited in parallel with the claim, and before anything is sent; where it rejects, the claim is given back
 * @throws what `begun` or `sendConnectionFlow` throws
 */
export const sendOnceAMinute = async (
  addressee: Addressee,
  services: FlowServices,
  now: Instant,
  begun: Promise<void> = Promise.resolve(),
): Promise<FlowOutcome> => {
  const { flows, budgets, hashOf } = services;
  const kind = flowKindOf(addressee.plan);
  const message = { kind, addressHash: await hashOf(addressee.phone), at: now };
  const reading = Promise.all([
    budgets.read(addressee.userId, 'whatsapp', now),
    windowOf(services, addressee, kind),
    services.isStopped(),
    services.hasSaidStop(addressee.phone),
  ]);
  const refusing = begun.then(
    () => null,
    (refusal: unknown) => ({ refusal }),
  );
  for (let look = 1; look <= LOOKS; look += 1) {
    const [claim, read, refused] = await Promise.all([flows.claim(message), reading, refusing]);
    const [budget, lastInboundAt, isStopped, hasSaidStop] = read;
    if (refused) {
      if (claim === 'claimed') await flows.release(message);
      throw refused.refusal;
    }
    if (claim === 'sent') return { kind };
    if (claim === 'claimed' && (isStopped || hasSaidStop)) {
      await flows.release(message);
      return isStopped ? 'stopped' : 'unwanted';
    }
    if (claim === 'claimed' && budget.secondsUntilRoom > 0) {
      await flows.release(message);
      return { retryAfterSeconds: budget.secondsUntilRoom };
    }
    if (claim === 'claimed') {
      const call = { addressee, message, budget, now };
      await send({ ...services, lastInboundAt }, call);
      await recordSafely(services, call);
      return { kind };
    }
    await pause(betweenChecksMs(look));
  }
  return STILL_UNDER_WAY;
};
