const pt = {
  month: 'Este mês',
  months: 'Doze meses',
  chart: 'Gasto por mês',
  head: ['Mês', 'Gasto', 'Lançamentos'],
  count: (count: number) => (count === 1 ? '1 lançamento' : `${count} lançamentos`),
  noUsual: 'Ainda não há meses completos para comparar.',
  rows: 'Ver lançamentos',
  merchants: 'Onde, em doze meses',
  categories: 'Em que, em doze meses',
  none: 'Nenhum gasto em doze meses.',
  noLimit: 'Nenhum limite para este gasto.',
  choose: 'Escolha uma categoria em',
};

export type SpendingTexts = typeof pt;
export const spending: SpendingTexts = pt;
