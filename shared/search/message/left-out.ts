import { namesOf } from './category-terms.ts';
import type { Interpretation } from './interpretation.ts';
import type { MessagePeriod } from './joined-periods.ts';

/**
 * Parts of a reading that shall not filter, by the names of the answer: `type`, `period` for both dates, and of a list its
 * value too: `merchants:uber`, `accounts:<id>`. What the reading does not have is no error: the words may have changed.
 */
export type LeftOut = readonly string[];

export const periodWithout = (period: MessagePeriod, parts: LeftOut): MessagePeriod =>
  parts.includes('period') ? { startDate: null, endDate: null } : period;

/** The reading as if the words of these parts had not been said. */
export const withoutParts = (asked: Interpretation, parts: LeftOut): Interpretation => {
  if (parts.length === 0) return asked;
  const left = new Set(parts);
  const one = <T>(field: string, value: T | null): T | null => (left.has(field) ? null : value);
  const all = <T>(field: string, values: readonly T[]): readonly T[] => (left.has(field) ? [] : values);
  const each = <T>(field: string, values: readonly T[], nameOf: (value: T) => string): readonly T[] =>
    values.filter((value) => !left.has(`${field}:${nameOf(value)}`));
  const category = (id: Interpretation['categories'][number]): string => namesOf([id])[0] ?? id;
  const name = ({ name: its }: { name: string }): string => its;
  return {
    ...asked,
    ...periodWithout(asked, parts),
    excludedPeriods: all('excludedPeriods', asked.excludedPeriods),
    type: one('type', asked.type),
    categories: each('categories', asked.categories, category),
    merchants: each('merchants', asked.merchants, name),
    excludedCategories: each('excludedCategories', asked.excludedCategories, category),
    excludedMerchants: each('excludedMerchants', asked.excludedMerchants, name),
    minAmount: one('minAmount', asked.minAmount),
    maxAmount: one('maxAmount', asked.maxAmount),
    accountType: one('accountType', asked.accountType),
    accountSubtype: one('accountSubtype', asked.accountSubtype),
    accounts: each('accounts', asked.accounts, (id) => id),
    statuses: all('status', asked.statuses),
    installments: one('installments', asked.installments),
    rankings: all('ranking', asked.rankings),
  };
};
