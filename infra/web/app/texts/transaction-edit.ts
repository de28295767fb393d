const pt = {
  category: {
    titleOfMany: (count: number) => (count === 1 ? 'Categoria de 1 lançamento' : `Categoria de ${count} lançamentos`),
    title: (name: string) => `Categoria de ${name}`,
    similar: (name: string) => `Aplicar a todos os lançamentos de ${name}, passados e futuros`,
    find: 'Procurar categoria',
    usual: 'Mais usadas neste período',
    none: 'Nenhuma categoria com esse nome.',
    giveBack: 'Voltar à categoria do banco',
    saving: 'Salvando…',
  },
  details: {
    title: 'Lançamento',
    name: 'Nome',
    nameHint: (description: string) => `Deixe em branco para usar o nome do banco: ${description}`,
    similar: 'Aplicar a todos os lançamentos iguais, passados e futuros',
    note: 'Nota',
    notePlaceholder: 'Presente da Bia, reembolso do trabalho…',
    printed: 'No extrato do banco',
    date: 'Data',
    amount: 'Valor',
    account: 'Conta',
    status: 'Situação',
    statuses: { POSTED: 'Confirmado', PENDING: 'Pendente: o banco ainda pode mudar ou retirar' },
    onOpenBill: 'Fatura aberta: o banco ainda pode mudar ou retirar',
    installment: 'Parcela',
    guess: (category: string) => `Categoria ${category}: é um palpite. Está certa?`,
    confirm: 'Sim, está certa',
    method: 'Meio de pagamento',
    methods: {
      pix: 'Pix',
      boleto: 'Boleto',
      debit_order: 'Débito automático',
      credit_card: 'Cartão de crédito',
      debit_card: 'Cartão de débito',
      ted: 'TED',
      doc: 'DOC',
      transfer: 'Transferência no mesmo banco',
      cash: 'Dinheiro',
      check: 'Cheque',
      fee: 'Cobrança do banco',
    },
  },
  known: {
    'Transaction not found':
      'O banco trocou este lançamento desde que a página abriu. Atualize a página e tente de novo.',
    'Invalid applyToSimilar':
      'O banco não diz de quem é este lançamento, então não há outros iguais. Desmarque essa opção.',
    'Invalid category': 'Esta categoria não existe mais. Escolha outra.',
    'Invalid merchant': 'O nome pode ter até 120 letras.',
    'Invalid note': 'A nota pode ter até 500 letras.',
    'No connection': 'Sem internet. O que você escolheu ou escreveu continua aqui: tente de novo quando ela voltar.',
    Conflict: 'O banco estava enviando dados agora mesmo e nada mudou. Tente de novo em instantes.',
  } as Record<string, string>,
};

export type TransactionEditTexts = typeof pt;
export const transactionEdit: TransactionEditTexts = pt;
