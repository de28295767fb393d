import { describe, expect, it } from 'vitest';
import { understood } from '../a-reading.ts';

const UBER_IN_OCTOBER = { startDate: '2026-10-01', endDate: '2026-10-31', merchants: ['uber'] };

describe('a clause that only tells filters nothing and is not named', () => {
  it.each([
    'prometi que ia economizar, uber em outubro',
    'uber em outubro? troquei de emprego faz pouco',
    'a bateria tá acabando, uber em outubro',
    'uber em outubro, ele jura que era pouco',
    'uber em outubro... a gente foi pra longe',
    'aqui em casa ninguém dirige, uber em outubro',
    'uber em outubro, pq na farmácia eu vou a pé',
    'uber em outubro porque preciso cortar gastos',
    'tô sem coragem de abrir a farmácia kkk, uber em outubro',
    'decidi parar de ir no mercado, uber em outubro',
    'uber em outubro, o resto vai no outro cartão',
    'acabei de voltar da farmácia, uber em outubro',
    'uber em outubro, é pra levar no contador',
    'não comprei nada pra ninguém, uber em outubro',
    'minha sogra só usa uber, me mostra o uber em outubro',
    'my wife keeps asking, uber in october',
    'uber in october because i need to cut back',
  ])('%s', (message) => {
    const { type: _type, ...asked } = understood(message);
    expect(asked).toEqual(UBER_IN_OCTOBER);
  });
});

describe('a clause that tells of the rows is named', () => {
  it.each([
    ['uber em outubro, com gorjeta', ['gorjeta']],
    ['uber em outubro, só os que foram cancelados', ['cancelados']],
    ['uber, a corrida foi cancelada', ['cancelada']],
    ['tô gastando com uber suspeito', ['suspeito']],
    ['acho que o uber foi suspeito, e em outubro?', ['suspeito']],
    ['uber quando a rua estava alagada', ['quando', 'rua', 'estava', 'alagada']],
    ['farmácia que minha sogra usa', ['sogra', 'usa']],
  ])('%s', (message, unread) => expect(understood(message).unread).toEqual(unread));

  it('and the only one that asks is asked', () => {
    expect(understood('acho que gastei muito com uber, quanto foi em outubro')).toMatchObject(UBER_IN_OCTOBER);
    expect(understood('me diz pq gastei tanto com uber em outubro')).toMatchObject(UBER_IN_OCTOBER);
  });
});

describe('talk between the words', () => {
  it.each([
    'ok google, uber',
    'se não me engano foi uber',
    'que deus te abençoe, quero ver o uber',
    'show de bola, agora o uber',
    'desculpa encher o saco de novo, uber',
    'o natal tá chegando, quero ver o uber',
    'perdi o recibo, me acha o uber',
    'fui umas duas vezes de uber',
    'senhorita, veja pra vovó o uber',
    'the user would like to know about their uber',
    'o usuário deseja consultar as movimentações do uber',
    'identifique e recupere os lançamentos do uber',
    'informe a data em que foi o uber',
    'obtenha o montante referente ao uber',
    'queria ver o uber, foi uber né?',
  ])('%s', (message) => expect(understood(message)).toEqual({ merchants: ['uber'] }));

  it('a tag question leaves nothing out', () =>
    expect(understood('comprei no carrefour, não comprei?')).toEqual({ type: 'DEBIT', merchants: ['carrefour'] }));
});

describe('abbreviations and signs', () => {
  it.each([
    ['uber dsd o dia 10', { merchants: ['uber'], startDate: '2026-11-10', endDate: '2026-11-21' }],
    ['uber na semana q passou', { merchants: ['uber'], startDate: '2026-11-09', endDate: '2026-11-15' }],
    ['uber menor q 150', { merchants: ['uber'], maxAmount: 149.99 }],
    ['uber de +100', { merchants: ['uber'], minAmount: 100.01 }],
    ['uber b4 october', { merchants: ['uber'], endDate: '2026-09-30' }],
    ['uber de, no mínimo, R$ 500', { merchants: ['uber'], minAmount: 500 }],
    ['uber com valor exato de 100', { merchants: ['uber'], minAmount: 100, maxAmount: 100 }],
  ])('%s', (message, asked) => expect(understood(message)).toEqual(asked));

  it('a word is not cut', () => expect(understood('aquele uber')).toEqual({ merchants: ['uber'] }));
});
