import * as z from 'zod/mini';
import { dateText, named, nullable, timestamp } from './common.ts';

/** A row is evidence of one signal: of the first of these kinds. */
export const SIGNAL_KINDS = [
  'double_charge',
  'price_rise',
  'new_subscription',
  'trial_turned_paid',
  'subscription_after_cancel',
  'unusual_amount',
  'fee_charged',
  'income_missing',
  'bill_higher',
  'low_balance_ahead',
  'duplicate_connection',
  'consent_ending',
] as const;
export const SEVERITIES = ['high', 'medium', 'low'] as const;
export const SIGNAL_STATUSES = ['new', 'seen', 'dismissed', 'resolved'] as const;
/** What a person may say of a signal. */
export const SIGNAL_WORDS = ['new', 'seen', 'dismissed'] as const;
export const DISMISSAL_REASONS = ['expected', 'wrong', 'cancelled'] as const;
/** Kinds that the reason `cancelled` may be given for. */
export const SUBSCRIPTION_KINDS = [
  'price_rise',
  'new_subscription',
  'trial_turned_paid',
  'subscription_after_cancel',
] as const;

export const signal = named('Signal', () =>
  z.object({
    id: z.string().check(z.describe('The same over imports and new row ids.')),
    kind: z.enum(SIGNAL_KINDS),
    severity: z.enum(SEVERITIES),
    status: z.enum(SIGNAL_STATUSES).check(z.describe('`resolved`: its evidence is gone.')),
    reason: nullable(z.enum(DISMISSAL_REASONS)).check(z.describe('Of a dismissal.')),
    found_at: timestamp(),
    date: dateText(),
    amount: nullable(z.number().check(z.gte(0))).check(z.describe('Positive.')),
    merchant: nullable(z.string()),
    category: nullable(z.string()),
    account_id: nullable(z.string()),
    sentence: z.string().check(z.describe('In Brazilian Portuguese.')),
    sentence_en: z.string(),
    evidence: z.object({
      transaction_ids: z.array(z.string()),
      stream_id: nullable(z.string()),
      bill_id: nullable(z.string()),
      item_ids: z.array(z.string()),
    }),
  }),
);
