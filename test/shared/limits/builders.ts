import type { SpendingLimit } from '../../../shared/limits/limit.ts';
import { type Centavos, toCentavos } from '../../../shared/money.ts';
import { type Instant, parseInstant } from '../../../shared/time/instant.ts';

/** Parses an instant that is valid by construction. */
export const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new RangeError(`${text} is no moment`);
  return instant;
};

export const reais = (amount: number): Centavos => toCentavos(amount);

/** An active monthly limit of Ana's: R$ 1.000,00 for groceries, made on 10 March 2026, that does not recur. */
export const aLimit = (fields: Partial<SpendingLimit> = {}): SpendingLimit => {
  const createdAt = fields.createdAt ?? at('2026-03-10T15:00:00Z');
  return {
    userId: 'ana',
    id: 'limit-1',
    category: 'Supermercado',
    limitAmount: reais(1000),
    period: 'monthly',
    isActive: true,
    isRecurring: false,
    periodStart: null,
    anchorAt: createdAt,
    watermark: null,
    notificationRevision: 1,
    finalSpending: null,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...fields,
  };
};
