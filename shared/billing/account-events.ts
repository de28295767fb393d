import type { AccountEvent } from '../access/erasure-record.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import { NoAnswerError, UnsafeUrlError } from '../platform/outgoing/destination.ts';
import type { OutgoingFetch } from '../platform/outgoing/outgoing-fetch.ts';
import { MESSAGE_HEADERS, signatureHeaders } from '../platform/outgoing/standard-webhook.ts';
import type { QueueSender } from '../platform/queue.ts';
import { type Instant, secondsBetween } from '../time/instant.ts';

export type TellingServices = {
  fetch: OutgoingFetch;
  /** `whsec_` and base 64; two while it is rotated. */
  secrets(): Promise<string[]>;
  queue: Pick<QueueSender, 'send'>;
  clock(): Instant;
};

/** From 30 seconds, twice as long each time, to a quarter of an hour, the longest that a queue delays. */
const delayOf = (tries: number): number => Math.min(900, 30 * 2 ** tries);
/** Then the message fails, and its dead letter tells the operator. */
const GIVEN_UP_SECONDS = 3 * 86_400;

class NotToldError extends Error {
  override readonly name = 'NotToldError';
}

const isTaken = async ({ fetch, secrets, clock }: TellingServices, url: string, event: AccountEvent) => {
  const { id, type, userId: user, at, finalAt: final_at } = event;
  const body = JSON.stringify({ type, user, at, final_at });
  const headers = { ...MESSAGE_HEADERS, ...signatureHeaders(await secrets(), { id, body }, clock()) };
  try {
    const { status } = await fetch({ url, method: 'POST', headers, body });
    return status >= 200 && status < 300;
  } catch (error) {
    if (error instanceof NoAnswerError || error instanceof UnsafeUrlError) return false;
    throw error;
  }
};

/** One try; a failed one becomes a later message. Without the setting nobody is told. @throws NotToldError after three days */
export const tellProvider = async (
  services: TellingServices,
  event: AccountEvent,
): Promise<'told' | 'later' | 'nobody'> => {
  const url = optionalSetting(variables.billingEventsUrl);
  if (url === undefined) return 'nobody';
  if (await isTaken(services, url, event)) return 'told';
  if (secondsBetween(event.at, services.clock()) > GIVEN_UP_SECONDS) throw new NotToldError();
  await services.queue.send({ ...event, tries: event.tries + 1 }, { delaySeconds: delayOf(event.tries) });
  return 'later';
};
