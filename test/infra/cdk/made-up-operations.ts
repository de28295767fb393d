import * as z from 'zod/mini';
import { needs } from '../../../shared/contract/access.ts';
import { defineOperation } from '../../../shared/contract/operation.ts';

/** Two fictitious operations: one reads, the other uses everything that an operation may use. */
const common = { tag: 'Memories', summary: 'Made up', envelope: 'none', refusals: [] } as const;
const response = () => z.object({});
export const reading = defineOperation({
  ...common,
  name: 'get-weather',
  method: 'GET',
  path: '/tools/api/get-weather',
  response,
  access: needs('read'),
  grants: { table: 'read' },
});
export const writing = defineOperation({
  ...common,
  name: 'plan-weather',
  method: 'PUT',
  path: '/tools/api/plan-weather',
  response,
  access: needs('write'),
  grants: { table: 'write', sends: ['renewLimits'], secrets: ['whatsappWebhook'], schedules: true },
});
