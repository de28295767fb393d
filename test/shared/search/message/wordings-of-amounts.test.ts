import { describe, expect, it } from 'vitest';
import { understood } from './a-reading.ts';

const boundsOf = (message: string) => {
  const { minAmount = null, maxAmount = null } = understood(message);
  return [minAmount, maxAmount];
};

describe('verbs of reaching and passing, in any form', () => {
  it.each(['chegou a', 'cheguem a', 'chegaram aos', 'atingiu', 'alcançaram', 'bateu', 'batem nos', 'hit'])(
    'que %s 300 is at least that',
    (verb) => expect(boundsOf(`uber que ${verb} 300`)).toEqual([300, null]),
  );
  it.each(['chegou a', 'chegue a', 'chegaram aos', 'atingiu', 'alcance', 'bateu'])(
    'que não %s 300 is less than that',
    (verb) => expect(boundsOf(`uber que não ${verb} 300`)).toEqual([null, 299.99]),
  );
  it.each(['passou de', 'passem de', 'passe dos', 'ultrapassem', 'superem', 'excedam', 'foi além de', 'estoure'])(
    'que %s 300 is more than that, and never more where it is denied',
    (verb) => {
      expect(boundsOf(`uber que ${verb} 300`)).toEqual([300.01, null]);
    },
  );
  it.each(['passou de', 'passe de', 'ultrapasse', 'supere', 'exceda'])('que não %s 300 is at most that', (verb) =>
    expect(boundsOf(`uber que não ${verb} 300`)).toEqual([null, 300]),
  );
});

describe('an amount', () => {
  it.each([
    ['pix recebido de 640', 640, 640],
    ['pix que mandei de 300', 300, 300],
    ['transferência enviada de 1500', 1500, 1500],
    ['um pix de 640', 640, 640],
    ['quarenta e quatro e noventa', 44.9, 44.9],
    ['cento e vinte e nove e noventa', 129.9, 129.9],
    ['entre nove e noventa', 9, 90],
    ['na faixa dos 100 aos 150 reais', 100, 150],
    ['de 100 pra 150', 100, 150],
    ['50~80 reais', 50, 80],
    ['pra cima de 200', 200.01, null],
    ['acima da casa dos mil', 1000.01, null],
    ['sem passar de 20', null, 20],
    ['mais de duas centenas', 200.01, null],
    ['between fifty and one hundred', 50, 100],
    ['200ish', 180, 220],
  ])('%s', (message, min, max) => expect(boundsOf(message)).toEqual([min, max]));

  it('is none in the name of a company', () =>
    expect(understood('as corridas de 99 em setembro')).toMatchObject({ merchants: ['99'] }));
});

describe('what is left out by its amount is bounded the other way round', () => {
  it.each([
    ['uber menos os que passaram de 30', null, 30],
    ['uber sem os abaixo de 20', 20, null],
    ['uber tirando o que passou de 100', null, 100],
    ['uber exceto os de no mínimo 100', null, 99.99],
    ['uber, leaving out anything below 25', 25, null],
    ['uber except those over 500', null, 500],
  ])('%s', (message, min, max) => {
    expect(boundsOf(message)).toEqual([min, max]);
    expect(understood(message)).toMatchObject({ merchants: ['uber'] });
  });
});
