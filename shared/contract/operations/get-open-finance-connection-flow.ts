import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';

export const getOpenFinanceConnectionFlow = defineOperation({
  name: 'get-open-finance-connection-flow',
  method: 'GET',
  path: '/tools/api/get-open-finance-connection-flow',
  tag: 'Synchronization',
  summary: 'Send the bank connection flow to the user through WhatsApp',
  description:
    'The same message goes to the same number once a minute: a repeated call gets the same answer and sends nothing.',
  query: z.object({ ...sourceMark }),
  response: () => z.object({ status: z.literal('accepted'), message: z.string() }),
  claimsKey: true,
  envelope: 'none',
  refusals: [
    {
      status: 400,
      error: 'No phone number registered for this user',
      when: 'the user has no registered phone number, or its owner has answered PARAR',
    },
    {
      status: 503,
      error: 'WhatsApp is stopped',
      when: 'no message goes out by WhatsApp for a while; see `Retry-After`',
      example: { message: 'Try again later.' },
    },
  ],
  mcp: {
    title: 'Conectar banco pelo WhatsApp',
    description:
      "Use only when the user wants to connect a bank: SENDS a WhatsApp message with a link to the user's own number, at most once a minute. Reads nothing. For banks already connected use getAccounts.",
    words:
      'Connect, link, add new bank account, Open Finance connection. Conectar, conecta, conecte, conecto, ligar, adicionar, cadastrar, manda link, novo banco, conta bancária nova, cartão, reconectar, Bradesco, Santander, C6.',
    compact: { keep: ['message'] },
  },
  access: needs('sync'),
  grants: { table: 'write', secrets: ['aggregator', 'whatsapp', 'addresses'] },
});
