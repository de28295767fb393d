const pt = {
  email: {
    title: 'Entre no Saldo',
    lead: 'Sem senha: você recebe um código por e-mail.',
    label: 'E-mail',
    go: 'Continuar',
    passkey: 'Entrar com passkey',
    or: 'ou',
    invalid: 'Escreva um e-mail completo, como nome@exemplo.com.',
  },
  code: {
    title: 'Confira seu e-mail',
    sent: (email: string) =>
      `Se ${email} tiver conta, um código de 8 números chega em instantes. Ele vale por 10 minutos.`,
    fromLink: 'Confirme o código que veio no e-mail.',
    label: 'Código',
    go: 'Entrar',
    resend: 'Enviar outro código',
    resent: 'Enviamos outro código.',
    wait: (until: string) => `Use o código mais recente, no aparelho em que o pediu, ou espere até ${until}.`,
    tomorrow: (hour: string) => `amanhã às ${hour}`,
    here: 'Pedir um código neste aparelho',
    other: 'Usar outro e-mail',
    wrong: (left?: number) =>
      left === undefined
        ? 'Esse código não confere.'
        : `Esse código não confere. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`}.`,
    expired: 'Esse código expirou. Peça outro.',
    elsewhere: 'Digite o código no mesmo navegador em que você o pediu, ou peça outro aqui.',
  },
  offer: {
    title: 'Da próxima vez, sem código',
    lead: 'Com uma passkey você entra com o rosto, a digital ou o PIN deste aparelho. É mais rápido e ninguém consegue roubá-la por e-mail.',
    make: 'Criar passkey',
    later: 'Agora não',
    failed: 'A passkey não foi criada. Você pode criar depois, em Conta.',
  },
  demo: {
    title: 'Pessoas de demonstração',
    lead: 'Só nesta máquina: um clique e você está dentro.',
    inbox: 'Os códigos chegam na caixa de entrada local.',
  },
  passkeyRefused: 'Essa passkey não é mais aceita. Entre com o código.',
};

export type SignInTexts = typeof pt;
export const signIn: SignInTexts = pt;
