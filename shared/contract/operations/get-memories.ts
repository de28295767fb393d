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
      memoryForgotten: z.optional(
        z.boolean().check(z.describe('When `message` asks to forget something: whether there was such a memory.')),
      ),
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
    listed: ['read'],
    neverListed: ['message'],
    title: 'Lembranças',
    description:
      'Use at the start of a chat for what is known of the person: preferences, goals, family, how to answer. To store something: learnMemory; to remove it: forgetMemory. Not for financial data.',
    words:
      'Read, recall user memories, context, what you know. Sabe, lembra, guardado, memória, memórias, preferências, mim, nome.',
    compact: {
      keep: ['memoriesForPrompt', { name: 'memoryAdded', usual: false }, { name: 'memoryForgotten', usual: false }],
    },
  },
  access: { possible: ['read', 'memories'], of: ({ query: { message } }) => (message ? 'memories' : 'read') },
  grants: { table: 'write', secrets: ['mem0'] },
});
