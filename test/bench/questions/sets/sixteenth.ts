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

const PIX = ['Transferência - PIX', 'Transferência para terceiros - PIX', 'Transferência mesma titularidade - PIX'];
const RESTAURANTS = ['Restaurantes, bares e lanchonetes'];
const RIDES99 = ['99app', '99pop', '99 tecnologia'];
const NUBANK = ['Nubank Mastercard'];
const INTER = ['Inter Visa Gold'];
const ITAU = ['Conta Corrente Itaú'];

export const questions: readonly Question[] = [
  // People on their phone.
  {
    ask: 'oiee quanto q eu gastei no ifood esse mes',
    expect: { ...thisMonth, direction: 'out', merchants: ['ifood'] },
  },
  { ask: 'me ve aí qto paguei de uber semana passada', expect: { ...lastWeek, direction: 'out', merchants: ['uber'] } },
  { ask: 'gente quanto foi de mercado mes passado??', expect: { ...lastMonth, categories: ['Supermercado'] } },
  {
    ask: 'qnto deixei no posto em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
  },
  {
    ask: 'meu deus quanto gastei de farmacia esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Farmácia'] },
  },
  {
    ask: 'oi td bem? queria saber qto veio de luz em setembro',
    expect: { ...september, categories: ['Eletricidade'] },
  },
  { ask: 've pra mim os pix q a joana me mandou', expect: { direction: 'in', categories: PIX, merchants: ['joana'] } },
  { ask: 'quanto mandei pra rosangela esse mes', expect: { ...thisMonth, direction: 'out', merchants: ['rosangela'] } },
  {
    ask: 'o carlos ja me pagou qto de agosto pra ca',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'in', merchants: ['carlos'] },
  },
  {
    ask: 'qto torrei em roupa desde setembro',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Vestuário'] },
  },
  {
    ask: 'bah tche quanto gastei com bicho, veterinario e tal, mes q ta correndo',
    expect: { ...thisMonth, direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  { ask: 'ow mostra os gasto de hoje', expect: { from: '2026-11-21', to: '2026-11-21', direction: 'out' } },
  { ask: 'o q eu gastei ontem hein', expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out' } },
  {
    ask: 'quanto saiu anteontem da minha conta corrente',
    expect: { from: '2026-11-19', to: '2026-11-19', direction: 'out', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  { ask: 'amg qto gastei no nubank essa semana', expect: { ...thisWeek, direction: 'out', accounts: NUBANK } },
  { ask: 'manda o q ta pendente no inter pf', expect: { accounts: INTER, status: ['PENDING'] } },
  { ask: 'qto entrou de grana no itau em outubro', expect: { ...lastMonth, direction: 'in', accounts: ITAU } },
  {
    ask: 'quanto a poupança rendeu esse ano até agora',
    expect: { ...thisYear, direction: 'in', categories: ['Juros de rendimentos de dividendos'] },
  },
  {
    ask: 'qto investi em 2026',
    expect: { from: '2026-01-01', to: '2026-12-31', direction: 'out', categories: ['Investimentos'] },
  },
  { ask: 'eita ve ai tudo q passou de mil conto no mes passado', expect: { ...lastMonth, min: 1000.01 } },
  {
    ask: 'compras acima de 300 na amazon dos ultimos 6 meses, só o q eu gastei',
    expect: { ...last6Months, direction: 'out', merchants: ['amazon'], min: 300.01 },
  },
  {
    ask: 'gastei uns 400 no mercado esse mes, qual foi',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'], ...about(400) },
  },
  {
    ask: 'pix q enviei de no maximo 100 reais esse mes',
    expect: { ...thisMonth, direction: 'out', categories: PIX, max: 100 },
  },
  {
    ask: 'qual pix q mandei entre 100 e 500 agora em novembro',
    expect: { ...thisMonth, direction: 'out', categories: PIX, min: 100, max: 500 },
  },
  {
    ask: 'quanto deu uber mais 99 semana passada e essa',
    expect: { from: '2026-11-09', to: '2026-11-21', merchants: ['uber', ...RIDES99] },
  },
  {
    ask: 'qto gastei de ifood ou rappi em setembro',
    expect: { ...september, direction: 'out', merchants: ['ifood', 'rappi'] },
  },
  {
    ask: 'soma mercado e farmacia mes passado e esse mes pra mim, so gasto',
    expect: { from: '2026-10-01', to: '2026-11-21', direction: 'out', categories: ['Supermercado', 'Farmácia'] },
  },
  {
    ask: 'quanto gastei em novembro sem contar o aluguel nem a escola',
    expect: { ...thisMonth, direction: 'out', notCategories: ['Aluguel', 'Escola'] },
  },
  { ask: 'gastos da semana menos mercado', expect: { ...thisWeek, direction: 'out', notCategories: ['Supermercado'] } },
  {
    ask: 'tirando pix e uber qto gastei ontem e hoje',
    expect: { from: '2026-11-20', to: '2026-11-21', direction: 'out', notCategories: PIX, notMerchants: ['uber'] },
  },
  {
    ask: 'quanto foi q gastei esse mes no cartao de credito fora o ifood',
    expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT', notMerchants: ['ifood'] },
  },
  { ask: 'uai quanto foi a netflix esse ano todo', expect: { ...thisYear, merchants: ['netflix'] } },
  { ask: 'spotfy desde julho', expect: { from: '2026-07-01', to: '2026-11-21', merchants: ['spotify'] } },
  {
    ask: 'qto ja foi em streaming nos ultimos 30 dias',
    expect: { ...last30, categories: ['Streaming de vídeo', 'Streaming de música'] },
  },
  {
    ask: 'quanto gastei com mercdo livre em setembro',
    expect: { ...september, direction: 'out', merchants: ['mercadolivre'] },
  },
  {
    ask: 'qnto gastei no assai e no pao de açucar ultimos 60 dias',
    expect: { from: '2026-09-23', to: '2026-11-21', direction: 'out', merchants: ['assai', 'pao de acucar'] },
  },
  {
    ask: 'me fala so o q eu gastei no carrefour desde agosto vai',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', merchants: ['carrefour'] },
  },
  {
    ask: 'mercado e uber do mes passado, so as saidas',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'qnt foi ifood e farmacia essa semana',
    expect: { ...thisWeek, categories: ['Farmácia'], merchants: ['ifood'], join: 'either' },
  },
  {
    ask: 'gastei qto em gasolina e no estacionamento mes passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina', 'Estacionamentos'] },
  },
  { ask: 'quanto paguei no dentista', expect: { direction: 'out', categories: ['Dentista'] } },
  { ask: 'aquele cinema q fui esse mes qto deu', expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] } },
  { ask: 'condominio desse ano inteiro pfv', expect: { ...thisYear, merchants: ['condominio'] } },
  {
    ask: 'quanto paguei de aluguel no primeiro semestre',
    expect: { from: '2026-01-01', to: '2026-06-30', direction: 'out', categories: ['Aluguel'] },
  },
  { ask: 'paguei ipva qdo esse ano? e qto?', expect: { ...thisYear, direction: 'out', merchants: ['ipva'] } },
  {
    ask: 'oi sumida kkk ve quanto recebi de salario em outubro',
    expect: { ...lastMonth, direction: 'in', categories: ['Salário'] },
  },
  { ask: 'ja caiu o decimo terceiro esse mes?', expect: { ...thisMonth, merchants: ['decimo terceiro'] } },
  { ask: 'me mostra os estorno de setembro pra ca', expect: { ...sinceSeptember, merchants: ['estorno'] } },
  {
    ask: 'quanto voltou de cashback desde marco',
    expect: { from: '2026-03-01', to: '2026-11-21', direction: 'in', categories: ['Cashback'] },
  },
  { ask: 'kd aquele hotel de outubro', expect: { ...lastMonth, merchants: ['hotel'] } },
  {
    ask: 'quanto gastei viajando em julho, viagem no geral',
    expect: { ...july, direction: 'out', categories: ['Viagens'] },
  },
  { ask: 'qto foi a passagem da latam em setembro', expect: { ...september, merchants: ['latam'] } },
  { ask: 'quanto foi de saque esse ano', expect: { ...thisYear, categories: ['Transferência - Dinheiro'] } },
  { ask: 'oxe quanto q foi de restaurante semana passada', expect: { ...lastWeek, categories: RESTAURANTS } },
  {
    ask: 'qnto gastei na padaria em setembro e outubro',
    expect: { from: '2026-09-01', to: '2026-10-31', direction: 'out', merchants: ['padaria'] },
  },
  { ask: 'compras no outback esse mes', expect: { ...thisMonth, merchants: ['outback'] } },
  { ask: 'qto gastei no feriado de 7 de setembro', expect: { from: '2026-09-07', to: '2026-09-07', direction: 'out' } },
  {
    ask: 'no dia da consciencia negra agora gastei qto no nubank',
    expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out', accounts: NUBANK },
  },
  {
    ask: 'o q eu gastei no domingo do dia das maes desse ano',
    expect: { from: '2026-05-10', to: '2026-05-10', direction: 'out' },
  },
  {
    ask: 'o q rolou de gasto no tiradentes esse ano',
    expect: { from: '2026-04-21', to: '2026-04-21', direction: 'out' },
  },
  {
    ask: 'quanto eu gastei de gasolina do dia primeiro de outubro ate o dia vinte de outubro',
    expect: { from: '2026-10-01', to: '2026-10-20', direction: 'out', categories: ['Postos de gasolina'] },
  },
  {
    ask: 'quero ver tudo que eu gastei acima de cento e cinquenta reais na semana passada',
    expect: { ...lastWeek, direction: 'out', min: 150.01 },
  },
  {
    ask: 'gasto maior q quinhentos reais no inter desde setembro',
    expect: { ...sinceSeptember, direction: 'out', accounts: INTER, min: 500.01 },
  },
  {
    ask: 'me diz as corrida de uber de menos de trinta pila do mes passado',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'], max: 29.99 },
  },
  {
    ask: 'quanto foi de pedagio ano passado e esse',
    expect: { from: '2025-01-01', to: '2026-11-21', categories: ['Pedágios e pagamentos no veículo'] },
  },
  {
    ask: 'internet e celular dos ultimos 6 meses quanto paguei',
    expect: { ...last6Months, direction: 'out', categories: ['Internet', 'Celular'] },
  },
  {
    ask: 'qto ta saindo a agua? ve desde maio',
    expect: { from: '2026-05-01', to: '2026-11-21', categories: ['Água'] },
  },
  {
    ask: 'escolinha do guri, o colegio santa clara, qto paguei desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', merchants: ['santa clara'] },
  },
  {
    ask: 'aqueles 1.250,75 do mercado livre quando foi? pode procurar desde julho',
    expect: { from: '2026-07-01', to: '2026-11-21', merchants: ['mercadolivre'], min: 1250.75, max: 1250.75 },
  },
  {
    ask: 'os ifood desse mes so o q ja caiu, sem os pendentes',
    expect: { ...thisMonth, merchants: ['ifood'], status: ['POSTED'] },
  },
  { ask: 'quais compra do nubank ainda tao pendente', expect: { accounts: NUBANK, status: ['PENDING'] } },
  { ask: 'qual pix meu ta pendente ainda', expect: { categories: PIX, status: ['PENDING'] } },
  {
    ask: 'so as q ja foram efetivadas no inter esse mes, gastos',
    expect: { ...thisMonth, direction: 'out', accounts: INTER, status: ['POSTED'] },
  },
  { ask: 'parcelei alguma coisa na amazon?', expect: none },
  {
    ask: 'qto gastei nos ultimos 7 dias com delivery',
    expect: { from: '2026-11-15', to: '2026-11-21', direction: 'out', categories: ['Delivery de alimentos'] },
  },
  {
    ask: 'gastos dos ultimos 3 dias no credito',
    expect: { from: '2026-11-19', to: '2026-11-21', direction: 'out', accountType: 'CREDIT' },
  },
  {
    ask: 'academia qto paguei do ano passado ate hj',
    expect: { from: '2025-01-01', to: '2026-11-21', direction: 'out', categories: ['Academia e centros de lazer'] },
  },
  {
    ask: 'fatura do cartao qto eu paguei em setembro',
    expect: { ...september, direction: 'out', categories: ['Pagamento de cartão de crédito'] },
  },
  {
    ask: 'uber de madrugada em setembro gastei qto',
    expect: { ...september, direction: 'out', merchants: ['uber'] },
    unread: ['madrugada'],
  },
  {
    ask: 'ifood aos domingos, gasto desde setembro',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['ifood'] },
    unread: ['domingos'],
  },
  {
    ask: 'o q eu comprei na amazon esse mes e me arrependi dps',
    expect: { ...thisMonth, direction: 'out', merchants: ['amazon'] },
    unread: ['arrependi'],
  },
  {
    ask: 'quanto gastei de mercado em outubro pagando em dinheiro vivo',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['dinheiro', 'vivo'],
  },
  {
    ask: 'gastos com restaurante depois das 22h esse mes',
    expect: { ...thisMonth, direction: 'out', categories: RESTAURANTS },
    unread: ['22h'],
  },
  {
    ask: 'qto gastei com besteira desnecessaria essa semana',
    expect: { ...thisWeek, direction: 'out' },
    unread: ['besteira', 'desnecessaria'],
  },
  {
    ask: 'farmacia q comprei quando tava gripado esse mes',
    expect: { ...thisMonth, direction: 'out', categories: ['Farmácia'] },
    unread: ['gripado'],
  },
  {
    ask: 'qto gastei no uber chovendo semana passada',
    expect: { ...lastWeek, direction: 'out', merchants: ['uber'] },
    unread: ['chovendo'],
  },
  {
    ask: 'quanto gastei de gasolina em outubro com o carro da minha mae',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['mae'],
  },
  {
    ask: 'rango no rappi à noite em agosto, gasto',
    expect: { ...august, direction: 'out', merchants: ['rappi'] },
    unread: ['noite'],
  },
  {
    ask: 'mostra os pix q mandei pro marco antonio esse ano e ainda nao me devolveu',
    expect: { ...thisYear, direction: 'out', categories: PIX, merchants: ['marco antonio'] },
    unread: ['devolveu'],
  },
  {
    ask: 'gastos no nubank em agosto q minha esposa fez',
    expect: { ...august, direction: 'out', accounts: NUBANK },
    unread: ['esposa'],
  },
  {
    ask: 'gasto de mercado esse mes antes do almoço',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['almoco'],
  },
  {
    ask: 'qual foi minha ultima compra na drogasil',
    expect: { merchants: ['drogasil'] },
    elseUnread: ['ultima'],
    applied: { from: '2026-11-20', to: '2026-11-21', merchants: ['drogasil'] },
  },
  {
    ask: 'qual o maior gasto q tive no mercado esse mes',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
    elseUnread: ['maior'],
    applied: { ...thisMonth, direction: 'out', categories: ['Supermercado'], min: 512.86 },
  },
  {
    ask: 'me fala os 2 maiores gastos de restaurante de setembro',
    expect: { ...september, direction: 'out', categories: RESTAURANTS },
    elseUnread: ['maiores'],
    applied: { ...september, direction: 'out', categories: RESTAURANTS, min: 64.27 },
  },

  {
    ask: 'qto recebi de pix de 640 reais cravado desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'in', categories: PIX, min: 640, max: 640 },
  },
  {
    ask: 'mostra os gasto do inter do ultimo mes',
    expect: { from: '2026-10-21', to: '2026-11-21', direction: 'out', accounts: INTER },
  },
  {
    ask: 'teve um gasto de 200 e tantos reais no nubank em novembro, acha ai',
    expect: { ...thisMonth, direction: 'out', accounts: NUBANK, min: 200, max: 299.99 },
  },
  {
    ask: 'as corrida de uber de 40 reais pra cima em setembro',
    expect: { ...september, direction: 'out', merchants: ['uber'], min: 40 },
  },

  // Terse.
  { ask: 'ifood outubro', expect: { ...lastMonth, merchants: ['ifood'] } },
  { ask: 'uber agosto', expect: { ...august, merchants: ['uber'] } },
  { ask: 'gastos mercado nesta semana', expect: { ...thisWeek, direction: 'out', categories: ['Supermercado'] } },
  { ask: 'aluguel dezembro', expect: { from: '2025-12-01', to: '2025-12-31', categories: ['Aluguel'] } },
  { ask: 'farmácia > 100, últimos 30 dias', expect: { ...last30, categories: ['Farmácia'], min: 100.01 } },
  { ask: 'pix recebidos nov/2026', expect: { ...thisMonth, direction: 'in', categories: PIX } },
  {
    ask: 'pix enviados 16/11 a 18/11',
    expect: { from: '2026-11-16', to: '2026-11-18', direction: 'out', categories: PIX },
  },
  {
    ask: 'gastos nubank 10/10 a 20/10',
    expect: { from: '2026-10-10', to: '2026-10-20', direction: 'out', accounts: NUBANK },
  },
  { ask: 'visa gold, pendentes, esta semana', expect: { ...thisWeek, accounts: INTER, status: ['PENDING'] } },
  {
    ask: 'entradas na conta poupança setembro',
    expect: { ...september, direction: 'in', accountSubtype: 'SAVINGS_ACCOUNT' },
  },
  {
    ask: 'saídas conta corrente dia 17',
    expect: { from: '2026-11-17', to: '2026-11-17', direction: 'out', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  { ask: 'gastos acima de R$ 1.500,00 setembro', expect: { ...september, direction: 'out', min: 1500.01 } },
  { ask: 'gastos a partir de R$ 200 nesta semana', expect: { ...thisWeek, direction: 'out', min: 200 } },
  { ask: 'cinemark até 100 reais', expect: { merchants: ['cinemark'], max: 100 } },
  { ask: '99 últimos 6 meses', expect: { ...last6Months, merchants: RIDES99 } },
  { ask: 'uber ou 99 setembro gastos', expect: { ...september, direction: 'out', merchants: ['uber', ...RIDES99] } },
  { ask: 'kabum desde outubro de 2025', expect: { from: '2025-10-01', to: '2026-11-21', merchants: ['kabum'] } },
  { ask: 'IOF ultimos 12 meses', expect: { from: '2025-11-21', to: '2026-11-21', merchants: ['iof'] } },
  { ask: 'seguro do carro este ano', expect: { ...thisYear, categories: ['Seguro de veículos'] } },
  { ask: 'doações desde setembro', expect: { ...sinceSeptember, categories: ['Doações'] } },
  { ask: 'livraria, últimos 30 dias', expect: { ...last30, categories: ['Livraria'] } },
  {
    ask: 'tarifas bancárias em 2026',
    expect: { from: '2026-01-01', to: '2026-12-31', categories: ['Taxas bancárias'] },
  },
  { ask: 'chatgpt desde abril', expect: { from: '2026-04-01', to: '2026-11-21', merchants: ['chatgpt'] } },
  { ask: 'steam agosto e setembro', expect: { from: '2026-08-01', to: '2026-09-30', merchants: ['steam'] } },
  { ask: 'bilhete único', expect: { merchants: ['bilhete unico'] } },
  { ask: 'laboratório outubro', expect: { ...lastMonth, categories: ['Hospitais, clínicas e laboratórios'] } },
  { ask: 'renner set/26 só gastos', expect: { ...september, direction: 'out', merchants: ['renner'] } },
  { ask: 'estornos uber', expect: { direction: 'in', merchants: ['uber'] } },
  {
    ask: 'gastos nov menos aluguel, menos mercado, menos uber',
    expect: { ...thisMonth, direction: 'out', notCategories: ['Aluguel', 'Supermercado'], notMerchants: ['uber'] },
  },
  {
    ask: 'restaurantes exceto padaria setembro',
    expect: { ...september, categories: RESTAURANTS, notMerchants: ['padaria'] },
  },
  {
    ask: 'delivery sem rappi agosto',
    expect: { ...august, categories: ['Delivery de alimentos'], notMerchants: ['rappi'] },
  },
  {
    ask: 'supermercado no carrefour este ano',
    expect: { ...thisYear, categories: ['Supermercado'], merchants: ['carrefour'] },
  },
  { ask: 'compras parceladas inter', expect: none },
  {
    ask: 'luz entre 200 e 260 em 2026',
    expect: { from: '2026-01-01', to: '2026-12-31', categories: ['Eletricidade'], min: 200, max: 260 },
  },
  {
    ask: 'gastos 1ª quinzena de outubro cartão de crédito',
    expect: { from: '2026-10-01', to: '2026-10-15', direction: 'out', accountType: 'CREDIT' },
  },
  {
    ask: 'gastos 3º trimestre farmácia',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: 'out', categories: ['Farmácia'] },
  },
  { ask: 'vet novembro > 400', expect: { ...thisMonth, categories: ['Pet shops e veterinários'], min: 400.01 } },
  { ask: 'groceries oct 2026', expect: { ...lastMonth, categories: ['Supermercado'] } },
  { ask: 'pending this week', expect: { ...thisWeek, status: ['PENDING'] } },
  {
    ask: 'gastos uber por motorista, setembro',
    expect: { ...september, direction: 'out', merchants: ['uber'] },
    unread: ['motorista'],
  },
  { ask: 'posto outubro, só etanol', expect: { ...lastMonth, categories: ['Postos de gasolina'] }, unread: ['etanol'] },
  { ask: 'gastos em setembro às sextas', expect: { ...september, direction: 'out' }, unread: ['sextas'] },
  { ask: 'farmácia nov, só genéricos', expect: { ...thisMonth, categories: ['Farmácia'] }, unread: ['genericos'] },
  {
    ask: 'última netflix',
    expect: { merchants: ['netflix'] },
    elseUnread: ['ultima'],
    applied: { ...thisMonth, merchants: ['netflix'] },
  },

  {
    ask: 'gastos 19/11 e 20/11 cartão nubank',
    expect: { from: '2026-11-19', to: '2026-11-20', direction: 'out', accounts: NUBANK },
  },

  // Full sentences.
  {
    ask: 'Bom dia! Você poderia me mostrar os gastos com o Mercado Livre no mês passado, por favor?',
    expect: { ...lastMonth, direction: 'out', merchants: ['mercadolivre'] },
  },
  {
    ask: 'Quais foram as minhas despesas no cartão Inter na primeira semana completa de novembro, de 2 a 8?',
    expect: { from: '2026-11-02', to: '2026-11-08', direction: 'out', accounts: INTER },
  },
  {
    ask: 'Gostaria de saber quanto recebi por PIX no mês de outubro.',
    expect: { ...lastMonth, direction: 'in', categories: PIX },
  },
  {
    ask: 'Quanto paguei à Enel entre maio e julho deste ano?',
    expect: { from: '2026-05-01', to: '2026-07-31', direction: 'out', merchants: ['enel'] },
  },
  {
    ask: 'Quanto paguei de conta de água desde o começo do ano?',
    expect: { ...thisYear, direction: 'out', categories: ['Água'] },
  },
  { ask: 'Liste os gastos da semana retrasada.', expect: { from: '2026-11-02', to: '2026-11-08', direction: 'out' } },
  {
    ask: 'Quanto gastei com o cartão Nubank no fim de semana de 14 e 15 de novembro?',
    expect: { from: '2026-11-14', to: '2026-11-15', direction: 'out', accounts: NUBANK },
  },
  {
    ask: 'Quais compras online eu fiz no mês retrasado?',
    expect: { ...september, direction: 'out', categories: ['Compras online'] },
  },
  {
    ask: 'Quanto rendeu a poupança no segundo trimestre?',
    expect: {
      from: '2026-04-01',
      to: '2026-06-30',
      direction: 'in',
      categories: ['Juros de rendimentos de dividendos'],
    },
  },
  {
    ask: 'Quanto apliquei em CDB desde dezembro do ano passado?',
    expect: { from: '2025-12-01', to: '2026-11-21', direction: 'out', merchants: ['cdb'] },
  },
  { ask: 'Houve algum resgate de CDB no mês passado?', expect: { ...lastMonth, direction: 'in', merchants: ['cdb'] } },
  {
    ask: 'Mostre as transações de no mínimo R$ 400,00 no Inter nos últimos 30 dias.',
    expect: { ...last30, accounts: INTER, min: 400 },
  },
  {
    ask: 'Quais gastos com supermercado ficaram beirando os 120 reais em outubro?',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'], ...about(120) },
  },
  {
    ask: 'Quanto gastei com transporte por aplicativo em setembro?',
    expect: { ...september, direction: 'out', categories: ['Táxi e transporte privado urbano'] },
  },
  {
    ask: 'Quais foram os pagamentos de exatamente R$ 2.480,00 desde agosto?',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', min: 2480, max: 2480 },
  },
  {
    ask: 'Desejo ver todas as despesas que já foram lançadas, e não as pendentes, no Nubank em novembro.',
    expect: { ...thisMonth, direction: 'out', accounts: NUBANK, status: ['POSTED'] },
  },
  {
    ask: 'Quanto gastei em outubro, excluindo as faturas de cartão e o aluguel?',
    expect: { ...lastMonth, direction: 'out', notCategories: ['Pagamento de cartão de crédito', 'Aluguel'] },
  },
  {
    ask: 'Quanto gastei no Itaú em setembro, desconsiderando os investimentos e a Enel?',
    expect: {
      ...september,
      direction: 'out',
      accounts: ITAU,
      notCategories: ['Investimentos'],
      notMerchants: ['enel'],
    },
  },
  {
    ask: 'Some os gastos com farmácia, dentista e laboratório entre setembro e outubro.',
    expect: {
      from: '2026-09-01',
      to: '2026-10-31',
      direction: 'out',
      categories: ['Farmácia', 'Dentista', 'Hospitais, clínicas e laboratórios'],
    },
  },
  {
    ask: 'Quanto gastei no Bar do Alemão este ano?',
    expect: { ...thisYear, direction: 'out', merchants: ['bar do alemao'] },
  },
  {
    ask: 'Quanto paguei de recarga de celular em 2026?',
    expect: { from: '2026-01-01', to: '2026-12-31', direction: 'out', categories: ['Celular'] },
  },
  {
    ask: 'Quais PIX enviei para Joana Prado e Marco Antonio Dias neste mês?',
    expect: { ...thisMonth, direction: 'out', categories: PIX, merchants: ['joana prado', 'marco antonio dias'] },
  },
  {
    ask: 'Quanto gastei no feriado de Nossa Senhora Aparecida deste ano?',
    expect: { from: '2026-10-12', to: '2026-10-12', direction: 'out' },
  },
  {
    ask: 'Quanto gastei no dia de Finados deste ano?',
    expect: { from: '2026-11-02', to: '2026-11-02', direction: 'out' },
  },
  {
    ask: 'Quanto a minha conta corrente recebeu entre 5 e 20 de novembro?',
    expect: { from: '2026-11-05', to: '2026-11-20', direction: 'in', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'Preciso do total que a Tecnova me pagou este ano.',
    expect: { ...thisYear, direction: 'in', merchants: ['tecnova'] },
  },
  {
    ask: 'Quanto gastei com a Smart Fit nos últimos 90 dias?',
    expect: { from: '2026-08-24', to: '2026-11-21', direction: 'out', merchants: ['smart fit', 'smartfit'] },
  },
  {
    ask: 'Quais compras no cartão de crédito custaram de 70 a 90 reais em outubro?',
    expect: { ...lastMonth, direction: 'out', accountType: 'CREDIT', min: 70, max: 90 },
  },
  { ask: 'Existe alguma compra parcelada em 10 vezes no meu Nubank?', expect: none },
  {
    ask: 'How much did I spend on rides with Uber last month?',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'] },
  },
  {
    ask: 'Show me everything I spent yesterday on my credit cards.',
    expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out', accountType: 'CREDIT' },
  },
  {
    ask: 'How much money came into my checking account in September?',
    expect: { ...september, direction: 'in', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'Which pharmacy purchases over 60 reais did I make this month?',
    expect: { ...thisMonth, direction: 'out', categories: ['Farmácia'], min: 60.01 },
  },
  {
    ask: 'What did I spend on eating out last week?',
    expect: { ...lastWeek, direction: 'out', categories: RESTAURANTS },
  },
  {
    ask: 'How much did I pay for electricity between January and March?',
    expect: { from: '2026-01-01', to: '2026-03-31', direction: 'out', categories: ['Eletricidade'] },
  },
  {
    ask: 'How much did I spend this month excluding rent and Amazon?',
    expect: { ...thisMonth, direction: 'out', notCategories: ['Aluguel'], notMerchants: ['amazon'] },
  },
  {
    ask: 'Could you please list my gas station expenses of at least 150 since September?',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Postos de gasolina'], min: 150 },
  },
  {
    ask: 'Em que mês gastei mais com energia elétrica em 2026?',
    expect: { from: '2026-01-01', to: '2026-12-31', direction: 'out', categories: ['Eletricidade'] },
    unread: ['mes'],
  },
  {
    ask: 'Quanto gastei com delivery no horário do expediente em setembro?',
    expect: { ...september, direction: 'out', categories: ['Delivery de alimentos'] },
    unread: ['expediente'],
  },
  {
    ask: 'Mostre os gastos de outubro com restaurantes, agrupados por bairro.',
    expect: { ...lastMonth, direction: 'out', categories: RESTAURANTS },
    unread: ['bairro'],
  },
  {
    ask: 'Quais compras na Amazon em novembro eram presentes para outra pessoa?',
    expect: { ...thisMonth, direction: 'out', merchants: ['amazon'] },
    unread: ['presentes'],
  },
  {
    ask: 'Quanto gastei com combustível em outubro durante a manhã?',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['manha'],
  },
  {
    ask: 'Quais gastos desta semana posso deduzir do imposto?',
    expect: { ...thisWeek, direction: 'out' },
    unread: ['deduzir'],
  },
  {
    ask: 'Which of my restaurant expenses in October were for business clients?',
    expect: { ...lastMonth, direction: 'out', categories: RESTAURANTS },
    unread: ['business', 'clients'],
  },
  {
    ask: 'How much did I spend on Uber after midnight in September?',
    expect: { ...september, direction: 'out', merchants: ['uber'] },
    unread: ['midnight'],
  },
  {
    ask: 'Which groceries expenses this month felt too expensive?',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['expensive'],
  },
  {
    ask: 'How much did I spend at the pharmacy on Mondays since September?',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Farmácia'] },
    unread: ['mondays'],
  },
  {
    ask: 'Qual foi a segunda maior conta de luz de 2026?',
    expect: { from: '2026-01-01', to: '2026-12-31', categories: ['Eletricidade'] },
    elseUnread: ['segunda', 'maior'],
    applied: { from: '2026-07-12', to: '2026-07-12', categories: ['Eletricidade'] },
  },
  {
    ask: 'What was my biggest expense at Kabum in the last 12 months?',
    expect: { from: '2025-11-21', to: '2026-11-21', direction: 'out', merchants: ['kabum'] },
    elseUnread: ['biggest'],
    applied: { from: '2025-11-21', to: '2026-11-21', direction: 'out', merchants: ['kabum'], min: 2077.91 },
  },
  {
    ask: 'Quais gastos desta semana ficaram abaixo de R$ 30,00?',
    expect: { ...thisWeek, direction: 'out', max: 29.99 },
  },
  {
    ask: 'Quanto enviei por PIX na segunda quinzena de outubro?',
    expect: { from: '2026-10-16', to: '2026-10-31', direction: 'out', categories: PIX },
  },
  {
    ask: 'ifood de setembro q veio frio ou atrasado, qto gastei',
    expect: { ...september, direction: 'out', merchants: ['ifood'] },
    unread: ['frio', 'atrasado'],
  },
  {
    ask: 'gasto de gasolina esse mes por quilometro rodado',
    expect: { ...thisMonth, direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['quilometro'],
  },
  {
    ask: 'gastos rappi agosto, só aos sábados',
    expect: { ...august, direction: 'out', merchants: ['rappi'] },
    unread: ['sabados'],
  },
  {
    ask: 'gastos inter setembro agrupados por categoria',
    expect: { ...september, direction: 'out', accounts: INTER },
    unread: ['categoria'],
  },
  {
    ask: 'Quanto gastei no Carrefour desde agosto usando cupom de desconto?',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', merchants: ['carrefour'] },
    unread: ['cupom'],
  },
  {
    ask: 'Quais PIX enviei em outubro para pessoas da minha família?',
    expect: { ...lastMonth, direction: 'out', categories: PIX },
    unread: ['familia'],
  },
];
