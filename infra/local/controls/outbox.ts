import type { Outbox } from '../../emulators/ses/outbox.ts';
import type { RunningWhatsapp } from '../../sandbox/whatsapp/start.ts';
import { control, type LocalRoute } from './control.ts';

/** Everything that was sent to people. `to` of an e-mail joins its recipients with commas, as its header would. */
export const outboxControls = (outbox: Outbox, whatsapp: Pick<RunningWhatsapp, 'messages' | 'clear'>): LocalRoute[] => [
  control('GET', '/_local/outbox', () => ({
    emails: outbox.list().map(({ recipients, ...email }) => ({ to: recipients.join(', '), recipients, ...email })),
    messages: whatsapp.messages(),
  })),
  control('DELETE', '/_local/outbox', () => {
    outbox.clear();
    whatsapp.clear();
    return { emails: [], messages: [] };
  }),
];
