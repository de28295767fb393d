import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { defineWebOperation } from './web-operation.ts';

const off = {
  status: 503,
  error: 'Memory provider not configured',
  when: 'no memory storage provider is configured on the server',
} as const;

export const memories = defineWebOperation({
  name: 'memories',
  method: 'GET',
  path: '/app/api/memories',
  summary: 'What assistants keep of the user, the newest first',
  response: () => z.strictObject({ memories: z.array(z.strictObject({ memory_id: z.string(), text: z.string() })) }),
  refusals: [off],
  session: 'required',
  subscription: true,
  grants: { table: 'read', secrets: ['mem0'] },
});

/** Available without a subscription: a user can always take back what was told. */
export const forgetMemory = defineWebOperation({
  name: 'forget-memory',
  method: 'DELETE',
  path: '/app/api/memories/{memory_id}',
  summary: 'Removes one memory',
  query: z.object({
    memory_id: query.requiredId('The memory, as `memories` lists it.', 'Invalid or missing memory_id'),
  }),
  response: () => z.strictObject({ deleted: z.literal(1) }),
  refusals: [{ status: 404, error: 'Memory not found', when: 'the user has no such memory' }, off],
  session: 'required',
  grants: { table: 'write', secrets: ['mem0'] },
});
