import { welcome } from './welcome.ts';

const pt = {
  opening: 'Abrindo…',
  whose: {
    title: 'Conectar um banco',
    lead: 'Os dados do banco vão para a conta de',
    notMine: 'Se esta não é a sua conta, não continue: alguém enviou este link para você por engano ou má-fé.',
    go: 'É minha conta, continuar',
    stop: 'Não é minha conta',
    stopped: 'Certo. Nada foi conectado, e você pode fechar esta página.',
  },
  own: {
    title: 'Conectar um banco',
    reconnect: 'Reconectar o banco',
    lead: 'Você escolhe o banco e autoriza no aplicativo dele. O Saldo só lê: não paga, não transfere e nunca vê sua senha.',
    points: ['Só leitura, pelo Open Finance', 'Você desconecta quando quiser', 'Os dados são só seus'],
    consent:
      'Ao continuar, você autoriza o Saldo a ler contas, cartões e lançamentos desta instituição, até você desconectar.',
    go: 'Escolher o banco',
    goAgain: 'Continuar',
    back: 'Voltar',
  },
  noPlan: welcome.noPlan,
  widget: 'O banco está aberto numa janela sobre esta página.',
  waiting: {
    title: 'Buscando seus dados',
    lead: 'O banco autorizou. Contas, cartões e transações chegam em cerca de um minuto; pode deixar esta página aberta.',
    slow: 'Está demorando mais que o comum. Você pode sair: os dados continuam chegando.',
  },
  done: {
    title: (bank: string) => `${bank} conectado`,
    lead: 'Seus dados já estão chegando ao Início.',
    go: 'Ver meu dinheiro',
    another: 'Conectar outro banco',
    closed: 'Pronto. Você pode fechar esta página.',
  },
  needs: {
    title: 'O banco ainda precisa de você',
    lead: 'Ele pediu mais um passo para liberar os dados.',
    go: 'Continuar',
  },
  expired: {
    title: 'Este link expirou',
    lead: 'Cada link serve uma vez, por 24 horas. Peça outro ao seu assistente ou entre para conectar por aqui.',
    go: 'Entrar e conectar',
  },
  notYours: {
    title: 'Este link é de outra conta',
    lead: 'Você está no Saldo com uma conta, e o link é de outra. Saia e abra o link de novo, ou conecte na sua conta.',
    go: 'Conectar na minha conta',
  },
  failed: { title: 'Não conseguimos conectar', again: 'Tentar de novo' },
  closedEarly: 'A janela do banco foi fechada antes do fim. Nada foi conectado.',
  refused: 'O banco não aceitou. Nada foi conectado.',
  loading: 'O programa do banco não carregou. Confira sua internet.',
  overview: 'Ir para o Início',
};

export type ConnectTexts = typeof pt;
export const connect: ConnectTexts = pt;
