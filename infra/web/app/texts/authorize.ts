const pt = {
  opening: 'Abrindo o pedido…',
  title: 'Permitir acesso ao seu Saldo?',
  program: 'Um programa neste computador',
  app: (scheme: string) => `O aplicativo que abre ${scheme}:// neste aparelho`,
  calls: 'diz se chamar',
  unproven: 'Este nome não foi comprovado: qualquer um pode usá-lo.',
  wants: 'Se você permitir:',
  scopes: {
    'saldo.read': ['Lê', 'saldos, transações, faturas, limites e lembretes'],
    'saldo.write': ['Edita', 'lembretes, limites, nomes e categorias; atualiza os bancos e guarda o que você conta'],
  },
  never: ['Nunca', 'move dinheiro, vê senhas dos bancos ou cria chaves'],
  account: 'Sua conta',
  notYou: 'Não é você?',
  leads: 'Quem recebe',
  replaces: 'Já tem acesso hoje: a nova permissão toma o lugar da antiga.',
  loopback:
    'Continue só se foi você que começou, agora mesmo, num programa em que confia. Qualquer programa neste computador pode fazer este pedido.',
  ofAnApp:
    'Continue só se foi você que começou, agora mesmo, nesse aplicativo. Outro programa deste aparelho pode abrir o mesmo tipo de endereço.',
  approve: 'Permitir',
  deny: 'Recusar',
  later: 'Você remove o acesso quando quiser, em Acessos.',
  approved: { title: 'Acesso permitido', lead: 'Agora é só continuar onde você começou.' },
  denied: { title: 'Acesso recusado', lead: 'Quem pediu vai saber que você não quis.' },
  goOn: 'Voltar para lá',
  home: 'Ir para o Saldo',
  none: {
    title: 'Nenhum pedido aqui',
    lead: 'Esta página abre quando um assistente pede acesso. Para conectar um, adicione no assistente o endereço que está em Acessos.',
    go: 'Ver em Acessos',
  },
  unknown: {
    title: 'Este pedido não está com você',
    lead: 'Ele não existe, ou foi aberto antes em outra conta. Volte ao assistente e peça o acesso de novo.',
  },
  over: {
    title: 'Este pedido expirou',
    lead: 'Ele já foi respondido ou passou dos 10 minutos. Volte ao assistente e peça o acesso de novo.',
  },
  left: {
    title: 'Você saiu desta conta',
    lead: 'Volte ao assistente e peça o acesso de novo: aí você entra com a outra conta.',
  },
  strange: 'O pedido levava a um endereço que não abrimos. Não continue: avise quem faz esse assistente.',
};

export type AuthorizeTexts = typeof pt;
export const authorize: AuthorizeTexts = pt;
