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
const pix = ['Transferência - PIX', 'Transferência para terceiros - PIX'];
const nine = ['99app', '99pop', '99 tecnologia'];
const streaming = ['Streaming de vídeo', 'Streaming de música'];
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];
const itau = ['Conta Corrente Itaú'];

export const questions: readonly Question[] = [
  // Categories by everyday words
  {
    ask: 'quanto gastei de mercado esse mês',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
  },
  {
    ask: 'oxe, quanto foi que eu deixei na farmácia em setembro?',
    expect: { ...september, direction: 'out', categories: ['Farmácia'] },
  },
  { ask: 'me mostra os remédio q comprei', expect: { direction: 'out', categories: ['Farmácia'] } },
  {
    ask: 'quanto botei de gasolina em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
  },
  { ask: 'conta de luz dos últimos seis meses', expect: { ...last6Months, categories: ['Eletricidade'] } },
  { ask: 'bora ver quanto paguei de água esse ano', expect: { ...thisYear, direction: 'out', categories: ['Água'] } },
  {
    ask: 'gastos com comida fora de casa na semana passada',
    expect: { ...lastWeek, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
  },
  { ask: 'delivery desde setembro', expect: { ...sinceSeptember, categories: ['Delivery de alimentos'] } },
  { ask: 'mano quanto torrei de roupa esse ano', expect: { ...thisYear, direction: 'out', categories: ['Vestuário'] } },
  {
    ask: 'Gostaria de saber o valor pago de aluguel em agosto.',
    expect: { ...august, direction: 'out', categories: ['Aluguel'] },
  },
  {
    ask: 'gastos com o cachorro, veterinario essas coisas',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  { ask: 'academia no ano', expect: { ...thisYear, categories: ['Academia e centros de lazer'] } },
  {
    ask: 'meus gasto com cinema esse mes',
    expect: { ...thisMonth, direction: 'out', categories: ['Cinema, teatro e concertos'] },
  },
  { ask: 'tudo de transporte em setembro', expect: { ...september, categories: ['Transporte'] } },
  {
    ask: 'qnto paguei de estacionamento nos ultimos 60 dias',
    expect: { from: '2026-09-23', to: today, direction: 'out', categories: ['Estacionamentos'] },
  },
  { ask: 'quanto vai de streaming por aqui? só o de outubro', expect: { ...lastMonth, categories: streaming } },
  {
    ask: 'how much was IPTU in february',
    expect: { from: '2026-02-01', to: '2026-02-28', categories: ['Impostos sobre moradia'] },
  },
  {
    ask: 'o ipva de janeiro foi quanto mesmo hein',
    expect: { from: '2026-01-01', to: '2026-01-31', categories: ['Taxas e impostos sobre veículos'] },
  },
  { ask: 'doações que eu fiz em outubro', expect: { ...lastMonth, direction: 'out', categories: ['Doações'] } },
  {
    ask: 'consulta médica e exame deste ano',
    expect: { ...thisYear, categories: ['Hospitais, clínicas e laboratórios'] },
  },
  {
    ask: 'gastos de saúde desde maio',
    expect: { from: '2026-05-01', to: today, direction: 'out', categories: ['Saúde'] },
  },
  { ask: 'quanto gastei viajando esse ano', expect: { ...thisYear, direction: 'out', categories: ['Viagens'] } },
  { ask: 'passagem aérea', expect: { categories: ['Aeroportos e cias. aéreas'] } },
  {
    ask: 'hotel e hospedagem no segundo semestre',
    expect: { from: '2026-07-01', to: today, categories: ['Hospedagem'] },
  },
  { ask: 'livro que comprei mês passado', expect: { ...lastMonth, direction: 'out', categories: ['Livraria'] } },
  { ask: 'compra online da semana', expect: { ...thisWeek, direction: 'out', categories: ['Compras online'] } },
  {
    ask: 'gastei com joguinho em setembro?',
    expect: { ...september, direction: 'out', categories: ['Jogos e videogames'] },
  },
  { ask: 'tarifas do banco', expect: { categories: ['Taxas bancárias'] } },
  {
    ask: 'quanto de IOF me cobraram esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Impostos sobre operações financeiras'] },
  },
  { ask: 'car insurance since the beginning of the year', expect: { ...thisYear, categories: ['Seguro de veículos'] } },
  { ask: 'pedágio mês passado', expect: { ...lastMonth, categories: ['Pedágios e pagamentos no veículo'] } },
  {
    ask: 'saques no último semestre... digo, nos últimos 6 meses',
    expect: { ...last6Months, categories: ['Transferência - Dinheiro'] },
  },
  { ask: 'rent payments since july', expect: { from: '2026-07-01', to: today, categories: ['Aluguel'] } },
  { ask: 'phone top ups this year', expect: { ...thisYear, categories: ['Celular'] } },
  {
    ask: 'gasto com busão e metrô desde outubro',
    expect: { from: '2026-10-01', to: today, direction: 'out', categories: ['Transporte público'] },
  },
  // Income and investments
  { ask: 'quando caiu meu salário esse mês?', expect: { ...thisMonth, categories: ['Salário'] } },
  { ask: 'quanto recebi de salario em 2026', expect: { ...thisYear, direction: 'in', categories: ['Salário'] } },
  { ask: 'ja caiu o decimo terceiro?', expect: { merchants: ['decimo terceiro'] } },
  {
    ask: 'quanto rendeu minha poupança em setembro',
    expect: {
      ...september,
      direction: 'in',
      categories: ['Juros de rendimentos de dividendos'],
      accountSubtype: 'SAVINGS_ACCOUNT',
    },
  },
  { ask: 'quanto investi esse ano', expect: { ...thisYear, direction: 'out', categories: ['Investimentos'] } },
  { ask: 'resgate do CDB', expect: { merchants: ['resgate cdb'] } },
  {
    ask: 'cashback que ganhei de agosto pra cá',
    expect: { from: '2026-08-01', to: today, direction: 'in', categories: ['Cashback'] },
  },
  { ask: 'tudo que entrou na semana', expect: { ...thisWeek, direction: 'in' } },
  { ask: 'estornos dos últimos seis meses', expect: { ...last6Months, merchants: ['estorno'] } },
  { ask: 'entradas de outubro, por favor', expect: { ...lastMonth, direction: 'in' } },
  { ask: 'oq caiu de pix pra mim esse mês', expect: { ...thisMonth, direction: 'in', categories: pix } },
  {
    ask: 'dinheiro que mandei pra poupança no mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Transferência mesma titularidade'] },
  },
  // Merchants and persons
  { ask: 'ifood', expect: { merchants: ['ifood'] } },
  {
    ask: 'Quanto eu gastei no Uber na semana passada? Obrigada viu',
    expect: { ...lastWeek, direction: 'out', merchants: ['uber'] },
  },
  { ask: 'gastos com a 99 em setembro', expect: { ...september, direction: 'out', merchants: nine } },
  { ask: 'uber ou 99 nesta semana', expect: { ...thisWeek, merchants: ['uber', ...nine] } },
  {
    ask: 'quanto foi de mercado livre desde outubro?',
    expect: { from: '2026-10-01', to: today, merchants: ['mercadolivre'] },
  },
  { ask: 'compras na amazon em novembro', expect: { ...thisMonth, direction: 'out', merchants: ['amazon'] } },
  { ask: 'netflix e spotify no ano', expect: { ...thisYear, merchants: ['netflix', 'spotify'] } },
  { ask: 'o que paguei pra diarista', expect: { direction: 'out', merchants: ['diarista'] } },
  { ask: 'pix que mandei pra Joana Prado', expect: { direction: 'out', categories: pix, merchants: ['joana prado'] } },
  { ask: 'a joana prado me mandou quanto?', expect: { direction: 'in', merchants: ['joana prado'] } },
  {
    ask: 'pix recebido do carlos mendes em outubro',
    expect: { ...lastMonth, direction: 'in', categories: pix, merchants: ['carlos mendes'] },
  },
  {
    ask: 'quanto ja passei pro marco antonio dias esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['marco antonio dias'] },
  },
  {
    ask: 'padaria estrela nos ultimos 90 dias',
    expect: { from: '2026-08-24', to: today, merchants: ['padaria estrela'] },
  },
  {
    ask: 'mercado no carrefour desde setembro',
    expect: { ...sinceSeptember, categories: ['Supermercado'], merchants: ['carrefour'] },
  },
  { ask: 'assaí esse mês', expect: { ...thisMonth, merchants: ['assai'] } },
  { ask: 'quanto deixei no posto ipiranga', expect: { direction: 'out', merchants: ['posto ipiranga'] } },
  { ask: 'shell em outubro', expect: { ...lastMonth, merchants: ['shell'] } },
  { ask: 'gastos na renner em 2026', expect: { ...thisYear, direction: 'out', merchants: ['renner'] } },
  {
    ask: 'quanto gastei na droga raia ou na drogasil este mês',
    expect: { ...thisMonth, direction: 'out', merchants: ['droga raia', 'drogasil'] },
  },
  { ask: 'condomínio esse ano', expect: { ...thisYear, merchants: ['condominio'] } },
  {
    ask: 'outback e cantina nonna, quanto gastei?',
    expect: { direction: 'out', merchants: ['outback', 'cantina nonna'] },
  },
  {
    ask: 'pagamentos pra sabesp e pra enel em novembro',
    expect: { ...thisMonth, direction: 'out', merchants: ['sabesp', 'enel'] },
  },
  {
    ask: 'pet expenses last month and this month',
    expect: { from: '2026-10-01', to: today, direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  { ask: 'slk qto q foi de rappi em agosto kkk', expect: { ...august, merchants: ['rappi'] } },
  {
    ask: 'mercado e uber deste mês',
    expect: { ...thisMonth, categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'quanto gastei com farmácia e ifood na última semana',
    expect: {
      from: '2026-11-15',
      to: today,
      direction: 'out',
      categories: ['Farmácia'],
      merchants: ['ifood'],
      join: 'either',
    },
  },
  { ask: 'luz e água em setembro', expect: { ...september, categories: ['Eletricidade', 'Água'] } },
  {
    ask: 'clothes or electronics since july',
    expect: { from: '2026-07-01', to: today, categories: ['Vestuário', 'Eletrônicos'] },
  },
  // Periods
  { ask: 'gastos de hoje', expect: { from: today, to: today, direction: 'out' } },
  { ask: 'oq eu gastei ontem', expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out' } },
  {
    ask: 'everything except pix that went out on november 17',
    expect: { from: '2026-11-17', to: '2026-11-17', direction: 'out', notCategories: pix },
  },
  { ask: 'o que saiu dia 17', expect: { from: '2026-11-17', to: '2026-11-17', direction: 'out' } },
  { ask: 'extrato de 10/11 a 15/11', expect: { from: '2026-11-10', to: '2026-11-15' } },
  { ask: 'tudo entre 1 e 12 de outubro', expect: { from: '2026-10-01', to: '2026-10-12' } },
  {
    ask: 'gastos da primeira quinzena de novembro',
    expect: { from: '2026-11-01', to: '2026-11-15', direction: 'out' },
  },
  { ask: 'o q eu gastei no findi passado', expect: { from: '2026-11-14', to: '2026-11-15', direction: 'out' } },
  { ask: 'movimentações de 05/10/2026', expect: { from: '2026-10-05', to: '2026-10-05' } },
  { ask: 'extrato do mês retrasado', expect: september },
  {
    ask: 'mercado no trimestre passado',
    expect: { from: '2026-07-01', to: '2026-09-30', categories: ['Supermercado'] },
  },
  { ask: 'supermercado em dezembro', expect: { from: '2025-12-01', to: '2025-12-31', categories: ['Supermercado'] } },
  { ask: 'gastos de novembro do ano passado', expect: { from: '2025-11-01', to: '2025-11-30', direction: 'out' } },
  { ask: 'kabum no ano passado', expect: { from: '2025-01-01', to: '2025-12-31', merchants: ['kabum'] } },
  {
    ask: 'gastos com uber nos últimos quinze dias',
    expect: { from: '2026-11-07', to: today, direction: 'out', merchants: ['uber'] },
  },
  {
    ask: 'restaurante no último mês',
    expect: { from: '2026-10-21', to: today, categories: ['Restaurantes, bares e lanchonetes'] },
  },
  {
    ask: 'compras online de julho até setembro',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: 'out', categories: ['Compras online'] },
  },
  { ask: 'o que gastei desde o dia 18 de novembro', expect: { from: '2026-11-18', to: today, direction: 'out' } },
  { ask: 'gastei no dia das crianças?', expect: { from: '2026-10-12', to: '2026-10-12', direction: 'out' } },
  { ask: 'gasto no dia das mães', expect: { from: '2026-05-10', to: '2026-05-10', direction: 'out' } },
  { ask: 'quanto gastei no 7 de setembro', expect: { from: '2026-09-07', to: '2026-09-07', direction: 'out' } },
  {
    ask: 'saiu alguma coisa no feriado de finados?',
    expect: { from: '2026-11-02', to: '2026-11-02', direction: 'out' },
  },
  { ask: 'movimentações na sexta-feira santa', expect: { from: '2026-04-03', to: '2026-04-03' } },
  // Amounts
  { ask: 'gastos acima de 500 reais esse mes', expect: { ...thisMonth, direction: 'out', min: 500.01 } },
  {
    ask: 'compras a partir de R$ 200 no cartão em outubro',
    expect: { ...lastMonth, direction: 'out', accountType: 'CREDIT', min: 200 },
  },
  { ask: 'o que passou de mil conto nos últimos 30 dias', expect: { ...last30, min: 1000.01 } },
  { ask: 'ubers de até 30 reais', expect: { merchants: ['uber'], max: 30 } },
  { ask: 'gastos de menos de 20 reais em setembro', expect: { ...september, direction: 'out', max: 19.99 } },
  {
    ask: 'pix entre 50 e 100 reais desde outubro',
    expect: { from: '2026-10-01', to: today, categories: pix, min: 50, max: 100 },
  },
  {
    ask: 'posto de uns 200 reais em outubro',
    expect: { ...lastMonth, categories: ['Postos de gasolina'], ...about(200) },
  },
  { ask: 'mercado beirando os 400 esse mês', expect: { ...thisMonth, categories: ['Supermercado'], ...about(400) } },
  { ask: 'compra de 389 reais em novembro', expect: { ...thisMonth, direction: 'out', min: 389, max: 389 } },
  {
    ask: 'compra no cartão de duzentos e tantos reais desde setembro',
    expect: { ...sinceSeptember, direction: 'out', accountType: 'CREDIT', min: 200, max: 299.99 },
  },
  { ask: 'ifood orders of at least 100 this year', expect: { ...thisYear, merchants: ['ifood'], min: 100 } },
  { ask: 'saídas acima de 1,5 mil em outubro', expect: { ...lastMonth, direction: 'out', min: 1500.01 } },
  { ask: 'farmacia no maximo 60 pila', expect: { categories: ['Farmácia'], max: 60 } },
  {
    ask: 'tem alguma conta de luz por volta de 300 esse ano?',
    expect: { ...thisYear, categories: ['Eletricidade'], ...about(300) },
  },
  { ask: 'entradas de mais de 600 nesta semana', expect: { ...thisWeek, direction: 'in', min: 600.01 } },
  { ask: 'que compra foi essa de R$ 1.250,75', expect: { direction: 'out', min: 1250.75, max: 1250.75 } },
  {
    ask: 'restaurantes abaixo de cinquenta reais em novembro',
    expect: { ...thisMonth, categories: ['Restaurantes, bares e lanchonetes'], max: 49.99 },
  },
  { ask: 'amazon de 300 a 700 este ano', expect: { ...thisYear, merchants: ['amazon'], min: 300, max: 700 } },
  { ask: 'veterinário acima de 300,00', expect: { categories: ['Pet shops e veterinários'], min: 300.01 } },
  // Accounts, cards, statuses
  { ask: 'compras no nubank essa semana', expect: { ...thisWeek, direction: 'out', accounts: nubank } },
  { ask: 'gastos no cartão inter mês passado', expect: { ...lastMonth, direction: 'out', accounts: inter } },
  { ask: 'o que saiu da conta do itaú semana passada', expect: { ...lastWeek, direction: 'out', accounts: itau } },
  { ask: 'movimentação da caixa esse ano', expect: { ...thisYear, accounts: ['Poupança Caixa'] } },
  { ask: 'uber no cartão do inter', expect: { merchants: ['uber'], accounts: inter } },
  {
    ask: 'saídas da conta corrente em outubro',
    expect: { ...lastMonth, direction: 'out', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  { ask: 'compras no crédito esta semana', expect: { ...thisWeek, direction: 'out', accountType: 'CREDIT' } },
  {
    ask: 'gasolina paga no itau esse mês',
    expect: { ...thisMonth, direction: 'out', categories: ['Postos de gasolina'], accounts: itau },
  },
  { ask: 'ifood no visa gold desde setembro', expect: { ...sinceSeptember, merchants: ['ifood'], accounts: inter } },
  { ask: 'o que tá pendente', expect: { status: ['PENDING'] } },
  { ask: 'pendentes do nubank', expect: { status: ['PENDING'], accounts: nubank } },
  {
    ask: 'gastos desse mês no cartão, só o que já caiu',
    expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT', status: ['POSTED'] },
  },
  {
    ask: 'compras ainda não confirmadas acima de cem reais',
    expect: { direction: 'out', status: ['PENDING'], min: 100.01 },
  },
  { ask: 'farmácia pendente', expect: { categories: ['Farmácia'], status: ['PENDING'] } },
  {
    ask: 'pagamento de fatura de cartão em outubro',
    expect: { ...lastMonth, categories: ['Pagamento de cartão de crédito'] },
  },
  // Exclusions
  {
    ask: 'gastos dessa semana menos mercado',
    expect: { ...thisWeek, direction: 'out', notCategories: ['Supermercado'] },
  },
  {
    ask: 'quanto gastei em novembro sem contar o uber nem pix',
    expect: { ...thisMonth, direction: 'out', notMerchants: ['uber'], notCategories: pix },
  },
  { ask: 'delivery tirando rappi', expect: { categories: ['Delivery de alimentos'], notMerchants: ['rappi'] } },
  {
    ask: 'gastos no nubank em outubro fora restaurante',
    expect: { ...lastMonth, direction: 'out', accounts: nubank, notCategories: ['Restaurantes, bares e lanchonetes'] },
  },
  {
    ask: 'saidas da semana passada exceto escola e pagamento de fatura',
    expect: { ...lastWeek, direction: 'out', notCategories: ['Escola', 'Pagamento de cartão de crédito'] },
  },
  {
    ask: 'transporte em outubro, tirando gasolina',
    expect: { ...lastMonth, categories: ['Transporte'], notCategories: ['Postos de gasolina'] },
  },
  {
    ask: 'compras online que não sejam da amazon',
    expect: { direction: 'out', categories: ['Compras online'], notMerchants: ['amazon'] },
  },
  {
    ask: 'quanto recebi em novembro fora o salário',
    expect: { ...thisMonth, direction: 'in', notCategories: ['Salário'] },
  },
  {
    ask: 'gastos de mais de 100 esta semana sem ser mercado nem mercado livre',
    expect: {
      ...thisWeek,
      direction: 'out',
      min: 100.01,
      notCategories: ['Supermercado'],
      notMerchants: ['mercadolivre'],
    },
  },
  // Courtesies, slips, voice
  {
    ask: 'oi, tudo bem? me manda os gastos com restaurante de novembro',
    expect: { ...thisMonth, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
  },
  {
    ask: 'pode ver pra mim os uber de ontem, faz favor',
    expect: { from: '2026-11-20', to: '2026-11-20', merchants: ['uber'] },
  },
  {
    ask: 'qunato gastei no mercdo mes pasado',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
  },
  {
    ask: 'vixe acho que gastei demais no ifood em setembro vê aí',
    expect: { ...september, direction: 'out', merchants: ['ifood'] },
  },
  {
    ask: 'eu queria saber assim quanto que eu gastei tipo de gasolina do mês de novembro né',
    expect: { ...thisMonth, direction: 'out', categories: ['Postos de gasolina'] },
  },
  { ask: 'bom dia meu fi, me diga quanto foi a luz de agosto', expect: { ...august, categories: ['Eletricidade'] } },
  {
    ask: 'ó bichin, bota aí os pix que eu fiz essa semana',
    expect: { ...thisWeek, direction: 'out', categories: pix },
  },
  {
    ask: 'uai, cadê meus gasto de pet de novembro',
    expect: { ...thisMonth, direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  // Installments
  { ask: 'compras parceladas', expect: none },
  { ask: 'o que comprei em 10x no nubank', expect: { ...none, accounts: nubank } },
  // English
  {
    ask: 'how much did I spend on groceries this month',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
  },
  { ask: 'uber rides last week', expect: { ...lastWeek, merchants: ['uber'] } },
  {
    ask: 'show me pending purchases on my inter card',
    expect: { direction: 'out', status: ['PENDING'], accounts: inter },
  },
  {
    ask: 'restaurants over 100 since september',
    expect: { ...sinceSeptember, categories: ['Restaurantes, bares e lanchonetes'], min: 100.01 },
  },
  { ask: 'electricity bills this year', expect: { ...thisYear, categories: ['Eletricidade'] } },
  { ask: 'money I received yesterday', expect: { from: '2026-11-20', to: '2026-11-20', direction: 'in' } },
  {
    ask: 'pharmacy between 50 and 150 reais last 30 days',
    expect: { ...last30, categories: ['Farmácia'], min: 50, max: 150 },
  },
  { ask: 'amazon in october', expect: { ...lastMonth, merchants: ['amazon'] } },
  // Orders and counts of rows
  {
    ask: 'última compra no ifood',
    expect: { direction: 'out', merchants: ['ifood'] },
    elseUnread: ['ultima'],
    applied: { direction: 'out', merchants: ['ifood'], from: '2026-11-20', to: '2026-11-20' },
  },
  {
    ask: 'a maior compra no nubank em outubro',
    expect: { ...lastMonth, direction: 'out', accounts: nubank },
    elseUnread: ['maior'],
    applied: { ...lastMonth, direction: 'out', accounts: nubank, min: 357.83, max: 357.83 },
  },
  {
    ask: 'maior gasto de mercado desde setembro',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Supermercado'] },
    elseUnread: ['maior'],
    applied: { ...sinceSeptember, direction: 'out', categories: ['Supermercado'], min: 939.47, max: 939.47 },
  },
  {
    ask: 'as 3 maiores entradas do mês passado',
    expect: { ...lastMonth, direction: 'in' },
    elseUnread: ['3', 'maiores'],
    applied: { ...lastMonth, direction: 'in', min: 2769.84 },
  },
  {
    ask: 'meus dois últimos abastecimentos no ipiranga',
    expect: { merchants: ['ipiranga'] },
    elseUnread: ['dois', 'ultimos'],
    applied: { merchants: ['ipiranga'], from: '2026-11-09', to: today },
  },
  // Conditions that a filter of rows cannot apply
  {
    ask: 'quanto gastei de uber de madrugada esse mês',
    expect: { ...thisMonth, direction: 'out', merchants: ['uber'] },
    unread: ['madrugada'],
  },
  {
    ask: 'gastos com restaurante aos domingos desde setembro',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['domingos'],
  },
  {
    ask: 'em que mês gastei mais com luz esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Eletricidade'] },
    unread: ['mes', 'mais'],
  },
  {
    ask: 'a segunda maior compra na amazon',
    expect: { direction: 'out', merchants: ['amazon'] },
    elseUnread: ['segunda', 'maior'],
    applied: { direction: 'out', merchants: ['amazon'], min: 404.21, max: 404.21 },
  },
  {
    ask: 'farmácia que paguei em dinheiro vivo',
    expect: { direction: 'out', categories: ['Farmácia'] },
    unread: ['dinheiro'],
  },
  {
    ask: 'gastos de outubro agrupados por categoria',
    expect: { ...lastMonth, direction: 'out' },
    unread: ['agrupados', 'categoria'],
  },
  {
    ask: 'gastei mais com mercado esse mês do que a média?',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['media'],
  },
  {
    ask: 'previsão da conta de luz pra eu me planejar',
    expect: { categories: ['Eletricidade'] },
    unread: ['previsao'],
  },
  {
    ask: 'compras online de que me arrependi em novembro',
    expect: { ...thisMonth, direction: 'out', categories: ['Compras online'] },
    unread: ['arrependi'],
  },
  { ask: 'uber depois das 22h na semana passada', expect: { ...lastWeek, merchants: ['uber'] }, unread: ['22h'] },
  { ask: 'ifood na hora do almoço em setembro', expect: { ...september, merchants: ['ifood'] }, unread: ['almoco'] },
  {
    ask: 'gasolina que botei em Goiânia',
    expect: { direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['goiania'],
  },
  {
    ask: 'roupa que comprei pro meu filho esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Vestuário'] },
    unread: ['filho'],
  },
  {
    ask: 'pix que fiz sem querer essa semana',
    expect: { ...thisWeek, direction: 'out', categories: pix },
    unread: ['querer'],
  },
  { ask: 'mercado por semana em outubro', expect: { ...lastMonth, categories: ['Supermercado'] }, unread: ['semana'] },
  {
    ask: 'compras no nubank por aproximação esse mês',
    expect: { ...thisMonth, direction: 'out', accounts: nubank },
    unread: ['aproximacao'],
  },
  { ask: 'gastos fúteis da semana', expect: { ...thisWeek, direction: 'out' }, unread: ['futeis'] },
  { ask: 'uber em dia de chuva', expect: { merchants: ['uber'] }, unread: ['chuva'] },
  {
    ask: 'restaurante com a turma do trabalho em novembro',
    expect: { ...thisMonth, categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['turma', 'trabalho'],
  },
  {
    ask: 'compras acima de 200 repetidas no mesmo dia',
    expect: { direction: 'out', min: 200.01 },
    unread: ['repetidas'],
  },
  {
    ask: 'gastos no inter com cartão virtual mês passado',
    expect: { ...lastMonth, direction: 'out', accounts: inter },
    unread: ['virtual'],
  },
  {
    ask: 'mercado de outubro comparado com o da minha irmã',
    expect: { ...lastMonth, categories: ['Supermercado'] },
    unread: ['comparado', 'irma'],
  },
  {
    ask: 'delivery em dia útil desde outubro',
    expect: { from: '2026-10-01', to: today, categories: ['Delivery de alimentos'] },
    unread: ['util'],
  },
  {
    ask: 'conta de luz que paguei com atraso',
    expect: { direction: 'out', categories: ['Eletricidade'] },
    unread: ['atraso'],
  },
  { ask: 'água que veio fora do normal esse ano', expect: { ...thisYear, categories: ['Água'] }, unread: ['normal'] },
  { ask: 'drogasil com receita médica', expect: { merchants: ['drogasil'] }, unread: ['receita', 'medica'] },
  {
    ask: 'uber spending at night this month',
    expect: { ...thisMonth, direction: 'out', merchants: ['uber'] },
    unread: ['night'],
  },
  {
    ask: 'groceries on weekends since september',
    expect: { ...sinceSeptember, categories: ['Supermercado'] },
    unread: ['weekends'],
  },
  {
    ask: 'how does october restaurant spending compare to my friends',
    expect: { ...lastMonth, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['compare', 'friends'],
  },
  {
    ask: 'cinema que fui com a namorada',
    expect: { categories: ['Cinema, teatro e concertos'] },
    unread: ['namorada'],
  },
  { ask: 'posto shell às sextas', expect: { merchants: ['posto shell'] }, unread: ['sextas'] },
  { ask: 'gastos de setembro que dava pra cortar', expect: { ...september, direction: 'out' }, unread: ['cortar'] },
  {
    ask: 'em qual loja comprei mais barato de roupa em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Vestuário'] },
    unread: ['barato'],
  },
  {
    ask: 'pix que recebi com comprovante em outubro',
    expect: { ...lastMonth, direction: 'in', categories: pix },
    unread: ['comprovante'],
  },
  { ask: 'mercado pela manhã, essa semana', expect: { ...thisWeek, categories: ['Supermercado'] }, unread: ['manha'] },
  { ask: 'spotify que eu quase não uso', expect: { merchants: ['spotify'] }, unread: ['uso'] },
];
