const pt = {
  pages: {
    '/': 'Início',
    '/lancamentos': 'Extrato',
    '/planejar': 'Planejar',
    '/bancos': 'Bancos',
    '/acessos': 'Acessos',
    '/conta': 'Conta',
    '/gastos': 'Gastos',
    '/patrimonio': 'Patrimônio',
    '/planos': 'Planos',
  } as Record<string, string>,
  product: 'Saldo',
  cancel: 'Cancelar',
  close: 'Fechar',
  save: 'Salvar',
  again: 'Tentar de novo',
  connectBank: 'Conectar banco',
  stale: (ago: string) => `Última atualização ${ago}. Seus bancos ainda não enviaram dados novos.`,
  offline: 'Sem internet. Mostrando o que já tínhamos.',
  failed: {
    offline: 'Você está sem internet. Tentamos de novo quando ela voltar.',
    server: 'Algo falhou do nosso lado. Tente de novo em instantes.',
    busy: (seconds?: number) =>
      seconds && seconds < 120
        ? `Muitas tentativas. Espere ${seconds} segundos e tente de novo.`
        : 'Muitas tentativas. Espere um pouco e tente de novo.',
    pageUnloaded: 'Esta página não carregou. Confira a internet.',
    partUnloaded: 'Esta parte da página não carregou. Confira a internet.',
    older: 'Mostrando o que já tínhamos.',
    noPlan: 'Sua conta está sem um plano ativo.',
    other: 'Não deu certo. Confira e tente de novo.',
  },
  /** Of each channel, what keeps notices from it. */
  refused: {
    email: {
      bouncing: 'Seu e-mail está recusando mensagens. Confira o endereço.',
      complained: 'Você marcou um e-mail nosso como spam: lembretes e avisos estão parados.',
    } as Record<string, string>,
    whatsapp: {
      bouncing: 'Seu WhatsApp está recusando mensagens. Confira o número.',
      stopped: 'Você pediu para parar no WhatsApp.',
    } as Record<string, string>,
    lift: 'Voltar a receber',
  },
  passkey: { cancelled: 'Nenhuma passkey foi usada. Tente de novo ou escolha outro jeito.' },
};

/** Texts that every page of the shell needs. */
export type CommonTexts = typeof pt;
export const common: CommonTexts = pt;
