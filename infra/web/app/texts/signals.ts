const pt = {
  title: 'Avisos sobre o seu dinheiro',
  none: 'Nenhum aviso novo.',
  words: {
    seen: 'Vi',
    expected: 'Era esperado',
    wrong: 'Está errado',
    cancelled: 'Já cancelei',
  },
  marked: (word: string) => `Marcado: ${word}.`,
  undo: 'Desfazer',
};

export const signals: typeof pt = pt;
