import * as z from 'zod/mini';
import { defineWebOperation } from './web-operation.ts';

const MOST_OFFERS = 8;
const filled = () => z.string().check(z.trim(), z.minLength(1));
const natural = () => z.int().check(z.minimum(0));

const offer = z.strictObject({
  plan: z.enum(['free', 'basic', 'pro', 'premium']),
  name: filled(),
  /** Centavos; null: nothing is said about it. */
  price: z.nullable(natural()),
  period: z.enum(['month', 'year']),
  /** Connections that a user of the plan may have; null: no limit. */
  max_connections: z._default(z.nullable(natural()), null),
  features: z._default(z.array(filled()), []),
});

/** What the operator sells: one plan, of those of `access/subscription.ts`, for one period. */
export type Offer = z.output<typeof offer>;

const repeatedPair = (offers: readonly Offer[]): number =>
  offers.findIndex(({ plan, period }, at) => offers.slice(0, at).some((o) => o.plan === plan && o.period === period));

export const offersSchema = z.array(offer).check(
  z.maxLength(MOST_OFFERS),
  z.check((context) => {
    const again = repeatedPair(context.value);
    if (again < 0) return;
    const message = 'the same plan for the same period is there twice';
    context.issues.push({ code: 'custom', input: context.value[again], path: [again], message });
  }),
);

const jsonOf = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('PLANS is no JSON');
  }
};

/** In the order of the setting. @param json unset: nothing is offered @throws Error that names the path of a wrong field */
export const readOffers = (json: string | undefined): readonly Offer[] => {
  const parsed = offersSchema.safeParse(json ? jsonOf(json) : []);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${['PLANS', ...path].join('.')} (${message})`);
  throw new Error(`Wrong setting: ${wrong.join(', ')}`);
};

const PERIOD = () => z.enum(['month', 'year']);

const subscriptionState = () =>
  z.strictObject({
    status: z.enum(['active', 'canceled', 'expired', 'none']),
    until: z.nullable(z.iso.datetime()),
    has_access: z.boolean(),
  });

const quota = () =>
  z.strictObject({ currentCount: z.int(), limit: z.int(), canCreate: z.boolean(), remaining: z.int() });

/** A subscription, the use of its plan's limits, and the limits of other plans. */
const planAnswer = () =>
  z.strictObject({
    plan: z.string(),
    subscription: subscriptionState(),
    /** As `get-api-key-info` has them. */
    quotas: z.strictObject({ paymentReminders: quota(), spendingLimits: quota(), apiKeys: quota() }),
    connections: z.int(),
    /** Those that are offered, in the operator's order; all of them where nothing is. */
    plans: z.array(
      z.strictObject({
        name: z.string(),
        /** The operator's name of it; null: none. */
        title: z.nullable(z.string()),
        /** Empty where the operator tells no prices. `price` in centavos; `url`: where this user subscribes to it. */
        offers: z.array(z.strictObject({ price: z.nullable(z.int()), period: PERIOD(), url: z.nullable(z.string()) })),
        features: z.array(z.string()),
        /** Null: no limit. */
        max_connections: z.nullable(z.int()),
        is_yours: z.boolean(),
        paymentReminders: z.int(),
        spendingLimits: z.int(),
        apiKeys: z.int(),
      }),
    ),
    /** Of the operator, for this user; null: there is no such page. */
    plans_url: z.nullable(z.string()),
    /** Whether the end of the account cancels a subscription: the payment provider is told. */
    cancels_with_account: z.boolean(),
  });
export type PlanAnswer = z.output<ReturnType<typeof planAnswer>>;

/** Open without a subscription: it leads to one. */
export const plan = defineWebOperation({
  name: 'plan',
  method: 'GET',
  path: '/app/api/plan',
  summary: 'The plan with what is used of it, and the plans that there are',
  response: () => planAnswer(),
  session: 'required',
  grants: { table: 'read', plans: true, billingEvents: true },
});

/** For who has no plan, or whose plan has ended. */
export const freePlan = defineWebOperation({
  name: 'free-plan',
  method: 'POST',
  path: '/app/api/plan/free',
  summary: 'Starts the free plan of a user without access, where it is offered',
  response: () => z.strictObject({ plan: z.string(), subscription: subscriptionState() }),
  refusals: [
    {
      status: 409,
      error: 'Subscription active',
      when: 'the subscription gives access, or the operator offers no free plan',
    },
  ],
  session: 'required',
  grants: { table: 'write', plans: true },
});
