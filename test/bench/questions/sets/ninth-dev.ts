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

const pix = ['Transferência - PIX', 'Transferência para terceiros - PIX'];
const ninetyNine = ['99pop', '99app', '99 tecnologia'];
const streaming = ['Streaming de vídeo', 'Streaming de música'];
const itau = ['Conta Corrente Itaú'];
const caixa = ['Poupança Caixa'];
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];

export const questions: readonly Question[] = [
  // Young people: slang, abbreviations, slips.
  { ask: 'qto gastei de uber esse mes', expect: { ...thisMonth, direction: 'out', merchants: ['uber'] } },
  { ask: 'vc consegue ver qto foi de ifood em setembro?', expect: { ...september, merchants: ['ifood'] } },
  {
    ask: 'mano qto eu torrei em restaurante semana passada',
    expect: { ...lastWeek, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
  },
  { ask: 'mostra tudo q saiu do itau essa semana', expect: { ...thisWeek, direction: 'out', accounts: itau } },
  {
    ask: 'gastei mt com delivery mês passado? lista ai',
    expect: { ...lastMonth, direction: 'out', categories: ['Delivery de alimentos'] },
  },
  { ask: 'oq eu gastei hj', expect: { from: '2026-11-21', to: '2026-11-21', direction: 'out' } },
  {
    ask: 'oq caiu na minha conta ontem',
    expect: { from: '2026-11-20', to: '2026-11-20', direction: 'in', accountType: 'BANK' },
  },
  {
    ask: 'cade os pix q mandei anteontem e ontem',
    expect: { from: '2026-11-19', to: '2026-11-20', direction: 'out', categories: pix },
  },
  { ask: 'uber ou 99 em setembro pfv', expect: { ...september, merchants: ['uber', ...ninetyNine] } },
  { ask: 'qto deixei na steam esse ano', expect: { ...thisYear, direction: 'out', merchants: ['steam'] } },
  { ask: 'tds as compras no roxinho acima de 200 conto', expect: { direction: 'out', accounts: nubank, min: 200.01 } },
  {
    ask: 'blz? me manda os gastos com gasolina de outubro ae',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
  },
  { ask: 'quem me mandou pix mes passado', expect: { ...lastMonth, direction: 'in', categories: pix } },
  {
    ask: 'qt gastei no inter esse mês tirando posto',
    expect: { ...thisMonth, direction: 'out', accounts: inter, notCategories: ['Postos de gasolina'] },
  },
  { ask: 'mermao, quanto foi de outback esse ano?', expect: { ...thisYear, merchants: ['outback'] } },
  { ask: 'roles no cinema em novembro kkk', expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] } },
  {
    ask: 'qto gastei com joguinho desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', categories: ['Jogos e videogames'] },
  },
  { ask: 'pix da joana nos ultimos 30 dias', expect: { ...last30, categories: pix, merchants: ['joana'] } },
  { ask: 'vê pra mim os rolê de 99 em maio', expect: { from: '2026-05-01', to: '2026-05-31', merchants: ninetyNine } },
  {
    ask: 'slk qto foi de mercado em outubro sem contar o carrefour',
    expect: { ...lastMonth, categories: ['Supermercado'], notMerchants: ['carrefour'] },
  },
  {
    ask: 'gasto com roupa ou eletronico esse semestre',
    expect: { from: '2026-07-01', to: '2026-11-21', direction: 'out', categories: ['Vestuário', 'Eletrônicos'] },
  },
  { ask: 'td q ta pendente no nubank', expect: { accounts: nubank, status: ['PENDING'] } },
  { ask: 'oq ainda n caiu essa semana no inter', expect: { ...thisWeek, accounts: inter, status: ['PENDING'] } },
  {
    ask: 'quero ver so oq ja caiu no cartao nubank esse mes',
    expect: { ...thisMonth, accounts: nubank, status: ['POSTED'] },
  },
  { ask: 'gastos de 50 pra baixo nessa semana', expect: { ...thisWeek, direction: 'out', max: 50 } },
  {
    ask: 'comprinhas na renner em outubro do ano passado',
    expect: { from: '2025-10-01', to: '2025-10-31', direction: 'out', merchants: ['renner'] },
  },
  { ask: 'qto recebi essa semana mds', expect: { ...thisWeek, direction: 'in' } },
  {
    ask: 'qto foi de academia de janeiro a marco',
    expect: { from: '2026-01-01', to: '2026-03-31', categories: ['Academia e centros de lazer'] },
  },
  {
    ask: 'gastei qnto na kabum ano passado',
    expect: { from: '2025-01-01', to: '2025-12-31', direction: 'out', merchants: ['kabum'] },
  },
  { ask: 'fds passado gastei com oq', expect: { from: '2026-11-14', to: '2026-11-15', direction: 'out' } },
  { ask: 'ubers acima de 45 reais desde setembro', expect: { ...sinceSeptember, merchants: ['uber'], min: 45.01 } },
  { ask: 'me ve os lanche do ifood no minimo 100 pila', expect: { merchants: ['ifood'], min: 100 } },
  { ask: 'qto foi no bar do alemao', expect: { merchants: ['bar do alemao'] } },
  { ask: 'saquei qto em agosto?', expect: { ...august, direction: 'out', categories: ['Transferência - Dinheiro'] } },
  {
    ask: 'pfv as compra do mercado livre de mais de 1000 esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['mercadolivre'], min: 1000.01 },
  },
  { ask: 'cashback q ganhei esse ano', expect: { ...thisYear, direction: 'in', categories: ['Cashback'] } },
  { ask: 'vlr gasto no airbnb em julho', expect: { ...july, direction: 'out', merchants: ['airbnb'] } },
  {
    ask: 'gastei qto com netflix e spotify esse ano msm',
    expect: { ...thisYear, direction: 'out', merchants: ['netflix', 'spotify'] },
  },
  {
    ask: 'qto mandei pro marco antonio desde marco',
    expect: { from: '2026-03-01', to: '2026-11-21', direction: 'out', merchants: ['marco antonio'] },
  },
  { ask: 'da uma olhada no bilhete unico pra mim', expect: { merchants: ['bilhete unico'] } },
  {
    ask: 'oi sumido rs me passa os gasto com vet',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  {
    ask: 'comida em geral na semana passada, sem mercado',
    expect: { ...lastWeek, categories: ['Alimentos e bebidas'] },
  },
  { ask: 'quanto custou o dentista?', expect: { categories: ['Dentista'] } },
  { ask: 'ganhei alguma grana do carlos mendes?', expect: { direction: 'in', merchants: ['carlos mendes'] } },
  {
    ask: 'restaurante e uber de hj, gastei qto?',
    expect: {
      from: '2026-11-21',
      to: '2026-11-21',
      direction: 'out',
      categories: ['Restaurantes, bares e lanchonetes'],
      merchants: ['uber'],
      join: 'either',
    },
  },
  { ask: 'farmacia q n seja a drogasil', expect: { categories: ['Farmácia'], notMerchants: ['drogasil'] } },
  { ask: 'e ai, blz? qto foi de streaming esse mes', expect: { ...thisMonth, categories: streaming } },
  {
    ask: 'manda as saidas da ultima semana no nu',
    expect: { from: '2026-11-15', to: '2026-11-21', direction: 'out', accounts: nubank },
  },
  {
    ask: 'vi q tem uns estorno ai, mostra os de 2026',
    expect: { ...thisYear, direction: 'in', merchants: ['estorno'] },
  },
  { ask: 'td q gastei no hotel praia grande', expect: { direction: 'out', merchants: ['hotel praia grande'] } },
  {
    ask: 'gastos entre 30 e 60 contos no credito semana passada',
    expect: { ...lastWeek, direction: 'out', accountType: 'CREDIT', min: 30, max: 60 },
  },
  { ask: 'qto gastei na assai dsd o comeco do ano', expect: { ...thisYear, direction: 'out', merchants: ['assai'] } },
  { ask: 'uns 600 q gastei em novembro, qual foi', expect: { ...thisMonth, direction: 'out', ...about(600) } },
  {
    ask: 'qto gastei com corridas em outubro, uber e 99 juntos',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber', ...ninetyNine] },
  },
  { ask: 'qual o valor da luz no mes retrasado', expect: { ...september, categories: ['Eletricidade'] } },
  {
    ask: 'net e celular de junho',
    expect: { from: '2026-06-01', to: '2026-06-30', categories: ['Internet', 'Celular'] },
  },
  {
    ask: 'preciso saber qto foi de uber no roxinho em setembro',
    expect: { ...september, merchants: ['uber'], accounts: nubank },
  },
  { ask: 'rolou algum rappi em agosto?', expect: { ...august, merchants: ['rappi'] } },
  {
    ask: 'minha fatura eu paguei qto esse ano? so os pagamentos saindo do itau',
    expect: { ...thisYear, direction: 'out', categories: ['Pagamento de cartão de crédito'], accounts: itau },
  },
  { ask: 'gastos do feriado de finados', expect: { from: '2026-11-02', to: '2026-11-02', direction: 'out' } },
  { ask: 'oq comprei no dia da consciencia negra', expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out' } },
  {
    ask: 'no feriado de 15 de novembro gastei com oq',
    expect: { from: '2026-11-15', to: '2026-11-15', direction: 'out' },
  },
  { ask: 'gastei no dia das mães?', expect: { from: '2026-05-10', to: '2026-05-10', direction: 'out' } },
  { ask: 'parceladas do cartao inter', expect: { ...none, accounts: inter } },
  { ask: 'compras q eu dividi em 3x', expect: none },
  {
    ask: 'gastos de dezembro de 2025 com mercado, pfv',
    expect: { from: '2025-12-01', to: '2025-12-31', direction: 'out', categories: ['Supermercado'] },
  },
  {
    ask: 'pago qto de condominio? ver os de 2026',
    expect: { ...thisYear, direction: 'out', merchants: ['condominio'] },
  },
  {
    ask: 'ent, transporte todo de novembro menos uber',
    expect: { ...thisMonth, categories: ['Transporte'], notMerchants: ['uber'] },
  },
  {
    ask: 'tirando pix e o aluguel, oq saiu do itau esse mes?',
    expect: { ...thisMonth, direction: 'out', accounts: itau, notCategories: [...pix, 'Aluguel'] },
  },
  { ask: 'qto foi de shell e ipiranga em novembro', expect: { ...thisMonth, merchants: ['shell', 'ipiranga'] } },
  {
    ask: 'mercado no pao de acucar desde junho',
    expect: { from: '2026-06-01', to: '2026-11-21', categories: ['Supermercado'], merchants: ['pao de acucar'] },
  },
  {
    ask: 'mercado e uber nessa semana',
    expect: { ...thisWeek, categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'farmacia ou ifood semana passada',
    expect: { ...lastWeek, categories: ['Farmácia'], merchants: ['ifood'], join: 'either' },
  },
  { ask: 'os pix da diarista, todos desse ano', expect: { ...thisYear, merchants: ['diarista'] } },
  { ask: 'qto veio de 13o esse ano', expect: { ...thisYear, direction: 'in', merchants: ['decimo terceiro'] } },
  { ask: 'gastos na segunda dia 16/11', expect: { from: '2026-11-16', to: '2026-11-16', direction: 'out' } },
  { ask: 'oq foi aquele gasto de 176,55', expect: { direction: 'out', min: 176.55, max: 176.55 } },
  {
    ask: 'cobraram 1250,75 no mercadolivre, qdo foi? olha esse ano td',
    expect: { ...thisYear, merchants: ['mercadolivre'], min: 1250.75, max: 1250.75 },
  },
  {
    ask: 'estacionamento dos ultimos 2 meses',
    expect: { from: '2026-09-21', to: '2026-11-21', categories: ['Estacionamentos'] },
  },
  { ask: 'gastos com chatgpt em outubro', expect: { ...lastMonth, direction: 'out', merchants: ['chatgpt'] } },

  // Young people, with a condition that no filter applies.
  {
    ask: 'qto gastei de ifood de madrugada',
    expect: { direction: 'out', merchants: ['ifood'] },
    unread: ['madrugada'],
  },
  { ask: 'ubers depois das 22h em setembro', expect: { ...september, merchants: ['uber'] }, unread: ['22h'] },
  {
    ask: 'qto gasto em restaurante aos domingos',
    expect: { direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['domingos'],
  },
  { ask: 'mostra os rappi q me arrependi', expect: { merchants: ['rappi'] }, unread: ['arrependi'] },
  {
    ask: 'compras do nubank em outubro q paguei por aproximação',
    expect: { ...lastMonth, direction: 'out', accounts: nubank },
    unread: ['aproximacao'],
  },
  {
    ask: 'cinema com a minha namorada em novembro, qto deu',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] },
    unread: ['namorada'],
  },
  {
    ask: 'gastos com farmacia q paguei em dinheiro vivo',
    expect: { direction: 'out', categories: ['Farmácia'] },
    unread: ['dinheiro'],
  },
  { ask: 'uber na chuva em novembro', expect: { ...thisMonth, merchants: ['uber'] }, unread: ['chuva'] },
  {
    ask: 'qto foi de delivery esse mes com cupom',
    expect: { ...thisMonth, categories: ['Delivery de alimentos'] },
    unread: ['cupom'],
  },
  {
    ask: 'qual dia da semana eu mais gasto no mercado?',
    expect: { direction: 'out', categories: ['Supermercado'] },
    unread: ['dia'],
  },
  {
    ask: 'compra duplicada na amazon esse mes',
    expect: { ...thisMonth, direction: 'out', merchants: ['amazon'] },
    unread: ['duplicada'],
  },
  {
    ask: 'gastos inuteis de ontem',
    expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out' },
    unread: ['inuteis'],
  },
  {
    ask: 'qto gastei no assai esse mês só em carne',
    expect: { ...thisMonth, direction: 'out', merchants: ['assai'] },
    unread: ['carne'],
  },
  {
    ask: 'gasolina de outubro, qto saiu o litro',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['litro'],
  },
  {
    ask: 'mostra os uber q peguei bebado em setembro',
    expect: { ...september, merchants: ['uber'] },
    unread: ['bebado'],
  },

  // Counts and orders.
  {
    ask: 'qual foi a ultima vez q abasteci?',
    expect: { direction: 'out', categories: ['Postos de gasolina'] },
    elseUnread: ['ultima'],
    applied: { from: '2026-11-21', to: '2026-11-21', direction: 'out', categories: ['Postos de gasolina'] },
  },
  {
    ask: 'as 3 maiores compras no nubank em outubro',
    expect: { ...lastMonth, direction: 'out', accounts: nubank },
    elseUnread: ['maiores'],
    applied: { ...lastMonth, direction: 'out', accounts: nubank, min: 145.31 },
  },
  {
    ask: 'ultima compra na amazon pfv',
    expect: { direction: 'out', merchants: ['amazon'] },
    elseUnread: ['ultima'],
    applied: { from: '2026-11-17', to: '2026-11-21', direction: 'out', merchants: ['amazon'] },
  },
  {
    ask: 'o uber mais barato desse mês',
    expect: { ...thisMonth, merchants: ['uber'] },
    elseUnread: ['barato'],
    applied: { ...thisMonth, merchants: ['uber'], max: 27.4 },
  },
  {
    ask: 'minhas 2 ultimas idas ao cinema',
    expect: { categories: ['Cinema, teatro e concertos'] },
    elseUnread: ['ultimas'],
    applied: { from: '2026-11-14', to: '2026-11-21', categories: ['Cinema, teatro e concertos'] },
  },
  {
    ask: 'a maior despesa da semana passada',
    expect: { ...lastWeek, direction: 'out' },
    elseUnread: ['maior'],
    applied: { ...lastWeek, direction: 'out', min: 2896.23 },
  },

  // Accountants and careful writers.
  {
    ask: 'Favor relacionar os lançamentos a débito da conta corrente no período de 01/09/2026 a 15/09/2026.',
    expect: { from: '2026-09-01', to: '2026-09-15', direction: 'out', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'Solicito a relação de todos os créditos recebidos na conta corrente durante o mês de outubro de 2026.',
    expect: { ...lastMonth, direction: 'in', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'Queira informar os pagamentos de condomínio efetuados no primeiro semestre de 2026.',
    expect: { from: '2026-01-01', to: '2026-06-30', direction: 'out', merchants: ['condominio'] },
  },
  {
    ask: 'Demonstrar os rendimentos auferidos na caderneta de poupança no exercício de 2025.',
    expect: {
      from: '2025-01-01',
      to: '2025-12-31',
      direction: 'in',
      categories: ['Juros de rendimentos de dividendos'],
      accountSubtype: 'SAVINGS_ACCOUNT',
    },
  },
  {
    ask: 'Quais foram as despesas com mensalidade escolar no terceiro trimestre de 2026?',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: 'out', categories: ['Escola'] },
  },
  {
    ask: 'Gentileza listar as despesas iguais ou superiores a R$ 1.000,00 ocorridas em setembro.',
    expect: { ...september, direction: 'out', min: 1000 },
  },
  {
    ask: 'Apresente, por favor, os débitos superiores a R$ 2.000,00 na conta do Itaú em julho e agosto de 2026.',
    expect: { from: '2026-07-01', to: '2026-08-31', direction: 'out', accounts: itau, min: 2000.01 },
  },
  {
    ask: 'Qual o montante de IOF debitado no cartão Nubank em 2026?',
    expect: { ...thisYear, direction: 'out', categories: ['Impostos sobre operações financeiras'], accounts: nubank },
  },
  {
    ask: 'Informe o recolhimento de IPTU do corrente ano.',
    expect: { ...thisYear, categories: ['Impostos sobre moradia'] },
  },
  {
    ask: 'Informe a data em que foi pago o IPVA deste ano.',
    expect: { ...thisYear, categories: ['Taxas e impostos sobre veículos'] },
  },
  {
    ask: 'Relacionar as tarifas bancárias cobradas ao longo deste ano.',
    expect: { ...thisYear, categories: ['Taxas bancárias'] },
  },
  {
    ask: 'Listar as entradas de agosto de 2026 na conta Itaú.',
    expect: { ...august, direction: 'in', accounts: itau },
  },
  {
    ask: 'Prezados, necessito dos comprovantes de doações feitas neste ano.',
    expect: { ...thisYear, direction: 'out', categories: ['Doações'] },
  },
  {
    ask: 'Despesas com hospitais e laboratórios no ano-calendário 2026, por gentileza.',
    expect: { ...thisYear, direction: 'out', categories: ['Hospitais, clínicas e laboratórios'] },
  },
  {
    ask: 'Relacione os prêmios de seguro de automóvel pagos desde janeiro.',
    expect: { ...thisYear, direction: 'out', categories: ['Seguro de veículos'] },
  },
  {
    ask: 'Aplicações em renda fixa realizadas neste exercício, excluídos os resgates.',
    expect: { ...thisYear, direction: 'out', categories: ['Renda fixa'] },
  },
  {
    ask: 'Quanto investi em CDB de março a setembro?',
    expect: { from: '2026-03-01', to: '2026-09-30', direction: 'out', merchants: ['cdb'] },
  },
  {
    ask: 'Houve resgate de CDB nos últimos seis meses?',
    expect: { ...last6Months, direction: 'in', merchants: ['resgate cdb'] },
  },
  {
    ask: 'Conferir os aluguéis pagos entre 1º de junho e 31 de agosto de 2026.',
    expect: { from: '2026-06-01', to: '2026-08-31', direction: 'out', categories: ['Aluguel'] },
  },
  {
    ask: 'Lançamentos de valor inferior a R$ 30,00 no cartão Inter em outubro de 2026',
    expect: { ...lastMonth, accounts: inter, max: 29.99 },
  },
  {
    ask: 'Extrato da poupança da Caixa no segundo trimestre',
    expect: { from: '2026-04-01', to: '2026-06-30', accounts: caixa },
  },
  {
    ask: 'Transferências para a própria titularidade efetuadas em setembro',
    expect: { ...september, direction: 'out', categories: ['Transferência mesma titularidade'] },
  },
  {
    ask: 'Pagamentos de fatura de cartão debitados entre agosto e outubro de 2026',
    expect: { from: '2026-08-01', to: '2026-10-31', direction: 'out', categories: ['Pagamento de cartão de crédito'] },
  },
  {
    ask: 'Contas de consumo do mês de novembro: água, energia elétrica e internet.',
    expect: { ...thisMonth, categories: ['Água', 'Eletricidade', 'Internet'] },
  },
  {
    ask: 'Despesas com hospedagem e passagens aéreas a partir de setembro',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Hospedagem', 'Aeroportos e cias. aéreas'] },
  },
  {
    ask: 'Todos os gastos com viagens no ano de 2026, salvo passagens aéreas',
    expect: { ...thisYear, direction: 'out', categories: ['Viagens'], notCategories: ['Aeroportos e cias. aéreas'] },
  },
  {
    ask: 'Saídas da conta corrente na primeira quinzena de novembro, exceto supermercado e combustível',
    expect: {
      from: '2026-11-01',
      to: '2026-11-15',
      direction: 'out',
      accountSubtype: 'CHECKING_ACCOUNT',
      notCategories: ['Supermercado', 'Postos de gasolina'],
    },
  },
  {
    ask: 'Movimentação da segunda quinzena de outubro no cartão Nubank',
    expect: { from: '2026-10-16', to: '2026-10-31', accounts: nubank },
  },
  { ask: 'Lançamentos do dia 11 de novembro de 2026', expect: { from: '2026-11-11', to: '2026-11-11' } },
  {
    ask: 'Relatório de despesas de 05/10/2026 até 12/10/2026',
    expect: { from: '2026-10-05', to: '2026-10-12', direction: 'out' },
  },
  {
    ask: 'Créditos de qualquer natureza inferiores a R$ 100,00 em 2026',
    expect: { ...thisYear, direction: 'in', max: 99.99 },
  },
  {
    ask: 'Compras no cartão de crédito de, no mínimo, R$ 500,00 nos últimos seis meses',
    expect: { ...last6Months, direction: 'out', accountType: 'CREDIT', min: 500 },
  },
  {
    ask: 'Despesas no cartão de crédito entre R$ 100,00 e R$ 200,00 na primeira quinzena de outubro',
    expect: { from: '2026-10-01', to: '2026-10-15', direction: 'out', accountType: 'CREDIT', min: 100, max: 200 },
  },
  {
    ask: 'Lançamentos ainda não efetivados da conta corrente',
    expect: { accountSubtype: 'CHECKING_ACCOUNT', status: ['PENDING'] },
  },
  {
    ask: 'Somente os lançamentos já compensados de restaurantes neste mês',
    expect: { ...thisMonth, categories: ['Restaurantes, bares e lanchonetes'], status: ['POSTED'] },
  },
  {
    ask: 'PIX recebidos cujo valor seja de R$ 640,00',
    expect: { direction: 'in', categories: pix, min: 640, max: 640 },
  },
  {
    ask: 'PIX enviados de até R$ 100,00 no ano de 2026',
    expect: { ...thisYear, direction: 'out', categories: pix, max: 100 },
  },
  {
    ask: 'Gastos com saúde em outubro, exceto farmácia',
    expect: { ...lastMonth, direction: 'out', categories: ['Saúde'], notCategories: ['Farmácia'] },
  },
  {
    ask: 'Pagamentos efetuados à Sabesp nos últimos doze meses',
    expect: { from: '2025-11-21', to: '2026-11-21', direction: 'out', merchants: ['sabesp'] },
  },
  {
    ask: 'Favor discriminar os débitos da Enel de janeiro a junho do corrente ano acima de R$ 240,00.',
    expect: { from: '2026-01-01', to: '2026-06-30', direction: 'out', merchants: ['enel'], min: 240.01 },
  },
  {
    ask: 'Despesas de moradia em setembro de 2026',
    expect: { ...september, direction: 'out', categories: ['Moradia'] },
  },
  {
    ask: 'Compras na Amazon por volta de R$ 400 em novembro',
    expect: { ...thisMonth, direction: 'out', merchants: ['amazon'], ...about(400) },
  },
  {
    ask: 'Há alguma compra na Livraria da Travessa?',
    expect: { direction: 'out', merchants: ['livraria da travessa'] },
  },
  {
    ask: 'Despesas com pedágio e estacionamento em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Pedágios e pagamentos no veículo', 'Estacionamentos'] },
  },
  {
    ask: 'Quanto a poupança rendeu em setembro e outubro?',
    expect: {
      from: '2026-09-01',
      to: '2026-10-31',
      direction: 'in',
      categories: ['Juros de rendimentos de dividendos'],
    },
  },
  {
    ask: 'Valores creditados pela Tecnova antes de maio de 2026',
    expect: { from: '2000-01-01', to: '2026-04-30', direction: 'in', merchants: ['tecnova'] },
  },
  {
    ask: 'Saques acima de cento e cinquenta reais neste ano',
    expect: { ...thisYear, direction: 'out', categories: ['Transferência - Dinheiro'], min: 150.01 },
  },
  {
    ask: 'Despesas de duzentos e tantos reais em supermercados no corrente ano',
    expect: { ...thisYear, direction: 'out', categories: ['Supermercado'], min: 200, max: 299.99 },
  },
  {
    ask: 'Compras parceladas no cartão Nubank em outubro, por obséquio.',
    expect: { ...none, ...lastMonth, accounts: nubank },
  },
  { ask: 'Consta algum estorno da Renner?', expect: { direction: 'in', merchants: ['renner'] } },
  {
    ask: 'Despesas com supermercado no dia 8 de novembro no Assaí',
    expect: {
      from: '2026-11-08',
      to: '2026-11-08',
      direction: 'out',
      categories: ['Supermercado'],
      merchants: ['assai'],
    },
  },
  {
    ask: 'Relacionar os gastos de setembro que não sejam moradia, educação nem pagamento de fatura',
    expect: {
      ...september,
      direction: 'out',
      notCategories: ['Moradia', 'Educação', 'Pagamento de cartão de crédito'],
    },
  },
  {
    ask: 'Lançamentos acima de 4 mil reais desde julho',
    expect: { from: '2026-07-01', to: '2026-11-21', min: 4000.01 },
  },
  {
    ask: 'Débitos em conta corrente cujo valor varie de 70 a 90 reais em novembro',
    expect: { ...thisMonth, direction: 'out', accountSubtype: 'CHECKING_ACCOUNT', min: 70, max: 90 },
  },
  {
    ask: 'Gastos da semana de 2 a 8 de novembro no cartão Inter',
    expect: { from: '2026-11-02', to: '2026-11-08', direction: 'out', accounts: inter },
  },
  {
    ask: 'Pagamentos ao Colégio Santa Clara, de agosto até hoje',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', merchants: ['colegio santa clara'] },
  },

  // The same writers, beyond filters.
  {
    ask: 'Despesas de outubro em restaurantes dedutíveis do imposto',
    expect: { ...lastMonth, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['dedutiveis'],
  },
  {
    ask: 'Relacionar as despesas com farmácia que possuem nota fiscal',
    expect: { direction: 'out', categories: ['Farmácia'] },
    unread: ['fiscal'],
  },
  {
    ask: 'Em que mês gastei mais com energia elétrica neste ano?',
    expect: { ...thisYear, direction: 'out', categories: ['Eletricidade'] },
    unread: ['mes'],
  },
  {
    ask: 'Gastos de novembro com supermercado, em comparação com o orçado',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['orcado'],
  },
  {
    ask: 'Despesas com combustível realizadas a serviço da empresa, em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['empresa'],
  },
  {
    ask: 'Despesas de setembro agrupadas por categoria',
    expect: { ...september, direction: 'out' },
    unread: ['agrupadas'],
  },
  {
    ask: 'Débitos da Enel pagos após o vencimento em 2026',
    expect: { ...thisYear, direction: 'out', merchants: ['enel'] },
    unread: ['vencimento'],
  },
  {
    ask: 'Compras online de outubro que já foram entregues',
    expect: { ...lastMonth, direction: 'out', categories: ['Compras online'] },
    unread: ['entregues'],
  },
  {
    ask: 'Despesas com táxi e aplicativos aos fins de semana, desde setembro',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Táxi e transporte privado urbano'] },
    unread: ['fins'],
  },
  {
    ask: 'A segunda maior despesa com pet shop no período de outubro a novembro',
    expect: { from: '2026-10-01', to: '2026-11-21', direction: 'out', categories: ['Pet shops e veterinários'] },
    unread: ['segunda'],
  },
  {
    ask: 'Aluguéis pagos com multa contratual no ano de 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Aluguel'] },
    unread: ['multa'],
  },
  {
    ask: 'Refeições em restaurantes no horário de almoço em novembro',
    expect: { ...thisMonth, categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['almoco'],
  },
  {
    ask: 'PIX enviados em novembro por engano',
    expect: { ...thisMonth, direction: 'out', categories: pix },
    unread: ['engano'],
  },
  {
    ask: 'Compras na Kabum ainda na garantia, efetuadas em 2026',
    expect: { ...thisYear, direction: 'out', merchants: ['kabum'] },
    unread: ['garantia'],
  },
  {
    ask: 'Saques realizados no exterior entre julho e agosto deste ano',
    expect: { from: '2026-07-01', to: '2026-08-31', direction: 'out', categories: ['Transferência - Dinheiro'] },
    unread: ['exterior'],
  },
  {
    ask: 'Compras na Amazon em 2026 destinadas a presentes',
    expect: { ...thisYear, direction: 'out', merchants: ['amazon'] },
    unread: ['presentes'],
  },
  {
    ask: 'Gastos no Carrefour pagos com vale-alimentação desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', merchants: ['carrefour'] },
    unread: ['vale'],
  },

  // AI assistants that rephrase their user's wish.
  {
    ask: 'O usuário deseja ver todas as transações de delivery de alimentos realizadas em outubro ou novembro de 2026 com valor superior a R$ 90,00.',
    expect: { from: '2026-10-01', to: '2026-11-30', categories: ['Delivery de alimentos'], min: 90.01 },
  },
  {
    ask: 'O usuário quer saber quanto gastou no total com Uber durante o mês de setembro de 2026.',
    expect: { ...september, direction: 'out', merchants: ['uber'] },
  },
  {
    ask: 'Liste todas as transações pendentes do usuário em todos os cartões de crédito.',
    expect: { accountType: 'CREDIT', status: ['PENDING'] },
  },
  {
    ask: 'O usuário perguntou quais foram as entradas de dinheiro na conta Itaú entre 15 de outubro e 15 de novembro de 2026.',
    expect: { from: '2026-10-15', to: '2026-11-15', direction: 'in', accounts: itau },
  },
  {
    ask: 'Busque as despesas do usuário com farmácias no cartão Inter Visa Gold nos últimos 30 dias.',
    expect: { ...last30, direction: 'out', categories: ['Farmácia'], accounts: inter },
  },
  {
    ask: 'Recupere as transações da conta Poupança Caixa no mês de agosto de 2026.',
    expect: { ...august, accounts: caixa },
  },
  {
    ask: 'O usuário gostaria de conferir os gastos da semana passada, desconsiderando transferências e pagamentos de cartão.',
    expect: { ...lastWeek, direction: 'out', notCategories: ['Transferências', 'Transferência mesma titularidade'] },
  },
  {
    ask: 'Encontre compras feitas na Amazon e no Mercado Livre desde 1º de setembro de 2026.',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['amazon', 'mercadolivre'] },
  },
  {
    ask: 'Mostre os gastos do usuário com supermercado ou farmácia na semana atual.',
    expect: { ...thisWeek, direction: 'out', categories: ['Supermercado', 'Farmácia'] },
  },
  {
    ask: 'O usuário quer consultar o valor pago de conta de água de maio de 2026 até julho de 2026.',
    expect: { from: '2026-05-01', to: '2026-07-31', direction: 'out', categories: ['Água'] },
  },
  {
    ask: 'Verifique se o usuário recebeu algum PIX de Joana Prado em outubro de 2026.',
    expect: { ...lastMonth, direction: 'in', categories: pix, merchants: ['joana prado'] },
  },
  {
    ask: 'Identifique as transações do usuário no cartão Nubank com valor entre R$ 300 e R$ 500 nos últimos 60 dias.',
    expect: { from: '2026-09-23', to: '2026-11-21', accounts: nubank, min: 300, max: 500 },
  },
  {
    ask: 'O usuário pede os lançamentos do posto Ipiranga que ultrapassaram R$ 150 em 2026.',
    expect: { ...thisYear, merchants: ['ipiranga'], min: 150.01 },
  },
  {
    ask: 'Obtenha os gastos com transporte público e táxi do mês passado.',
    expect: { ...lastMonth, direction: 'out', categories: ['Transporte público', 'Táxi e transporte privado urbano'] },
  },
  {
    ask: 'Resuma os gastos do usuário em restaurantes no dia 15/11/2026, apenas no período noturno.',
    expect: {
      from: '2026-11-15',
      to: '2026-11-15',
      direction: 'out',
      categories: ['Restaurantes, bares e lanchonetes'],
    },
    unread: ['noturno'],
  },
  {
    ask: 'O usuário deseja uma previsão a partir dos gastos com água deste ano.',
    expect: { ...thisYear, direction: 'out', categories: ['Água'] },
    unread: ['previsao'],
  },
  {
    ask: 'Informe ao usuário se ele gastou mais com Uber em outubro do que a média nacional.',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'] },
    unread: ['media'],
  },
  {
    ask: 'O usuário quer os gastos com viagem de 2026 feitos junto com a família.',
    expect: { ...thisYear, direction: 'out', categories: ['Viagens'] },
    unread: ['familia'],
  },
  {
    ask: 'Liste as cobranças do Spotify neste ano que o usuário não reconhece.',
    expect: { ...thisYear, merchants: ['spotify'] },
    unread: ['reconhece'],
  },
  {
    ask: 'O usuário quer as compras na Renner deste ano que ainda podem ser trocadas.',
    expect: { ...thisYear, direction: 'out', merchants: ['renner'] },
    unread: ['trocadas'],
  },
  {
    ask: 'O usuário quer saber o que entrou via PIX nos últimos 7 dias, sem contar o que veio do Carlos Mendes.',
    expect: { from: '2026-11-15', to: '2026-11-21', direction: 'in', categories: pix, notMerchants: ['carlos mendes'] },
  },
  {
    ask: 'oq saiu essa semana sem contar uber nem pix',
    expect: { ...thisWeek, direction: 'out', notCategories: pix, notMerchants: ['uber'] },
  },
  {
    ask: 'n pergunta pq, so mostra os gastos no carrefour em outubro',
    expect: { ...lastMonth, direction: 'out', merchants: ['carrefour'] },
  },
  {
    ask: 'oq eu gastei no feriado da independencia',
    expect: { from: '2026-09-07', to: '2026-09-07', direction: 'out' },
  },
  {
    ask: 'gastei com livro e cinema em outubro?',
    expect: { ...lastMonth, direction: 'out', categories: ['Livraria', 'Cinema, teatro e concertos'] },
  },
  {
    ask: 'Despesas de outubro no cartão Inter, excetuados hospedagem e Uber',
    expect: { ...lastMonth, direction: 'out', accounts: inter, notCategories: ['Hospedagem'], notMerchants: ['uber'] },
  },
  {
    ask: 'Requisito os lançamentos do cartão Mastercard datados de 1 a 10 de novembro.',
    expect: { from: '2026-11-01', to: '2026-11-10', accounts: nubank },
  },
  {
    ask: 'O usuário quer ver as despesas do feriado de Nossa Senhora Aparecida, em 12 de outubro de 2026.',
    expect: { from: '2026-10-12', to: '2026-10-12', direction: 'out' },
  },

  // English.
  {
    ask: 'The user wants to know how much they spent on groceries in September 2026.',
    expect: { ...september, direction: 'out', categories: ['Supermercado'] },
  },
  { ask: 'The user is asking for all incoming money of last month.', expect: { ...lastMonth, direction: 'in' } },
  {
    ask: 'Show me every Uber ride under R$ 30 since September, please.',
    expect: { ...sinceSeptember, merchants: ['uber'], max: 29.99 },
  },
  {
    ask: 'Retrieve the pending transactions on the Inter credit card.',
    expect: { accounts: inter, status: ['PENDING'] },
  },
  { ask: 'How much did I pay for rent this year?', expect: { ...thisYear, direction: 'out', categories: ['Aluguel'] } },
  {
    ask: 'List all restaurant expenses from last week except Outback.',
    expect: {
      ...lastWeek,
      direction: 'out',
      categories: ['Restaurantes, bares e lanchonetes'],
      notMerchants: ['outback'],
    },
  },
  {
    ask: 'my pharmacy spending in the last 30 days pls',
    expect: { ...last30, direction: 'out', categories: ['Farmácia'] },
  },
  {
    ask: 'The user would like to see purchases of at least 400 reais on credit cards this month.',
    expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT', min: 400 },
  },
  {
    ask: 'Find electricity bills between January and April 2026.',
    expect: { from: '2026-01-01', to: '2026-04-30', categories: ['Eletricidade'] },
  },
  {
    ask: 'what did i spend yesterday at ifood or uber',
    expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out', merchants: ['ifood', 'uber'] },
  },
  {
    ask: 'Could you check the vet expenses in November?',
    expect: { ...thisMonth, direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  {
    ask: 'How much interest did my savings account earn this year?',
    expect: {
      ...thisYear,
      direction: 'in',
      categories: ['Juros de rendimentos de dividendos'],
      accountSubtype: 'SAVINGS_ACCOUNT',
    },
  },
  {
    ask: 'The user requests any refunds received in September 2026.',
    expect: { ...september, direction: 'in', merchants: ['estorno'] },
  },
  {
    ask: 'everything I bought on Amazon in October under 400',
    expect: { ...lastMonth, direction: 'out', merchants: ['amazon'], max: 399.99 },
  },
  {
    ask: 'money sent by pix to Joana this week',
    expect: { ...thisWeek, direction: 'out', categories: pix, merchants: ['joana'] },
  },
  {
    ask: 'gas station charges around 200 in October',
    expect: { ...lastMonth, categories: ['Postos de gasolina'], ...about(200) },
  },
  {
    ask: 'Show the cash withdrawals made between May and August 2026.',
    expect: { from: '2026-05-01', to: '2026-08-31', direction: 'out', categories: ['Transferência - Dinheiro'] },
  },
  {
    ask: 'The user wants their movie theater spending on weekday evenings in November.',
    expect: { ...thisMonth, direction: 'out', categories: ['Cinema, teatro e concertos'] },
    unread: ['evenings'],
  },
  {
    ask: 'Grocery purchases at Assai this year that I paid with coupons',
    expect: { ...thisYear, direction: 'out', categories: ['Supermercado'], merchants: ['assai'] },
    unread: ['coupons'],
  },
  {
    ask: 'Which month did I spend the most on clothing this year?',
    expect: { ...thisYear, direction: 'out', categories: ['Vestuário'] },
    unread: ['month'],
  },
  {
    ask: 'Regarding transactions at Smart Fit, the user wants those from this year charged to the Inter card.',
    expect: { ...thisYear, merchants: ['smart fit', 'smartfit'], accounts: inter },
  },
  {
    ask: 'Transactions above R$ 1,000.00 on the Itaú checking account in November, excluding rent.',
    expect: { ...thisMonth, accounts: itau, min: 1000.01, notCategories: ['Aluguel'] },
  },
  {
    ask: 'Kindly list purchases at Drogasil or Droga Raia since August.',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', merchants: ['drogasil', 'droga raia'] },
  },
];
