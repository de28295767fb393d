import { newKeyId } from '../access/credential.ts';
import { EVENT_TYPES, type EventType } from '../contract/event-types.ts';
import { ErasedUserError, InvalidInputError, NotFoundError, QuotaExceededError } from '../domain-errors.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { type Endpoint, MOST_WEBHOOKS, paused, resumed, rotated } from './endpoint.ts';
import type { EndpointOutcome, EndpointStore } from './endpoint-store.ts';

/** The writes that record the response in the transaction of the change. */
export type WebhookRecording = (endpoint: Endpoint) => Promise<readonly WriteItem[]>;

const FULL = `Uma conta pode ter até ${MOST_WEBHOOKS} webhooks e todos já estão em uso. Remova um deles para criar outro.`;

const requireSaved = (outcome: EndpointOutcome): void => {
  if (outcome === 'full') throw new QuotaExceededError(FULL);
  if (outcome === 'erased') throw new ErasedUserError();
  if (outcome === 'stale') throw new StaleError();
};

/** The user's webhook with this id. @throws NotFoundError, also for another user's */
export const webhookNamed = async (
  endpoints: Pick<EndpointStore, 'find'>,
  userId: string,
  webhookId: string,
): Promise<Endpoint> => {
  const found = await endpoints.find(userId, webhookId);
  if (!found) throw new NotFoundError('Webhook not found', 'webhookId must be an id that list-webhooks lists');
  return found;
};

/** Each event once, in the usual order. */
const inOrder = (wanted: readonly EventType[]): EventType[] => EVENT_TYPES.filter((type) => wanted.includes(type));

export const createWebhook = async (
  endpoints: EndpointStore,
  userId: string,
  { url, events }: { url: string; events: readonly EventType[] },
  now: Instant,
  recording: WebhookRecording,
): Promise<Endpoint> => {
  const made: Endpoint = {
    userId,
    webhookId: newKeyId(),
    url,
    events: inOrder(events),
    status: 'active',
    createdAt: now,
    updatedAt: now,
    version: 0,
    secretRevision: 1,
    previousSecretUntil: null,
    failingSince: null,
    disabledAt: null,
  };
  requireSaved(await endpoints.create(made, await recording(made)));
  return made;
};

export type WebhookChange = {
  url?: string | undefined;
  events?: readonly EventType[] | undefined;
  paused?: boolean | undefined;
  rotateSecret?: boolean | undefined;
};

const changed = (known: Endpoint, { url, events, paused: pausing, rotateSecret }: WebhookChange, now: Instant) => {
  const steps: ((one: Endpoint) => Endpoint)[] = [
    (one) => (url === undefined ? one : { ...one, url }),
    (one) => (events === undefined ? one : { ...one, events: inOrder(events) }),
    (one) => (pausing === undefined ? one : pausing ? paused(one) : resumed(one)),
    (one) => (rotateSecret ? rotated(one, now) : one),
  ];
  return steps.reduce((one, step) => step(one), { ...known, updatedAt: now });
};

/** @throws InvalidInputError when there is nothing to change */
export const updateWebhook = (
  endpoints: EndpointStore,
  { userId, webhookId }: { userId: string; webhookId: string },
  change: WebhookChange,
  now: Instant,
  recording: WebhookRecording,
): Promise<Endpoint> =>
  untilWritten(async () => {
    const known = await webhookNamed(endpoints, userId, webhookId);
    const { rotateSecret, ...fields } = change;
    if (!rotateSecret && Object.values(fields).every((value) => value === undefined)) {
      throw new InvalidInputError('No fields to update', { message: 'Give url, events, paused or rotateSecret' });
    }
    const after = changed(known, change, now);
    requireSaved(await endpoints.replace(known, after, await recording(after)));
    return after;
  });

/** Waiting deliveries remain; the worker removes them when they are due. */
export const deleteWebhook = (
  endpoints: EndpointStore,
  { userId, webhookId }: { userId: string; webhookId: string },
  recording: WebhookRecording,
): Promise<Endpoint> =>
  untilWritten(async () => {
    const known = await webhookNamed(endpoints, userId, webhookId);
    requireSaved(await endpoints.remove(known, await recording(known)));
    return known;
  });
