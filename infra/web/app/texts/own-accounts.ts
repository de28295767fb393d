const pt = {
  title: 'Contas sem banco',
  lead: 'Dinheiro e o que nenhum banco mostra: você anota, e conta em tudo.',
  add: 'Nova conta (dinheiro)',
  adding: {
    title: 'Nova conta',
    name: 'Nome',
    usual: 'Dinheiro',
    nameMissing: 'Dê um nome à conta',
    kind: 'Tipo',
    kinds: { cash: 'Dinheiro', checking: 'Conta corrente', savings: 'Poupança', card: 'Cartão' },
    balance: 'Quanto tem hoje',
    owed: 'Quanto deve hoje',
    amountWrong: 'Um valor como 1.234,56',
    go: 'Criar conta',
    full: 'Você já tem 50 contas sem banco.',
  },
  remove: (name: string) => `Apagar ${name}`,
  removing: {
    title: (name: string) => `Apagar ${name}?`,
    lead: 'Os lançamentos desta conta somem com ela. Não há como desfazer.',
    go: 'Apagar',
    gone: 'Esta conta já foi apagada.',
  },
  writing: {
    title: 'Anotar lançamento',
    description: 'O que foi',
    descriptionMissing: 'Diga o que foi',
    amount: 'Valor',
    direction: 'Dinheiro',
    directions: { out: 'Saiu', in: 'Entrou' },
    day: 'Dia',
    dayWrong: 'Um dia de 1990 até daqui a um ano',
    account: 'Conta',
    go: 'Anotar',
    gone: 'Esta conta foi apagada.',
  },
};

export type OwnAccountsTexts = typeof pt;
export const ownAccounts: OwnAccountsTexts = pt;
