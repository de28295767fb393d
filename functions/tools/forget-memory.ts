import { forgetMemory as operation } from '../../shared/contract/tools/memory-tools.ts';
import { clausesToForget, toForget } from '../../shared/memories/forgetting.ts';
import { after, memoriesForPrompt } from '../../shared/memories/memory.ts';
import { type AskedOf, defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { openServices, type Services } from '../api/get-memories.ts';

export const forgetMemory = async (
  { userId, begun, body: { text } }: Pick<RequestOf<typeof operation>, 'userId' | 'begun' | 'body'>,
  { memories }: Services,
) => {
  const provider = memories();
  const known = await provider.list(userId);
  const changes = { learned: [], forgotten: toForget(clausesToForget(text), known) };
  await begun;
  await provider.write(userId, changes);
  return {
    memoriesForPrompt: memoriesForPrompt(after(known, changes)),
    memoryAdded: false,
    memoryForgotten: changes.forgotten.length > 0,
  };
};

/** Texts in a question to the person. */
const MOST_NAMED = 3;

const meant = async ({ userId, body: { text } }: AskedOf<typeof operation>, { memories }: Services) => {
  const found = toForget(clausesToForget(text), await memories().list(userId));
  if (found.length === 0) return null;
  const named = found.slice(0, MOST_NAMED).map((memory) => `“${memory.text}”`);
  const more = found.length - named.length;
  return [named.join(', '), ...(more > 0 ? [`e mais ${more}`] : [])].join(' ');
};

export const endpoint = defineEndpoint(operation, forgetMemory, openServices, meant);
