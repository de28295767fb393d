import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { defineTool } from '../operation.ts';
import { getMemories } from '../operations/get-memories.ts';
import { fullBody } from '../resources/common.ts';

const said = (description: string, error: string) =>
  z.string(error).check(z.describe(description), z.trim(), z.minLength(1, error));

const refusals = [
  { status: 503, error: 'Memory provider not configured', when: 'no memory storage provider is configured' },
];

export const learnMemory = defineTool(getMemories, {
  name: 'learn-memory',
  method: 'POST',
  summary: 'Learn lasting preferences of the user',
  body: z.object({ message: said('What the person said, in their words.', 'Invalid message') }),
  response: () =>
    fullBody({
      memoriesForPrompt: z.string(),
      memoryAdded: z.boolean(),
      memoryForgotten: z.optional(z.boolean()),
    }),
  refusals,
  mcp: {
    title: 'Guardar lembrança',
    description:
      'Use when a person tells something lasting about themselves: a preference, goal, income, habit, how to answer. Stores it at a memory provider for later chats. Questions and secrets are not stored. To only read: getMemories. Remember, save, store, note, learn a memory. Lembra, lembre, guarda, guardar, grave, anota, saiba, chama, gosto, prefiro respostas, recebo salário, ganho, juntar, moro, meta, objetivo.',
    compact: {
      keep: ['memoriesForPrompt', { name: 'memoryAdded', usual: false }, { name: 'memoryForgotten', usual: false }],
    },
  },
  access: needs('memories'),
});

export const forgetMemory = defineTool(getMemories, {
  name: 'forget-memory',
  method: 'POST',
  summary: 'Forget what is known of the user',
  body: z.object({ text: said('What to forget, in the words of the person; `tudo` for all.', 'Invalid text') }),
  response: () => fullBody({ memoriesForPrompt: z.string(), memoryAdded: z.boolean(), memoryForgotten: z.boolean() }),
  refusals,
  mcp: {
    title: 'Esquecer lembrança',
    description:
      'Use when a person asks to forget something that was remembered about them, for good; memoryForgotten says whether there was such a memory. Forget, delete, erase a memory. Esquece, esqueça, esquecer, apaga, apague, lembrança, lembranças, memória, meta, tudo, sabe, mim.',
    compact: { keep: ['memoryForgotten', 'memoriesForPrompt'] },
    confirms: { question: (subject) => `Esquecer de vez: ${subject}?` },
  },
  access: needs('memories'),
});
