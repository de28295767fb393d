import * as z from 'zod/mini';
import { stored } from '../../../shared/platform/table/stored.ts';
import type { RunningWhatsapp } from '../../sandbox/whatsapp/start.ts';
import { control, type LocalRoute, parseBody } from './control.ts';

const message = z.strictObject({ from: z.string(), text: z.string(), at: z.optional(stored.instant) });
const status = z.strictObject({ messageId: z.string(), status: z.enum(['sent', 'delivered', 'read', 'failed']) });

/** Actions of people and of the messaging network. Each is sent to `POST /webhooks/whatsapp`, signed. */
export const whatsappControls = (whatsapp: Pick<RunningWhatsapp, 'receiveMessage' | 'sendStatus'>): LocalRoute[] => [
  control('POST', '/_local/whatsapp/messages', ({ body }) => {
    const { from, text, at } = parseBody(message, body);
    return whatsapp.receiveMessage(from, text, at);
  }),
  control('POST', '/_local/whatsapp/statuses', ({ body }) => whatsapp.sendStatus(parseBody(status, body))),
];
