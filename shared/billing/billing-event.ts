import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';
import { PLAN_NAMES, type PlanName, SUBSCRIPTION_STATUSES, type Subscription } from '../access/subscription.ts';
import { addSeconds, type Instant, parseInstant } from '../time/instant.ts';

/** Maximum difference between clocks. A change dated far in the future would block all earlier ones. */
const AHEAD_SECONDS = 300;

const instant = z.pipe(
  z.string(),
  z.transform((text: string, context): Instant => {
    const parsed = /(Z|[+-]\d{2}:?\d{2})$/.test(text) ? parseInstant(text) : null;
    if (parsed) return parsed;
    context.issues.push({ code: 'custom', input: text, message: 'is no ISO 8601 date-time with an offset' });
    return z.NEVER;
  }),
);

const schema = z.object({
  user: z.string().check(z.regex(/^[0-9A-Za-z]{1,64}$/)),
  plan: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  current_period_end: z.nullable(instant),
  effective_at: instant,
});

/** An event of the operator's payment provider, or of an adapter in front of it, about one user. */
export type BillingEvent = { userId: string; subscription: Subscription; effectiveAt: Instant };

export type ReadBillingEvent = { event: BillingEvent } | { error: 'Invalid event' | 'Unknown plan'; message: string };

const invalid = (message: string): ReadBillingEvent => ({ error: 'Invalid event', message });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Parses the body of `POST /webhooks/billing`; unknown fields are ignored.
 * @param now by the clock of the service
 */
export const readBillingEvent = (rawBody: string, now: Instant): ReadBillingEvent => {
  const parsed = schema.safeParse(jsonOf(rawBody));
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.');
    return invalid(where ? `${where} is missing or wrong` : 'The body is no JSON object');
  }
  const { user, plan, status, current_period_end: currentPeriodEnd, effective_at: effectiveAt } = parsed.data;
  const known = PLAN_NAMES.find((name): name is PlanName => name === plan);
  if (!known) return { error: 'Unknown plan', message: `plan must be one of ${PLAN_NAMES.join(', ')}` };
  if (status === 'canceled' && currentPeriodEnd === null) return invalid('canceled needs current_period_end');
  if (effectiveAt > addSeconds(now, AHEAD_SECONDS)) return invalid('effective_at is in the future');
  return { event: { userId: user, subscription: { plan: known, status, currentPeriodEnd }, effectiveAt } };
};

type Headers = Readonly<Record<string, string | undefined>>;

const isSignedWith = (secret: string, rawBody: string, headers: Record<string, string>): boolean => {
  try {
    new Webhook(secret).verify(rawBody, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  }
};

const NAMES = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

/**
 * Whether a message of Standard Webhooks is signed with one of the secrets and at most five minutes old, or ahead.
 * @param secrets `whsec_` and base 64; two while one is rotated
 */
export const isSigned = (rawBody: string, headers: Headers, secrets: readonly string[]): boolean => {
  const given = Object.fromEntries(NAMES.map((name) => [name, headers[name] ?? '']));
  return secrets.some((secret) => isSignedWith(secret, rawBody, given));
};

/** The table's id of a message: a hash, so any id of the sender fits a key. */
export const billingEventId = (webhookId: string): string =>
  `billing-${createHash('sha256').update(webhookId).digest('hex')}`;
