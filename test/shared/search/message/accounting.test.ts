import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../../shared/search/message/interpret-message.ts';
import { accounts, rows, TODAY, understood } from './a-reading.ts';

const PARTS = [
  'oi tudo bem',
  'me manda',
  'queria que você me mostrasse',
  'quanto gastei',
  'o que recebi',
  'a maior das últimas 10 compras',
  'top 5 gastos',
  'uber',
  'mercado e farmácia',
  'tirando o uber',
  'sem pix nem boleto',
  'acima de 100 reais',
  'uns 200',
  'entre 50 e 100',
  'mês passado',
  'desde o dia 10',
  'no feriado prolongado de finados',
  'em 10x',
  'no cartão nubank',
  'só o que já caiu',
  'nada pendente',
  'em que mês gastei mais',
  'aos domingos',
  'last week',
  'over 30 in october',
];
// No word of any language, and near to none: nothing can be mended to it.
const invented = fc.constantFrom('zqxvuk', 'wyxkorp', 'jubrux', 'kvztpq', 'xptozw');

const unreadOf = (message: string): readonly string[] => readMessage(message, TODAY).against(rows, accounts).unread;

describe('a word that nobody could know is named as unread', () => {
  it('behind, before and between any parts of a message', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PARTS), { maxLength: 4 }), invented, fc.nat(4), (parts, word, at) => {
        const message = [...parts.slice(0, at), word, ...parts.slice(at)].join(' ');
        expect(unreadOf(message)).toContain(word);
      }),
    );
  });

  it('also within a part', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PARTS), invented, fc.nat(8), (part, word, at) => {
        const words = part.split(' ');
        expect(unreadOf([...words.slice(0, at), word, ...words.slice(at)].join(' '))).toContain(word);
      }),
    );
  });
});

it.each(['maior', 'maiores', 'menor', 'top', 'desde', 'passado', 'ultimo', 'recente', 'loja', 'categoria', 'acima'])(
  'a word of the grammar that no reader used is named: %s',
  (word) => expect(unreadOf(`gastei uber ${word}`)).toContain(word),
);

it('a word that only a courtesy has is not named', () => {
  expect(understood('oi, queria que você me mostrasse o uber, hope you are doing well')).toEqual({
    merchants: ['uber'],
  });
});
