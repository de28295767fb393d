import { describe, expect, it } from 'vitest';
import { understood } from './a-reading.ts';

const bounds = (message: string) => {
  const { minAmount = null, maxAmount = null } = understood(message);
  return [minAmount, maxAmount];
};

describe('amounts', () => {
  it.each([
    ['acima de 100', 100.01, null],
    ['mais de R$ 1.250,75', 1250.76, null],
    ['mais de mil reais', 1000.01, null],
    ['maior que 99,90', 99.91, null],
    ['maiores do que duzentos', 200.01, null],
    ['superiores a 2 mil', 2000.01, null],
    ['que passaram de 400', 400.01, null],
    ['over 1,000', 1000.01, null],
    ['> 500', 500.01, null],
    ['above $100', 100.01, null],
    ['a partir de 1,5 mil', 1500, null],
    ['no mínimo 1k', 1000, null],
    ['pelo menos cem pila', 100, null],
    ['maior ou igual a 150', 150, null],
    ['at least 50 bucks', 50, null],
    ['1000 ou mais', 1000, null],
    ['100+', 100, null],
    ['abaixo de 30 reais', null, 29.99],
    ['menos de 20', null, 19.99],
    ['menores que 10 reais', null, 9.99],
    ['under 20 bucks', null, 19.99],
    ['less than R$ 50', null, 49.99],
    ['até 50 conto', null, 50],
    ['ate 20', null, 20],
    ['no máximo 30', null, 30],
    ['não mais que 40 reais', null, 40],
    ['no more than 30', null, 30],
    ['20 reais ou menos', null, 20],
    ['<= 25', null, 25],
    ['entre 100 e 200 reais', 100, 200],
    ['entre mil e dois mil', 1000, 2000],
    ['entre R$ 50 e R$ 99,90', 50, 99.9],
    ['de 100 a 200 reais', 100, 200],
    ['100-200 reais', 100, 200],
    ['between 100 and 250', 100, 250],
    ['de 50 reais', 50, 50],
    ['R$ 1.250,75', 1250.75, 1250.75],
    ['uma cobrança de 1.250,75', 1250.75, 1250.75],
    ['cem reais', 100, 100],
    ['mil e duzentos reais', 1200, 1200],
    ['duzentos e cinquenta e três reais', 253, 253],
    ['gastei 50 no carrefour', 50, 50],
    ['paguei 99 reais', 99, 99],
    ['exactly two hundred reais', 200, 200],
    ['cerca de 50 reais', 45, 55],
    ['acima de 100 e abaixo de 200', 100.01, 199.99],
  ])('%s', (message, min, max) => expect(bounds(message)).toEqual([min, max]));

  it.each([
    'as 3 maiores compras',
    'top 5 gastos',
    'as mais caras',
    'mais ou menos quanto foi',
    'nos últimos 10 dias',
    'paguei em 3 vezes',
    'uber e 99',
    'no 99',
    'dia 15',
    'uma compra',
    'final 4821',
  ])('are not read from "%s"', (message) => expect(bounds(message)).toEqual([null, null]));
});

describe('the direction', () => {
  it.each([
    ['quanto gastei', 'DEBIT'],
    ['gastie quanto', 'DEBIT'],
    ['minhas despesas', 'DEBIT'],
    ['compras', 'DEBIT'],
    ['o que saiu', 'DEBIT'],
    ['pix que fiz', 'DEBIT'],
    ['quanto mandei de pix', 'DEBIT'],
    ['how much did I spend', 'DEBIT'],
    ['money out', 'DEBIT'],
    ['pagamentos', 'DEBIT'],
    ['quanto recebi', 'CREDIT'],
    ['quem me pagou', 'CREDIT'],
    ['minhas receitas', 'CREDIT'],
    ['entradas', 'CREDIT'],
    ['o que caiu na conta', 'CREDIT'],
    ['pagamentos recebidos', 'CREDIT'],
    ['income', 'CREDIT'],
    ['what did I get from Marco', 'CREDIT'],
    ['quanto recebi e quanto gastei', undefined],
    ['extrato', undefined],
    ['gastronomia', undefined],
  ])('%s: %s', (message, type) => expect(understood(message).type).toBe(type));
});
