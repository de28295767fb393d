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
    // Of which one is a balance, and the others ask for nothing.
    expect(refused.toSorted()).toEqual(['hi there', 'oi', 'oi td bem?', 'quanto eu tenho?', 'valeu!! 🙏']);
  }, 60_000);
});

describe('what a person types to see rows is answerable', () => {
  // By somebody who had not read the rules.
  const typed = `
    netflix | uber ontem | zé da esquina | e a academia? | farmácia mês passado | o que foi aquele débito de 39,90?
    me mostra o do mercado livre | cade meu salario | recebi da maria? | quem me mandou pix? | quanto veio do inss | shopee
    ifood semana passada | quantas vezes fui no starbucks | dizimo | luz | agua de julho | quanto ficou a viagem pra bahia
    almoço de domingo | mc donalds | posto shell | quanto vai de aluguel | onde foi parar meu dinheiro | quanto eu torrei no bar
    cabeleireiro | tudo de novembro | ontem | hoje | semana passada | pix do joão | boletos pagos | o mais caro | maiores | estornos
    cashback | juros | tarifas | iof | o que caiu na conta hoje | entrou alguma coisa? | saiu alguma coisa ontem?
    quanto gastei com a bia | presente de natal | supermercado guanabara | quanto deu a padaria | veterinario do rex | racao | fralda
    escola das crianças | plano de saude | ingresso do show | jogo do flamengo ingresso | gasolina | 99 | uber e 99 | lanche
    cerveja | bar do zé | cantina da nonna | show me last month | how much on coffee | coffee | rent | groceries last week
    what did i buy at amazon | any refunds? | salary | who paid me | doacoes | presentes da maria | remedio da mae
    dentista em marco | curso de ingles | luz e agua | conta de luz | fatura da luz | recarga | saque | saques do mes | deposito
    transferencias pra minha mae | mesada | ted | o que comprei no cartao | compras acima de 500 | parcelado | a vista | assinaturas
    streaming | spotify tambem | e em outubro? | e no mes anterior? | so os do nubank | so credito | tira o aluguel | sem o aluguel
    agrupa por categoria | por mes | por loja | quais lojas | viagens | hotel em gramado | passagem aerea
    estacionamento do shopping | multa | ipva | iptu 2026 | imposto de renda | restituicao | decimo terceiro | ferias | bonus
    aluguel recebido | freela | cliente joao | vendas | nota 50`;
  it.each(
    typed
      .split(/[|\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  )('%s', (message) => expect(verdict(message)).toBe('answerable'));
});

/** Kinds of what no filter answers, as people write them in a chat; none is in a measured set. */
describe('whether rows answer, in the words of a chat', () => {
  it.each([
    // What is to come, asked in the present, with a condition, or as what can be afforded.
    ['se eu parar de pedir delivery quanto junto ate junho', 'future get-upcoming'],
    ['if I keep buying coffee how broke will I be', 'future get-upcoming'],
    ['da pra trocar de carro esse ano?', 'future get-upcoming'],
    ['consigo pagar a escola com o que entra', 'future get-upcoming'],
    ['can we afford a trip to Lisbon', 'future get-upcoming'],
    ['que dia cai minha aposentadoria', 'future get-upcoming'],
    ['qnto deve vir o gas esse mes', 'future get-upcoming'],
    ['vou conseguir fechar o ano no positivo?', 'future get-upcoming'],
    ['terei dinheiro em marco', 'future get-upcoming'],
    ['quanto tempo falta pra juntar 5 mil', 'future get-upcoming'],
    ['gastos previstos pros proximos 3 meses', 'future get-upcoming'],
    // Orders, with what is said before them, mistyped, and in a second clause.
    ['cancella meu seguro', 'command'],
    ['dpeosita 100 na poupança', 'command'],
    ['bom dia! tem como vc pagar meu iptu', 'command'],
    ['to sem tempo. agenda um ted de 900 pro Bruno', 'command'],
    ['gostaria de contestar a compra da shopee', 'command'],
    ['me empresta 200 conto ate sexta', 'answerable'],
    ['tira 150 da poupança', 'command'],
    ['emite um boleto de 80', 'command'],
    ['ativa o debito automatico da luz', 'command'],
    ['poe credito no meu celular', 'command'],
    ['faz uma recarga de 30 no meu bilhete', 'command'],
    ['troca a senha do cartão', 'command'],
    ['could you freeze my card', 'command'],
    ['apaga o lembrete do dentista', 'needs_other_operation delete-payment-reminder'],
    ['adia o lembrete da faculdade pra sexta', 'needs_other_operation update-payment-reminder'],
    ['me avisa quando eu passar de 300 em bar', 'needs_other_operation create-spending-limit'],
    ['aumenta meu limite de farmácia pra 400', 'needs_other_operation update-spending-limit'],
    ['exclui a meta de roupas', 'needs_other_operation delete-spending-limit'],
    ['registra uma despesa de 35 com padaria', 'needs_other_operation create-transaction'],
    ['cadastra o fechamento do nubank dia 3', 'needs_other_operation manage-closing-date'],
    // Greetings and thanks alone, the rates of the world, advice, entertainment.
    ['opa, boa noite', 'not_about_money'],
    ['vlw demais kkkk', 'not_about_money'],
    ['quanto tá o euro', 'not_about_money'],
    ['qual a selic hoje', 'not_about_money'],
    ['vale a pena financiar um carro', 'not_about_money'],
    ['dicas pra economizar', 'not_about_money'],
    ['me conta uma fofoca', 'not_about_money'],
    ['say something interesting', 'not_about_money'],
    ['que chá é bom pra gripe', 'not_about_money'],
    ['quanto foi o jogo do vasco', 'not_about_money'],
    ['q horas abre o mercado', 'not_about_money'],
    // What other operations tell.
    ['tenho qto na poupança', 'needs_other_operation get-balance'],
    ['qnt tem na conta do bb', 'needs_other_operation get-balance'],
    ['quanto sobrou na conta', 'needs_other_operation get-balance'],
    ['net worth', 'needs_other_operation get-net-worth'],
    ['qto vale meu patrimonio', 'needs_other_operation get-net-worth'],
    ['quanto tenho aplicado no tesouro', 'needs_other_operation get-investments'],
    ['quanto falta do meu emprestimo', 'needs_other_operation get-loans'],
    ['falta pagar quanto do consignado', 'needs_other_operation get-upcoming'],
    ['quanto falta pagar da televisao', 'needs_other_operation get-installments'],
    ['qto sobra de limite no nubank', 'needs_other_operation get-bill-summary'],
    ['estourei o orçamento de lazer?', 'needs_other_operation list-spending-limits'],
    ['quanto já gastei do limite de ifood', 'needs_other_operation list-spending-limits'],
    ['tenho fatura vencida?', 'needs_other_operation get-bills'],
    ['a fatura do nubank tá paga?', 'needs_other_operation get-bills'],
    ['algum boleto vencendo?', 'needs_other_operation get-upcoming'],
    ['me cobraram duas vezes?', 'needs_other_operation get-signals'],
    ['any suspicious charges?', 'needs_other_operation get-signals'],
    ['pra onde vai meu dinheiro', 'needs_other_operation get-expensive-categories'],
    // What is wished for or how it is done, whatever is behind it; a card that is lost.
    ['quero encerrar essa conta', 'command'],
    ['como faço pra antecipar o 13o', 'command'],
    ["I'd like to dispute something", 'command'],
    ['how do I switch my billing date', 'command'],
    ['clonaram meu cartão', 'command'],
    ['my card was stolen', 'command'],
    ['poe 50 reais na caixinha da viagem', 'command'],
    ['apaga a última despesa', 'needs_other_operation delete-transaction'],
    ['meu teto de bar é 250', 'needs_other_operation create-spending-limit'],
    ['anota que o portão é 4471', 'needs_other_operation get-memories'],
    // What stands, where nothing else says what is asked.
    ['como anda minha meta', 'needs_other_operation list-spending-limits'],
    ['como estão os cartões?', 'needs_other_operation get-bill-summary'],
    ['minha fatura subiu?', 'needs_other_operation get-bill-summary'],
    ['mostra os saldos', 'needs_other_operation get-balance'],
    ['compromissos de amanhã', 'needs_other_operation get-upcoming'],
    ['quando vou zerar a dívida', 'future get-upcoming'],
    ['meu vale vai durar?', 'future get-upcoming'],
    ['fecho esse mês no vermelho?', 'future get-upcoming'],
    ['meu cartão da nubank tá bloqueado? o cartão está bloqueado', 'needs_other_operation get-bill-summary'],
    ['fechamento do cartão', 'needs_other_operation get-bill-summary'],
    ['qual a minha folga mensal', 'needs_other_operation get-cash-flow'],
    ['ando gastando demais', 'needs_other_operation get-expensive-categories'],
    ['consigo assumir mais uma prestação?', 'future get-upcoming'],
    ['isso cabe no bolso?', 'future get-upcoming'],
    ['boletos chegando? os boletos estão chegando', 'future get-upcoming'],
    ['como diminuir minha conta de luz', 'not_about_money'],
    ['quero falar com o gerente', 'not_about_money'],
    ['a resposta está errada', 'not_about_money'],
    ['qual fundo rende mais', 'not_about_money'],
    ['preciso da segunda via do carnê', 'command'],
    ['lança meu condomínio de 600 todo mês', 'needs_other_operation create-payment-reminder'],
    ['reclassifica essa compra', 'needs_other_operation update-transaction'],
    // Anything that is asked without a word of money, and what no row has.
    ['onde fica o Acre', 'not_about_money'],
    ['por que o céu é azul', 'not_about_money'],
    ['me ensina a tocar violão', 'not_about_money'],
    ['is there life on mars', 'not_about_money'],
    ['play some jazz', 'not_about_money'],
    ['azulejos hexagonais rejuntados impermeabilizados', 'not_about_money'],
  ])('%s: %s', (message, expected) => expect(verdict(message)).toBe(expected));

  it.each([
    'vou trocar de carro mes que vem, quanto gastei com oficina esse ano',
    "I'm going to Lisbon next week, how much did I spend on flights",
    'cancelei a academia em maio, ainda cobraram?',
    'cancelada a netflix, quanto paguei',
    'me manda as 3 maiores compras do mês',
    'manda os 5 últimos pix pra joana',
    'manda as recargas do celular, quero ver se compensa mudar de plano',
    'mostra os gastos com assinatura, quero cancelar alguma',
    'me lembra do que eu gastei ontem',
    'usei quanto do cartão em outubro, gastei muito?',
    'mercado em outubro, fiquei lá um tempo em casa',
    'o pix da joana já caiu?',
    'a luz já foi cobrada, quanto paguei',
    'quanto rendeu a poupança',
    'boa tarde, quanto foi de farmácia',
    'valeu, e os gastos de ontem?',
    'compras que vão cair na próxima fatura já lançadas',
    'gastos com dólar',
    'comprei dolar em outubro?',
    'dicas de viagem, quanto gastei com hotel',
    'compras acima da minha meta de 500',
    'quero ver a padaria',
    'posso ver os gastos de ontem?',
    'consigo filtrar por farmácia?',
    'o natal está chegando, mostra as compras de ontem',
    'como ver meus gastos com uber',
    'quero pagar menos, lista os gastos com tarifa',
    'o que foi na drogasil ontem',
    'onde almocei sexta?',
    'where did I eat yesterday',
    'qual farmácia em outubro',
    'pagamentos da fatura do nubank',
    'outback e churrascaria',
    'gastei meu saldo com uber?',
  ])('%s is answerable', (message) => expect(verdict(message)).toBe('answerable'));
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
