const pt = {
  title: 'Planejar',
  parts: 'Nesta página',
  jumps: [
    ['proximos', 'Próximos dias'],
    ['e-se', 'E se…'],
    ['faturas', 'Faturas'],
    ['lembretes', 'Lembretes'],
    ['limites', 'Limites'],
    ['parcelas', 'Parcelas'],
    ['recorrentes', 'Contas fixas e assinaturas'],
  ] as [string, string][],
  banks: 'Ver bancos',
  more: (count: number) => `Ver mais ${count}`,
  noPlans: 'Ver planos',
  upcoming: {
    title: 'Próximos dias',
    period: 'Quanto tempo',
    periods: [
      [30, '30 dias'],
      [60, '60 dias'],
      [90, '90 dias'],
      [180, '6 meses'],
      [365, '1 ano'],
    ] as [number, string][],
    now: 'Em contas hoje',
    lowest: (day: string) => `Menor saldo, em ${day}`,
    end: 'No fim',
    chart: 'Saldo dos próximos dias',
    head: ['Dia', 'Saldo'],
    usual: 'Com seus gastos de sempre',
    known: 'Só o que já se sabe',
    knownEnd: 'No fim, só o que já se sabe',
    parts: (soFar: string, expected: string) => `${soFar} até agora, mais ${expected} previstos`,
    noBank: 'Conecte um banco para ver o saldo dos próximos dias.',
    unknown: 'Saldo não informado pelo banco.',
    unknownBalances: (count: number) =>
      count === 1 ? 'Saldo não informado em 1 conta.' : `Saldo não informado em ${count} contas.`,
    short: (day: string, amount: string) => `Pode faltar dinheiro: em ${day} o saldo chega a ${amount}.`,
    none: 'Nada a pagar nem a receber neste tempo.',
    atEnd: (amount: string) => `fica ${amount}`,
    estimated: 'estimado',
    overdue: 'em atraso',
    noAmount: 'sem valor',
    leftOut: (count: number) =>
      count === 1 ? '1 pagamento em outra moeda ficou de fora.' : `${count} pagamentos em outra moeda ficaram de fora.`,
    kinds: {
      bill: 'fatura fechada',
      open_bill: 'fatura aberta',
      future_bill: 'fatura futura',
      reminder: 'lembrete',
      recurring: 'repete',
      scheduled: 'Agendado no banco',
      loan: 'parcela de empréstimo',
    } as Record<string, string>,
  },
};

/** Of the first screen of `/planejar`. */
export type PlanTexts = typeof pt;
export const plan: PlanTexts = pt;
