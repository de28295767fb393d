import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { DISMISSAL_REASONS, SIGNAL_WORDS, signal } from '../resources/signal.ts';

export const updateSignal = defineOperation({
  name: 'update-signal',
  method: 'PUT',
  path: '/tools/api/update-signal',
  tag: 'Signals',
  summary: 'Mark a signal as seen, dismiss it, or take that back',
  description:
    '`expected` keeps the kind silent for the same merchant, stream, bank or card from then on; `wrong` concerns this signal alone; after `cancelled` the next charge is a signal. `new` takes each back.',
  query: z.object({ ...sourceMark }),
  body: z.object({
    signalId: body.id('Id of the signal.', 'Invalid or missing signalId'),
    status: body.oneOf(SIGNAL_WORDS, 'What the user says of it.', 'Invalid status'),
    reason: absentable(
      body.oneOf(
        DISMISSAL_REASONS,
        'With `dismissed` only; default `expected`. `cancelled`: of a subscription or its price.',
        'Invalid reason',
      ),
    ),
  }),
  response: () => fullBody({ data: signal(), message: z.string() }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid or missing signalId', when: '`signalId` is missing' },
    { status: 400, error: 'Invalid status', when: '`status` is none of the three' },
    {
      status: 400,
      error: 'Invalid reason',
      when: '`reason` is unknown, given without `dismissed`, or `cancelled` for a kind that is about no subscription',
    },
    { status: 404, error: 'Signal not found', when: 'the caller has no such signal' },
  ],
  mcp: {
    title: 'Marcar sinal',
    description:
      'Use when the user has seen a signal, expected it (dismissed, reason expected), calls it wrong or has cancelled the subscription. new takes it back. Ids: getSignals.',
    words: 'Dismiss, ignore. Ignora, dispensa, alerta, sinal, esperado, já vi.',
    compact: { keep: ['message', { name: 'id', path: 'data.id' }] },
    idsFrom: { signalId: 'getSignals' },
  },
  access: needs('write'),
  grants: { table: 'write' },
});
