import { describe, expect, it } from 'vitest';
import { analyse } from '../../../shared/memories/analyse.ts';
import { MEMORIES_PER_USER } from '../../../shared/memories/memory.ts';
import { afterSaying } from './after-saying.ts';

const texts = (message: string): string[] => analyse(message).map(({ text }) => text);
describe('what lasts is remembered', () => {
  it.each([
    'Prefiro respostas curtas',
    'Sou vegetariano',
    'Meu salário cai todo dia 5',
    'recebo no quinto dia útil',
    'Quero juntar 20 mil reais para viajar ao Japão até o fim do ano',
    'Meu objetivo é sair das dívidas',
    'Pretendo comprar um apartamento em 2028',
    'Odeio parcelar compras',
    'não gosto de boleto',
    'Minha esposa se chama Carla',
    'Tenho dois filhos',
    'Moro em Recife',
    'Trabalho como designer',
    'Me chame de Bia',
    'Pode me chamar de Zé',
    'Sempre responda em português',
    'Nunca use emojis',
    'Não me mande mensagens à noite',
    'Ajudo minha mãe com R$ 500 todo mês',
    'Mando dinheiro para minha mãe todo mês',
    'Estou juntando dinheiro para casar',
    'Costumo fazer compras aos sábados',
    'Minha cor favorita é azul',
    'My favorite category is travel',
    'Tenho um orçamento mensal de R$ 3.000',
    'Divido o aluguel com a Maria',
    'Quero que me chame de chefe',
    'Estou planejando comprar uma casa',
    'I prefer short answers',
    "I'm a vegetarian",
    'I get paid on the 15th',
    'My goal is to save 5000 for a car',
    "I don't like credit cards",
    'Call me Sam',
    'My wife is called Anna',
    'I live in Lisbon',
    'I want to pay off my debts',
    'Always show amounts in BRL',
  ])('%s', (message) => expect(texts(message)).toHaveLength(1));

  it('each in its own words, without what it was wrapped in', () => {
    expect(texts('Oi! Lembre que meu aniversário é em 12 de maio. Por favor, anota que sou autônomo!')).toEqual([
      'Meu aniversário é em 12 de maio',
      'Sou autônomo',
    ]);
  });

  it('apart, where one sentence holds two', () => {
    expect(texts('Sou vegetariano e meu salário cai dia 5')).toEqual(['Sou vegetariano', 'Meu salário cai dia 5']);
    expect(texts('Quanto gastei ontem? Prefiro respostas curtas.')).toEqual(['Prefiro respostas curtas']);
  });

  it('also where no rule speaks of it, when the user asks', () => {
    expect(texts('Lembre que o aluguel vence antes do salário')).toEqual(['O aluguel vence antes do salário']);
    expect(texts('o aluguel vence antes do salário')).toEqual([]);
  });
});

describe('what passes is not', () => {
  it.each([
    'Quanto gastei com mercado?',
    'quanto gastei com mercado',
    'Qual é o meu saldo',
    'Você sabe que sou vegetariano?',
    'Mostre meus gastos',
    'me mostra o extrato do Nubank',
    'Crie um lembrete para o aluguel',
    'me lembra de pagar a luz',
    'Quero ver meus gastos de março',
    'Quero saber meu saldo',
    'Gastei 50 reais no mercado hoje',
    'Ontem paguei o boleto',
    'Recebi um pix da minha irmã',
    'amanhã preciso comprar pão',
    'Tenho uma dúvida',
    'obrigado!',
    'bom dia',
    'How much did I spend last week?',
    'show my balance',
    'I bought a car yesterday',
    "I'm looking at my card",
    'Call me when it is done',
    'remind me to pay rent',
    'thanks',
    '',
    '   \n ',
    '?!.',
  ])('%j', (message) => expect(texts(message)).toEqual([]));
});

describe('the same thing in other words is known already', () => {
  it.each([
    ['Prefiro respostas curtas', 'PREFIRO RESPOSTAS CURTAS!!!'],
    ['Prefiro respostas curtas', 'gosto de respostas breves'],
    ['Prefiro respostas curtas', 'I prefer short answers'],
    ['Não gosto de café', 'nao gosto de cafe.'],
    ['Não gosto de café', 'Odeio café'],
    ['Sou vegetariano', 'eu sou vegetariana'],
    ['Sou vegetariano', "I'm vegetarian"],
    ['Meu salário cai todo dia 5', 'recebo meu salário no dia 5'],
    ['Me chame de Bia', 'meu nome é bia'],
    ['Quero juntar dinheiro para uma viagem ao Japão', 'quero economizar dinheiro para viajar ao Japão'],
    ['Tenho dois filhos', 'tenho dois filhos'],
  ])('%s | %s', (first, second) => expect(afterSaying(first, second)).toHaveLength(1));

  it.each(['Prefiro respostas curtas', 'Sou vegetariano', 'Odeio café'])('%s stays as it was first said', (first) =>
    expect(afterSaying(first, first.toUpperCase())).toEqual([first]),
  );
});

describe('a contradiction replaces the older memory', () => {
  it.each([
    ['Prefiro respostas curtas', 'Prefiro respostas detalhadas'],
    ['Meu salário cai todo dia 5', 'Recebo meu salário no dia 10'],
    ['Me chame de Bia', 'Me chame de Beatriz'],
    ['Gosto de café', 'Não gosto mais de café'],
    ['Sou vegetariano', 'Não sou mais vegetariano'],
    ['Moro em Recife', 'Moro em Natal'],
    ['Prefiro pagar no pix', 'Prefiro pagar no crédito'],
    ['Prefiro pix a boleto', 'Prefiro boleto a pix'],
    ['Quero juntar 10 mil para viajar ao Japão', 'Quero juntar 20 mil para viajar ao Japão'],
    ['Tenho dois filhos', 'Tenho três filhos'],
    ['Sou casado', 'Sou divorciado'],
    ['Minha cor favorita é azul', 'Minha cor favorita é verde'],
    ['Meu orçamento para lazer é R$ 300', 'Meu orçamento para lazer é R$ 500'],
    ['Nunca use emojis', 'Sempre use emojis'],
  ])('%s | %s', (first, second) => expect(afterSaying(first, second)).toEqual([second]));

  it('and other things stay', () => {
    const said = ['Gosto de café', 'Gosto de chá', 'Sou vegetariano', 'Sou autônomo'];
    expect(afterSaying(...said)).toEqual(said);
  });
});

describe('what looks like a secret is never stored', () => {
  it.each([
    'Lembre que minha senha é hunter2',
    'Lembre que minha senha é: abacaxi',
    'Minha senha do banco é esta. Sempre abacaxi',
    'Remember that my password is correct horse',
    'Lembre que meu CPF é 529.982.247-25',
    'Lembre que sou 52998224725',
    'Prefiro usar o cartão 4111 1111 1111 1111',
    'Sempre use 4111-1111-1111-1111',
    'Remember that my key is sk-abc123DEF456ghi789',
    'Lembre que uso o PIN 1234',
    'anote que o cvv é 123',
    'Prefiro usar AKIAIOSFODNN7EXAMPLE',
    'Lembre que meu telefone é +55 11 99999-0001',
    'Lembre que gosto de P@ssw0rd!',
    'Lembre que minha se\u200bnha é abacaxi',
    'Lembre que meu ＣＰＦ é 529．982．247－25',
  ])('%s', (message) => expect(texts(message)).toEqual([]));

  it('and what stands beside it is', () => {
    expect(texts('Sou vegetariano. Minha senha é hunter2. 1234 é o pin.')).toEqual(['Sou vegetariano']);
    expect(texts('Quero juntar R$ 1.250.000,00 até 31/12/2030')).toHaveLength(1);
  });
});

it('the oldest memories are forgotten once there are too many', () => {
  const numbers = Array.from({ length: MEMORIES_PER_USER + 5 }, (_, index) => `Gosto do restaurante numero ${index}x`);
  const known = afterSaying(...numbers);
  expect(known).toHaveLength(MEMORIES_PER_USER);
  expect(known[0]).toBe('Gosto do restaurante numero 5x');
});
