export const cardTexts = {
  notice:
    'O valor é aproximado: soma as compras pendentes do período e pode mudar até o fechamento, com juros, estornos ou lançamentos ainda não informados pelo banco.',
  guidance: 'Para consultar faturas já fechadas e vencidas, use get-bills.',
  registerClosingDates:
    'Você tem mais de um cartão e nenhum com data de fechamento cadastrada, por isso o fechamento foi estimado em 7 dias antes do vencimento. Cadastre o dia de fechamento de cada cartão em manage-closing-date para ter um valor mais preciso.',
  noRecommendation: '',
  transactionsInfo: (count: number): string => {
    if (count === 0) return 'Nenhuma transação considerada na estimativa.';
    return count === 1 ? '1 transação considerada na estimativa.' : `${count} transações consideradas na estimativa.`;
  },
  uncategorized: 'Sem categoria',
  noExpenses: 'Nenhuma despesa encontrada no período.',
} as const;
