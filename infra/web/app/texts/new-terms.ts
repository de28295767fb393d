const pt = {
  changed: 'Atualizamos os termos.',
  read: 'Ler e aceitar',
  title: 'Novos termos',
  lead: 'Leia os',
  terms: 'Termos de uso',
  and: 'e a',
  privacy: 'Política de privacidade',
  accept: 'Aceitar',
  refusals: {
    'Invalid version': 'Os termos mudaram de novo. Recarregue a página para ler os atuais.',
  } as Record<string, string>,
};

export type NewTermsTexts = typeof pt;
export const newTerms: NewTermsTexts = pt;
