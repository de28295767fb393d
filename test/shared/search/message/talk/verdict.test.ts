import { describe, expect, it } from 'vitest';
import { messageFilter } from '../../../../../shared/search/message/message-filter.ts';
import { questionSets } from '../../../../bench/questions/sets.ts';
import { aTransaction, day } from '../../../ledger/a-transaction.ts';
import { accounts, rows, TODAY } from '../a-reading.ts';

const verdict = (message: string, operation?: string) => {
  const {
    answerable,
    reason,
    operation: by,
  } = messageFilter(message, TODAY, [], operation).against(rows, accounts).interpretation;
  return answerable ? 'answerable' : by ? `${reason} ${by}` : reason;
};

describe('whether rows answer', () => {
  it.each([
    ['vai chover amanhã?', 'not_about_money'],
    ['me conta uma piada de banco', 'not_about_money'],
    ['qual a capital da Austrália', 'not_about_money'],
    ['resultado do jogo do Bahia', 'not_about_money'],
    ['como se faz pudim', 'not_about_money'],
    ['who won the election', 'not_about_money'],
    ['write me a poem', 'not_about_money'],
    ['cotação do euro', 'not_about_money'],
    ['transfere 300 reais pro Marco', 'command'],
    ['por favor, paga meu boleto do condomínio', 'command'],
    ['manda 80 conto pra minha irmã', 'command'],
    ['bloqueia meu cartão', 'command'],
    ['please cancel my netflix', 'command'],
    ['send 20 dollars to Ana', 'command'],
    ['can you pay my rent', 'command'],
    ['compra 2 ações da Vale', 'command'],
    ['aumenta o limite do cartão', 'command'],
    ['quanto vou receber mês que vem', 'future get-upcoming'],
    ['gastos da semana que vem', 'future get-upcoming'],
    ['how much will I spend on groceries in December', 'future get-upcoming'],
    ['quanto devo gastar ainda este mês', 'future get-upcoming'],
    ['previsão de gastos de janeiro', 'future get-upcoming'],
    ['saldo', 'needs_other_operation get-balance'],
    ['quanto eu tenho na conta', 'needs_other_operation get-balance'],
    ["what's my balance", 'needs_other_operation get-balance'],
    ['quando vence minha fatura', 'needs_other_operation get-bill-summary'],
    ['limite disponível do nubank', 'needs_other_operation get-bill-summary'],
    ['quantas parcelas ainda faltam da geladeira', 'needs_other_operation get-installments'],
    ['quais assinaturas eu tenho', 'needs_other_operation get-recurring'],
    ['me lembra de pagar a luz dia 10', 'needs_other_operation create-payment-reminder'],
    ['cria um limite de 600 pra restaurante', 'needs_other_operation create-spending-limit'],
    ['sincroniza minhas contas', 'needs_other_operation manual-update'],
    ['em que mês eu gastei mais', 'needs_other_operation summarize-spending'],
    ['quanto sobrou em outubro', 'needs_other_operation get-cash-flow'],
    ['contas a pagar', 'needs_other_operation get-upcoming'],
  ])('%s: %s', (message, expected) => expect(verdict(message)).toBe(expected));

  it.each([
    'manda as transações de ontem',
    'me manda os pix que fiz pra joana',
    'faz uma lista dos gastos do mês',
    'paguei a conta de luz?',
    'a fatura paga em outubro',
    'quanto gastei com jogos',
    'quanto foi o ingresso do jogo do flamengo, paguei ontem',
    'compras pendentes que vão cair',
    'pix de 300 pro marco',
    'cobranças da netflix',
    'conta de água',
    'assinatura cancelada',
    'show me the payments',
    'o que vou ter que explicar pro contador: gastos de outubro',
    'transferências pra joana',
    'compra da magalu',
    'receita de aluguel em outubro',
    'uber pro jogo',
  ])('%s is answerable', (message) => expect(verdict(message)).toBe('answerable'));

  it('of the operation that sums by group its own question is answerable', () =>
    expect(verdict('em que mês eu gastei mais', 'summarize-spending')).toBe('answerable'));

  it('a month of a forecast is the coming one', () => {
    const { interpretation } = messageFilter('quanto vou gastar em dezembro', day('2026-11-21')).against(
      rows,
      accounts,
    );
    expect(interpretation).toMatchObject({ startDate: '2026-12-01', endDate: '2026-12-31' });
  });

  it('hardly a question of the sets that rows answer is refused', () => {
    const asked = questionSets
      .filter(({ isDev }) => isDev)
      .flatMap(({ questions }) => questions)
      .filter(({ unread, elseUnread }) => !(unread || elseUnread));
    const refused = asked.map(({ ask }) => ask).filter((ask) => verdict(ask) !== 'answerable');
    // Which is a balance.
    expect(refused).toEqual(['quanto eu tenho?']);
  });
});

describe('what says nothing else is looked up in the texts of the rows', () => {
  const texts = [
    aTransaction({ id: 'note', description: 'PIX ENVIADO', note: 'churrasco do Beto' }),
    aTransaction({ id: 'part', description: 'SUPERBOMBOCADO LTDA' }),
    aTransaction({ id: 'other', description: 'PADARIA BELLA' }),
  ];
  const found = (message: string) => {
    const { isMeant, interpretation } = messageFilter(message, TODAY).against(texts, accounts);
    return { ids: texts.filter((row) => isMeant(row, undefined)).map(({ id }) => id), unread: interpretation.unread };
  };
  it.each([
    ['churrasco', ['note'], []],
    ['churrasco beto', ['note'], []],
    ['bocado', ['part'], []],
    ['fandango', [], ['fandango']],
    ['churrasco fandango', [], ['churrasco', 'fandango']],
    ['', ['note', 'part', 'other'], []],
    ['me mostra tudo', ['note', 'part', 'other'], []],
    ['gastei com fandango', ['note', 'part', 'other'], ['fandango']],
  ])('%s', (message, ids, unread) => expect(found(message)).toEqual({ ids, unread }));
});
