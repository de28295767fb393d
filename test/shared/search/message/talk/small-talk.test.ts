import { describe, expect, it } from 'vitest';
import { understood } from '../a-reading.ts';

describe('talk that asks for nothing filters nothing and is not named', () => {
  it.each([
    'tô fechando as contas aqui e preciso do uber',
    'preciso fechar o livro-caixa: uber',
    'eu sou meio ruim com essas coisas de internet não, quero ver o uber',
    'Prezado assistente, solicito a relação de despesas do uber. Atenciosamente.',
    'venho por meio desta solicitar a relação de uber',
    'desculpa incomodar de novo, quanto foi o uber',
    'quanto deu o uber, moço',
    'uber, meu consagrado',
    'ai amiga me conta uma coisa, quanto foi o uber',
    'vou direto ao ponto: quanto foi o uber',
    'em que data foi o uber',
    'minha mulher vai me matar, quanto foi o uber',
  ])('%s', (message) => {
    const { type: _type, ...asked } = understood(message);
    expect(asked).toEqual({ merchants: ['uber'] });
  });

  it('but a word beside what is asked for is named', () => {
    expect(understood('o uber tá subindo? mostra os deste mês').unread).toEqual(['subindo']);
    expect(understood('a compra mais cara')).not.toEqual({ type: 'DEBIT' });
  });
});
