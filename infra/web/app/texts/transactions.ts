const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('pt-BR')} ${many}`;

const pt = {
  write: 'Anotar lançamento',
  before: 'Mês anterior',
  after: 'Mês seguinte',
  search: {
    label: 'Buscar com suas palavras',
    hint: 'mercado acima de 100, pix recebido, 5 maiores gastos…',
    go: 'Buscar',
    clear: 'Limpar a busca',
  },
  filters: (count: number) => (count === 0 ? 'Filtros' : `Filtros (${count})`),
  clearFilters: 'Limpar filtros',
  totals: {
    in: 'Entrou',
    out: 'Saiu',
    count: (count: number) => `${plural(count, 'lançamento', 'lançamentos')}.`,
    moves: (count: number) =>
      `${plural(count, 'transferência entre suas contas fica', 'transferências entre suas contas ficam')} fora da soma, como pagamentos de fatura e investimentos.`,
    refunds: (amount: string) => `Estornos de ${amount} já descontados.`,
    foreign: (count: number) => `${plural(count, 'lançamento', 'lançamentos')} em outra moeda, fora da soma.`,
  },
  list: (where: string) => `Lançamentos, ${where}`,
  today: 'hoje',
  yesterday: 'ontem',
  continued: 'continuação',
  pending: 'pendente',
  onOpenBill: 'fatura aberta',
  own: 'não conta na soma',
  installment: (number: number, total: number) => `parcela ${number} de ${total}`,
  noCategory: 'Sem categoria',
  guess: (category: string) => `${category} (palpite a confirmar)`,
  changeCategory: (category: string, name: string) => `${category}: editar a categoria de ${name}`,
  details: (name: string) => `${name}: ver e editar`,
  none: (where: string) => `Nenhum lançamento em ${where}.`,
  notFound: 'Nada encontrado com essa busca.',
  notFoundWith: (words: string) => `Nada encontrado com “${words}”.`,
  all: 'Mostrar o mês todo',
  allOf: (month: string) => `Mostrar ${month}`,
  widen: 'Procurar nos últimos 12 meses',
  wideWords: 'nos últimos 12 meses',
  filtered: 'Nenhum lançamento passa pelos filtros.',
  sheet: 'Baixar planilha',
  rules: 'Regras',
  found: 'resultado da busca',
  csvName: (where: string) => `lancamentos-${where}.csv`,
  changed: (count: number) => `${plural(count, 'lançamento atualizado', 'lançamentos atualizados')}.`,
  undo: 'Desfazer',
  undone: 'Desfeito.',
  cannotUndo: 'Não dá mais para desfazer.',
  select: {
    start: 'Selecionar',
    end: 'Cancelar seleção',
    one: (name: string) => `Selecionar ${name}`,
    change: (count: number) => `Mudar categoria de ${count}`,
    most: 'No máximo 100 de cada vez.',
  },
  unloaded: 'Esta parte da página não carregou. Confira a internet e tente de novo.',
};

export type TransactionsTexts = typeof pt;
export const transactions: TransactionsTexts = pt;
