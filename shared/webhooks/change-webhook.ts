import type { Profile } from '../access/access-records.ts';
import { newKeyId } from '../access/credential.ts';
import type { Maker } from '../access/key-store.ts';
import { EVENT_TYPES, type EventType } from '../contract/event-types.ts';
import {
  CredentialGoneError,
  ErasedUserError,
  InvalidInputError,
  NotFoundError,
  QuotaExceededError,
} from '../domain-errors.ts';
import type { SecurityNotices } from '../notifications/notices/security-notice.ts';
import { StaleError, untilWritten } from '../platform/retry.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Instant } from '../time/instant.ts';
import { type Endpoint, MOST_WEBHOOKS, paused, resumed, rotated } from './endpoint.ts';
import type { EndpointOutcome, EndpointStore } from './endpoint-store.ts';

export type WebhookServices = { endpoints: EndpointStore; notices: Pick<SecurityNotices, 'make'> };

/** Owner of the webhooks, and time and credential of the change; the owner gets an e-mail about what gives access. */
export type WebhookOwner = { userId: string; profile: Profile; now: Instant; maker?: Maker | undefined };

/** The writes that record the response in the transaction of the change. */
export type WebhookRecording = (endpoint: Endpoint) => Promise<readonly WriteItem[]>;

const FULL = `Uma conta pode ter até ${MOST_WEBHOOKS} webhooks e todos já estão em uso. Remova um deles para criar outro.`;

const requireSaved = (outcome: EndpointOutcome): void => {
  if (outcome === 'full') throw new QuotaExceededError(FULL);
  if (outcome === 'erased') throw new ErasedUserError();
  if (outcome === 'unmade') throw new CredentialGoneError();
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

/** The e-mail names the origin alone: path and query may hold something secret. */
const noticeOf = (
  { notices }: WebhookServices,
  { userId, profile, now: at }: WebhookOwner,
  { webhookId, url, version }: Endpoint,
  event: 'webhook-added' | 'webhook-changed',
) => {
  const about = { kind: 'account', event, what: new URL(url).origin, at } as const;
  return notices.make(userId, profile, { id: webhookId, occurrence: `${event}-${version}`, notice: about });
};

/** Each event once, in the usual order. */
const inOrder = (wanted: readonly EventType[]): EventType[] => EVENT_TYPES.filter((type) => wanted.includes(type));

export const createWebhook = async (
  services: WebhookServices,
  owner: WebhookOwner,
  { url, events }: { url: string; events: readonly EventType[] },
  recording: WebhookRecording,
): Promise<Endpoint> => {
  const { userId, now, maker } = owner;
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
  const notice = noticeOf(services, owner, made, 'webhook-added');
  const extras = { maker, extraWrites: await recording(made), notices: notice.writes };
  requireSaved(await services.endpoints.create(made, extras));
  await notice.send();
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

/** Whether it gives somebody what they did not have: events at another address, or the secret that signs them. */
const givesAccess = (known: Endpoint, { url, rotateSecret }: WebhookChange): boolean =>
  rotateSecret === true || (url !== undefined && url !== known.url);

/**
 * @param requireProof called before a change that gives access, and may refuse it
 * @throws InvalidInputError when there is nothing to change
 */
export const updateWebhook = (
  services: WebhookServices,
  { webhookId, requireProof, ...owner }: WebhookOwner & { webhookId: string; requireProof: () => Promise<void> },
  change: WebhookChange,
  recording: WebhookRecording,
): Promise<Endpoint> =>
  untilWritten(async () => {
    const { endpoints } = services;
    const { userId, now, maker } = owner;
    const known = await webhookNamed(endpoints, userId, webhookId);
    const { rotateSecret, ...fields } = change;
    if (!rotateSecret && Object.values(fields).every((value) => value === undefined)) {
      throw new InvalidInputError('No fields to update', { message: 'Give url, events, paused or rotateSecret' });
    }
    const isGiving = givesAccess(known, change);
    if (isGiving) await requireProof();
    const after = changed(known, change, now);
    // The store counts the change up.
    const counted = { ...after, version: known.version + 1 };
    const notice = isGiving ? noticeOf(services, owner, counted, 'webhook-changed') : null;
    const extras = { maker, extraWrites: await recording(after), notices: notice?.writes ?? [] };
    requireSaved(await endpoints.replace(known, after, extras));
    await notice?.send();
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
