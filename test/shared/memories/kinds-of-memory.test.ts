import { describe, expect, it } from 'vitest';
import { afterSaying } from './after-saying.ts';

describe('what has changed replaces the former fact of its subject', () => {
  it.each<[string[], string[]]>([
    [['Recebo 5 mil por mês', 'Agora recebo 6 mil por mês'], ['Recebo 6 mil por mês']],
    [['Recebo 5 mil por mês', 'Meu salário mudou, agora é 7 mil'], ['Meu salário é 7 mil']],
    [['Meu salário é 5 mil', 'na verdade recebo 7 mil'], ['Recebo 7 mil']],
    [['Meu salário é 5 mil', 'Meu salário mudou para 7 mil'], ['Meu salário é 7 mil']],
    [['Meu salário é 5 mil', 'Mudou meu salário: 8 mil'], ['Mudou meu salário: 8 mil']],
    [['Moro em Recife', 'Agora moro em Natal'], ['Moro em Natal']],
    [['Moro em Recife', 'Na verdade, moro em Natal'], ['Moro em Natal']],
    [['Moro em Recife', 'Mudei para Natal'], ['Mudei para Natal']],
    [['Meu banco principal é o Nubank', 'meu banco principal agora é o Inter'], ['Meu banco principal é o Inter']],
    [['Meu banco principal é o Nubank', 'na verdade meu banco principal é o Inter'], ['Meu banco principal é o Inter']],
    [['My main bank is Nubank', 'my main bank is now Inter'], ['My main bank is Inter']],
    [['I live in Recife', 'now I live in Natal'], ['I live in Natal']],
    [['I earn 5000 a month', 'actually I earn 7000 a month'], ['I earn 7000 a month']],
    [['Minha meta é juntar 10 mil', 'Minha meta mudou: quero juntar 20 mil'], ['Quero juntar 20 mil']],
    [['Prefiro respostas curtas', 'agora prefiro respostas longas'], ['Prefiro respostas longas']],
    // Another subject stays.
    [
      ['Recebo 5 mil por mês', 'Recebo 500 de aluguel'],
      ['Recebo 5 mil por mês', 'Recebo 500 de aluguel'],
    ],
  ])('%j', (messages, left) => expect(afterSaying(...messages)).toEqual(left));
});

describe('a categorization of one’s own is remembered, one per name', () => {
  it.each<[string[], string[]]>([
    [['pra mim uber é trabalho'], ['Pra mim uber é trabalho']],
    [['Considere a padaria como mercado'], ['Considere a padaria como mercado']],
    [['trate a academia como saúde'], ['Trate a academia como saúde']],
    [['netflix conta como lazer'], ['Netflix conta como lazer']],
    [['consider uber as work'], ['Consider uber as work']],
    [['pra mim uber é trabalho', 'considere uber como transporte'], ['Considere uber como transporte']],
    [['para mim isso é importante'], []],
    [['pra mim o mais importante é economizar muito todo santo dia'], []],
    [['pra mim tá bom'], []],
  ])('%j', (messages, left) => expect(afterSaying(...messages)).toEqual(left));
});

describe('health, faith, politics, origin and orientation are stored only where it is asked for', () => {
  const sensitive = [
    'tenho diabetes',
    'sou diabético',
    'estou grávida',
    'sou alérgico a amendoim',
    'minha filha tem TDAH',
    'faço tratamento de câncer',
    'tomo remédio para ansiedade',
    'I have diabetes',
    'sou evangélico',
    'minha esposa é católica',
    'dou dízimo todo mês',
    'I am christian',
    'sou de esquerda',
    'sou filiado ao PT',
    'sou sindicalizado',
    'sou gay',
    'I am bisexual',
    'sou negra',
  ];
  it.each(sensitive)('%s', (fact) => expect(afterSaying(fact)).toEqual([]));
  it.each(['lembre que', 'Lembre-se de que', 'anote que', 'remember that'])('%s ...', (lead) => {
    for (const fact of sensitive) expect([fact, afterSaying(`${lead} ${fact}`)]).toEqual([fact, [expect.any(String)]]);
  });
  it.each([
    'sou vegetariano',
    'meu plano de saúde é a Unimed',
    'meu gato toma remédio todo mês',
    'sou psicóloga',
    'moro na rua da igreja',
    'meu perfil é conservador',
    'minha conta principal é o Nubank',
    'sou profissional liberal',
  ])('%s is none of them', (fact) => expect(afterSaying(fact)).toHaveLength(1));
});
