const pt = {
  title: 'O que termina',
  consent: (bank: string, when: string) => `A autorização do ${bank} termina ${when}.`,
  plan: (when: string) => `Seu plano termina ${when}.`,
  today: 'hoje',
  on: (day: string) => `em ${day}`,
  renew: 'Renovar',
  renewOf: (bank: string) => `Renovar ${bank}`,
  plans: 'Ver planos',
};

export type EndsTexts = typeof pt;
export const ends: EndsTexts = pt;
