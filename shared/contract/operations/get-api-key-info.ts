import * as z from 'zod/mini';
import { needsNoScope } from '../access.ts';
import { defineOperation } from '../operation.ts';
import { apiKeyInfo } from '../resources/api-key.ts';
import { fullBody } from '../resources/common.ts';

/** How often a user, or a key, may do something; what `get-api-key-info` shows. */
type RateSpec = { name: string; limit: number; windowSeconds: number; per: 'user' | 'key' };

/** Bounds of calls. Reads are counted at the edge, the others in the table. */
export const RATES: readonly RateSpec[] = [
  { name: 'reads', limit: 600, windowSeconds: 300, per: 'key' },
  { name: 'writes', limit: 60, windowSeconds: 60, per: 'user' },
  { name: 'manual-update', limit: 6, windowSeconds: 3600, per: 'user' },
];

export const getApiKeyInfo = defineOperation({
  name: 'get-api-key-info',
  method: 'GET',
  path: '/tools/api/get-api-key-info',
  tag: 'API keys',
  summary: 'What the calling key may do: scopes, end, plan, quotas and rate limits',
  description: 'For every valid key, whatever its scopes, and without an active subscription too.',
  query: z.object({}),
  response: () => fullBody({ data: apiKeyInfo() }),
  envelope: 'full',
  mcp: {
    title: 'Plano e permissões',
    description:
      'Use when a call was refused for its scope, plan or quota: scopes and end of the calling key, plan, subscription, quotas and rate limits. Not for financial data.',
    words: 'API key permissions, permission error, access. Plano, permite, chave, permissão, permissões, erro, acesso.',
    compact: { keep: ['data'] },
  },
  access: needsNoScope,
  grants: { table: 'read' },
});
