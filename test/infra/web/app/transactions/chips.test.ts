import { describe, expect, it } from 'vitest';
import type { Interpretation } from '../../../../../infra/web/app/api/statement.ts';
import { chipsOf } from '../../../../../infra/web/app/pages/transactions/chips.ts';
import { messageFilter } from '../../../../../shared/search/message/message-filter.ts';
import { accounts, rows, TODAY } from '../../../../shared/search/message/a-reading.ts';

const say = { money: (amount: number) => `R$ ${amount}`, day: (date: string) => date };

/** As the server reads the words. */
const read = (message: string, leftOut: readonly string[] = []): Interpretation =>
  messageFilter(message, TODAY, leftOut).against(rows, accounts).interpretation as unknown as Interpretation;
const textsOf = (message: string, leftOut?: readonly string[]): string[] =>
  chipsOf(read(message, leftOut), say).map(({ text }) => text);

describe('what was understood, in words', () => {
  it.each([
    ['uber acima de 50', ['“uber”', 'a partir de R$ 50.01']],
    ['gastei com mercado em outubro de 2026', ['de 2026-10-01 a 2026-10-31', 'saídas', 'Supermercado']],
    ['desde 10/11/2026', ['de 2026-11-10 a 2026-11-21']],
    ['até 10/11/2026', ['até 2026-11-10']],
    ['tudo menos farmácia', ['sem Farmácia']],
    ['sem netflix', ['sem “netflix”']],
    ['pendentes no cartão', ['cartões', 'pendentes']],
    ['parceladas em 10x', ['parcelados em 10x']],
    ['à vista', ['à vista']],
    ['5 maiores gastos', ['saídas', 'os 5 maiores']],
    ['a maior das últimas 10', ['o maior entre os 10 últimos']],
    ['poupança', ['poupança']],
    ['entre minhas contas', ['entre minhas contas']],
    ['fandango', ['com “fandango” no texto']],
  ])('%s', (message, texts) => expect(textsOf(message)).toEqual(texts));
});

const MESSAGES = [
  'uber e netflix acima de 50 e até 200 em outubro de 2026',
  'gastei com mercado ou farmácia mês passado menos o carrefour',
  'pendentes parceladas em 10x no cartão do nubank',
  '5 maiores gastos de novembro sem contar o dia 10',
  'recebi pix na conta corrente até ontem, menos aluguel',
  'última parcela no c6, menos compras online',
  'conta do nubank e banco do brasil à vista',
];

describe('a chip', () => {
  it.each(MESSAGES)('that is taken away takes its filter, and no other: %s', (message) => {
    const chips = chipsOf(read(message), say);
    expect(chips.length).toBeGreaterThan(1);
    for (const { part } of chips) {
      const others = chips.filter((chip) => chip.part !== part);
      expect(chipsOf(read(message, [part]), say)).toEqual(others);
    }
    const parts = chips.map(({ part }) => part);
    expect(new Set(parts).size).toBe(parts.length);
    const { unread: _, match, answerable, ...nothing } = read(message, parts);
    expect(answerable).toBe(true);
    expect(match).toBeNull();
    expect(
      Object.values(nothing).every((value) => value === null || (Array.isArray(value) && value.length === 0)),
    ).toBe(true);
  });

  it('that the words no longer have does nothing', () => {
    expect(textsOf('uber', ['merchants:netflix', 'type', 'whatever'])).toEqual(['“uber”']);
  });
});

describe('the dates of a message', () => {
  it('are open without that part', () => {
    expect(messageFilter('ontem', TODAY).period).toEqual({ startDate: '2026-11-20', endDate: '2026-11-20' });
    expect(messageFilter('ontem', TODAY, ['period']).period).toEqual({ startDate: null, endDate: null });
  });
});
