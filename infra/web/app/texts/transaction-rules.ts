const counted = (count: number): string =>
  count === 1 ? '1 lançamento' : `${count.toLocaleString('pt-BR')} lançamentos`;

const pt = {
  title: 'Regras',
  about: 'O que você aplicou a todos os lançamentos de alguém, passados e futuros.',
  none: 'Nenhuma regra ainda. Ao editar uma categoria ou um nome, marque “Aplicar a todos os lançamentos”.',
  category: (name: string) => `categoria ${name}`,
  merchant: (name: string) => `nome ${name}`,
  note: 'nota',
  count: counted,
  removeOf: (name: string) => `Remover a regra de ${name}`,
  lead: (count: number) =>
    count === 0
      ? 'Remover esta regra? Nenhum lançamento muda.'
      : `Remover esta regra? ${counted(count)} ${count === 1 ? 'volta' : 'voltam'} ao nome e à categoria do banco.`,
  go: 'Remover',
};

export type TransactionRulesTexts = typeof pt;
export const transactionRules: TransactionRulesTexts = pt;
