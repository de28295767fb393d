const pt = {
  title: 'Histórico da conta',
  lead: 'Acessos e mudanças dos últimos 90 dias.',
  none: 'Nada nos últimos 90 dias.',
  more: 'Ver mais antigos',
  /** An event of a newer release. */
  other: 'Mudança na conta',
  events: {
    'session.opened': 'Entrada na conta',
    'session.ended': 'Aparelho saiu',
    'passkey.added': 'Passkey criada',
    'passkey.removed': 'Passkey removida',
    'email.changed': 'E-mail alterado',
    'phone.changed': 'WhatsApp alterado',
    'key.created': 'Chave criada',
    'key.rotated': 'Chave renovada',
    'key.revoked': 'Chave revogada',
    'key.ended': 'Chave venceu',
    'grant.created': 'Assistente autorizado',
    'grant.replaced': 'Acesso de assistente substituído',
    'grant.revoked': 'Acesso de assistente encerrado',
    'grant.replayed': 'Acesso de assistente encerrado por segurança',
    'account.protected': 'Conta protegida: todos os acessos encerrados',
    'account.erasing': 'Exclusão da conta pedida',
    'account.erasure_canceled': 'Exclusão da conta cancelada',
    'passkey_only.on': 'Só com chave de acesso: ligado',
    'passkey_only.off': 'Só com chave de acesso: desligado',
    'change.held': 'Mudança espera 24 horas',
    'change.stopped': 'Mudança impedida',
    'data.exported': 'Dados baixados',
    'subscription.changed': 'Plano alterado',
  } as Record<string, string>,
  by: {
    session: (name: string | null) => (name ? `por ${name}` : 'por um aparelho'),
    key: (name: string | null) => (name ? `pela chave ${name}` : 'por uma chave'),
    assistant: (name: string | null) => (name ? `pelo assistente ${name}` : 'por um assistente'),
    operator: () => 'pela equipe do Saldo',
    system: () => 'automático',
  },
};

export type HistoryTexts = typeof pt;
export const history: HistoryTexts = pt;
