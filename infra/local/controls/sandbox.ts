import * as z from 'zod/mini';
import type { RunningSandbox } from '../../sandbox/aggregator/start.ts';
import { parseItems } from '../../sandbox/fixture/read.ts';
import type { LocalUsers } from '../users/local-users.ts';
import { control, type LocalRoute, parseBody } from './control.ts';

const webhook = z.looseObject({ event: z.string(), itemId: z.string() });

/** Controls of the simulated aggregator. */
export const sandboxControls = (users: LocalUsers, sandbox: RunningSandbox): LocalRoute[] => [
  control('PUT', '/_local/sandbox/users/{id}/items', async ({ params, body }) => {
    const { id = '' } = params;
    const items = parseItems(body);
    await users.replaceItems(id, items);
    return { id, items: items.map(({ item }) => item.id) };
  }),
  control('POST', '/_local/sandbox/webhooks', ({ body }) => sandbox.sendWebhook(parseBody(webhook, body))),
];
