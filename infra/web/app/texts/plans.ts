import type { PlanAnswer } from '../../../../shared/contract/web/plan.ts';
import { fullDay, money } from '../format.ts';

const pt = {
  title: 'Planos',
  names: { free: 'Gratuito', basic: 'Básico', pro: 'Pro', premium: 'Premium' } as Record<string, string>,
  states: {
    active: 'ativo',
    activeUntil: (day: string) => `ativo, renova em ${day}`,
    canceled: (day: string) => `cancelado, vale até ${day}`,
    over: 'terminou',
    none: 'sem assinatura',
  },
  yours: 'Seu plano é o',
  ends: {
    none: 'Você ainda não tem um plano. Escolha um para ver seus dados.',
    active: '',
    canceled: 'Sua assinatura terminou. Escolha um plano para ver seus dados de novo; tudo continua guardado.',
    expired: 'Sua assinatura terminou. Escolha um plano para ver seus dados de novo; tudo continua guardado.',
  } as Record<string, string>,
  choose: 'Escolher um plano',
  manage: 'Mudar ou cancelar',
  noPage: 'Para mudar de plano, fale com o suporte.',
  current: 'seu plano',
  free: 'Grátis',
  periods: { month: 'por mês', year: 'por ano' },
  or: 'ou',
  allOf: (plan: string) => `Tudo do ${plan}, e mais:`,
  subscribe: (plan: string) => `Assinar ${plan}`,
  use: (plan: string) => `Usar o ${plan}`,
  refusals: { 'Subscription active': 'Sua conta já tem um plano ativo.' } as Record<string, string>,
  quotas: {
    paymentReminders: 'Lembretes ativos',
    spendingLimits: 'Limites de gastos',
    apiKeys: 'Chaves de API',
  },
  has: {
    banks: (most: number | null) =>
      most === null ? 'Bancos sem limite' : most === 1 ? '1 banco conectado' : `${most} bancos conectados`,
    paymentReminders: (most: number) => `${most} lembretes ativos`,
    spendingLimits: (most: number) => `${most} limites de gastos`,
  },
};

export type PlansTexts = typeof pt;
export const planWords: PlansTexts = pt;

type Plan = PlanAnswer['plans'][number];
type Offer = { price: number | null; period: 'month' | 'year' };

/** The operator's name of a plan, else ours. */
export const nameOf = ({ name, title }: Pick<Plan, 'name' | 'title'>): string => title ?? planWords.names[name] ?? name;

/** `R$ 19,90 por mês`, `Grátis`; null: nothing is said. */
export const priceOf = ({ price, period }: Offer): string | null =>
  price === null ? null : price === 0 ? planWords.free : `${money(price / 100)} ${planWords.periods[period]}`;

/** What the plan allows, in words. */
const allows = (plan: Plan): string[] => [
  planWords.has.banks(plan.max_connections),
  planWords.has.paymentReminders(plan.paymentReminders),
  planWords.has.spendingLimits(plan.spendingLimits),
];

/** What a plan has more than the one before: by the operator's own words, else by its numbers. */
export const moreThan = (plan: Plan, before: Plan | undefined): string[] => {
  const isWorded = plan.features.length > 0;
  const known = before ? (isWorded ? before.features : allows(before)) : [];
  return (isWorded ? plan.features : allows(plan)).filter((feature) => !known.includes(feature));
};

type Subscription = { status: string; until: string | null; has_access: boolean };

/** `ativo, renova em 31 de janeiro de 2026` */
export const stateOf = ({ status, until, has_access }: Subscription): string => {
  const { states } = planWords;
  if (status === 'none') return states.none;
  if (!has_access) return states.over;
  if (status === 'canceled') return states.canceled(fullDay(until ?? ''));
  return until ? states.activeUntil(fullDay(until)) : states.active;
};
