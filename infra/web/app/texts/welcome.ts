const pt = {
  empty: {
    title: 'Veja todo o seu dinheiro numa página',
    lead: 'Faltam dois minutos e um banco.',
    steps: [
      ['Conecte um banco', 'Pelo Open Finance, com leitura apenas: ninguém movimenta seu dinheiro por aqui.'],
      ['Espere um instante', 'Buscamos contas, cartões e os últimos meses. A página se enche sozinha.'],
      ['Pergunte ao seu assistente', 'Conecte o Claude ou o ChatGPT e pergunte quanto gastou, em português.'],
    ],
    assistant: 'Conectar um assistente',
  },
  noPlan: {
    title: 'Sua conta está sem um plano ativo',
    lead: 'Por isso seus dados financeiros não aparecem. Sua conta, suas chaves e seus aparelhos continuam aqui.',
    plans: 'Ver planos',
  },
};

export type WelcomeTexts = typeof pt;
export const welcome: WelcomeTexts = pt;
