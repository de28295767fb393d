const pt = {
  updated: (ago: string, banks: number) => `Atualizado ${ago} · ${banks === 1 ? '1 banco' : `${banks} bancos`}`,
  never: 'Esperando os primeiros dados dos bancos.',
  needs: {
    reconnect: (bank: string) => `${bank} precisa de você: entre de novo para os dados voltarem.`,
    user_input: (bank: string) => `${bank} pediu um código ou uma senha.`,
    user_action: (bank: string) => `${bank} espera sua autorização no aplicativo do banco.`,
  },
  fix: 'Resolver',
  balance: {
    unknown: 'Saldo não informado',
    title: 'Saldo em contas',
    chart: 'Saldo dos últimos 90 dias',
    head: ['Dia', 'Saldo'],
    none: 'Nenhuma conta com saldo ainda.',
  },
  due: {
    title: 'A pagar',
    next: 'nos próximos 30 dias',
    overdue: (sum: string) => `${sum} em atraso`,
    none: 'Nada vence nos próximos 30 dias.',
    more: (count: number) => `Ver mais ${count}`,
    noAmount: 'sem valor',
    kinds: {
      bill: 'fatura fechada',
      open_bill: 'fatura aberta',
      future_bill: 'fatura futura',
      reminder: 'lembrete',
      recurring: 'todo mês',
      scheduled: 'Agendado no banco',
    } as Record<string, string>,
  },
  month: {
    title: 'Este mês',
    in: 'Entrou',
    out: 'Saiu',
    left: 'Sobrou',
    missing: 'Faltou',
    chart: 'Entradas e saídas por mês',
    head: ['Mês', 'Entrou', 'Saiu', 'Resultado'],
    say: (month: string, into: string, out: string, net: string, positive: boolean) =>
      `${month}: entrou ${into}, saiu ${out}, ${positive ? 'sobrou' : 'faltou'} ${net}`,
  },
  spending: { title: 'Para onde foi', none: 'Nenhum gasto neste mês.', total: 'Total' },
  limits: {
    title: 'Limites',
    none: 'Nenhum limite. Peça ao seu assistente: “quero gastar até R$ 800 com restaurantes”.',
    of: (spent: string, amount: string, period: string) => `${spent} de ${amount} ${period}`,
    exceeded: 'acima do limite',
    periods: { daily: 'por dia', weekly: 'por semana', biweekly: 'por quinzena', monthly: 'por mês' } as Record<
      string,
      string
    >,
  },
  installments: { title: 'Próximas parcelas', none: 'Nenhuma parcela nos próximos meses.' },
  table: 'Ver como tabela',
  tableOf: (name: string) => `${name}, tabela`,
  hidden: 'valor oculto',
};

export type OverviewTexts = typeof pt;
export const overview: OverviewTexts = pt;
