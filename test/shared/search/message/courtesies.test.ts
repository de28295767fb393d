import { expect, it } from 'vitest';
import { understood } from './a-reading.ts';

it.each([
  'oi, tudo bem? me manda o uber',
  'boa noite! pode ver o uber pra mim',
  'e aí, beleza? me mostra o uber',
  'me faz um favor, lista o uber',
  'só por curiosidade, o uber',
  'queria dar uma olhada no uber, obrigado',
  'amigo, me dá uma força: uber',
  'hey, could you please check my uber',
  'mil desculpas, o uber',
])('"%s" asks for the merchant alone', (message) => expect(understood(message)).toEqual({ merchants: ['uber'] }));

it.each([
  ['uber de noite', ['noite']],
  ['uber com os amigos', ['amigos']],
  ['uber da minha esposa', ['esposa']],
  ['uber de manhã', ['manha']],
  ['uber a trabalho com desconto', ['trabalho', 'desconto']],
])('what is no courtesy is told as unread: %s', (message, unread) =>
  expect(understood(message)).toEqual({ merchants: ['uber'], unread }),
);
