const pt = {
  head: [
    'Data',
    'Descrição',
    'Nome',
    'Categoria',
    'Valor',
    'Moeda',
    'Conta',
    'Banco',
    'Situação',
    'Parcela',
    'Nota',
    'Conta na soma',
  ],
  statuses: { POSTED: 'confirmado', PENDING: 'pendente' },
  onOpenBill: 'fatura aberta',
  counts: { income: 'entrada', spending: 'saída', refund: 'estorno', move: 'próprio' },
  // With words, since a spreadsheet takes 3/10 for a date.
  installment: (number: number, total: number) => `parcela ${number} de ${total}`,
};

export type TransactionExportTexts = typeof pt;
export const transactionExport: TransactionExportTexts = pt;
