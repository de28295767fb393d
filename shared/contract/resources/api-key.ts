import * as z from 'zod/mini';
import { ACCESS_SCOPES } from '../access.ts';
import { dateText, named, timestamp } from './common.ts';

const lastUsed = () => z.nullable(z.object({ date: dateText(), operation: z.string() }));

const base = () => ({
  keyId: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(ACCESS_SCOPES)),
  createdAt: timestamp(),
  validUntil: z.nullable(timestamp()),
  lastUsed: lastUsed(),
});

/** An API key in a listing: scopes, expiry, the day of its last use, and the key that made it. */
export const apiKey = named('ApiKey', () =>
  z.object({ ...base(), successorId: z.nullable(z.string()), madeBy: z.nullable(z.string()), isCurrent: z.boolean() }),
);

/** A key that was just made: `key` is shown this one time. */
export const newApiKey = named('CreatedApiKey', () => z.object({ ...base(), key: z.string() }));

const quota = () => z.object({ currentCount: z.int(), limit: z.int(), canCreate: z.boolean(), remaining: z.int() });

const rate = named('RateLimit', () =>
  z.object({ name: z.string(), limit: z.int(), windowSeconds: z.int(), per: z.enum(['user', 'key']) }),
);

/** Scopes and limits of the calling key. */
export const apiKeyInfo = named('ApiKeyInfo', () =>
  z.object({
    ...base(),
    plan: z.string(),
    subscription: z.object({
      status: z.enum(['none', 'active', 'canceled', 'expired']),
      currentPeriodEnd: z.nullable(timestamp()),
      hasAccess: z.boolean(),
    }),
    quotas: z.object({ paymentReminders: quota(), spendingLimits: quota(), apiKeys: quota() }),
    rateLimits: z.array(rate()),
  }),
);
