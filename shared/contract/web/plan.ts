import * as z from 'zod/mini';
import { defineWebOperation } from './web-operation.ts';

const quota = () =>
  z.strictObject({ currentCount: z.int(), limit: z.int(), canCreate: z.boolean(), remaining: z.int() });

/** A subscription, the use of its plan's limits, and the limits of other plans. */
const planAnswer = () =>
  z.strictObject({
    plan: z.string(),
    subscription: z.strictObject({
      status: z.enum(['active', 'canceled', 'expired', 'none']),
      until: z.nullable(z.iso.datetime()),
      has_access: z.boolean(),
    }),
    /** As `get-api-key-info` has them. */
    quotas: z.strictObject({ paymentReminders: quota(), spendingLimits: quota(), apiKeys: quota() }),
    connections: z.int(),
    plans: z.array(
      z.strictObject({
        name: z.string(),
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
  linksPlans: true,
  grants: { table: 'read', billingEvents: true },
});
