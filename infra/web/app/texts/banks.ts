const pt = {
  title: 'Bancos',
  sync: 'Sincronizar',
  syncing: 'Sincronizando…',
  synced: (done: number, total: number) =>
    done === total
      ? 'Tudo atualizado.'
      : `${done} de ${total} atualizados. Os outros respondem mais tarde ou precisam de você.`,
  none: 'Nenhum banco conectado',
  noneLead: 'Conecte o primeiro pelo Open Finance. É só leitura: ninguém movimenta seu dinheiro por aqui.',
  states: {
    ok: 'Em dia',
    updating: 'Buscando dados',
    stale: 'Desatualizado',
    reconnect: 'Precisa entrar de novo',
    user_input: 'Pediu um código',
    user_action: 'Espera sua autorização',
    failed: 'O banco não respondeu',
  },
  stopped: 'Atualização parada: sem plano ativo',
  updated: (ago: string) => `atualizado ${ago}`,
  never: 'ainda sem dados',
  reconnect: 'Reconectar',
  continue: 'Continuar',
  consent: (day: string) => `Autorização até ${day}`,
  unlink: 'Desconectar',
  unlinkOf: (bank: string) => `Desconectar ${bank}`,
  unlinking: {
    title: (bank: string) => `Desconectar ${bank}?`,
    lead: 'Paramos de buscar dados e apagamos os que vieram deste banco. Lembretes e limites ficam.',
    go: 'Desconectar',
  },
  paste: 'Colar o código da conexão',
  pasting: {
    title: 'Colar o código da conexão',
    lead: 'O código de uma conexão do seu aplicativo está em dashboard.pluggy.ai, em Items.',
    label: 'Código',
    go: 'Ligar',
    unknown: 'O Pluggy não conhece este código',
    empty: 'Cole o código',
  },
  kinds: {
    CHECKING_ACCOUNT: 'Conta corrente',
    SAVINGS_ACCOUNT: 'Poupança',
    CREDIT_CARD: 'Cartão de crédito',
  } as Record<string, string>,
  otherKind: 'Conta',
  rename: 'Editar nome',
  renameOf: (name: string) => `Editar o nome de ${name}`,
  renaming: {
    title: 'Nome da conta',
    label: 'Como você a chama',
    hint: (name: string) => `Deixe em branco para usar o nome do banco: ${name}`,
  },
  closing: (day: number) => `Fecha dia ${day}`,
  noClosing: 'Dia de fechamento?',
  unknownBalance: 'Saldo não informado',
  closed: (date: string) => `Encerrada em ${date}`,
  duplicate: 'Mesma conta, conectada duas vezes',
  duplicateLead: 'Este banco já está conectado. O que se repete não conta; você pode desconectar esta segunda conexão.',
  removeDuplicate: 'Desconectar a segunda',
  closingDay: {
    title: 'Dia de fechamento',
    lead: 'O dia em que a fatura fecha. Com ele, cada compra cai na fatura certa.',
    label: 'Dia do mês',
  },
};

export type BanksTexts = typeof pt;
export const banks: BanksTexts = pt;
