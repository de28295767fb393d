const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`];

const pt = {
  /** `Nubank conectado: 412 lançamentos, 2 contas, 1 cartão.` */
  connected: (bank: string, rows: number, accounts: number, cards: number): string => {
    const came = [
      ...counted(rows, 'lançamento', 'lançamentos'),
      ...counted(accounts, 'conta', 'contas'),
      ...counted(cards, 'cartão', 'cartões'),
    ].join(', ');
    return came ? `${bank} conectado: ${came}.` : `${bank} conectado.`;
  },
};

export type FirstBankTexts = typeof pt;
export const firstBank: FirstBankTexts = pt;
