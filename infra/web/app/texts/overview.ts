const pt = {
  updated: (ago: string) => `atualizado ${ago}`,
  never: 'Esperando os primeiros dados dos bancos.',
  needs: {
    reconnect: (bank: string) => `${bank} precisa de você: entre de novo para os dados voltarem.`,
    user_input: (bank: string) => `${bank} pediu um código ou uma senha.`,
    user_action: (bank: string) => `${bank} espera sua autorização no aplicativo do banco.`,
  },
  warnings: {
    title: 'Avisos',
    more: (count: number) => (count === 1 ? 'Mais 1 aviso' : `Mais ${count} avisos`),
    mark: 'Marcar avisos',
    says: {
      plan_ends: (_: string, date: string) => `Seu plano termina em ${date}.`,
      consent_ends: (bank: string, date: string) => `A autorização do ${bank} termina em ${date}.`,
      payment_overdue: (name: string, date: string) => `${name} venceu em ${date}.`,
      stale: (bank: string, date: string) => `${bank} não envia dados novos desde ${date}.`,
      price_rise: (name: string, from: string, to: string) => `${name} subiu de ${from} para ${to}.`,
    },
    acts: {
      needs_user: 'Resolver',
      plan_ends: 'Ver planos',
      consent_ends: 'Renovar',
      payment_overdue: 'Ver',
      stale: 'Ver',
      price_rise: 'Ver',
      signal: 'Ver',
    },
  },
  money: {
    title: 'Seu dinheiro',
    total: 'Saldo em contas',
    unknown: 'Saldo não informado',
    unknownOne: 'não informado',
    cards: 'Cartões',
    soFar: 'usado até agora',
    net: 'Contas menos cartões',
    all: 'Ver todas',
    subtypes: { SAVINGS_ACCOUNT: 'poupança' } as Record<string, string>,
  },
  wealth: {
    title: 'Patrimônio',
    all: 'Ver tudo',
    partial: 'sem o que não é conhecido',
    change: (difference: string, sign: number) =>
      sign === 0
        ? 'igual ao fim do mês passado'
        : `${difference} a ${sign < 0 ? 'menos' : 'mais'} que no fim do mês passado`,
  },
  balance: {
    chart: 'Saldo dos últimos 90 dias',
    head: ['Dia', 'Saldo'],
    none: 'Nenhuma conta com saldo ainda.',
  },
  due: {
    title: 'A pagar',
    within: 'em 30 dias',
    overdue: (sum: string) => `${sum} em atraso`,
    none: 'Nada vence nos próximos 30 dias.',
    all: (count: number) => `Ver tudo (${count})`,
    noAmount: 'sem valor',
    estimated: 'estimada',
  },
  month: {
    title: 'Este mês',
    in: 'Entrou',
    out: 'Saiu',
    left: 'Sobrou',
    missing: 'Faltou',
    than: (difference: string, sign: number, date: string) =>
      sign === 0 ? `o mesmo que até ${date}` : `${difference} a ${sign < 0 ? 'menos' : 'mais'} que até ${date}`,
    usualMonth: (amount: string) => `usual do mês ${amount}`,
    usual: (amount: string) => `usual ${amount}`,
    above: (amount: string, change: string | null) => `${amount} acima do usual${change ? `, ${change}` : ''}`,
    chart: 'Entradas e saídas por mês',
    head: ['Mês', 'Entrou', 'Saiu', 'Resultado'],
    say: (month: string, into: string, out: string, net: string, positive: boolean) =>
      `${month}: entrou ${into}, saiu ${out}, ${positive ? 'sobrou' : 'faltou'} ${net}`,
  },
  spending: { title: 'Para onde foi', none: 'Nenhum gasto neste mês.' },
  evolution: {
    title: 'Evolução',
    balance: 'Saldo em 90 dias',
    months: 'Entrou e saiu em 12 meses',
    none: 'Nenhum mês com lançamentos ainda.',
  },
  limits: {
    title: 'Limites',
    create: 'Criar limite',
    none: 'Nenhum limite ainda.',
    of: (spent: string, amount: string, period: string) => `${spent} de ${amount} ${period}`,
    exceeded: 'acima do limite',
    periods: { daily: 'por dia', weekly: 'por semana', biweekly: 'por quinzena', monthly: 'por mês' } as Record<
      string,
      string
    >,
  },
  table: 'Ver como tabela',
  tableOf: (name: string) => `${name}, tabela`,
  hidden: 'valor oculto',
};

export type OverviewTexts = typeof pt;
export const overview: OverviewTexts = pt;
