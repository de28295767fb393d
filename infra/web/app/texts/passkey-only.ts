const pt = {
  title: 'Entrar só com passkey',
  row: {
    off: 'Hoje um código por e-mail também abre sua conta.',
    on: (left: number) =>
      left === 1 ? 'Ligado. Resta 1 código de recuperação.' : `Ligado. Restam ${left} códigos de recuperação.`,
    turnOn: 'Ligar',
    turnOff: 'Desligar',
    renew: 'Novos códigos',
  },
  on: {
    lead: 'O código por e-mail deixa de bastar: quem ler seus e-mails não entra.',
    codes: 'Você recebe dez códigos de recuperação, para entrar se perder as passkeys.',
    action: 'Ligar',
  },
  renew: {
    title: 'Novos códigos de recuperação',
    lead: 'Você recebe dez códigos novos. Os de antes deixam de valer.',
    action: 'Criar códigos',
  },
  off: {
    title: 'Desligar?',
    lead: 'Um código por e-mail volta a abrir sua conta. Os códigos de recuperação deixam de valer.',
    action: 'Desligar',
  },
  none: 'Crie uma passkey primeiro: é ela que abre a conta.',
  codes: {
    title: 'Seus códigos de recuperação',
    lead: 'Só aparecem agora. Guarde-os fora deste aparelho. Sem passkey, cada um abre a conta uma vez, junto com o código do e-mail.',
    label: 'Dez códigos',
    copy: { go: 'Copiar', done: 'Copiado', selected: 'Selecionado: copie' },
    download: 'Baixar',
    file: 'saldo-codigos-de-recuperacao.txt',
    done: 'Já guardei',
  },
};

export type PasskeyOnlyTexts = typeof pt;
export const passkeyOnly: PasskeyOnlyTexts = pt;
