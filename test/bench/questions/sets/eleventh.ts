import type { Question } from '../question.ts';
import {
  about,
  august,
  july,
  last6Months,
  last30,
  lastMonth,
  lastWeek,
  none,
  september,
  sinceSeptember,
  thisMonth,
  thisWeek,
  thisYear,
} from '../spans.ts';

const PIX = ['Transferência - PIX', 'Transferência para terceiros - PIX'];
const REST = 'Restaurantes, bares e lanchonetes';
const DELIV = 'Delivery de alimentos';
const GAS = 'Postos de gasolina';
const OWN = 'Transferência mesma titularidade';
const YIELD = 'Juros de rendimentos de dividendos';
const BILL = 'Pagamento de cartão de crédito';
const HEALTH = 'Hospitais, clínicas e laboratórios';
const PET = 'Pet shops e veterinários';
const N99 = ['99app', '99pop', '99 tecnologia'];
const NU = ['Nubank Mastercard'];
const INTER = ['Inter Visa Gold'];
const ITAU = ['Conta Corrente Itaú'];
const CAIXA = ['Poupança Caixa'];
const on = (d: string) => ({ from: d, to: d });
const YESTERDAY = on('2026-11-20');
const TODAY = on('2026-11-21');

export const questions: readonly Question[] = [
  // plain spending by category or merchant
  {
    ask: 'gasto com farmacia desde o começo de outubro',
    expect: { from: '2026-10-01', to: '2026-11-21', direction: 'out', categories: ['Farmácia'] },
  },
  {
    ask: 'oi, tudo bem? me manda os gastos com restaurante de setembro por favor',
    expect: { ...september, direction: 'out', categories: [REST] },
  },
  { ask: 'uber ou 99 semana passada', expect: { ...lastWeek, merchants: ['uber', ...N99] } },
  {
    ask: 'qto gastei c/ ifood nos ultimos 10 dias',
    expect: { from: '2026-11-12', to: '2026-11-21', direction: 'out', merchants: ['ifood'] },
  },
  { ask: 'bah tchê, quanto foi de gasolina esse ano?', expect: { ...thisYear, direction: 'out', categories: [GAS] } },
  { ask: 'quanto o netflix me levou desde janeiro', expect: { ...thisYear, direction: 'out', merchants: ['netflix'] } },
  { ask: 'spotify', expect: { merchants: ['spotify'] } },
  { ask: 'teve algum estorno da renner?', expect: { direction: 'in', merchants: ['renner'] } },
  {
    ask: 'a amazon me devolveu alguma coisa em junho?',
    expect: { from: '2026-06-01', to: '2026-06-30', direction: 'in', merchants: ['amazon'] },
  },
  {
    ask: 'me mostra os reembolsos do uber no mês passado',
    expect: { ...lastMonth, direction: 'in', merchants: ['uber'] },
  },
  { ask: 'despesas com o cachorro desde setembro', expect: { ...sinceSeptember, direction: 'out', categories: [PET] } },
  { ask: 'quanto q paguei de veterinário em novembro', expect: { ...thisMonth, direction: 'out', categories: [PET] } },
  { ask: 'contas de luz dos últimos seis meses', expect: { ...last6Months, categories: ['Eletricidade'] } },
  { ask: 'quanto paguei de internet em agosto', expect: { ...august, direction: 'out', categories: ['Internet'] } },
  { ask: 'recarga do celular em 2026', expect: { ...thisYear, categories: ['Celular'] } },
  { ask: 'tudo da vivo em outubro, fibra e celular', expect: { ...lastMonth, merchants: ['vivo'] } },
  {
    ask: 'pode ver pra mim quanto foi o aluguel em maio e junho?',
    expect: { from: '2026-05-01', to: '2026-06-30', direction: 'out', categories: ['Aluguel'] },
  },
  {
    ask: 'mensalidade do colégio no primeiro semestre',
    expect: { from: '2026-01-01', to: '2026-06-30', categories: ['Escola'] },
  },
  {
    ask: 'quanto torrei na kabum no ano passado',
    expect: { from: '2025-01-01', to: '2025-12-31', direction: 'out', merchants: ['kabum'] },
  },
  { ask: 'dentista', expect: { categories: ['Dentista'] } },
  { ask: 'gastei quanto com médico e exame este ano', expect: { ...thisYear, direction: 'out', categories: [HEALTH] } },
  { ask: 'cinema esse mes, quanto deu?', expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] } },
  { ask: 'jogos', expect: { categories: ['Jogos e videogames'] } },
  {
    ask: 'paguei ipva esse ano?',
    expect: { ...thisYear, direction: 'out', categories: ['Taxas e impostos sobre veículos'] },
  },
  { ask: 'bank fees since march', expect: { from: '2026-03-01', to: '2026-11-21', categories: ['Taxas bancárias'] } },
  { ask: 'seguro do carro em 2026', expect: { ...thisYear, categories: ['Seguro de veículos'] } },
  {
    ask: 'gasto com estacionamento e pedágio',
    expect: { direction: 'out', categories: ['Estacionamentos', 'Pedágios e pagamentos no veículo'] },
  },
  {
    ask: 'quanto gastei com transporte semana passada',
    expect: { ...lastWeek, direction: 'out', categories: ['Transporte'] },
  },
  { ask: 'gastos de viagem este ano', expect: { ...thisYear, direction: 'out', categories: ['Viagens'] } },
  { ask: 'comprei livro mês passado? quanto?', expect: { ...lastMonth, direction: 'out', categories: ['Livraria'] } },
  {
    ask: 'streaming de vídeo e de música em setembro',
    expect: { ...september, categories: ['Streaming de vídeo', 'Streaming de música'] },
  },
  {
    ask: 'então é assim eu queria saber quanto que eu gastei comendo fora essa semana tá bom',
    expect: { ...thisWeek, direction: 'out', categories: [REST] },
  },
  {
    ask: 'oxe, quanto foi de delivery na ultima semana?',
    expect: { from: '2026-11-15', to: '2026-11-21', categories: [DELIV] },
  },
  { ask: 'rappi ou ifood em agosto', expect: { ...august, merchants: ['rappi', 'ifood'] } },
  {
    ask: 'outback e churrascaria gaúcha esse mês',
    expect: { ...thisMonth, merchants: ['outback', 'churrascaria gaucha'] },
  },
  {
    ask: 'padaria estrela nos últimos 2 meses',
    expect: { from: '2026-09-21', to: '2026-11-21', merchants: ['padaria estrela'] },
  },
  {
    ask: 'mercado no carrefour em 2026',
    expect: { ...thisYear, categories: ['Supermercado'], merchants: ['carrefour'] },
  },
  { ask: 'pão de açúcar e assaí, novembro', expect: { ...thisMonth, merchants: ['pao de acucar', 'assai'] } },
  { ask: 'drogazil do mes', expect: { ...thisMonth, merchants: ['drogasil'] } },
  {
    ask: 'quanto já gastei no mercado livre nos últimos 90 dias',
    expect: { from: '2026-08-24', to: '2026-11-21', direction: 'out', merchants: ['mercadolivre'] },
  },
  {
    ask: 'uai, gastei quanto com roupa no segundo semestre de 2026',
    expect: { from: '2026-07-01', to: '2026-11-21', direction: 'out', categories: ['Vestuário'] },
  },
  {
    ask: 'academia de janeiro a março',
    expect: { from: '2026-01-01', to: '2026-03-31', categories: ['Academia e centros de lazer'] },
  },
  {
    ask: 'chatgpt no terceiro trimestre de 2026',
    expect: { from: '2026-07-01', to: '2026-09-30', merchants: ['chatgpt'] },
  },
  { ask: 'shell e ipiranga no mês retrasado', expect: { ...september, merchants: ['shell', 'ipiranga'] } },
  { ask: 'how much have I paid sabesp in 2026', expect: { ...thisYear, direction: 'out', merchants: ['sabesp'] } },

  // money in, transfers, investments
  { ask: 'quanto recebi em outubro', expect: { ...lastMonth, direction: 'in' } },
  { ask: 'pix que recebi esse mês', expect: { ...thisMonth, direction: 'in', categories: PIX } },
  { ask: 'quanto mandei de pix essa semana', expect: { ...thisWeek, direction: 'out', categories: PIX } },
  { ask: 'quanto a joana prado me mandou', expect: { direction: 'in', merchants: ['joana prado'] } },
  {
    ask: 'qto eu mandei pra joana prado esse mes',
    expect: { ...thisMonth, direction: 'out', merchants: ['joana prado'] },
  },
  {
    ask: 'pix pro marco antonio desde setembro',
    expect: { ...sinceSeptember, categories: PIX, merchants: ['marco antonio'] },
  },
  { ask: 'o carlos mendes me pagou quanto?', expect: { direction: 'in', merchants: ['carlos mendes'] } },
  { ask: 'quanto paguei pra diarista', expect: { direction: 'out', merchants: ['diarista'] } },
  { ask: 'meu salário de julho', expect: { ...july, categories: ['Salário'] } },
  { ask: 'caiu o décimo terceiro?', expect: { merchants: ['decimo terceiro'] } },
  { ask: 'tudo que entrou da tecnova em 2026', expect: { ...thisYear, direction: 'in', merchants: ['tecnova'] } },
  {
    ask: 'quanto rendeu a poupança da caixa este ano',
    expect: { ...thisYear, direction: 'in', categories: [YIELD], accounts: CAIXA },
  },
  { ask: 'quanto investi em 2026?', expect: { ...thisYear, direction: 'out', categories: ['Investimentos'] } },
  { ask: 'quanto resgatei do CDB', expect: { direction: 'in', merchants: ['cdb'] } },
  {
    ask: 'apliquei quanto em renda fixa nos últimos 6 meses',
    expect: { ...last6Months, direction: 'out', categories: ['Renda fixa'] },
  },
  { ask: 'cashback I got this year', expect: { ...thisYear, direction: 'in', categories: ['Cashback'] } },
  {
    ask: 'quanto saquei no caixa eletrônico em julho e agosto',
    expect: { from: '2026-07-01', to: '2026-08-31', direction: 'out', categories: ['Transferência - Dinheiro'] },
  },
  {
    ask: 'quanto paguei de fatura do cartão desde junho',
    expect: { from: '2026-06-01', to: '2026-11-21', direction: 'out', categories: [BILL] },
  },
  { ask: 'entradas de ontem', expect: { ...YESTERDAY, direction: 'in' } },
  { ask: 'transferencias entre as minhas proprias contas em setembro', expect: { ...september, categories: [OWN] } },

  // periods without a subject
  { ask: 'movimentaçoes de hj', expect: { ...TODAY } },
  { ask: 'gastos de anteontem pra eu conferir', expect: { ...on('2026-11-19'), direction: 'out' } },
  { ask: 'extrato do fim de semana passado', expect: { from: '2026-11-14', to: '2026-11-15' } },
  { ask: 'o que saiu na semana retrasada', expect: { from: '2026-11-02', to: '2026-11-08', direction: 'out' } },
  { ask: 'transações de 3 a 12 de setembro', expect: { from: '2026-09-03', to: '2026-09-12' } },
  { ask: 'gastos na primera quinzena de novembro', expect: { from: '2026-11-01', to: '2026-11-15', direction: 'out' } },
  { ask: 'o que paguei no dia 05/10/2026', expect: { ...on('2026-10-05'), direction: 'out' } },
  { ask: 'desde o dia 18 gastei o quê?', expect: { from: '2026-11-18', to: '2026-11-21', direction: 'out' } },
  { ask: 'movimentação do feriado de 7 de setembro', expect: { ...on('2026-09-07') } },
  { ask: 'gastei algo em finados?', expect: { ...on('2026-11-02'), direction: 'out' } },
  { ask: 'gastos do feriado da proclamação da república', expect: { ...on('2026-11-15'), direction: 'out' } },
  { ask: 'quanto foi embora no dia das mães', expect: { ...on('2026-05-10'), direction: 'out' } },
  { ask: 'o que comprei no feriado de tiradentes', expect: { ...on('2026-04-21'), direction: 'out' } },
  { ask: 'lançamentos do dia da consciência negra', expect: { ...YESTERDAY } },
  { ask: 'gastos na sexta-feira santa desse ano', expect: { ...on('2026-04-03'), direction: 'out' } },
  { ask: 'despezas dos ultimos 15 dias', expect: { from: '2026-11-07', to: '2026-11-21', direction: 'out' } },
  { ask: 'último mês, só farmácia', expect: { from: '2026-10-21', to: '2026-11-21', categories: ['Farmácia'] } },
  { ask: 'os pix dos ultimos 30 dias', expect: { ...last30, categories: PIX } },
  { ask: 'gastos na terça-feira desta semana', expect: { ...on('2026-11-17'), direction: 'out' } },
  { ask: 'extrato de dezembro de 2025', expect: { from: '2025-12-01', to: '2025-12-31' } },

  // amounts
  { ask: 'spending above 500 in october', expect: { ...lastMonth, direction: 'out', min: 500.01 } },
  {
    ask: 'o que passou de mil reais desde setembro, só saída',
    expect: { ...sinceSeptember, direction: 'out', min: 1000.01 },
  },
  { ask: 'transações a partir de R$ 640,00 mês passado', expect: { ...lastMonth, min: 640 } },
  { ask: 'gastos de no mínimo 300 reais esta semana', expect: { ...thisWeek, direction: 'out', min: 300 } },
  { ask: 'restaurante entre 50 e 180', expect: { categories: [REST], min: 50, max: 180 } },
  { ask: 'mercado de 200 e tantos', expect: { categories: ['Supermercado'], min: 200, max: 299.99 } },
  { ask: 'uber que não chegou a 30 reais esse mês', expect: { ...thisMonth, merchants: ['uber'], max: 29.99 } },
  { ask: 'pix de R$ 1.500,00 que eu fiz', expect: { direction: 'out', categories: PIX, min: 1500, max: 1500 } },
  { ask: 'pix de 640 recebidos', expect: { direction: 'in', categories: PIX, min: 640, max: 640 } },
  { ask: 'compra de uns 400 no mercado livre', expect: { merchants: ['mercadolivre'], ...about(400) } },
  { ask: 'farmacia beirando os 125 reais', expect: { categories: ['Farmácia'], ...about(125) } },
  { ask: 'gasolina até 100', expect: { categories: [GAS], max: 100 } },
  { ask: 'ifood acima de cem conto', expect: { merchants: ['ifood'], min: 100.01 } },
  { ask: 'gastos menores que 15 reais', expect: { direction: 'out', max: 14.99 } },
  { ask: 'pagamentos de exatamente 129,90', expect: { direction: 'out', min: 129.9, max: 129.9 } },
  { ask: 'estacionamento por volta de 40', expect: { categories: ['Estacionamentos'], ...about(40) } },
  {
    ask: 'conta de luz passando de duzentos reais em 2026',
    expect: { ...thisYear, categories: ['Eletricidade'], min: 200.01 },
  },
  { ask: 'amazon no máximo 400', expect: { merchants: ['amazon'], max: 400 } },
  { ask: 'recebimentos de pelo menos 3 mil', expect: { direction: 'in', min: 3000 } },
  {
    ask: 'saídas entre mil e mil e quinhentos reais em novembro',
    expect: { ...thisMonth, direction: 'out', min: 1000, max: 1500 },
  },
  { ask: 'gastos inferiores a 20 reais no nubank', expect: { direction: 'out', max: 19.99, accounts: NU } },
  { ask: 'delivery de mais ou menos 90', expect: { categories: [DELIV], ...about(90) } },
  { ask: 'tem algum gasto de 73,02?', expect: { direction: 'out', min: 73.02, max: 73.02 } },

  // accounts, cards, banks, statuses
  { ask: 'quanto gastei no cartão inter em setembro', expect: { ...september, direction: 'out', accounts: INTER } },
  { ask: 'o que saiu do itaú essa semana', expect: { ...thisWeek, direction: 'out', accounts: ITAU } },
  { ask: 'movimentação da poupança da caixa desde setembro', expect: { ...sinceSeptember, accounts: CAIXA } },
  { ask: 'gastos no cartão de crédito este mês', expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT' } },
  {
    ask: 'gastos na conta corrente em outubro',
    expect: { ...lastMonth, direction: 'out', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  { ask: 'uber no inter', expect: { merchants: ['uber'], accounts: INTER } },
  {
    ask: 'gasolina que eu botei no cartão de crédito',
    expect: { categories: [GAS], direction: 'out', accountType: 'CREDIT' },
  },
  { ask: 'compras online no visa gold', expect: { categories: ['Compras online'], accounts: INTER } },
  { ask: 'gastos da semana, só o que já caiu', expect: { ...thisWeek, direction: 'out', status: ['POSTED'] } },
  { ask: 'farmácias que ainda não foram confirmadas', expect: { categories: ['Farmácia'], status: ['PENDING'] } },
  {
    ask: 'gastos pendentes acima de 100 no inter',
    expect: { direction: 'out', status: ['PENDING'], accounts: INTER, min: 100.01 },
  },
  { ask: 'uber já efetivado em novembro', expect: { ...thisMonth, merchants: ['uber'], status: ['POSTED'] } },
  { ask: 'nubank e inter, gastos de ontem', expect: { ...YESTERDAY, direction: 'out', accounts: [...NU, ...INTER] } },

  // exclusions, both at once, either
  {
    ask: 'o que gastei essa semana sem contar o uber nem pix',
    expect: { ...thisWeek, direction: 'out', notMerchants: ['uber'], notCategories: PIX },
  },
  { ask: 'delivery tirando o rappi', expect: { categories: [DELIV], notMerchants: ['rappi'] } },
  {
    ask: 'gastos em outubro fora aluguel, colégio e fatura do cartão',
    expect: { ...lastMonth, direction: 'out', notCategories: ['Aluguel', 'Escola', BILL] },
  },
  { ask: 'compras online exceto amazon', expect: { categories: ['Compras online'], notMerchants: ['amazon'] } },
  {
    ask: 'tudo que recebi em setembro que não seja salário',
    expect: { ...september, direction: 'in', notCategories: ['Salário'] },
  },
  {
    ask: 'gastei no nubank semana passada, desconsidera restaurante',
    expect: { ...lastWeek, direction: 'out', accounts: NU, notCategories: [REST] },
  },
  { ask: 'farmácia sem ser drogasil', expect: { categories: ['Farmácia'], notMerchants: ['drogasil'] } },
  {
    ask: 'mercado e uber esse mês',
    expect: { ...thisMonth, categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'quanto foi de restaurante e ifood em setembro',
    expect: { ...september, categories: [REST], merchants: ['ifood'], join: 'either' },
  },
  {
    ask: 'saídas do itaú em outubro acima de 200, tirando fatura do cartão e posto',
    expect: { ...lastMonth, direction: 'out', accounts: ITAU, min: 200.01, notCategories: [BILL, GAS] },
  },
  {
    ask: 'gasto com transporte menos gasolina em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Transporte'], notCategories: [GAS] },
  },
  {
    ask: 'netflix e gasolina em novembro',
    expect: { ...thisMonth, categories: [GAS], merchants: ['netflix'], join: 'either' },
  },

  // installments
  { ask: 'compras parceladas no nubank', expect: none },
  { ask: 'parcelei alguma coisa em 10x?', expect: none },

  // English
  { ask: 'uber rides this week', expect: { ...thisWeek, merchants: ['uber'] } },
  { ask: 'restaurants over 150 reais', expect: { categories: [REST], min: 150.01 } },
  { ask: 'show me money I received in september', expect: { ...september, direction: 'in' } },
  { ask: 'pending transactions on my inter card', expect: { status: ['PENDING'], accounts: INTER } },
  {
    ask: 'pharmacy spending this year except droga raia',
    expect: { ...thisYear, direction: 'out', categories: ['Farmácia'], notMerchants: ['droga raia'] },
  },
  {
    ask: 'spending on the nubank card this month excluding amazon and restaurants',
    expect: { ...thisMonth, direction: 'out', accounts: NU, notMerchants: ['amazon'], notCategories: [REST] },
  },
  {
    ask: 'amazon purchases between 300 and 400',
    expect: { merchants: ['amazon'], direction: 'out', min: 300, max: 400 },
  },
  { ask: 'rent payments in 2026 please', expect: { ...thisYear, direction: 'out', categories: ['Aluguel'] } },
  { ask: 'gas stations at least 150', expect: { categories: [GAS], min: 150 } },
  { ask: 'expenses from nov 9 to nov 11', expect: { from: '2026-11-09', to: '2026-11-11', direction: 'out' } },

  // counts and orders that a better reader may apply
  {
    ask: 'minha última corrida de uber dessa semana',
    expect: { ...thisWeek, merchants: ['uber'] },
    elseUnread: ['ultima'],
    applied: { ...TODAY, merchants: ['uber'] },
  },
  {
    ask: 'as 3 maiores compras na amazon',
    expect: { merchants: ['amazon'], direction: 'out' },
    elseUnread: ['maiores'],
    applied: { merchants: ['amazon'], direction: 'out', min: 389 },
  },
  {
    ask: 'o maior gasto do mês passado',
    expect: { ...lastMonth, direction: 'out' },
    elseUnread: ['maior'],
    applied: { ...lastMonth, direction: 'out', min: 2769.84 },
  },
  {
    ask: 'os dois maiores gastos com pet',
    expect: { categories: [PET], direction: 'out' },
    elseUnread: ['maiores'],
    applied: { categories: [PET], direction: 'out', min: 320 },
  },
  {
    ask: 'última conta de luz',
    expect: { categories: ['Eletricidade'] },
    elseUnread: ['ultima'],
    applied: { from: '2026-11-12', categories: ['Eletricidade'] },
  },
  {
    ask: 'gasto mais caro na farmácia',
    expect: { categories: ['Farmácia'], direction: 'out' },
    elseUnread: ['caro'],
    applied: { categories: ['Farmácia'], direction: 'out', min: 204.09 },
  },

  // conditions that rows cannot answer
  {
    ask: 'quanto gastei de uber de madrugada',
    expect: { direction: 'out', merchants: ['uber'] },
    unread: ['madrugada'],
  },
  { ask: 'gastos com ifood depois das 22h', expect: { direction: 'out', merchants: ['ifood'] }, unread: ['22h'] },
  { ask: 'quanto vai em restaurante aos domingos', expect: { categories: [REST] }, unread: ['domingos'] },
  {
    ask: 'gastos com farmácia em setembro pagos em dinheiro vivo',
    expect: { ...september, direction: 'out', categories: ['Farmácia'] },
    unread: ['dinheiro'],
  },
  { ask: 'delivery que pedi em dia de chuva', expect: { categories: [DELIV], direction: 'out' }, unread: ['chuva'] },
  {
    ask: 'coisas da amazon que eu me arrependi de comprar',
    expect: { direction: 'out', merchants: ['amazon'] },
    unread: ['arrependi'],
  },
  { ask: 'gastos por categoria no mês passado', expect: { ...lastMonth, direction: 'out' }, unread: ['categoria'] },
  {
    ask: 'separa por estabelecimento os gastos do nubank dessa semana',
    expect: { ...thisWeek, direction: 'out', accounts: NU },
    unread: ['estabelecimento'],
  },
  {
    ask: 'previsão de gasto com luz',
    expect: { direction: 'out', categories: ['Eletricidade'] },
    unread: ['previsao'],
  },
  { ask: 'gastos supérfluos de novembro', expect: { ...thisMonth, direction: 'out' }, unread: ['superfluos'] },
  {
    ask: 'quanto gastei no ifood na hora do almoço',
    expect: { direction: 'out', merchants: ['ifood'] },
    unread: ['almoco'],
  },
  {
    ask: 'a segunda maior conta de luz do ano',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    unread: ['segunda', 'maior'],
  },
  { ask: 'quanto gasto com o 99 em dia útil', expect: { direction: 'out', merchants: N99 }, unread: ['util'] },
  {
    ask: 'gastos com uber aos sábados este ano',
    expect: { ...thisYear, direction: 'out', merchants: ['uber'] },
    unread: ['sabados'],
  },
  {
    ask: 'gastos no inter em outubro por aproximação',
    expect: { ...lastMonth, direction: 'out', accounts: INTER },
    unread: ['aproximacao'],
  },
  { ask: 'gastei quanto no ifood usando cupom', expect: { direction: 'out', merchants: ['ifood'] }, unread: ['cupom'] },
  {
    ask: 'gastos que minha esposa fez no nubank em setembro',
    expect: { ...september, direction: 'out', accounts: NU },
    unread: ['esposa'],
  },
  {
    ask: 'gasto na enel com a bandeira vermelha',
    expect: { direction: 'out', merchants: ['enel'] },
    unread: ['vermelha'],
  },
  {
    ask: 'cobranças duplicadas do mercado livre',
    expect: { direction: 'out', merchants: ['mercadolivre'] },
    unread: ['duplicadas'],
  },
  { ask: 'pix que mandei por engano', expect: { direction: 'out', categories: PIX }, unread: ['engano'] },
  {
    ask: 'gasto de mercado acima da média',
    expect: { direction: 'out', categories: ['Supermercado'] },
    unread: ['media'],
  },
  { ask: 'gasolina em posto perto de casa', expect: { categories: [GAS] }, unread: ['perto'] },
  {
    ask: 'despesas com dentista dedutíveis',
    expect: { direction: 'out', categories: ['Dentista'] },
    unread: ['dedutiveis'],
  },
  {
    ask: 'what did I spend on 99 rides late at night',
    expect: { merchants: N99, direction: 'out' },
    unread: ['night'],
  },
  {
    ask: 'how much do I spend on groceries on sundays',
    expect: { direction: 'out', categories: ['Supermercado'] },
    unread: ['sundays'],
  },
  {
    ask: 'restaurants I went to with my kids in october',
    expect: { ...lastMonth, categories: [REST] },
    unread: ['kids'],
  },
  {
    ask: 'remédio genérico que comprei esse mês',
    expect: { ...thisMonth, direction: 'out', categories: ['Farmácia'] },
    unread: ['generico'],
  },
  {
    ask: 'gastos no inter em setembro que eu não reconheço',
    expect: { ...september, direction: 'out', accounts: INTER },
    unread: ['reconheco'],
  },
  { ask: 'gastos com viagem a trabalho', expect: { direction: 'out', categories: ['Viagens'] }, unread: ['trabalho'] },
  { ask: 'pedidos do rappi que chegaram frios', expect: { merchants: ['rappi'] }, unread: ['frios'] },
  { ask: 'padaria estrela de manhã cedo', expect: { merchants: ['padaria estrela'] }, unread: ['manha'] },
  {
    ask: 'conta de água que paguei com atraso em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Água'] },
    unread: ['atraso'],
  },
  {
    ask: 'gasto na renner com presente de aniversário',
    expect: { direction: 'out', merchants: ['renner'] },
    unread: ['presente'],
  },
  {
    ask: 'aluguel que rachei com meu irmão',
    expect: { direction: 'out', categories: ['Aluguel'] },
    unread: ['rachei'],
  },
  {
    ask: 'estacionamento antes das 8 da manhã em novembro',
    expect: { ...thisMonth, categories: ['Estacionamentos'] },
    unread: ['manha'],
  },
  {
    ask: 'gasto no cinemark que valeu a pena',
    expect: { direction: 'out', merchants: ['cinemark'] },
    unread: ['valeu'],
  },
  {
    ask: 'quanto gastei na steam jogando com os amigos',
    expect: { direction: 'out', merchants: ['steam'] },
    unread: ['amigos'],
  },
  { ask: 'quanto foi de outback no cartão virtual', expect: { merchants: ['outback'] }, unread: ['virtual'] },
];
