import { full, type ResponseExamples, TIMESTAMP } from './values.ts';

const KEY_ID = '6mN0pQx1YtBv7cRkZ2wEaS';
const key = {
  keyId: KEY_ID,
  name: 'Planilha da casa',
  scopes: ['read', 'write'],
  createdAt: TIMESTAMP,
  validUntil: '2027-01-20T00:00:00.000Z',
  lastUsed: null,
};
const used = { ...key, lastUsed: { date: '2026-01-20', operation: 'get-balance' } };
/** Of the form of a key, and none. */
const SECRET = `sk-${'x'.repeat(71)}`;
const quota = (currentCount: number, limit: number) => ({
  currentCount,
  limit,
  canCreate: currentCount < limit,
  remaining: limit - currentCount,
});

/** Answers of the operations on API keys, by operation. */
export const apiKeyExamples: Readonly<Record<string, ResponseExamples>> = {
  'create-api-key': {
    created: full({ data: { ...key, key: SECRET }, message: 'API key created: it is shown only now' }),
  },
  'list-api-keys': {
    keys: full({ data: [{ ...used, successorId: null, madeBy: null, isCurrent: true }], count: 1 }),
  },
  'rotate-api-key': {
    rotated: full({
      data: { ...key, key: SECRET },
      replaced: { keyId: '1aB2cD3eF4gH5iJ6kL7mN8', validUntil: '2026-01-23T14:05:31.120Z' },
      message: 'API key rotated: the new one is shown only now',
    }),
  },
  'revoke-api-key': {
    revoked: full({
      data: { keyId: KEY_ID, name: 'Planilha da casa', revokedAt: TIMESTAMP },
      made: [{ keyId: '1aB2cD3eF4gH5iJ6kL7mN8', name: 'Script da planilha' }],
      message: 'API key revoked for good',
    }),
  },
  'get-api-key-info': {
    info: full({
      data: {
        ...used,
        plan: 'pro',
        subscription: { status: 'active', currentPeriodEnd: '2026-02-01T00:00:00.000Z', hasAccess: true },
        quotas: { paymentReminders: quota(4, 10), spendingLimits: quota(1, 10), apiKeys: quota(2, 20) },
        rateLimits: [
          { name: 'reads', limit: 600, windowSeconds: 300, per: 'key' },
          { name: 'writes', limit: 60, windowSeconds: 60, per: 'user' },
          { name: 'manual-update', limit: 6, windowSeconds: 3600, per: 'user' },
        ],
      },
    }),
  },
};
