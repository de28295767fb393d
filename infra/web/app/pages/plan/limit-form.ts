import { formatAmount, parseAmount } from '../../amount.ts';
import type { Schemas } from '../../api/contract.ts';
import { planForms as texts } from '../../texts/plan-forms.ts';

type Limit = Schemas['ListedSpendingLimit'];
export type Period = Limit['period'];
type Change = Omit<Schemas['UpdateSpendingLimitRequest'], 'limitId'>;

export const PERIODS: readonly Period[] = ['daily', 'weekly', 'biweekly', 'monthly'];

/** As typed. */
export type LimitFields = {
  category: string;
  amount: string;
  period: Period;
  isRecurring: boolean;
  startNextPeriod: boolean;
};

export type LimitErrors = Partial<Record<keyof LimitFields, string>>;

export const newLimitFields: LimitFields = {
  category: '',
  amount: '',
  period: 'monthly',
  isRecurring: true,
  startNextPeriod: false,
};

export const fieldsOfLimit = ({ category, limitAmount, period, isRecurring }: Limit): LimitFields => ({
  category,
  amount: formatAmount(limitAmount),
  period,
  isRecurring,
  startNextPeriod: false,
});

export const limitErrors = ({ category, amount }: LimitFields): LimitErrors => ({
  ...(category.trim() ? {} : { category: texts.categoryMissing }),
  // Nothing, or nothing to spend.
  ...(parseAmount(amount) ? {} : { amount: texts.limitWrong }),
});

const typedLimit = ({ category, amount, period }: LimitFields) => ({
  category: category.trim(),
  limitAmount: parseAmount(amount) ?? 0,
  period,
});

/** One that counts from now and ends is made by one operation, any other by the one that confirms. */
export const newLimitCall = (fields: LimitFields) => {
  const { isRecurring, startNextPeriod } = fields;
  return isRecurring || startNextPeriod
    ? { operation: 'confirm-spending-limit', body: { ...typedLimit(fields), isRecurring, startNextPeriod } }
    : { operation: 'create-spending-limit', body: typedLimit(fields) };
};

/** The changed fields only: another device may have changed the rest. */
export const limitChange = (limit: Limit, fields: LimitFields): Change => {
  const { category, limitAmount, period } = typedLimit(fields);
  return {
    ...(category === limit.category ? {} : { category }),
    ...(limitAmount === limit.limitAmount ? {} : { limitAmount }),
    ...(period === limit.period ? {} : { period }),
  };
};

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The active limits of the same category, which a new limit would duplicate. */
export const rivalsOf = (limits: readonly Limit[], category: string, now: number): Limit[] =>
  limits.filter(
    (limit) =>
      limit.isActive &&
      plain(limit.category) === plain(category) &&
      !(limit.periodEnd && Date.parse(limit.periodEnd) <= now),
  );

/** The field that an error of the API is about. */
export const limitErrorFields: Readonly<Record<string, LimitErrors>> = {
  'Invalid or missing category': { category: texts.categoryRefused },
  'Invalid category': { category: texts.categoryRefused },
  'Invalid or missing limitAmount': { amount: texts.limitWrong },
  'Invalid limitAmount': { amount: texts.limitWrong },
  'Invalid or missing period': { period: texts.periodRefused },
  'Invalid period': { period: texts.periodRefused },
};
