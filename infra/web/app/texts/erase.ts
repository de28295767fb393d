const pt = {
  title: 'Excluir a conta?',
  lead: 'Na mesma hora terminam seu acesso em todos os aparelhos, chaves e assistentes. Depois de 72 horas some o resto:',
  what: ['a conexão com os bancos e tudo o que veio deles', 'lembretes, limites e o que os assistentes lembram'],
  undo: 'Você tem 72 horas para desistir: é só entrar de novo.',
  renews: (plan: string, day: string | null) =>
    day ? `Sua assinatura ${plan} renova em ${day}.` : `Sua assinatura ${plan} continua ativa.`,
  canceled: 'Ela será cancelada.',
  cancel: 'Cancele o pagamento em ',
  label: 'Para confirmar, escreva: apagar minha conta',
  words: 'apagar minha conta',
  mismatch: 'Escreva “apagar minha conta”, como está acima.',
  action: 'Excluir a conta',
  done: 'Exclusão pedida',
  doneLead: (when: string) => `Sua conta será excluída em ${when}. Para desistir, é só entrar de novo até lá.`,
  leave: 'Sair',
};

export type EraseTexts = typeof pt;
export const erase: EraseTexts = pt;
