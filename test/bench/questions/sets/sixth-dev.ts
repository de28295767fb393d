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

const to = '2026-11-21';
const REST = 'Restaurantes, bares e lanchonetes';
const DELIVERY = 'Delivery de alimentos';
const MARKET = 'Supermercado';
const PHARMACY = 'Farmácia';
const TAXI = 'Táxi e transporte privado urbano';
const FUEL = 'Postos de gasolina';
const PET = 'Pet shops e veterinários';
const CLOTHES = 'Vestuário';
const ONLINE = 'Compras online';
const CINEMA = 'Cinema, teatro e concertos';
const GYM = 'Academia e centros de lazer';
const POWER = 'Eletricidade';
const WATER = 'Água';
const RENT = 'Aluguel';
const SCHOOL = 'Escola';
const PARKING = 'Estacionamentos';
const YIELD = 'Juros de rendimentos de dividendos';
const OWN = 'Transferência mesma titularidade';
const BILL = 'Pagamento de cartão de crédito';
const PIX = ['Transferência - PIX', 'Transferência para terceiros - PIX', 'Transferência mesma titularidade - PIX'];

const NUBANK = { accounts: ['Nubank Mastercard'] };
const INTER = { accounts: ['Inter Visa Gold'] };
const ITAU = { accounts: ['Conta Corrente Itaú'] };
const CAIXA = { accounts: ['Poupança Caixa'] };
const PENDING: Pick<Question['expect'], 'status'> = { status: ['PENDING'] };
const POSTED: Pick<Question['expect'], 'status'> = { status: ['POSTED'] };
const on = (day: string): { from: string; to: string } => ({ from: day, to: day });

export const questions: readonly Question[] = [
  // Categories and periods.
  { ask: 'quanto gastei com mercado esse mês?', expect: { categories: [MARKET], direction: 'out', ...thisMonth } },
  { ask: 'qto deixei no posto desde setembro', expect: { categories: [FUEL], direction: 'out', ...sinceSeptember } },
  {
    ask: 'Quanto eu paguei de conta de luz neste ano?',
    expect: { categories: [POWER], direction: 'out', ...thisYear },
  },
  {
    ask: 'me diz aí quanto foi de escola das crianças de agosto pra cá',
    expect: { categories: [SCHOOL], from: '2026-08-01', to },
  },
  { ask: 'aluguel em 2025', expect: { categories: [RENT], from: '2025-01-01', to: '2025-12-31' } },
  {
    ask: 'Bah, quanto que eu torrei em restaurante nos últimos 30 dias?',
    expect: { categories: [REST], direction: 'out', ...last30 },
  },
  { ask: 'roupa que comprei em setembro', expect: { categories: [CLOTHES], direction: 'out', ...september } },
  { ask: 'acadmia no primeiro semestre', expect: { categories: [GYM], from: '2026-01-01', to: '2026-06-30' } },
  { ask: 'delivery da semana passada', expect: { categories: [DELIVERY], ...lastWeek } },
  {
    ask: 'gasto com cinema entre 1 e 15 de novembro',
    expect: { categories: [CINEMA], direction: 'out', from: '2026-11-01', to: '2026-11-15' },
  },
  {
    ask: 'quanto q eu gastei c/ veterinario em novembro',
    expect: { categories: [PET], direction: 'out', ...thisMonth },
  },
  { ask: 'gasolina do terceiro trimestre', expect: { categories: [FUEL], from: '2026-07-01', to: '2026-09-30' } },
  { ask: 'tudo de estacionamento este ano pfv', expect: { categories: [PARKING], ...thisYear } },
  {
    ask: 'pedágio de fevereiro a outubro de 2026',
    expect: { categories: ['Pedágios e pagamentos no veículo'], from: '2026-02-01', to: '2026-10-31' },
  },
  {
    ask: 'saques em dinheiro que fiz esse ano',
    expect: { categories: ['Transferência - Dinheiro'], direction: 'out', ...thisYear },
  },
  { ask: 'quanto me custou o dentista?', expect: { categories: ['Dentista'], direction: 'out' } },
  {
    ask: 'gastei com exame e médico nos últimos 6 meses, quanto?',
    expect: { categories: ['Hospitais, clínicas e laboratórios'], direction: 'out', ...last6Months },
  },
  {
    ask: 'uai, cadê o que eu paguei de IPVA esse ano sô',
    expect: { categories: ['Taxas e impostos sobre veículos'], direction: 'out', ...thisYear },
  },
  {
    ask: 'quanto o banco me cobrou de tarifa de conta este ano',
    expect: { categories: ['Taxas de conta corrente'], direction: 'out', ...thisYear },
  },
  {
    ask: 'vc pode me ajudar? queria ver o seguro do carro desde janeiro, valeu',
    expect: { categories: ['Seguro de veículos'], direction: 'out', ...thisYear },
  },
  {
    ask: 'passagem aérea que comprei, quanto foi?',
    expect: { categories: ['Aeroportos e cias. aéreas'], direction: 'out' },
  },
  {
    ask: 'gastos com viagem de julho até hoje',
    expect: { categories: ['Viagens'], direction: 'out', from: '2026-07-01', to },
  },
  {
    ask: 'comprei livro nos últimos dois meses? quanto?',
    expect: { categories: ['Livraria'], direction: 'out', from: '2026-09-21', to },
  },
  { ask: 'doações que eu fiz', expect: { categories: ['Doações'], direction: 'out' } },
  {
    ask: 'Prezados, solicito a relação das despesas de transporte da última semana. Grato.',
    expect: { categories: ['Transporte'], direction: 'out', from: '2026-11-15', to },
  },
  {
    ask: 'internet de casa, quanto veio de abril a junho',
    expect: { categories: ['Internet'], from: '2026-04-01', to: '2026-06-30' },
  },
  { ask: 'conta do celular em agosto', expect: { categories: ['Celular'], ...august } },
  {
    ask: 'comprei alguma coisa de eletronico na segunda quinzena de setembro?',
    expect: { categories: ['Eletrônicos'], direction: 'out', from: '2026-09-16', to: '2026-09-30' },
  },
  {
    ask: 'quanto paguei de iof em 2026?',
    expect: { categories: ['Impostos sobre operações financeiras'], direction: 'out', ...thisYear },
  },
  {
    ask: 'remédio, de 1º de setembro a 31 de outubro',
    expect: { categories: [PHARMACY], from: '2026-09-01', to: '2026-10-31' },
  },
  { ask: 'bilhete único, quanto carreguei?', expect: { merchants: ['bilhete unico'], direction: 'out' } },
  { ask: 'mercado 03/2026', expect: { categories: [MARKET], from: '2026-03-01', to: '2026-03-31' } },
  {
    ask: 'quanto gastei com comida em restaurante e delivery em outubro',
    expect: { categories: [REST, DELIVERY], direction: 'out', ...lastMonth },
  },
  { ask: 'luz e água dos últimos 45 dias', expect: { categories: [POWER, WATER], from: '2026-10-08', to } },
  { ask: 'aluguel ou escola esse mês, tanto faz', expect: { categories: [RENT, SCHOOL], ...thisMonth } },

  // Merchants.
  { ask: 'gasto de ifood mes passado', expect: { merchants: ['ifood'], direction: 'out', ...lastMonth } },
  { ask: 'uber e 99 dos ultimos 15 dias', expect: { merchants: ['uber', '99'], from: '2026-11-07', to } },
  { ask: 'padaria, últimos 90 dias', expect: { merchants: ['padaria'], from: '2026-08-24', to } },
  { ask: 'cobranças da netflix em 2026', expect: { merchants: ['netflix'], direction: 'out', ...thisYear } },
  {
    ask: 'o que eu paguei na amazon de 10 a 20 de novembro',
    expect: { merchants: ['amazon'], direction: 'out', from: '2026-11-10', to: '2026-11-20' },
  },
  { ask: 'mercado livre desde 1/9', expect: { merchants: ['mercadolivre'], ...sinceSeptember } },
  { ask: 'gastei no assaí quanto esse ano hein', expect: { merchants: ['assai'], direction: 'out', ...thisYear } },
  { ask: 'outback', expect: { merchants: ['outback'] } },
  { ask: 'quanto já foi de condomínio em 2026', expect: { merchants: ['condominio'], ...thisYear } },
  {
    ask: 'fui quantas vezes no bar do alemão esse ano? lista aí',
    expect: { merchants: ['bar do alemao'], ...thisYear },
  },
  { ask: 'drogasil ou droga raia em novembro', expect: { merchants: ['drogasil', 'droga raia'], ...thisMonth } },
  { ask: 'pao de açucar nos ultimos 60 dias', expect: { merchants: ['pao de acucar'], from: '2026-09-23', to } },
  { ask: 'e da shell, qto deu em out/2026?', expect: { merchants: ['shell'], ...lastMonth } },
  {
    ask: 'mandei pix pra rosangela diarista quando? me mostra',
    expect: { merchants: ['rosangela'], direction: 'out' },
  },
  { ask: 'o que o carlos mendes me mandou', expect: { merchants: ['carlos mendes'], direction: 'in' } },
  {
    ask: 'quanto a joana prado me devolveu mês passado?',
    expect: { merchants: ['joana prado'], direction: 'in', ...lastMonth },
  },
  { ask: 'ta vindo spotify ainda? de setembro pra ca', expect: { merchants: ['spotify'], ...sinceSeptember } },
  { ask: 'kabum over the last 12 months', expect: { merchants: ['kabum'], from: '2025-11-21', to } },
  {
    ask: 'Gostaria de consultar os lançamentos da Porto Seguro em 2026, por gentileza.',
    expect: { merchants: ['porto seguro'], ...thisYear },
  },
  {
    ask: 'cantina nonna ou churrascaria gaucha, de setembro até agora',
    expect: { merchants: ['cantina nonna', 'churrascaria'], ...sinceSeptember },
  },
  { ask: 'fleury', expect: { merchants: ['fleury'] } },
  { ask: 'mercado no carrefour esse ano', expect: { categories: [MARKET], merchants: ['carrefour'], ...thisYear } },
  {
    ask: 'gastei de gasolina no posto ipiranga quanto em novembro',
    expect: { categories: [FUEL], merchants: ['ipiranga'], direction: 'out', ...thisMonth },
  },
  { ask: 'roupas na renner em novembro', expect: { categories: [CLOTHES], merchants: ['renner'], ...thisMonth } },
  {
    ask: 'mercado e uber em outubro, quanto saiu?',
    expect: { categories: [MARKET], merchants: ['uber'], join: 'either', direction: 'out', ...lastMonth },
  },
  {
    ask: 'gastos com farmácia e cinemark nesse mes',
    expect: { categories: [PHARMACY], merchants: ['cinemark'], join: 'either', direction: 'out', ...thisMonth },
  },
  {
    ask: 'ifood e restaurante na semana passada',
    expect: { categories: [REST], merchants: ['ifood'], join: 'either', ...lastWeek },
  },

  // Amounts.
  { ask: 'compras online acima de 400 reais', expect: { categories: [ONLINE], min: 400.01 } },
  {
    ask: 'oxe, teve farmácia que passou de 100 este ano?',
    expect: { categories: [PHARMACY], min: 100.01, ...thisYear },
  },
  { ask: 'posto a partir de 200 esse ano', expect: { categories: [FUEL], min: 200, ...thisYear } },
  {
    ask: 'abasteci mais de 50 conto em outubro? mostra',
    expect: { categories: [FUEL], direction: 'out', min: 50.01, ...lastMonth },
  },
  { ask: 'posto até 100 reais em 2026', expect: { categories: [FUEL], max: 100, ...thisYear } },
  { ask: 'abastecimentos de menos de 100 pila', expect: { categories: [FUEL], max: 99.99 } },
  { ask: 'pix de no mínimo 300 reais', expect: { categories: PIX, min: 300 } },
  { ask: 'tudo entre 60 e 70 reais', expect: { min: 60, max: 70 } },
  { ask: 'saídas de mais de mil reais mês passado', expect: { direction: 'out', min: 1000.01, ...lastMonth } },
  { ask: 'o que entrou com valor de R$ 640,00', expect: { direction: 'in', min: 640, max: 640 } },
  { ask: 'pix de R$ 1.500,00 exatos', expect: { categories: PIX, min: 1500, max: 1500 } },
  { ask: 'tem pix de uns 300 reais aí?', expect: { categories: PIX, ...about(300) } },
  { ask: 'gastos beirando 1500 reais em novembro', expect: { direction: 'out', ...about(1500), ...thisMonth } },
  {
    ask: 'teve um gasto por volta de 2000 em setembro, acha pra mim',
    expect: { direction: 'out', ...about(2000), ...september },
  },
  { ask: 'farmacia de 200 e tantos', expect: { categories: [PHARMACY], min: 200, max: 299.99 } },
  { ask: 'uber de cinquenta e tantos reais', expect: { merchants: ['uber'], min: 50, max: 59.99 } },
  { ask: 'mostra delivery de no máximo cinquenta reais por favor 🙏', expect: { categories: [DELIVERY], max: 50 } },
  { ask: 'gastei algo abaixo de vinte reais essa semana?', expect: { direction: 'out', max: 19.99, ...thisWeek } },
  { ask: 'despesas superiores a 2 mil em setembro', expect: { direction: 'out', min: 2000.01, ...september } },
  {
    ask: 'de 100 a 150 reais em restaruante esse ano',
    expect: { categories: [REST], min: 100, max: 150, ...thisYear },
  },
  { ask: 'pet shop e vet, nada abaixo de 300, este ano', expect: { categories: [PET], min: 300, ...thisYear } },
  { ask: 'gastos de 1,5 mil pra cima nos ultimos 30 dias', expect: { direction: 'out', min: 1500, ...last30 } },
  { ask: 'amazon que não passou de 400', expect: { merchants: ['amazon'], max: 400 } },
  {
    ask: 'aplicações de mil reais ou mais em 2026',
    expect: { categories: ['Investimentos'], direction: 'out', min: 1000, ...thisYear },
  },
  { ask: 'cinema q custou +100', expect: { categories: [CINEMA], min: 100.01 } },
  {
    ask: 'recebi algum pix abaixo de 200 em outubro?',
    expect: { categories: PIX, direction: 'in', max: 199.99, ...lastMonth },
  },
  {
    ask: 'cobrança de 48,90 no cartão, o que é isso?',
    expect: { direction: 'out', accountType: 'CREDIT', min: 48.9, max: 48.9 },
  },
  { ask: 'restaurante maior que 150 e menor que 200', expect: { categories: [REST], min: 150.01, max: 199.99 } },

  // Directions, investments, transfers, refunds.
  { ask: 'quanto investi este ano?', expect: { categories: ['Investimentos'], direction: 'out', ...thisYear } },
  {
    ask: 'quanto rendeu a poupança nos últimos 6 meses?',
    expect: { categories: [YIELD], direction: 'in', ...last6Months },
  },
  { ask: 'me vê aí os pix que recebi em outubro', expect: { categories: PIX, direction: 'in', ...lastMonth } },
  { ask: 'pix q eu mandei de segunda pra cá', expect: { categories: PIX, direction: 'out', from: '2026-11-16', to } },
  { ask: 'o resgate do CDB de outubro foi de quanto?', expect: { merchants: ['resgate cdb'], ...lastMonth } },
  { ask: 'cashback que ganhei em 2026', expect: { categories: ['Cashback'], direction: 'in', ...thisYear } },
  {
    ask: 'mano quais estorno q eu recebi desde junho',
    expect: { merchants: ['estorno'], direction: 'in', from: '2026-06-01', to },
  },
  { ask: 'estorno da renner caiu?', expect: { merchants: ['estorno lojas renner'], direction: 'in' } },
  {
    ask: 'quanto paguei de fatura do cartão em outubro',
    expect: { categories: [BILL], direction: 'out', ...lastMonth },
  },
  { ask: 'transferências entre minhas próprias contas em novembro', expect: { categories: [OWN], ...thisMonth } },
  {
    ask: 'to meio perdida com as contas kkk me fala tudo que entrou semana passada',
    expect: { direction: 'in', ...lastWeek },
  },
  { ask: 'o que saiu ontem?', expect: { direction: 'out', ...on('2026-11-20') } },
  { ask: 'recebimentos do mes', expect: { direction: 'in', ...thisMonth } },
  {
    ask: 'décimo terceiro caiu quando? olha desde dezembro do ano passado',
    expect: { merchants: ['decimo terceiro'], from: '2025-12-01', to },
  },
  { ask: 'quanto gastei no total em agosto', expect: { direction: 'out', ...august } },
  {
    ask: 'quanto foi que eu gastei de uber em outubro visse',
    expect: { merchants: ['uber'], direction: 'out', ...lastMonth },
  },

  // Accounts, cards, statuses.
  {
    ask: 'Oi! Tudo bem? Você consegue me mostrar tudo que saiu da minha conta do Itaú essa semana?',
    expect: { direction: 'out', ...ITAU, ...thisWeek },
  },
  { ask: 'só o que tá pendente no cartão do Inter', expect: { ...INTER, ...PENDING } },
  {
    ask: 'quanto dinheiro entrou na conta corrente no mês passado, meu bem?',
    expect: { direction: 'in', accountSubtype: 'CHECKING_ACCOUNT', ...lastMonth },
  },
  { ask: 'gatsos no nubank dia 20/10', expect: { direction: 'out', ...NUBANK, ...on('2026-10-20') } },
  {
    ask: 'movimentação da conta poupança desde julho',
    expect: { accountSubtype: 'SAVINGS_ACCOUNT', from: '2026-07-01', to },
  },
  {
    ask: 'oq passou nos cartões de crédito na primeira quinzena de outubro',
    expect: { accountType: 'CREDIT', from: '2026-10-01', to: '2026-10-15' },
  },
  { ask: 'visa gold, últimos 10 dias', expect: { ...INTER, from: '2026-11-12', to } },
  { ask: 'restaurante, só o que já caiu, em novembro', expect: { categories: [REST], ...POSTED, ...thisMonth } },
  {
    ask: 'nubank e inter, acima de 500, este mês',
    expect: { accounts: ['Nubank Mastercard', 'Inter Visa Gold'], min: 500.01, ...thisMonth },
  },
  { ask: 'farmácia no cartão inter este ano', expect: { categories: [PHARMACY], ...INTER, ...thisYear } },
  { ask: 'o que caiu na caixa em 2025?', expect: { direction: 'in', ...CAIXA, from: '2025-01-01', to: '2025-12-31' } },
  {
    ask: 'é então eu queria saber quanto que eu gastei assim com posto de gasolina na conta do itaú no mês de outubro',
    expect: { categories: [FUEL], direction: 'out', ...ITAU, ...lastMonth },
  },
  { ask: 'lançamentos efetivados no cartao nubank essa semana', expect: { ...NUBANK, ...POSTED, ...thisWeek } },
  { ask: 'pix pendente', expect: { categories: PIX, ...PENDING } },
  { ask: 'amazon ainda em processamento', expect: { merchants: ['amazon'], ...PENDING } },
  { ask: 'mastercard, quinta passada, dia 19', expect: { ...NUBANK, ...on('2026-11-19') } },

  // Exclusions.
  { ask: 'gastos do mês menos mercado', expect: { direction: 'out', notCategories: [MARKET], ...thisMonth } },
  {
    ask: 'tudo que saiu em setembro sem contar aluguel e escola',
    expect: { direction: 'out', notCategories: [RENT, SCHOOL], ...september },
  },
  {
    ask: 'saídas do nubank essa semana sem uber nem spotify',
    expect: { direction: 'out', ...NUBANK, notMerchants: ['uber', 'spotify'], ...thisWeek },
  },
  {
    ask: 'gastos da semana passada tirando o outback e a conta de luz',
    expect: { direction: 'out', notMerchants: ['outback'], notCategories: [POWER], ...lastWeek },
  },
  {
    ask: 'mercado este ano, exceto carrefour',
    expect: { categories: [MARKET], notMerchants: ['carrefour'], ...thisYear },
  },
  {
    ask: 'recebimentos de outubro que não sejam salário',
    expect: { direction: 'in', notCategories: ['Salário'], ...lastMonth },
  },
  {
    ask: 'delivery sem o rappi desde agosto',
    expect: { categories: [DELIVERY], notMerchants: ['rappi'], from: '2026-08-01', to },
  },
  {
    ask: 'o que gastei no inter em outubro fora gasolina e hotel',
    expect: { direction: 'out', ...INTER, notCategories: [FUEL, 'Hospedagem'], ...lastMonth },
  },
  {
    ask: 'quanto gastei nos ultimos 7 dias sem contar o uber nem pix',
    expect: { direction: 'out', notMerchants: ['uber'], notCategories: PIX, from: '2026-11-15', to },
  },
  { ask: 'compras online q nao foram na amazon', expect: { categories: [ONLINE], notMerchants: ['amazon'] } },
  {
    ask: 'despesas da conta do itaú em agosto, desconsiderando pagamento de fatura',
    expect: { direction: 'out', ...ITAU, notCategories: [BILL], ...august },
  },
  { ask: 'corridas de app, menos 99, em setembro', expect: { categories: [TAXI], notMerchants: ['99'], ...september } },
  {
    ask: 'farmácia nos últimos 6 meses, mas não a droga raia',
    expect: { categories: [PHARMACY], notMerchants: ['droga raia'], ...last6Months },
  },
  {
    ask: 'saídas acima de 300 em outubro, ignora a fatura e a transferência pra minha própria conta',
    expect: { direction: 'out', min: 300.01, notCategories: [BILL, OWN], ...lastMonth },
  },

  // Days, weeks, holidays.
  { ask: 'bom dia! pode ver pra mim o que eu gastei hoje? obrigada', expect: { direction: 'out', ...on(to) } },
  { ask: 'anteontem teve o quê?', expect: { ...on('2026-11-19') } },
  { ask: 'gastos no fim de semana passado', expect: { direction: 'out', from: '2026-11-14', to: '2026-11-15' } },
  { ask: 'quanto gastei no dia das mães desse ano', expect: { direction: 'out', ...on('2026-05-10') } },
  { ask: 'o que paguei no feriado de 7 de setembro', expect: { direction: 'out', ...on('2026-09-07') } },
  { ask: 'gastei no dia da consciência negra?', expect: { direction: 'out', ...on('2026-11-20') } },
  { ask: 'tiradentes deste ano, o que rolou no cartão', expect: { accountType: 'CREDIT', ...on('2026-04-21') } },
  { ask: 'movimento da última terça-feira', expect: { ...on('2026-11-17') } },
  {
    ask: 'gastos de 16/11 até 18/11 com restaurante ou mercado',
    expect: { direction: 'out', categories: [REST, MARKET], from: '2026-11-16', to: '2026-11-18' },
  },
  { ask: 'no feriado de finados deste mês eu gastei?', expect: { direction: 'out', ...on('2026-11-02') } },
  { ask: 'nas últimas duas semanas quanto foi de uber', expect: { merchants: ['uber'], from: '2026-11-08', to } },

  // Installments.
  { ask: 'minhas compras parceladas, quais são?', expect: { ...none } },
  { ask: 'o que eu parcelei em 10x esse ano?', expect: { ...none } },
  { ask: 'mercado livre parcelado', expect: { ...none } },

  // English.
  {
    ask: 'show me everything I spent at restaurants last month',
    expect: { categories: [REST], direction: 'out', ...lastMonth },
  },
  {
    ask: 'uber charges over 30 since September',
    expect: { merchants: ['uber'], direction: 'out', min: 30.01, ...sinceSeptember },
  },
  { ask: 'pending transactions on my credit cards', expect: { accountType: 'CREDIT', ...PENDING } },
  { ask: 'how much did I receive via pix this month?', expect: { categories: PIX, direction: 'in', ...thisMonth } },
  { ask: 'groceries this week', expect: { categories: [MARKET], ...thisWeek } },
  {
    ask: 'how much money came in last week except own transfers',
    expect: { direction: 'in', notCategories: [OWN], ...lastWeek },
  },
  {
    ask: 'pharmacy purchases between 50 and 130 in November',
    expect: { categories: [PHARMACY], direction: 'out', min: 50, max: 130, ...thisMonth },
  },
  {
    ask: 'Hi there, could you pull up my electricity bills for the last 6 months please?',
    expect: { categories: [POWER], ...last6Months },
  },
  { ask: 'what did I spend on my Nubank card yesterday', expect: { direction: 'out', ...NUBANK, ...on('2026-11-20') } },
  { ask: 'Spotify or Netflix in October', expect: { merchants: ['spotify', 'netflix'], ...lastMonth } },
  { ask: 'gas station spending of at least 150', expect: { categories: [FUEL], direction: 'out', min: 150 } },
  { ask: 'clothes, last 30 days', expect: { categories: [CLOTHES], ...last30 } },
  {
    ask: 'food delivery without Rappi this month',
    expect: { categories: [DELIVERY], notMerchants: ['rappi'], ...thisMonth },
  },

  // Conditions that a filter of rows cannot apply.
  {
    ask: 'ifood que pedi de madrugada em setembro',
    expect: { merchants: ['ifood'], direction: 'out', ...september },
    unread: ['madrugada'],
  },
  { ask: 'uber aos domingos em outubro', expect: { merchants: ['uber'], ...lastMonth }, unread: ['domingos'] },
  {
    ask: 'gastos com restaurante depois das 22h este mes',
    expect: { categories: [REST], direction: 'out', ...thisMonth },
    unread: ['22h'],
  },
  {
    ask: 'mercado que paguei em dinheiro vivo esse mês',
    expect: { categories: [MARKET], direction: 'out', ...thisMonth },
    unread: ['dinheiro', 'vivo'],
  },
  {
    ask: 'gasto em farmácia por pessoa da família em novembro',
    expect: { categories: [PHARMACY], direction: 'out', ...thisMonth },
    unread: ['pessoa', 'familia'],
  },
  {
    ask: 'gastos de outubro agrupados por categoria',
    expect: { direction: 'out', ...lastMonth },
    unread: ['agrupados'],
  },
  {
    ask: 'em qual dia da semana eu mais gasto com uber?',
    expect: { merchants: ['uber'], direction: 'out' },
    unread: ['dia', 'semana'],
  },
  {
    ask: 'compras online que me arrependi este mês',
    expect: { categories: [ONLINE], direction: 'out', ...thisMonth },
    unread: ['arrependi'],
  },
  {
    ask: 'delivery que pedi por impulso em novembro',
    expect: { categories: [DELIVERY], direction: 'out', ...thisMonth },
    unread: ['impulso'],
  },
  { ask: 'gasolina acima da minha média em outubro', expect: { categories: [FUEL], ...lastMonth }, unread: ['media'] },
  { ask: 'cinema com as crianças esse mês', expect: { categories: [CINEMA], ...thisMonth }, unread: ['criancas'] },
  {
    ask: 'amazon no cartão virtual em novembro',
    expect: { merchants: ['amazon'], accountType: 'CREDIT', ...thisMonth },
    unread: ['virtual'],
  },
  {
    ask: 'cobranças duplicadas no inter esse mês',
    expect: { direction: 'out', ...INTER, ...thisMonth },
    unread: ['duplicadas'],
  },
  {
    ask: 'faz uma projeção da conta de luz usando os últimos 6 meses',
    expect: { categories: [POWER], ...last6Months },
    unread: ['projecao'],
  },
  {
    ask: 'restaurante na hora do almoço desde setembro',
    expect: { categories: [REST], ...sinceSeptember },
    unread: ['almoco'],
  },
  { ask: 'posto perto do trabalho este ano', expect: { categories: [FUEL], ...thisYear }, unread: ['trabalho'] },
  {
    ask: 'pix que mandei de manhã cedo em novembro',
    expect: { categories: PIX, direction: 'out', ...thisMonth },
    unread: ['manha'],
  },
  { ask: 'outback que eu dividi com a Bia', expect: { merchants: ['outback'] }, unread: ['dividi', 'bia'] },
  { ask: 'farmácia com receita médica este ano', expect: { categories: [PHARMACY], ...thisYear }, unread: ['receita'] },
  {
    ask: 'mercado que usei cupom de desconto em outubro',
    expect: { categories: [MARKET], ...lastMonth },
    unread: ['cupom'],
  },
  {
    ask: 'compras no nubank por aproximação essa semana',
    expect: { direction: 'out', ...NUBANK, ...thisWeek },
    unread: ['aproximacao'],
  },
  {
    ask: 'supermarket trips on Saturdays this year',
    expect: { categories: [MARKET], ...thisYear },
    unread: ['saturdays'],
  },
  {
    ask: 'restaurants I actually enjoyed last month',
    expect: { categories: [REST], ...lastMonth },
    unread: ['enjoyed'],
  },
  { ask: '99 rides at night in September', expect: { merchants: ['99'], ...september }, unread: ['night'] },
  {
    ask: 'gastos supérfluos em novembro no cartão inter',
    expect: { direction: 'out', ...INTER, ...thisMonth },
    unread: ['superfluos'],
  },
  {
    ask: 'conta de água mais cara que a do vizinho esse ano',
    expect: { categories: [WATER], ...thisYear },
    unread: ['vizinho'],
  },
  {
    ask: 'pets: só gasto com o gato, não com o cachorro, em novembro',
    expect: { categories: [PET], direction: 'out', ...thisMonth },
    unread: ['gato', 'cachorro'],
  },
  {
    ask: 'padaria nos dias úteis desde setembro',
    expect: { merchants: ['padaria'], ...sinceSeptember },
    unread: ['uteis'],
  },

  // Orders and counts that a reader may apply.
  {
    ask: 'maior gasto no outback desde setembro',
    expect: { merchants: ['outback'], direction: 'out', ...sinceSeptember },
    elseUnread: ['maior'],
    applied: { merchants: ['outback'], direction: 'out', min: 178, ...sinceSeptember },
  },
  {
    ask: 'qual a segunda maior compra no mercado livre',
    expect: { merchants: ['mercadolivre'], direction: 'out' },
    elseUnread: ['segunda', 'maior'],
    applied: { merchants: ['mercadolivre'], direction: 'out', min: 403.69, max: 403.69 },
  },
  {
    ask: 'minha última corrida de uber',
    expect: { merchants: ['uber'], direction: 'out' },
    elseUnread: ['ultima'],
    applied: { merchants: ['uber'], direction: 'out', ...on(to) },
  },
  {
    ask: 'as 3 maiores compras em supermercado deste ano',
    expect: { categories: [MARKET], direction: 'out', ...thisYear },
    elseUnread: ['maiores'],
    applied: { categories: [MARKET], direction: 'out', min: 465.31, ...thisYear },
  },
  {
    ask: 'as duas contas de luz mais caras de 2026',
    expect: { categories: [POWER], ...thisYear },
    elseUnread: ['caras'],
    applied: { categories: [POWER], min: 288.77, ...thisYear },
  },
  {
    ask: 'menor conta de água do ano',
    expect: { categories: [WATER], ...thisYear },
    elseUnread: ['menor'],
    applied: { categories: [WATER], max: 74.66, ...thisYear },
  },
  {
    ask: 'primeiro ifood do mês',
    expect: { merchants: ['ifood'], ...thisMonth },
    elseUnread: ['primeiro'],
    applied: { merchants: ['ifood'], ...on('2026-11-07') },
  },
  {
    ask: 'os 2 ultimos pix que recebi',
    expect: { categories: PIX, direction: 'in' },
    elseUnread: ['ultimos'],
    applied: { categories: PIX, direction: 'in', from: '2026-11-19', to },
  },
  {
    ask: 'biggest vet bill this month',
    expect: { categories: [PET], ...thisMonth },
    elseUnread: ['biggest'],
    applied: { categories: [PET], min: 446.16, ...thisMonth },
  },
];
