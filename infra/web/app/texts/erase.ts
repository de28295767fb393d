const pt = {
  title: 'Encerrar a conta?',
  lead: 'Não dá para desfazer. Na mesma hora terminam:',
  what: [
    'seu acesso, em todos os aparelhos',
    'chaves e assistentes',
    'a conexão com os bancos e tudo o que veio deles',
    'lembretes, limites e o que os assistentes lembram',
  ],
  label: 'Para confirmar, escreva: apagar minha conta',
  words: 'apagar minha conta',
  mismatch: 'Escreva “apagar minha conta”, como está acima.',
  action: 'Encerrar para sempre',
  done: 'Conta encerrada',
  doneLead: 'Ninguém entra mais nela. O que falta apagar some nos próximos minutos.',
  leave: 'Sair',
};

export type EraseTexts = typeof pt;
export const erase: EraseTexts = pt;
