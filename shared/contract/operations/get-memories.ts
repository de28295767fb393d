import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';

export const getMemories = defineOperation({
  name: 'get-memories',
  method: 'GET',
  path: '/tools/api/get-memories',
  tag: 'Memories',
  summary: 'Memories of the user for an assistant prompt; learns from a message when one is given',
  query: z.object({
    message: query.longText('What the user said; lasting preferences in it are stored.'),
    ...sourceMark,
  }),
  response: () =>
    fullBody({
      memoriesForPrompt: z.string(),
      memoryAdded: z.boolean(),
      memoriesForgotten: z.array(z.string()).check(z.describe('What the message asked to forget, as it was said.')),
    }),
  envelope: 'full',
  listing: { leaveOut: ['message'] },
  refusals: [
    {
      status: 503,
      error: 'Memory provider not configured',
      when: 'no memory storage provider is configured on the server',
    },
  ],
  mcp: {
    title: 'Lembranças do usuário',
    description:
      'Use at the start of a chat for what is known of the person. Without message it only reads; with message it stores lasting preferences found in it at a memory provider. Not for financial data.',
    compact: { keep: ['memoriesForPrompt', { name: 'memoryAdded', usual: false }, 'memoriesForgotten'] },
  },
  access: { possible: ['read', 'memories'], of: ({ query: { message } }) => (message ? 'memories' : 'read') },
  grants: { table: 'write', secrets: ['mem0'] },
});
