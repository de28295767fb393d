import type { Question } from '../question.ts';
import {
  about,
  august,
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

const today = '2026-11-21';
const on = (date: string) => ({ from: date, to: date });
const since = (from: string) => ({ from, to: today });
const PIX = ['Transferência - PIX', 'Transferência para terceiros - PIX', 'Transferência mesma titularidade - PIX'];
const NINETY_NINE = ['99app', '99 tecnologia', '99pop'];
const EATING_OUT = ['Restaurantes, bares e lanchonetes'];
const FUEL = ['Postos de gasolina'];
const OWN = ['Transferência mesma titularidade'];
const NUBANK = ['Nubank Mastercard'];
const INTER = ['Inter Visa Gold'];
const ITAU = ['Conta Corrente Itaú'];

export const questions: readonly Question[] = [
  // Merchants and categories with plain periods.
  { ask: 'quanto gastei de uber esse mês', expect: { ...thisMonth, direction: 'out', merchants: ['uber'] } },
  { ask: 'gastei qto no ifood mes passado', expect: { ...lastMonth, direction: 'out', merchants: ['ifood'] } },
  {
    ask: 'Me mostra tudo que saiu da conta corrente ontem',
    expect: { ...on('2026-11-20'), direction: 'out', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'oxente, quanto foi que eu gastei de farmácia nos últimos 30 dias?',
    expect: { ...last30, categories: ['Farmácia'] },
  },
  {
    ask: 'uai, quanto deu de mercado no carrefour esse ano, sô',
    expect: { ...thisYear, categories: ['Supermercado'], merchants: ['carrefour'] },
  },
  { ask: 'uber ou 99 na semana passada', expect: { ...lastWeek, merchants: ['uber', ...NINETY_NINE] } },
  {
    ask: 'tudo menos mercado na semana retrasada',
    expect: { from: '2026-11-02', to: '2026-11-08', notCategories: ['Supermercado'] },
  },
  {
    ask: 'gastos de outubro sem contar o uber nem pix',
    expect: { ...lastMonth, direction: 'out', notMerchants: ['uber'], notCategories: PIX },
  },
  {
    ask: 'oi, tudo bem? me manda o que gastei com restaurante esse mês, por favor',
    expect: { ...thisMonth, direction: 'out', categories: EATING_OUT },
  },
  {
    ask: 'pode ver pra mim quanto deixei no posto em outubro',
    expect: { ...lastMonth, direction: 'out', categories: FUEL },
  },
  { ask: 'quanto recebi do Carlos Mendes?', expect: { direction: 'in', merchants: ['carlos mendes'] } },
  {
    ask: 'quanto mandei de pix pra Joana este mês',
    expect: { ...thisMonth, direction: 'out', categories: PIX, merchants: ['joana'] },
  },
  { ask: 'Quanto investi em 2026', expect: { ...thisYear, direction: 'out', categories: ['Investimentos'] } },
  { ask: 'só o que já caiu de ifood esse mês', expect: { ...thisMonth, merchants: ['ifood'], status: ['POSTED'] } },
  { ask: 'lançamentos acima de mil reais em setembro', expect: { ...september, min: 1000.01 } },
  { ask: 'transações de mil reais pra cima em junho', expect: { from: '2026-06-01', to: '2026-06-30', min: 1000 } },
  { ask: 'gastos até 20 reais nos últimos 15 dias', expect: { ...since('2026-11-07'), direction: 'out', max: 20 } },
  { ask: 'despesas de menos de 25 conto este mês', expect: { ...thisMonth, direction: 'out', max: 24.99 } },
  { ask: 'uns 200 reais de posto, últimos 6 meses', expect: { ...last6Months, categories: FUEL, ...about(200) } },
  { ask: 'entre 50 e 80 no uber', expect: { merchants: ['uber'], min: 50, max: 80 } },
  {
    ask: 'contas de luz de duzentos e tantos reais nos últimos 6 meses',
    expect: { ...last6Months, categories: ['Eletricidade'], min: 200, max: 299.99 },
  },
  {
    ask: 'gastei mais de R$ 1.500,00 no cartão de crédito alguma vez esse ano?',
    expect: { ...thisYear, direction: 'out', accountType: 'CREDIT', min: 1500.01 },
  },
  {
    ask: 'ok me fala aí quanto que eu paguei de iptu esse ano obrigado',
    expect: { ...thisYear, direction: 'out', categories: ['Impostos sobre moradia'] },
  },
  { ask: 'e o ipva de 2026, quanto foi?', expect: { ...thisYear, categories: ['Taxas e impostos sobre veículos'] } },
  {
    ask: 'bah, quanto que o colégio do guri me custou de agosto pra cá',
    expect: { ...since('2026-08-01'), direction: 'out', categories: ['Escola'] },
  },
  {
    ask: 'gasto com veterinário mes passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  { ask: 'quanto deu a internet nos últimos 12 meses', expect: { ...since('2025-11-21'), categories: ['Internet'] } },
  { ask: 'e de cinema esse mes hein', expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] } },

  // English.
  { ask: 'show me uber rides this week', expect: { ...thisWeek, merchants: ['uber'] } },
  { ask: 'pending transactions on my Nubank', expect: { accounts: NUBANK, status: ['PENDING'] } },
  { ask: 'anything over 500 in October?', expect: { ...lastMonth, min: 500.01 } },
  {
    ask: 'what did I pay for electricity this year',
    expect: { ...thisYear, direction: 'out', categories: ['Eletricidade'] },
  },
  {
    ask: 'pharmacy spending since September',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Farmácia'] },
  },
  {
    ask: 'money received from Joana Prado in October',
    expect: { ...lastMonth, direction: 'in', merchants: ['joana prado'] },
  },
  { ask: 'Netflix and Spotify in the last 6 months', expect: { ...last6Months, merchants: ['netflix', 'spotify'] } },
  {
    ask: 'everything except food delivery last week',
    expect: { ...lastWeek, notCategories: ['Delivery de alimentos'] },
  },
  { ask: 'refunds this year', expect: { ...thisYear, direction: 'in', merchants: ['estorno'] } },
  {
    ask: 'restaurants between 100 and 200 reais, last 30 days',
    expect: { ...last30, categories: EATING_OUT, min: 100, max: 200 },
  },
  { ask: 'credit card transactions yesterday', expect: { ...on('2026-11-20'), accountType: 'CREDIT' } },
  { ask: 'spending at Drogasil in 2026', expect: { ...thisYear, direction: 'out', merchants: ['drogasil'] } },
  { ask: 'Mercado Livre purchases over 300', expect: { merchants: ['mercadolivre'], min: 300.01 } },
  { ask: 'at least 100 at gas stations since August', expect: { ...since('2026-08-01'), categories: FUEL, min: 100 } },
  { ask: 'my salary in august please', expect: { ...august, categories: ['Salário'] } },

  // Lists and pairs.
  {
    ask: 'estacionamento e pedágio desde outubro',
    expect: { ...since('2026-10-01'), categories: ['Estacionamentos', 'Pedágios e pagamentos no veículo'] },
  },
  { ask: 'luz e água de setembro', expect: { ...september, categories: ['Eletricidade', 'Água'] } },
  {
    ask: 'mercado e uber essa semana',
    expect: { ...thisWeek, categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'farmacia e ifood na semana passada',
    expect: { ...lastWeek, categories: ['Farmácia'], merchants: ['ifood'], join: 'either' },
  },
  {
    ask: 'tchê, quanto gastei com roupa ou eletrônico de julho pra cá',
    expect: { ...since('2026-07-01'), direction: 'out', categories: ['Vestuário', 'Eletrônicos'] },
  },
  {
    ask: 'me diz aí os gastos na amazon tirando o que tá pendente',
    expect: { direction: 'out', merchants: ['amazon'], status: ['POSTED'] },
  },
  { ask: 'tudo do nubank essa semana tirando uber', expect: { ...thisWeek, accounts: NUBANK, notMerchants: ['uber'] } },
  {
    ask: 'quanto paguei de fatura de cartão nos últimos 6 meses',
    expect: { ...last6Months, direction: 'out', categories: ['Pagamento de cartão de crédito'] },
  },
  {
    ask: 'vcs conseguem me mostrar as tarifas bancarias desse ano? brigada',
    expect: { ...thisYear, categories: ['Taxas bancárias'] },
  },
  {
    ask: 'quanto de IOF eu paguei em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Impostos sobre operações financeiras'] },
  },
  {
    ask: 'saques de até 200 desde abril',
    expect: { ...since('2026-04-01'), categories: ['Transferência - Dinheiro'], max: 200 },
  },
  { ask: 'entrou alguma coisa hoje?', expect: { ...on(today), direction: 'in' } },
  { ask: 'o que entrou de dinheiro dia 19', expect: { ...on('2026-11-19'), direction: 'in' } },
  {
    ask: 'quanto entrou na poupança da caixa esse ano',
    expect: { ...thisYear, direction: 'in', accounts: ['Poupança Caixa'] },
  },
  { ask: 'qual foi o valor do décimo terceiro este mês', expect: { ...thisMonth, merchants: ['decimo terceiro'] } },
  { ask: 'to querendo ver o aluguel desde junho', expect: { ...since('2026-06-01'), categories: ['Aluguel'] } },
  {
    ask: 'Boa tarde! Gostaria de consultar, por gentileza, os pagamentos de condomínio dos últimos 6 meses.',
    expect: { ...last6Months, merchants: ['condominio'] },
  },
  { ask: 'pix que recebi em outubro, por obséquio', expect: { ...lastMonth, direction: 'in', categories: PIX } },
  {
    ask: 'pix enviado essa semana maior que 100',
    expect: { ...thisWeek, direction: 'out', categories: PIX, min: 100.01 },
  },
  { ask: 'quanto passei de pix pra diarista', expect: { direction: 'out', categories: PIX, merchants: ['diarista'] } },
  {
    ask: 'quanta grana eu mandei pro marco antonio esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['marco antonio'] },
  },
  { ask: 'quanto o brechó me pagou em novembro', expect: { ...thisMonth, direction: 'in', merchants: ['brecho'] } },
  {
    ask: 'bom dia filho, vê pra mim quanto eu paguei de dentista esse ano',
    expect: { ...thisYear, categories: ['Dentista'] },
  },
  {
    ask: 'gastos com saúde em 2026, mas sem farmácia',
    expect: { ...thisYear, direction: 'out', categories: ['Saúde'], notCategories: ['Farmácia'] },
  },
  {
    ask: 'tô organizando minhas contas, me passa tudo de viagem de setembro até hoje',
    expect: { ...sinceSeptember, categories: ['Viagens'] },
  },
  {
    ask: 'quanto foi de hospedagem no segundo semestre',
    expect: { ...since('2026-07-01'), categories: ['Hospedagem'] },
  },
  { ask: 'pasagem de aviao em setembro', expect: { ...september, categories: ['Aeroportos e cias. aéreas'] } },
  { ask: 'fiz alguma doação mês passado?', expect: { ...lastMonth, categories: ['Doações'] } },
  {
    ask: 'quanto recarreguei de bilhete único de outubro pra cá',
    expect: { ...since('2026-10-01'), merchants: ['bilhete unico'] },
  },
  {
    ask: 'égua mano, quanto já foi pra steam esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['steam'] },
  },
  { ask: 'quanto paguei de chatgpt em 2026', expect: { ...thisYear, direction: 'out', merchants: ['chatgpt'] } },
  {
    ask: 'streaming de vídeo e de música no mês passado',
    expect: { ...lastMonth, categories: ['Streaming de vídeo', 'Streaming de música'] },
  },
  {
    ask: 'delivery acima de cem reais desde setembro',
    expect: { ...sinceSeptember, categories: ['Delivery de alimentos'], min: 100.01 },
  },
  { ask: 'padaria nos últimos 60 dias', expect: { ...since('2026-09-23'), merchants: ['padaria'] } },
  { ask: 'quantas vezes fui no outback esse ano?', expect: { ...thisYear, merchants: ['outback'] } },
  {
    ask: 'gastos com a churrascaria gaúcha em 2026',
    expect: { ...thisYear, direction: 'out', merchants: ['churrascaria gaucha'] },
  },
  { ask: 'o bar do alemão deu quanto esse ano', expect: { ...thisYear, merchants: ['bar do alemao'] } },
  {
    ask: 'cantina nonna ou outback desde maio',
    expect: { ...since('2026-05-01'), merchants: ['cantina nonna', 'outback'] },
  },
  {
    ask: 'quanto gastei com transporte no total no mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Transporte'] },
  },
  { ask: 'despesas de moradia de setembro', expect: { ...september, direction: 'out', categories: ['Moradia'] } },
  {
    ask: 'conta de água do terceiro trimestre',
    expect: { from: '2026-07-01', to: '2026-09-30', categories: ['Água'] },
  },
  { ask: 'celular e internet em agosto', expect: { ...august, categories: ['Celular', 'Internet'] } },
  {
    ask: 'quanto botei de recarga no celular desde abril',
    expect: { ...since('2026-04-01'), direction: 'out', categories: ['Celular'] },
  },
  { ask: 'vivo fibra 2026', expect: { ...thisYear, merchants: ['vivo fibra'] } },
  { ask: 'qnt paguei pra vivo mes passado', expect: { ...lastMonth, direction: 'out', merchants: ['vivo'] } },
  { ask: 'quanto veio a enel de outubro', expect: { ...lastMonth, merchants: ['enel'] } },
  { ask: 'contas da sabesp que passaram de 80 esse ano', expect: { ...thisYear, merchants: ['sabesp'], min: 80.01 } },
  {
    ask: 'conta de luz beirando os 300 nos últimos 6 meses',
    expect: { ...last6Months, categories: ['Eletricidade'], ...about(300) },
  },
  {
    ask: 'porto seguro no primeiro semestre',
    expect: { from: '2026-01-01', to: '2026-06-30', merchants: ['porto seguro'] },
  },
  {
    ask: 'seguro do carro desde julho, dá uma olhadinha',
    expect: { ...since('2026-07-01'), categories: ['Seguro de veículos'] },
  },
  {
    ask: 'quanto gastei em livraria mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Livraria'] },
  },
  { ask: 'Kabum, tudo de 2026', expect: { ...thisYear, merchants: ['kabum'] } },
  { ask: 'mercado livre e amazon mês passado', expect: { ...lastMonth, merchants: ['mercadolivre', 'amazon'] } },
  { ask: 'amazon no cartao do inter pfv', expect: { merchants: ['amazon'], accounts: INTER } },
  {
    ask: 'gastei quanto na renner do começo do ano pra cá, fora o estorno',
    expect: { ...thisYear, direction: 'out', merchants: ['renner'], notMerchants: ['estorno'] },
  },
  { ask: 'kd o estorno do uber', expect: { direction: 'in', merchants: ['estorno uber'] } },
  { ask: 'cashback que recebi esse ano', expect: { ...thisYear, direction: 'in', categories: ['Cashback'] } },
  { ask: 'movimentação entre minhas próprias contas mês passado', expect: { ...lastMonth, categories: OWN } },
  { ask: 'resgate do cdb em outubro', expect: { ...lastMonth, direction: 'in', merchants: ['cdb'] } },
  {
    ask: 'quanto apliquei em renda fixa no terceiro trimestre',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: 'out', categories: ['Renda fixa'] },
  },

  // Periods of every form.
  {
    ask: 'todos os gastos no inter na última semana',
    expect: { ...since('2026-11-15'), direction: 'out', accounts: INTER },
  },
  { ask: 'último mês de 99', expect: { ...since('2026-10-21'), merchants: NINETY_NINE } },
  { ask: 'ultimos 7 dias no itau', expect: { ...since('2026-11-15'), accounts: ITAU } },
  { ask: 'o q gastei hj', expect: { ...on(today), direction: 'out' } },
  { ask: 'anteontem no cartão de crédito teve o quê?', expect: { ...on('2026-11-19'), accountType: 'CREDIT' } },
  { ask: 'movimentos do dia 05/10', expect: on('2026-10-05') },
  { ask: 'de 10 a 15 de novembro no nubank', expect: { from: '2026-11-10', to: '2026-11-15', accounts: NUBANK } },
  { ask: 'entre 01/09 e 10/09 tudo que gastei', expect: { from: '2026-09-01', to: '2026-09-10', direction: 'out' } },
  {
    ask: 'primeira quinzena de outubro, gastos no inter',
    expect: { from: '2026-10-01', to: '2026-10-15', direction: 'out', accounts: INTER },
  },
  {
    ask: 'segunda quinzena de setembro só delivery',
    expect: { from: '2026-09-16', to: '2026-09-30', categories: ['Delivery de alimentos'] },
  },
  {
    ask: 'em março e abril quanto foi de supermecado',
    expect: { from: '2026-03-01', to: '2026-04-30', categories: ['Supermercado'] },
  },
  { ask: 'farmacia no 1o trimestre', expect: { from: '2026-01-01', to: '2026-03-31', categories: ['Farmácia'] } },
  {
    ask: 'delivery em dezembro do ano passado',
    expect: { from: '2025-12-01', to: '2025-12-31', categories: ['Delivery de alimentos'] },
  },
  { ask: 'ano passado na renner, me mostra', expect: { from: '2025-01-01', to: '2025-12-31', merchants: ['renner'] } },
  {
    ask: 'em janeiro desse ano gastei quanto no cartão de crédito?',
    expect: { from: '2026-01-01', to: '2026-01-31', direction: 'out', accountType: 'CREDIT' },
  },
  {
    ask: 'compras online em novembro de 2025',
    expect: { from: '2025-11-01', to: '2025-11-30', categories: ['Compras online'] },
  },
  { ask: 'mes retrasado no mercado livre', expect: { ...september, merchants: ['mercadolivre'] } },
  {
    ask: 'do dia 20/10 pra cá com pet shop e veterinário',
    expect: { ...since('2026-10-20'), categories: ['Pet shops e veterinários'] },
  },
  { ask: 'desde o dia 10 desse mês com restaurante', expect: { ...since('2026-11-10'), categories: EATING_OUT } },
  {
    ask: 'até o dia 10 deste mês quanto foi de mercado?',
    expect: { from: '2026-11-01', to: '2026-11-10', categories: ['Supermercado'] },
  },
  { ask: 'no feriado de 7 de setembro saiu o quê', expect: { ...on('2026-09-07'), direction: 'out' } },
  { ask: 'gastei alguma coisa no dia das crianças?', expect: { ...on('2026-10-12'), direction: 'out' } },
  { ask: 'quanto torrei no feriado da consciência negra', expect: { ...on('2026-11-20'), direction: 'out' } },
  { ask: 'restaurante no dia das mães', expect: { ...on('2026-05-10'), categories: EATING_OUT } },
  { ask: 'gastos no feriado de tiradentes', expect: { ...on('2026-04-21'), direction: 'out' } },
  { ask: 'o que saiu em finados', expect: { ...on('2026-11-02'), direction: 'out' } },
  { ask: 'gastos do feriado da proclamação da república', expect: { ...on('2026-11-15'), direction: 'out' } },

  // Installments: no row is one.
  { ask: 'o que comprei parcelado na amazon', expect: none },
  { ask: 'quais parcelas vieram no nubank este mês', expect: none },
  { ask: 'minhas compras parceladas desde setembro', expect: none },

  // Amounts.
  { ask: 'transações de exatamente 640 reais', expect: { min: 640, max: 640 } },
  { ask: 'cobranças de 59,99 esse ano', expect: { ...thisYear, direction: 'out', min: 59.99, max: 59.99 } },
  {
    ask: 'entradas de no mínimo 300 nos últimos 15 dias',
    expect: { ...since('2026-11-07'), direction: 'in', min: 300 },
  },
  {
    ask: 'gastos que não passaram de 15 reais desde outubro',
    expect: { ...since('2026-10-01'), direction: 'out', max: 15 },
  },
  { ask: 'pix de 80 reais', expect: { categories: PIX, min: 80, max: 80 } },
  { ask: 'mais de 2 mil no itaú em outubro', expect: { ...lastMonth, accounts: ITAU, min: 2000.01 } },
  { ask: 'no uber, corridas de 30 a 40 reais', expect: { merchants: ['uber'], min: 30, max: 40 } },
  {
    ask: 'coisa de 400 reais no mercado este ano',
    expect: { ...thisYear, categories: ['Supermercado'], ...about(400) },
  },
  { ask: 'aquele restaurante que deu por volta de 180', expect: { categories: EATING_OUT, ...about(180) } },
  { ask: 'gastos com uber de no mínimo quarenta reais', expect: { direction: 'out', merchants: ['uber'], min: 40 } },
  { ask: 'na padaria, no máximo 15 reais', expect: { merchants: ['padaria'], max: 15 } },
  {
    ask: 'ifood por menos de cinquenta reais desde setembro',
    expect: { ...sinceSeptember, merchants: ['ifood'], max: 49.99 },
  },
  { ask: 'quinhentão ou mais no assai', expect: { merchants: ['assai'], min: 500 } },
  {
    ask: 'o que ficou entre R$ 1.000,00 e R$ 2.000,00 em outubro, só saída',
    expect: { ...lastMonth, direction: 'out', min: 1000, max: 2000 },
  },

  {
    ask: 'me lista os pix recebidos que passaram de 250 desde agosto',
    expect: { ...since('2026-08-01'), direction: 'in', categories: PIX, min: 250.01 },
  },
  {
    ask: 'shell ou ipiranga em outubro e novembro',
    expect: { ...since('2026-10-01'), merchants: ['shell', 'ipiranga'] },
  },
  {
    ask: 'o spotify desse mês ainda tá pendente?',
    expect: { ...thisMonth, merchants: ['spotify'], status: ['PENDING'] },
  },

  // Exclusions.
  {
    ask: 'saídas do itaú em outubro fora aluguel e condomínio',
    expect: {
      ...lastMonth,
      direction: 'out',
      accounts: ITAU,
      notCategories: ['Aluguel'],
      notMerchants: ['condominio'],
    },
  },
  { ask: 'restaurantes menos o outback, visse', expect: { categories: EATING_OUT, notMerchants: ['outback'] } },
  {
    ask: 'gazolina sem ser na shell desde agosto',
    expect: { ...since('2026-08-01'), categories: FUEL, notMerchants: ['shell'] },
  },
  { ask: 'compras online exceto amazon', expect: { categories: ['Compras online'], notMerchants: ['amazon'] } },
  {
    ask: 'transporte sem uber e sem gasolina em outubro',
    expect: { ...lastMonth, categories: ['Transporte'], notMerchants: ['uber'], notCategories: FUEL },
  },
  {
    ask: 'gastos no cartão de crédito essa semana descontando delivery e amazon',
    expect: {
      ...thisWeek,
      direction: 'out',
      accountType: 'CREDIT',
      notCategories: ['Delivery de alimentos'],
      notMerchants: ['amazon'],
    },
  },
  {
    ask: 'entradas do mês passado que não sejam salário',
    expect: { ...lastMonth, direction: 'in', notCategories: ['Salário'] },
  },

  // What a filter of rows cannot apply.
  {
    ask: 'quanto gastei com uber de madrugada em outubro',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'] },
    unread: ['madrugada'],
  },
  { ask: 'ifood aos domingos', expect: { merchants: ['ifood'] }, unread: ['domingos'] },
  {
    ask: 'quanto paguei em dinheiro vivo nos restaurantes em setembro',
    expect: { ...september, direction: 'out', categories: EATING_OUT },
    unread: ['dinheiro', 'vivo'],
  },
  { ask: 'meus gastos de setembro por categoria', expect: { ...september, direction: 'out' }, unread: ['categoria'] },
  {
    ask: 'faz uma previsão do gasto com mercado com base em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['previsao'],
  },
  {
    ask: 'gastos com delivery de que me arrependi',
    expect: { direction: 'out', categories: ['Delivery de alimentos'] },
    unread: ['arrependi'],
  },
  { ask: 'mercado depois das 20h esse mês', expect: { ...thisMonth, categories: ['Supermercado'] }, unread: ['20h'] },
  {
    ask: 'posto só nos fins de semana de outubro',
    expect: { ...lastMonth, categories: FUEL },
    unread: ['fins', 'semana'],
  },
  {
    ask: 'restaurantes na hora do almoço em outubro',
    expect: { ...lastMonth, categories: EATING_OUT },
    unread: ['almoco'],
  },
  { ask: 'corridas de 99 quando estava chovendo', expect: { merchants: NINETY_NINE }, unread: ['chovendo'] },
  {
    ask: 'gastos na farmácia com receita médica em setembro',
    expect: { ...september, direction: 'out', categories: ['Farmácia'] },
    unread: ['receita', 'medica'],
  },
  {
    ask: 'gastos na amazon que vieram com defeito',
    expect: { direction: 'out', merchants: ['amazon'] },
    unread: ['defeito'],
  },
  {
    ask: 'quanto gastei de cerveja no mercado mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['cerveja'],
  },
  {
    ask: 'gastos com uber pro trabalho desde setembro',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['uber'] },
    unread: ['trabalho'],
  },
  {
    ask: 'netflix que minha mãe assiste, desde junho',
    expect: { ...since('2026-06-01'), merchants: ['netflix'] },
    unread: ['mae'],
  },
  {
    ask: 'quanto torrei com ifood bêbado em setembro',
    expect: { ...september, direction: 'out', merchants: ['ifood'] },
    unread: ['bebado'],
  },
  {
    ask: 'mercado comprado em dia útil este mês',
    expect: { ...thisMonth, categories: ['Supermercado'] },
    unread: ['util'],
  },
  {
    ask: 'how much did I spend on uber after midnight since September',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['uber'] },
    unread: ['midnight'],
  },
  {
    ask: 'groceries since September grouped by week',
    expect: { ...sinceSeptember, categories: ['Supermercado'] },
    unread: ['week'],
  },
  { ask: 'spending on weekends in October', expect: { ...lastMonth, direction: 'out' }, unread: ['weekends'] },
  {
    ask: 'gastos com veterinário de urgência',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'] },
    unread: ['urgencia'],
  },
  { ask: 'posto de gasolina na estrada esse ano', expect: { ...thisYear, categories: FUEL }, unread: ['estrada'] },
  {
    ask: 'restaurante com a família mês passado',
    expect: { ...lastMonth, categories: EATING_OUT },
    unread: ['familia'],
  },
  {
    ask: 'teve gasto duplicado no nubank esse mês?',
    expect: { ...thisMonth, direction: 'out', accounts: NUBANK },
    unread: ['duplicado'],
  },
  { ask: 'gastos fora do normal em agosto', expect: { ...august, direction: 'out' }, unread: ['normal'] },
  {
    ask: 'em qual dia da semana eu mais gasto com ifood',
    expect: { direction: 'out', merchants: ['ifood'] },
    unread: ['dia', 'semana'],
  },
  {
    ask: 'cinema em 3D este mês',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] },
    unread: ['3d'],
  },
  {
    ask: 'gastos com amazon usando cupom este mês',
    expect: { ...thisMonth, direction: 'out', merchants: ['amazon'] },
    unread: ['cupom'],
  },
  {
    ask: 'roupas que comprei em promoção desde agosto',
    expect: { ...since('2026-08-01'), direction: 'out', categories: ['Vestuário'] },
    unread: ['promocao'],
  },
  {
    ask: 'mercado entre 18h e 22h em outubro',
    expect: { ...lastMonth, categories: ['Supermercado'] },
    unread: ['18h', '22h'],
  },
  {
    ask: 'gastos por aproximação no inter esse mês',
    expect: { ...thisMonth, direction: 'out', accounts: INTER },
    unread: ['aproximacao'],
  },
  { ask: 'farmácia perto de casa', expect: { categories: ['Farmácia'] }, unread: ['perto', 'casa'] },
  {
    ask: 'qual foi a segunda maior despesa de agosto',
    expect: { ...august, direction: 'out' },
    unread: ['segunda', 'maior'],
  },
  {
    ask: 'gastos no uber acima da média desde setembro',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['uber'] },
    unread: ['media'],
  },

  // A better reader may pick.
  {
    ask: 'a maior compra no mercado esse ano',
    expect: { ...thisYear, categories: ['Supermercado'] },
    elseUnread: ['maior'],
    applied: { ...thisYear, categories: ['Supermercado'], min: 939.47 },
  },
  {
    ask: 'a ultima vez q paguei a netflix',
    expect: { direction: 'out', merchants: ['netflix'] },
    elseUnread: ['ultima'],
    applied: { ...on('2026-11-03'), merchants: ['netflix'] },
  },
  {
    ask: 'as três maiores despesas da semana passada',
    expect: { ...lastWeek, direction: 'out' },
    elseUnread: ['maiores'],
    applied: { ...lastWeek, direction: 'out', min: 500 },
  },
  {
    ask: 'cheapest pharmacy purchase since September',
    expect: { ...sinceSeptember, categories: ['Farmácia'] },
    elseUnread: ['cheapest'],
    applied: { ...sinceSeptember, categories: ['Farmácia'], max: 20.22 },
  },
];
