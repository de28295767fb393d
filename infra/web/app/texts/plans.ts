import { fullDay } from '../format.ts';

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
  yours: (plan: string) => `Seu plano é o ${plan}`,
  is: 'Ele está',
  canceledLead: 'Até lá nada muda.',
  without: 'Escolha um plano para ver seus dados',
  ends: {
    none: 'Você ainda não tem uma assinatura. Sua conta, suas chaves e seus aparelhos continuam aqui.',
    active: '',
    canceled: 'Sua assinatura foi cancelada e o período pago terminou. O que você conectou continua guardado.',
    expired: 'Sua assinatura terminou. O que você conectou continua guardado.',
  } as Record<string, string>,
  choose: 'Escolher um plano',
  manage: 'Mudar ou cancelar',
  noPage: 'Para mudar de plano, fale com o suporte.',
  current: 'seu plano',
  quotas: {
    paymentReminders: 'Lembretes ativos',
    spendingLimits: 'Limites de gastos',
    apiKeys: 'Chaves de API',
  },
  all: 'Todos os planos mostram todos os seus bancos, lançamentos e relatórios.',
};

export type PlansTexts = typeof pt;
export const planWords: PlansTexts = pt;

type Subscription = { status: string; until: string | null; has_access: boolean };

/** `ativo, renova em 31 de janeiro de 2026` */
export const stateOf = ({ status, until, has_access }: Subscription): string => {
  const { states } = planWords;
  if (status === 'none') return states.none;
  if (!has_access) return states.over;
  if (status === 'canceled') return states.canceled(fullDay(until ?? ''));
  return until ? states.activeUntil(fullDay(until)) : states.active;
};
