const pt = {
  email: {
    title: 'Entre no Saldo',
    lead: 'Todos os seus bancos numa página, só leitura: por aqui ninguém move dinheiro. Sem senha: você recebe um código por e-mail.',
    label: 'E-mail',
    go: 'Continuar',
    passkey: 'Entrar com passkey',
    or: 'ou',
    invalid: 'Escreva um e-mail completo, como nome@exemplo.com.',
  },
  price: {
    free: 'Há um plano grátis.',
    from: (price: string) => `A partir de ${price}.`,
    freeAndFrom: (price: string) => `Há um plano grátis; os pagos começam em ${price}.`,
    periods: { month: 'por mês', year: 'por ano' },
  },
  newcomers: {
    open: 'Primeira vez? Continue: sua conta é criada com o código.',
    invited: 'Você tem um convite. Continue: sua conta é criada com o código.',
    invite: 'Novas contas por convite.',
    closed: 'Novas contas estão fechadas por enquanto.',
  },
  accepts: {
    before: 'Ao continuar, você aceita os',
    terms: 'Termos',
    and: 'e a',
    privacy: 'Política de privacidade',
  },
  invite: 'Este convite não é válido ou já foi usado. Se você já tem conta, continue sem ele.',
  stopped: 'Novas contas estão paradas por enquanto. Tente de novo mais tarde.',
  code: {
    mailed: (email: string) => `Enviamos um código de 8 números para ${email}. Ele vale por 10 minutos.`,
    terms:
      'Para criar sua conta, você aceita os Termos e a Política de privacidade atuais. Toque em Entrar para aceitar.',
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
    recovery: {
      needed: 'Esta conta abre só com passkey. Entre com ela, ou escreva um dos seus códigos de recuperação.',
      label: 'Código de recuperação',
      hint: '16 letras e números; cada um vale uma vez.',
      missing: 'Escreva um código de recuperação.',
      passkey: 'Entrar com passkey',
      wrong: (left?: number) =>
        left === undefined
          ? 'Esse código de recuperação não confere.'
          : `Esse código de recuperação não confere. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`}.`,
    },
    expired: 'Esse código expirou. Peça outro.',
    elsewhere: 'Digite o código no mesmo navegador em que você o pediu, ou peça outro aqui.',
  },
  offer: {
    title: 'Da próxima vez, sem código',
    lead: 'Com uma passkey você entra com o rosto, a digital ou o PIN deste aparelho. É mais rápido e ninguém consegue roubá-la por e-mail.',
    make: 'Criar passkey',
    later: 'Agora não',
    held: (when: string) =>
      `A passkey passa a valer ${when}. Por segurança, a primeira criada em um navegador novo espera 24 horas.`,
    go: 'Continuar',
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
