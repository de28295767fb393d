import * as z from 'zod/mini';
import { EVENT_TYPES } from '../event-types.ts';
import { body } from './body.ts';
import { query } from './query.ts';

const URL_ERROR = 'Invalid or missing url';
const EVENTS_ERROR = 'Invalid or missing events';
const ID_ERROR = 'Invalid or missing webhookId';
const LONGEST_URL = 2_000;

/** Fields of the operations on webhooks, with the texts of their refusals. */
export const webhookFields = {
  url: () =>
    z
      .string(URL_ERROR)
      .check(
        z.describe('https address that gets the events, on port 443 or 8443; it must be public.'),
        z.trim(),
        z.minLength(1, URL_ERROR),
        z.maxLength(LONGEST_URL, URL_ERROR),
      ),
  events: () =>
    z
      .array(z.enum(EVENT_TYPES, EVENTS_ERROR), EVENTS_ERROR)
      .check(
        z.describe('Types of events that it receives.'),
        z.minLength(1, EVENTS_ERROR),
        z.maxLength(50, EVENTS_ERROR),
      ),
  bodyId: () => body.id('Id of the webhook, as list-webhooks shows it.', ID_ERROR),
  queryId: () => query.requiredId('Id of the webhook, as list-webhooks shows it.', ID_ERROR),
};

export const webhookRefusals = {
  url: {
    status: 400,
    error: URL_ERROR,
    when: '`url` is no https URL on port 443 or 8443, or its host has an address that is not public',
  },
  events: { status: 400, error: EVENTS_ERROR, when: '`events` is empty or holds something else than events' },
  id: { status: 400, error: ID_ERROR, when: '`webhookId` is missing' },
  unknown: { status: 404, error: 'Webhook not found', when: 'the user has no such webhook' },
} as const;
