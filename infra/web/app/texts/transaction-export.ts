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
  title: 'Baixar planilha',
  which: 'O que baixar',
  period: (name: string, count: number) =>
    `O que está na tela: ${name}, ${count === 1 ? '1 lançamento' : `${count} lançamentos`}`,
  year: (year: string) => `Ano de ${year}`,
  yearName: (year: string) => `saldo-${year}.csv`,
  progress: (count: number, of: number) => `Baixando… ${count} de ${of}`,
  go: 'Baixar',
  counts: { income: 'entrada', spending: 'saída', refund: 'estorno', move: 'próprio' },
  // With words, since a spreadsheet takes 3/10 for a date.
  installment: (number: number, total: number) => `parcela ${number} de ${total}`,
};

export type TransactionExportTexts = typeof pt;
export const transactionExport: TransactionExportTexts = pt;
