const pt = {
  category: 'Categoria',
  account: 'Conta',
  kind: 'Tipo',
  all: 'Todas',
  allKinds: 'Tudo',
  kinds: { saidas: 'Saídas', entradas: 'Entradas', proprias: 'Entre minhas contas' },
  from: 'Valor de',
  to: 'até',
  noAmount: 'Escreva um valor, como 150 ou 99,90.',
  pending: 'Só pendentes',
  clear: 'Limpar filtros',
};

export type TransactionFiltersTexts = typeof pt;
export const transactionFilters: TransactionFiltersTexts = pt;
