import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { syncGroups } from '../resources/sync.ts';

const NEXT_STEPS = {
  message: 'The user has no connected accounts to synchronize.',
  nextSteps: ['Connect a bank account through Open Finance'],
};

export const manualUpdate = defineOperation({
  name: 'manual-update',
  method: 'POST',
  path: '/tools/api/manual-update',
  tag: 'Synchronization',
  summary: 'Synchronize all connected institutions now',
  query: z.object({ ...sourceMark }),
  response: () => fullBody({ message: z.string(), details: syncGroups() }),
  envelope: 'full',
  claimsKey: true,
  refusals: [
    {
      status: 400,
      error: 'No connected accounts found',
      when: 'the user has no connected accounts',
      example: NEXT_STEPS,
    },
  ],
  mcp: {
    title: 'Sincronizar bancos agora',
    description:
      'Use only when the user asks to refresh bank data now: contacts every connected institution and takes up to half a minute. Data is refreshed daily without it. Some may answer later.',
    words:
      'Sync, synchronization, force, update, reload banks, accounts, connections. Atualiza, atualize, atualizar, atualização, sincroniza, sincronizar, puxa, busca novas, dados, banco, saldo desatualizado, agora.',
    compact: { keep: ['message', 'details'] },
  },
  access: needs('sync'),
  grants: { table: 'write', sends: ['syncItem', 'evaluateLimits', 'sendWebhook'], secrets: ['aggregator'] },
});
