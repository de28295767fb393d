import { type QuotaView, quotaView } from '../access/quota/quota.ts';
import type { Plan } from '../access/subscription.ts';
import { type Centavos, formatBrl, toAmount } from '../money.ts';
import { brazilianDate } from '../time/calendar.ts';
import { type Instant, utcDateOf } from '../time/instant.ts';
import { firstWindow, type LimitPeriod, periodStartAt, type SpendingLimit, THRESHOLDS, windowAt } from './limit.ts';
import { usageOf } from './usage.ts';

export const confirmedLimitBody = (limit: SpendingLimit, now: Instant) => ({
  id: limit.id,
  category: limit.category,
  limitAmount: toAmount(limit.limitAmount),
  period: limit.period,
  isRecurring: limit.isRecurring,
  periodStart: periodStartAt(limit, now),
  isActive: limit.isActive,
});

export const limitBody = (limit: SpendingLimit, now: Instant) => ({
  ...confirmedLimitBody(limit, now),
  userId: limit.userId,
  createdAt: limit.createdAt,
  updatedAt: limit.updatedAt,
});

const notificationOf = (limit: SpendingLimit, now: Instant) => {
  const { watermark } = limit;
  const isCurrent = watermark?.periodStart === windowAt(limit, now).start;
  return isCurrent && watermark?.notification ? { notification: watermark.notification } : {};
};

/** `periodEnd` (excluded) is present on a limit that does not recur, so clients see its end. */
export const listedLimitBody = (limit: SpendingLimit, spent: Centavos, now: Instant) => ({
  ...limitBody(limit, now),
  ...usageOf(spent, limit),
  ...(limit.isRecurring ? {} : { periodEnd: firstWindow(limit).end }),
  ...notificationOf(limit, now),
});

const periodNames: Record<LimitPeriod, string> = {
  daily: 'diário',
  weekly: 'semanal',
  biweekly: 'quinzenal',
  monthly: 'mensal',
};

export const COUNTED = 'limites de gastos ativos';

const thresholdList = (): string => {
  const [last, ...before] = THRESHOLDS.map((threshold) => `${threshold}%`).toReversed();
  return `${before.toReversed().join(', ')} e ${last}`;
};

const startText = ({ periodStart }: SpendingLimit): string =>
  periodStart
    ? `A contagem começa em ${brazilianDate(utcDateOf(periodStart))}; os gastos do período atual não contam.`
    : 'A contagem já começou, com os gastos do período atual.';

const recurrenceText = ({ isRecurring }: SpendingLimit): string =>
  isRecurring ? 'Ele se renova automaticamente a cada período.' : 'Ele vale por um único período, sem renovação.';

export const confirmationText = (limit: SpendingLimit): string =>
  [
    `Limite ${periodNames[limit.period]} de ${formatBrl(limit.limitAmount)} para ${limit.category} criado com sucesso.`,
    startText(limit),
    recurrenceText(limit),
    `Você receberá avisos ao atingir ${thresholdList()} do limite.`,
  ].join(' ');

const quotaText = ({ currentCount, limit, remaining }: QuotaView): string =>
  remaining > 0
    ? `Você usa ${currentCount} de ${limit} limites de gastos do seu plano; ainda pode criar ${remaining}.`
    : `Você usa ${currentCount} de ${limit} limites de gastos do seu plano e não pode criar outro.`;

const upgradeText = ({ name }: Plan, { canCreate }: QuotaView): string | null => {
  if (canCreate || name === 'premium') return null;
  return name === 'pro'
    ? 'Faça upgrade para o plano premium e tenha até 30 limites de gastos.'
    : 'Faça upgrade para o plano pro (até 10 limites de gastos) ou premium (até 30).';
};

/** Listings show the plan basic as free. */
export const limitQuota = (plan: Plan, currentCount: number) => {
  const view = quotaView(plan.name === 'basic' ? 'free' : plan.name, currentCount, plan.activeLimits);
  return { ...view, message: quotaText(view), upgradeMessage: upgradeText(plan, view) };
};
