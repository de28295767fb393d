import * as z from 'zod/mini';
import { accessAt, PLAN_NAMES, type PlanName, type Subscription } from '../access/subscription.ts';
import { QuotaExceededError } from '../domain-errors.ts';
import { optionalSetting, variables } from '../platform/environment.ts';
import type { Instant } from '../time/instant.ts';

const MOST_OFFERS = 8;
const text = () => z.string().check(z.trim(), z.minLength(1));
const count = () => z.int().check(z.minimum(0));

const offer = z.strictObject({
  plan: z.enum(PLAN_NAMES),
  name: text(),
  /** Centavos; null: nothing is said about it. */
  price: z.nullable(count()),
  period: z.enum(['month', 'year']),
  /** Connections that a user of the plan may have; null: no limit. */
  max_connections: z._default(z.nullable(count()), null),
  features: z._default(z.array(text()), []),
});

/** What the operator sells: one plan for one period. */
export type Offer = z.output<typeof offer>;

const noPairTwice = (offers: readonly Offer[]): number =>
  offers.findIndex(({ plan, period }, at) => offers.slice(0, at).some((o) => o.plan === plan && o.period === period));

export const offersSchema = z.array(offer).check(
  z.maxLength(MOST_OFFERS),
  z.check((context) => {
    const again = noPairTwice(context.value);
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

export const currentOffers = (): readonly Offer[] => readOffers(optionalSetting(variables.plans));

/** Connections that a plan allows, by the most generous of its offers; null: no limit, or the plan is not offered. */
export const mostConnections = (plan: string, offers: readonly Offer[]): number | null => {
  const limits = offers.filter((one) => one.plan === plan).map(({ max_connections: most }) => most);
  return limits.some((most) => most === null) || limits.length === 0 ? null : Math.max(...limits.map(Number));
};

/** The plan that bounds a user's connections: their own, and the free one once it has ended. */
const planAt = (subscription: Subscription | null, now: Instant): string =>
  subscription && accessAt(subscription, now) === 'granted' ? subscription.plan : 'free';

/** How many connections a user may have; null: no limit. */
export const connectionsAllowed = (subscription: Subscription | null, now: Instant): number | null =>
  mostConnections(planAt(subscription, now), currentOffers());

/** 403: each connected bank costs the operator money. */
export const tooManyConnections = (subscription: Subscription | null, now: Instant): QuotaExceededError => {
  const plan = planAt(subscription, now);
  const offers = currentOffers();
  const most = mostConnections(plan, offers) ?? 0;
  const name = offers.find((one) => one.plan === plan)?.name ?? plan;
  const banks = most === 1 ? '1 banco conectado' : `${most} bancos conectados`;
  return new QuotaExceededError(
    `O plano ${name} permite até ${banks}. Desconecte um banco ou mude de plano para conectar outro.`,
  );
};

/**
 * The operator's page of plans and payment, for this user; null where there is none. It contains the user's id, which is not a
 * credential: the page passes it to the payment provider, whose events identify the user by it.
 * @param chosen what the user wants to subscribe to
 */
export const plansLink = (userId: string, chosen?: { plan: PlanName; period: Offer['period'] }): string | null => {
  const address = optionalSetting(variables.plansUrl);
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  for (const [name, value] of Object.entries({ user: userId, ...chosen })) url.searchParams.set(name, value);
  return url.href;
};

/** Whether the payment provider is told of the end of an account. */
export const tellsProvider = (): boolean => optionalSetting(variables.billingEventsUrl) !== undefined;
