const pt = {
  title: 'Conta',
  profile: {
    title: 'Perfil',
    name: 'Nome',
    email: 'E-mail',
    phone: 'WhatsApp',
    noPhone: 'nenhum',
    plan: 'Plano',
    until: (day: string) => `até ${day}`,
    plans: { none: 'Nenhum plano ativo', free: 'Gratuito', basic: 'Básico', pro: 'Pro', premium: 'Premium' } as Record<
      string,
      string
    >,
    statuses: { active: 'ativo', canceled: 'cancelado', expired: 'terminou', none: '' } as Record<string, string>,
  },
  passkeys: {
    title: 'Passkeys',
    lead: 'Entre com o rosto, a digital ou o PIN do aparelho, sem código.',
    none: 'Nenhuma passkey ainda.',
    add: 'Criar passkey',
    unsupported: 'Este navegador não cria passkeys.',
    made: (day: string) => `criada em ${day}`,
    used: (ago: string) => `usada ${ago}`,
    synced: 'copiada na sua nuvem',
    remove: 'Remover',
    removeOf: (name: string) => `Remover a passkey ${name}`,
    removing: {
      title: 'Remover a passkey?',
      lead: (name: string) => `Não será mais possível entrar com “${name}”.`,
    },
    naming: { title: 'Nova passkey', label: 'Nome', hint: 'Para reconhecê-la depois.' },
    exists: 'Este aparelho já tem uma passkey do Saldo.',
    failed: 'A passkey não foi criada.',
  },
  devices: {
    title: 'Aparelhos',
    here: 'este aparelho',
    seen: (ago: string) => `visto ${ago}`,
    methods: { code: 'entrou com código', passkey: 'entrou com passkey' },
    end: 'Sair',
    endOf: (device: string) => `Sair de ${device}`,
    others: 'Sair dos outros aparelhos',
    all: 'Sair de todos',
    out: 'Sair',
  },
};

export type AccountTexts = typeof pt;
export const account: AccountTexts = pt;
