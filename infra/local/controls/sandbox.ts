import * as z from 'zod/mini';
import { parseItems } from '../fixture/read.ts';
import type { RunningSandbox } from '../sandbox/start.ts';
import type { Directory } from '../users/directory.ts';
import { control, type LocalRoute, parseBody } from './control.ts';

const webhook = z.looseObject({ event: z.string(), itemId: z.string() });

/** What happens at the aggregator. */
export const sandboxControls = (directory: Directory, sandbox: RunningSandbox): LocalRoute[] => [
  control('PUT', '/_local/sandbox/users/{id}/items', async ({ params, body }) => {
    const { id = '' } = params;
    const items = parseItems(body);
    await directory.replaceItems(id, items);
    return { id, items: items.map(({ item }) => item.id) };
  }),
  control('POST', '/_local/sandbox/webhooks', ({ body }) => sandbox.sendWebhook(parseBody(webhook, body))),
];
