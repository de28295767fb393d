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

const OUT = { direction: 'out' } as const;
const IN = { direction: 'in' } as const;
const PIX = ['Transferência - PIX', 'Transferência para terceiros - PIX', 'Transferência mesma titularidade - PIX'];
const ITAU = ['Conta Corrente Itaú'];
const CAIXA = ['Poupança Caixa'];
const NU = ['Nubank Mastercard'];
const INTER = ['Inter Visa Gold'];
const FOOD_OUT = 'Restaurantes, bares e lanchonetes';
const on = (date: string) => ({ from: date, to: date });

export const questions: readonly Question[] = [
  // Terse, keyword-like
  { ask: 'uber outubro', expect: { ...lastMonth, merchants: ['uber'] } },
  { ask: 'ifood semana passada', expect: { ...lastWeek, merchants: ['ifood'] } },
  { ask: 'luz 2026', expect: { ...thisYear, categories: ['Eletricidade'] } },
  { ask: 'farmacia > 100', expect: { categories: ['Farmácia'], min: 100.01 } },
  { ask: 'pix recebidos nov', expect: { ...thisMonth, ...IN, categories: PIX } },
  { ask: 'pendentes nubank', expect: { accounts: NU, status: ['PENDING'] } },
  { ask: 'gasolina ult 30 dias', expect: { ...last30, categories: ['Postos de gasolina'] } },
  { ask: 'saidas inter agosto', expect: { ...august, ...OUT, accounts: INTER } },
  { ask: 'mercado 15/10 a 15/11', expect: { from: '2026-10-15', to: '2026-11-15', categories: ['Supermercado'] } },
  { ask: 'assai ou carrefour este ano', expect: { ...thisYear, merchants: ['assai', 'carrefour'] } },
  { ask: 'estornos 2026', expect: { ...thisYear, merchants: ['estorno'] } },
  { ask: 'cashback ano', expect: { ...thisYear, categories: ['Cashback'] } },
  {
    ask: 'tarifa banco ult 12 meses',
    expect: { from: '2025-11-21', to: '2026-11-21', categories: ['Taxas bancárias'] },
  },
  { ask: 'streaming de música julho', expect: { ...july, categories: ['Streaming de música'] } },
  { ask: 'restaurante acima 150', expect: { categories: [FOOD_OUT], min: 150.01 } },
  { ask: 'condominio jan-jun', expect: { from: '2026-01-01', to: '2026-06-30', merchants: ['condominio'] } },
  { ask: 'amazon exceto pendente', expect: { merchants: ['amazon'], status: ['POSTED'] } },
  { ask: 'pix enviado joana', expect: { ...OUT, categories: PIX, merchants: ['joana'] } },
  { ask: '99 hoje e ontem', expect: { from: '2026-11-20', to: '2026-11-21', merchants: ['99'] } },
  { ask: 'saques 2026', expect: { ...thisYear, categories: ['Transferência - Dinheiro'] } },
  { ask: 'iof', expect: { categories: ['Impostos sobre operações financeiras'] } },
  { ask: 'compras online nubank set', expect: { ...september, categories: ['Compras online'], accounts: NU } },
  { ask: 'ate 20 reais ultimos 15 dias', expect: { from: '2026-11-07', to: '2026-11-21', max: 20 } },
  { ask: 'entradas dia 20', expect: { ...on('2026-11-20'), ...IN } },
  {
    ask: 'delivery qui 19 a sab 21',
    expect: { from: '2026-11-19', to: '2026-11-21', categories: ['Delivery de alimentos'] },
  },
  {
    ask: 'academia 1º semestre',
    expect: { from: '2026-01-01', to: '2026-06-30', categories: ['Academia e centros de lazer'] },
  },
  { ask: 'vet 300+', expect: { categories: ['Pet shops e veterinários'], min: 300 } },
  { ask: 'netflix spotify 2026', expect: { ...thisYear, merchants: ['netflix', 'spotify'] } },
  {
    ask: 'caixa rendimento ano',
    expect: { ...thisYear, categories: ['Juros de rendimentos de dividendos'], accounts: CAIXA },
  },
  { ask: 'kabum nov 2025', expect: { from: '2025-11-01', to: '2025-11-30', merchants: ['kabum'] } },

  // Northeast
  { ask: 'oxe quanto foi que eu gastei de uber esse mês visse', expect: { ...thisMonth, ...OUT, merchants: ['uber'] } },
  {
    ask: 'ô meu fi me diga quanto deu a feira do mês passado no supermercado',
    expect: { ...lastMonth, categories: ['Supermercado'] },
  },
  {
    ask: 'mainha quer saber quanto veio de luz de janeiro pra cá',
    expect: { ...thisYear, categories: ['Eletricidade'] },
  },
  {
    ask: 'vixe, quantos conto eu deixei no posto esse ano?',
    expect: { ...thisYear, ...OUT, categories: ['Postos de gasolina'] },
  },
  { ask: 'me amostre os pix que eu fiz de 80 conto', expect: { ...OUT, categories: PIX, min: 80, max: 80 } },
  { ask: 'arretado, bote aí as saídas do itaú dessa semana', expect: { ...thisWeek, ...OUT, accounts: ITAU } },
  {
    ask: 'gastei quanto com remédio desde o São João',
    expect: { from: '2026-06-24', to: '2026-11-21', ...OUT, categories: ['Farmácia'] },
  },
  { ask: 'quero ver o que gastei no dia da consciência negra', expect: { ...on('2026-11-20'), ...OUT } },
  { ask: 'rapaz, cadê o dinheiro que Carlos Mendes me mandou?', expect: { ...IN, merchants: ['carlos mendes'] } },
  {
    ask: 'quanto dei pra Rosângela a diarista em novembro',
    expect: { ...thisMonth, ...OUT, merchants: ['rosangela'] },
  },
  {
    ask: 'eita, foi mais de quinhentos conto de mercado alguma vez nesse ano?',
    expect: { ...thisYear, categories: ['Supermercado'], min: 500.01 },
  },
  {
    ask: 'mulher, vê aí pra mim as passagens de avião desse ano',
    expect: { ...thisYear, categories: ['Aeroportos e cias. aéreas'] },
  },
  {
    ask: 'qto gastei c comida na semana q passou, fora o ifood',
    expect: { ...lastWeek, ...OUT, categories: ['Alimentos e bebidas'], notMerchants: ['ifood'] },
  },
  {
    ask: 'quanto foi o colégio do menino em fevereiro',
    expect: { from: '2026-02-01', to: '2026-02-28', categories: ['Escola'] },
  },
  {
    ask: 'me diz aí o que foi que caiu na conta do itaú ontem',
    expect: { ...on('2026-11-20'), ...IN, accounts: ITAU },
  },
  {
    ask: 'as conta de água que passou de cem reais esse ano',
    expect: { ...thisYear, categories: ['Água'], min: 100.01 },
  },
  {
    ask: 'tirei quanto no saque de abril até agosto?',
    expect: { from: '2026-04-01', to: '2026-08-31', ...OUT, categories: ['Transferência - Dinheiro'] },
  },
  {
    ask: 'oi meu bem, tudo certinho? bota aí o que paguei de condomínio em outubro e novembro',
    expect: { from: '2026-10-01', to: '2026-11-30', ...OUT, merchants: ['condominio'] },
  },
  {
    ask: 'avia, me mostra os gasto do cartão inter de ontem',
    expect: { ...on('2026-11-20'), ...OUT, accounts: INTER },
  },
  {
    ask: 'quanto eu torrei no mercado livre do dia 1 de outubro até hoje',
    expect: { from: '2026-10-01', to: '2026-11-21', ...OUT, merchants: ['mercadolivre'] },
  },
  {
    ask: 'tô querendo saber dos bregueço de pet, quanto saiu em novembro',
    expect: { ...thisMonth, ...OUT, categories: ['Pet shops e veterinários'] },
  },
  { ask: 'no feriado de finados saiu alguma coisa?', expect: { ...on('2026-11-02'), ...OUT } },
  {
    ask: 'eu pago é quanto de internet? mostra os últimos seis meses',
    expect: { ...last6Months, ...OUT, categories: ['Internet'] },
  },

  // South
  {
    ask: 'bah tchê, quanto gastei de gasolina mês passado?',
    expect: { ...lastMonth, ...OUT, categories: ['Postos de gasolina'] },
  },
  { ask: 'quanto deu o rancho no supermercado em setembro?', expect: { ...september, categories: ['Supermercado'] } },
  {
    ask: 'guria, me vê os gastos de uns 50 pila no posto',
    expect: { ...OUT, ...about(50), categories: ['Postos de gasolina'] },
  },
  {
    ask: 'mas bah, quantos pila foram pro cinema este mês?',
    expect: { ...thisMonth, ...OUT, categories: ['Cinema, teatro e concertos'] },
  },
  { ask: 'tri legal, agora só as churrascarias', expect: { merchants: ['churrascaria'] } },
  { ask: 'daí piá, quanto foi de farmácia nessa semana?', expect: { ...thisWeek, categories: ['Farmácia'] } },
  {
    ask: 'quanto custou a escola do guri de março a maio',
    expect: { from: '2026-03-01', to: '2026-05-31', categories: ['Escola'] },
  },
  { ask: 'tchê, o que saiu do nubank na terça-feira?', expect: { ...on('2026-11-17'), ...OUT, accounts: NU } },
  {
    ask: 'capaz que gastei mais de 400 pila na petz ou na clínica vet? desde fevereiro',
    expect: { from: '2026-02-01', to: '2026-11-21', ...OUT, merchants: ['petz', 'clinica vet'], min: 400.01 },
  },
  { ask: 'me alcança as compras na renner do ano', expect: { ...thisYear, ...OUT, merchants: ['renner'] } },
  { ask: 'quanto a renner me devolveu esse ano', expect: { ...thisYear, ...IN, merchants: ['renner'] } },
  {
    ask: 'no Outback ou na Cantina Nonna, quanto deixei desde maio?',
    expect: { from: '2026-05-01', to: '2026-11-21', ...OUT, merchants: ['outback', 'cantina nonna'] },
  },
  { ask: 'vê se o aluguel de novembro foi pago', expect: { ...thisMonth, categories: ['Aluguel'] } },
  {
    ask: 'quero os pedágios de 2026, barbaridade',
    expect: { ...thisYear, categories: ['Pedágios e pagamentos no veículo'] },
  },
  {
    ask: 'gastos no itaú menos aluguel, escola e condomínio em outubro',
    expect: {
      ...lastMonth,
      ...OUT,
      accounts: ITAU,
      notCategories: ['Aluguel', 'Escola'],
      notMerchants: ['condominio'],
    },
  },
  {
    ask: 'Bom dia! Poderia listar o que entrou na poupança da Caixa nos últimos seis meses?',
    expect: { ...last6Months, ...IN, accounts: CAIXA },
  },
  {
    ask: 'quanto paguei de seguro do auto em outubro, tchê',
    expect: { ...lastMonth, ...OUT, categories: ['Seguro de veículos'] },
  },
  {
    ask: 'de 10 a 15 de outubro o que passou no cartão inter',
    expect: { from: '2026-10-10', to: '2026-10-15', accounts: INTER },
  },
  {
    ask: 'gastei na livraria esses tempos? de outubro pra cá',
    expect: { from: '2026-10-01', to: '2026-11-21', ...OUT, categories: ['Livraria'] },
  },
  {
    ask: 'mercado no pão de açúcar que beirou os 150',
    expect: { categories: ['Supermercado'], merchants: ['pao de acucar'], ...about(150) },
  },
  { ask: 'corridas de uber ou 99 abaixo de 20 pila', expect: { merchants: ['uber', '99'], max: 19.99 } },

  // Older people
  {
    ask: 'Boa tarde, por gentileza, gostaria de saber quanto recebi de décimo terceiro este mês.',
    expect: { ...thisMonth, ...IN, merchants: ['decimo terceiro'] },
  },
  {
    ask: 'Prezados, solicito a relação dos pagamentos efetuados à Sabesp no corrente ano.',
    expect: { ...thisYear, ...OUT, merchants: ['sabesp'] },
  },
  {
    ask: 'Meu filho, veja para a vovó se o salário já caiu em novembro',
    expect: { ...thisMonth, categories: ['Salário'], status: ['POSTED'] },
  },
  { ask: 'Quanto paguei ao dentista? Foi em setembro.', expect: { ...september, ...OUT, categories: ['Dentista'] } },
  {
    ask: 'Queria ver as consultas médicas e exames deste ano, se não for incômodo.',
    expect: { ...thisYear, categories: ['Hospitais, clínicas e laboratórios'] },
  },
  {
    ask: 'Olá, minha jovem. Mostre-me por favor as despesas com saúde do segundo trimestre.',
    expect: { from: '2026-04-01', to: '2026-06-30', ...OUT, categories: ['Saúde'] },
  },
  {
    ask: 'Não sou bom com essas coisas de computador... só quero ver quanto gastei na drogaria Droga Raia este ano',
    expect: { ...thisYear, ...OUT, merchants: ['droga raia'] },
  },
  {
    ask: 'Quanto o banco me cobrou de tarifas neste ano?',
    expect: { ...thisYear, ...OUT, categories: ['Taxas bancárias'] },
  },
  {
    ask: 'Deus te abençoe, me diga os juros que a caderneta de poupança pagou em 2026',
    expect: { ...thisYear, ...IN, categories: ['Juros de rendimentos de dividendos'] },
  },
  {
    ask: 'Preciso conferir o IPTU pago em fevereiro.',
    expect: { from: '2026-02-01', to: '2026-02-28', merchants: ['iptu'] },
  },
  {
    ask: 'O IPVA do carro foi quanto em janeiro?',
    expect: { from: '2026-01-01', to: '2026-01-31', merchants: ['ipva'] },
  },
  {
    ask: 'Mostre as doações que fiz, a partir de setembro',
    expect: { ...sinceSeptember, ...OUT, categories: ['Doações'] },
  },
  {
    ask: 'Há alguma cobrança da Enel superior a R$ 250,00 em 2026?',
    expect: { ...thisYear, merchants: ['enel'], min: 250.01 },
  },
  {
    ask: 'Quanto gastamos na padaria no mês de setembro, meu bem?',
    expect: { ...september, ...OUT, merchants: ['padaria'] },
  },
  {
    ask: 'Senhorita, quais lançamentos ainda estão por compensar no cartão Inter?',
    expect: { accounts: INTER, status: ['PENDING'] },
  },
  {
    ask: 'Senhora, paguei a Vivo em duplicidade em agosto?',
    expect: { ...august, ...OUT, merchants: ['vivo'] },
    unread: ['duplicidade'],
  },
  {
    ask: 'Gostaria dos extratos da conta corrente no período de 1º a 10 de novembro de 2026',
    expect: { from: '2026-11-01', to: '2026-11-10', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'Aquela transferência para o Marco Antonio no valor de R$ 1.500,00, em novembro do ano passado',
    expect: { from: '2025-11-01', to: '2025-11-30', merchants: ['marco antonio'], min: 1500, max: 1500 },
  },
  {
    ask: 'O que foi debitado entre o dia 3 e o dia 6 deste mês na conta do Itaú?',
    expect: { from: '2026-11-03', to: '2026-11-06', ...OUT, accounts: ITAU },
  },
  { ask: 'Desejo ver a hospedagem paga em julho', expect: { ...july, categories: ['Hospedagem'] } },
  {
    ask: 'Faça o favor de mostrar quanto investi este ano',
    expect: { ...thisYear, ...OUT, categories: ['Investimentos'] },
  },
  { ask: 'Quanto resgatei do CDB em outubro?', expect: { ...lastMonth, ...IN, categories: ['Renda fixa'] } },
  {
    ask: 'No Dia das Mães quanto gastei em restaurante?',
    expect: { ...on('2026-05-10'), ...OUT, categories: [FOOD_OUT] },
  },
  {
    ask: 'Boa noite. Os valores recebidos por PIX acima de R$ 300, por favor. Grata.',
    expect: { ...IN, categories: PIX, min: 300.01 },
  },

  // Voice typed, without punctuation
  {
    ask: 'quanto eu gastei na semana retrasada com cinema',
    expect: { from: '2026-11-02', to: '2026-11-08', ...OUT, categories: ['Cinema, teatro e concertos'] },
  },
  {
    ask: 'eu quero saber quanto que eu gastei de ifood e rappi no mês de setembro',
    expect: { ...september, ...OUT, merchants: ['ifood', 'rappi'] },
  },
  {
    ask: 'mostra pra mim todas as compras acima de mil reais no cartão de crédito esse ano',
    expect: { ...thisYear, ...OUT, accountType: 'CREDIT', min: 1000.01 },
  },
  {
    ask: 'quanto foi que o meu cartão nubank gastou ontem e anteontem',
    expect: { from: '2026-11-19', to: '2026-11-20', ...OUT, accounts: NU },
  },
  { ask: 'me mostra tudo que eu gastei no feriado de quinze de novembro', expect: { ...on('2026-11-15'), ...OUT } },
  {
    ask: 'qual o valor que eu paguei de celular nos últimos seis meses',
    expect: { ...last6Months, ...OUT, categories: ['Celular'] },
  },
  {
    ask: 'então eu queria ver os gastos entre duzentos e trezentos reais no nubank desde setembro',
    expect: { ...sinceSeptember, ...OUT, accounts: NU, min: 200, max: 300 },
  },
  {
    ask: 'lista os postos de gasolina a partir de cento e cinquenta reais em dois mil e vinte e seis',
    expect: { ...thisYear, categories: ['Postos de gasolina'], min: 150 },
  },
  {
    ask: 'é quanto deu o mercado e o uber no mês passado',
    expect: { ...lastMonth, categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'quanto caiu de salário de maio até agosto',
    expect: { from: '2026-05-01', to: '2026-08-31', ...IN, categories: ['Salário'] },
  },
  { ask: 'ok preciso saber os pix que eu mandei nessa semana', expect: { ...thisWeek, ...OUT, categories: PIX } },
  {
    ask: 'quanto a gente gastou com estacionamento e pedágio em outubro',
    expect: { ...lastMonth, ...OUT, categories: ['Estacionamentos', 'Pedágios e pagamentos no veículo'] },
  },
  {
    ask: 'me fala as compras da amazon que ainda tão pendentes',
    expect: { ...OUT, merchants: ['amazon'], status: ['PENDING'] },
  },
  {
    ask: 'gastos de ontem no crédito maiores que cinquenta reais',
    expect: { ...on('2026-11-20'), ...OUT, accountType: 'CREDIT', min: 50.01 },
  },
  {
    ask: 'eu gastei quanto no último fim de semana com restaurante',
    expect: { from: '2026-11-14', to: '2026-11-15', ...OUT, categories: [FOOD_OUT] },
  },
  {
    ask: 'quero ver o que saiu da minha conta corrente na primeira quinzena de outubro',
    expect: { from: '2026-10-01', to: '2026-10-15', ...OUT, accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'tudo que eu gastei em novembro tirando supermercado restaurante e aluguel',
    expect: { ...thisMonth, ...OUT, notCategories: ['Supermercado', FOOD_OUT, 'Aluguel'] },
  },
  {
    ask: 'mostra os gastos com transporte desse mês sem contar o uber',
    expect: { ...thisMonth, ...OUT, categories: ['Transporte'], notMerchants: ['uber'] },
  },
  {
    ask: 'oi assistente abre pra mim as compras da droga raia ou da drogasil nos últimos trinta dias',
    expect: { ...last30, ...OUT, merchants: ['droga raia', 'drogasil'] },
  },
  {
    ask: 'quanto que eu já paguei de academia smart fit esse ano todinho',
    expect: { ...thisYear, ...OUT, merchants: ['smart fit', 'smartfit'] },
  },
  {
    ask: 'vê quanto rendeu a poupança de setembro até outubro',
    expect: { from: '2026-09-01', to: '2026-10-31', ...IN, categories: ['Juros de rendimentos de dividendos'] },
  },
  {
    ask: 'procura um pix de seiscentos e quarenta reais que eu recebi',
    expect: { ...IN, categories: PIX, min: 640, max: 640 },
  },
  {
    ask: 'quanto é que eu mandei pra poupança no segundo semestre',
    expect: { from: '2026-07-01', to: '2026-11-21', ...OUT, categories: ['Transferência mesma titularidade'] },
  },
  {
    ask: 'quanto eu paguei na fatura do cartão em outubro',
    expect: { ...lastMonth, ...OUT, categories: ['Pagamento de cartão de crédito'] },
  },
  {
    ask: 'eu comprei alguma coisa de eletrônico no mês de setembro',
    expect: { ...september, ...OUT, categories: ['Eletrônicos'] },
  },
  {
    ask: 'minhas compras na amazon na semana que passou menos as pendentes',
    expect: { ...lastWeek, ...OUT, merchants: ['amazon'], status: ['POSTED'] },
  },
  {
    ask: 'do dia dez até o dia quinze desse mês quanto gastei comendo fora',
    expect: { from: '2026-11-10', to: '2026-11-15', ...OUT, categories: [FOOD_OUT] },
  },
  {
    ask: 'quanto gastei de bilhete único e 99 nesse mês',
    expect: { ...thisMonth, ...OUT, merchants: ['bilhete unico', '99'] },
  },

  // Plain, of everyone
  { ask: 'Quanto recebi da Joana Prado em outubro?', expect: { ...lastMonth, ...IN, merchants: ['joana prado'] } },
  { ask: 'what I spent on the Inter card in September', expect: { ...september, ...OUT, accounts: INTER } },
  { ask: 'O que tem no nubank por volta de 120 reais?', expect: { accounts: NU, ...about(120) } },
  { ask: 'gastei menos de 30 reais em que lugares essa semana?', expect: { ...thisWeek, ...OUT, max: 29.99 } },
  {
    ask: 'compras de 200 e tantos no inter desde setembro',
    expect: { ...sinceSeptember, ...OUT, accounts: INTER, min: 200, max: 299.99 },
  },
  {
    ask: 'Despesas de no mínimo R$ 1.480,00 no Itaú em outubro',
    expect: { ...lastMonth, ...OUT, accounts: ITAU, min: 1480 },
  },
  { ask: 'steam charges this year', expect: { ...thisYear, merchants: ['steam'] } },
  {
    ask: 'quanto foi de chatgpt desde agosto?',
    expect: { from: '2026-08-01', to: '2026-11-21', merchants: ['chatgpt'] },
  },
  {
    ask: 'assinaturas da netflix no segundo trimestre',
    expect: { from: '2026-04-01', to: '2026-06-30', merchants: ['netflix'] },
  },
  {
    ask: 'quanto gastei com viagem este ano menos airbnb',
    expect: { ...thisYear, ...OUT, categories: ['Viagens'], notMerchants: ['airbnb'] },
  },
  {
    ask: 'roupas de outubro do ano passado',
    expect: { from: '2025-10-01', to: '2025-10-31', categories: ['Vestuário'] },
  },
  {
    ask: 'Gastos do dia 17 sem contar pix nem uber',
    expect: { ...on('2026-11-17'), ...OUT, notCategories: PIX, notMerchants: ['uber'] },
  },
  {
    ask: 'video and music streaming in September pls',
    expect: { ...september, categories: ['Streaming de vídeo', 'Streaming de música'] },
  },
  {
    ask: 'quanto gastei c delivry mes passdo',
    expect: { ...lastMonth, ...OUT, categories: ['Delivery de alimentos'] },
  },
  { ask: 'quanto gatsei no suoermercado esse mes', expect: { ...thisMonth, ...OUT, categories: ['Supermercado'] } },
  { ask: 'recebimentos entre 70 e 300 reais em outubro', expect: { ...lastMonth, ...IN, min: 70, max: 300 } },
  { ask: 'me manda as transações de hj', expect: { ...on('2026-11-21') } },
  {
    ask: 'corridas de uber do nubank que já caíram este mês',
    expect: { ...thisMonth, merchants: ['uber'], accounts: NU, status: ['POSTED'] },
  },
  {
    ask: 'gastos com mercado fora o assaí, desde setembro',
    expect: { ...sinceSeptember, ...OUT, categories: ['Supermercado'], notMerchants: ['assai'] },
  },
  {
    ask: 'celular e internet no último mês',
    expect: { from: '2026-10-21', to: '2026-11-21', categories: ['Celular', 'Internet'] },
  },
  { ask: 'contas de água e de luz de novembro', expect: { ...thisMonth, categories: ['Água', 'Eletricidade'] } },
  {
    ask: 'quanto o Marco Antonio levou de mim em pix esse ano',
    expect: { ...thisYear, ...OUT, categories: PIX, merchants: ['marco antonio'] },
  },
  { ask: 'movimentações desta quarta-feira', expect: { ...on('2026-11-18') } },
  { ask: 'gastos desde segunda no cartão de crédito', expect: { ...thisWeek, ...OUT, accountType: 'CREDIT' } },
  {
    ask: 'as compras do bar do alemão desde abril',
    expect: { from: '2026-04-01', to: '2026-11-21', ...OUT, merchants: ['bar do alemao'] },
  },
  {
    ask: 'shell ou ipiranga com valor exato de 100 em 2026',
    expect: { ...thisYear, merchants: ['shell', 'ipiranga'], min: 100, max: 100 },
  },
  {
    ask: 'quanto entrou no mês de outubro, tirando salário',
    expect: { ...lastMonth, ...IN, notCategories: ['Salário'] },
  },
  { ask: 'O que comprei parcelado em setembro?', expect: none },
  { ask: 'compras em 10x no inter', expect: none },
  { ask: 'parcelas que caíram no nubank este mês', expect: none },
  { ask: 'gastos em 7 de setembro', expect: { ...on('2026-09-07'), ...OUT } },
  {
    ask: 'quanto foi de combustível no Itaú de setembro em diante',
    expect: { ...sinceSeptember, categories: ['Postos de gasolina'], accounts: ITAU },
  },
  { ask: 'mês retrasado, quanto gastei na farmácia?', expect: { ...september, ...OUT, categories: ['Farmácia'] } },
  {
    ask: 'serviços digitais entre 15 e 60 no ano',
    expect: { ...thisYear, categories: ['Serviços digitais'], min: 15, max: 60 },
  },
  {
    ask: 'quanto paguei de iptu e ipva em 2026 no itaú',
    expect: { ...thisYear, ...OUT, accounts: ITAU, merchants: ['iptu', 'ipva'] },
  },
  {
    ask: 'cinemark or netflix, last 10 days',
    expect: { from: '2026-11-12', to: '2026-11-21', merchants: ['cinemark', 'netflix'] },
  },
  {
    ask: 'compras de mercado ou farmácia entre 100 e 150 no nubank',
    expect: { ...OUT, categories: ['Supermercado', 'Farmácia'], accounts: NU, min: 100, max: 150 },
  },
  {
    ask: 'o que eu paguei na segunda quinzena de setembro pelo nubank',
    expect: { from: '2026-09-16', to: '2026-09-30', ...OUT, accounts: NU },
  },
  { ask: 'my Inter statement for last week', expect: { ...lastWeek, accounts: INTER } },

  // English
  { ask: 'how much did I spend on Uber last week', expect: { ...lastWeek, ...OUT, merchants: ['uber'] } },
  { ask: 'groceries in October', expect: { ...lastMonth, categories: ['Supermercado'] } },
  {
    ask: 'show me pending transactions on my Inter card over 50',
    expect: { accounts: INTER, status: ['PENDING'], min: 50.01 },
  },
  { ask: 'salary received this year', expect: { ...thisYear, ...IN, categories: ['Salário'] } },
  { ask: 'pharmacy expenses in the last 30 days', expect: { ...last30, ...OUT, categories: ['Farmácia'] } },
  {
    ask: 'what did I pay for rent and school in September?',
    expect: { ...september, ...OUT, categories: ['Aluguel', 'Escola'] },
  },
  {
    ask: 'Amazon purchases between 300 and 500 this year',
    expect: { ...thisYear, ...OUT, merchants: ['amazon'], min: 300, max: 500 },
  },
  {
    ask: 'everything I spent this week except groceries',
    expect: { ...thisWeek, ...OUT, notCategories: ['Supermercado'] },
  },
  { ask: 'refunds from Renner this year', expect: { ...thisYear, ...IN, merchants: ['renner'] } },
  {
    ask: 'parking fees since October',
    expect: { from: '2026-10-01', to: '2026-11-21', categories: ['Estacionamentos'] },
  },
  {
    ask: 'hey there, could you pull up my electricity bills of at least 250 this year? thanks',
    expect: { ...thisYear, categories: ['Eletricidade'], min: 250 },
  },
  {
    ask: 'gym or netflix in november',
    expect: { ...thisMonth, categories: ['Academia e centros de lazer'], merchants: ['netflix'], join: 'either' },
  },
  { ask: 'restaurants on weekends last month', expect: { ...lastMonth, categories: [FOOD_OUT] }, unread: ['weekends'] },
  { ask: 'PIX sent on Tuesday', expect: { ...on('2026-11-17'), ...OUT, categories: PIX } },

  // Conditions that a filter cannot apply
  {
    ask: 'corridas de uber depois das dez da noite em novembro',
    expect: { ...thisMonth, merchants: ['uber'] },
    unread: ['noite'],
  },
  {
    ask: 'quanto gasto aos domingos com restaurante esse ano',
    expect: { ...thisYear, ...OUT, categories: [FOOD_OUT] },
    unread: ['domingos'],
  },
  { ask: 'quanto gastei de madrugada no ifood', expect: { ...OUT, merchants: ['ifood'] }, unread: ['madrugada'] },
  {
    ask: 'gastos de outubro com mercado agrupados por loja',
    expect: { ...lastMonth, ...OUT, categories: ['Supermercado'] },
    unread: ['agrupados'],
  },
  {
    ask: 'gastei mais com uber do que a média dos meus amigos esse mês?',
    expect: { ...thisMonth, ...OUT, merchants: ['uber'] },
    unread: ['amigos'],
  },
  {
    ask: 'contas de luz deste ano com uma previsão',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    unread: ['previsao'],
  },
  {
    ask: 'compras na renner que eu paguei em dinheiro vivo este ano',
    expect: { ...thisYear, ...OUT, merchants: ['renner'] },
    unread: ['dinheiro'],
  },
  {
    ask: 'gastos desnecessários de setembro no inter',
    expect: { ...september, ...OUT, accounts: INTER },
    unread: ['desnecessarios'],
  },
  {
    ask: 'o que gastei na padaria no horário do almoço',
    expect: { ...OUT, merchants: ['padaria'] },
    unread: ['almoco'],
  },
  {
    ask: 'me mostra as compras do mercado livre que eu me arrependi',
    expect: { ...OUT, merchants: ['mercadolivre'] },
    unread: ['arrependi'],
  },
  {
    ask: 'assinaturas do spotify que ninguém usa, em 2026',
    expect: { ...thisYear, merchants: ['spotify'] },
    unread: ['ninguem'],
  },
  { ask: 'uber que peguei com chuva em outubro', expect: { ...lastMonth, merchants: ['uber'] }, unread: ['chuva'] },
  {
    ask: 'a segunda maior compra na amazon este ano',
    expect: { ...thisYear, ...OUT, merchants: ['amazon'] },
    unread: ['segunda', 'maior'],
  },
  {
    ask: 'gastos com gasolina em outubro quando o tanque tava quase vazio',
    expect: { ...lastMonth, ...OUT, categories: ['Postos de gasolina'] },
    unread: ['tanque'],
  },
  {
    ask: 'pix que mandei pra Rosângela em semana de feriado',
    expect: { ...OUT, categories: PIX, merchants: ['rosangela'] },
    unread: ['feriado'],
  },
  {
    ask: 'compras na amazon feitas pelo meu marido este ano',
    expect: { ...thisYear, ...OUT, merchants: ['amazon'] },
    unread: ['marido'],
  },
  {
    ask: 'gastos no nubank de ontem pagos por aproximação',
    expect: { ...on('2026-11-20'), ...OUT, accounts: NU },
    unread: ['aproximacao'],
  },
  {
    ask: 'mercado em setembro só a parte de carne',
    expect: { ...september, categories: ['Supermercado'] },
    unread: ['carne'],
  },
  {
    ask: 'postos de gasolina em que abasteci com álcool desde setembro',
    expect: { ...sinceSeptember, categories: ['Postos de gasolina'] },
    unread: ['alcool'],
  },
  {
    ask: 'remédios comprados com receita na drogasil',
    expect: { ...OUT, categories: ['Farmácia'], merchants: ['drogasil'] },
    unread: ['receita'],
  },
  {
    ask: 'gastos de novembro acima do meu orçamento com restaurante',
    expect: { ...thisMonth, ...OUT, categories: [FOOD_OUT] },
    unread: ['orcamento'],
  },
  {
    ask: 'netflix ajustada pela inflação este ano',
    expect: { ...thisYear, merchants: ['netflix'] },
    unread: ['inflacao'],
  },
  {
    ask: 'luz deste ano em comparação com a do vizinho',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    unread: ['vizinho'],
  },
  { ask: 'corridas de 99 com mais de 10 km em setembro', expect: { ...september, merchants: ['99'] }, unread: ['km'] },
  {
    ask: 'compras da amazon desde outubro que chegaram com atraso',
    expect: { from: '2026-10-01', to: '2026-11-21', ...OUT, merchants: ['amazon'] },
    unread: ['atraso'],
  },
  {
    ask: 'gastos com pet de novembro divididos por duas pessoas',
    expect: { ...thisMonth, ...OUT, categories: ['Pet shops e veterinários'] },
    unread: ['divididos'],
  },
  {
    ask: 'quanto gastei no carrefour em dia de promoção neste ano',
    expect: { ...thisYear, ...OUT, merchants: ['carrefour'] },
    unread: ['promocao'],
  },
  {
    ask: 'cinema em novembro com as crianças',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] },
    unread: ['criancas'],
  },
  {
    ask: 'ubers de novembro saindo do aeroporto',
    expect: { ...thisMonth, merchants: ['uber'] },
    unread: ['aeroporto'],
  },
  {
    ask: 'pix recebidos de desconhecidos em outubro',
    expect: { ...lastMonth, ...IN, categories: PIX },
    unread: ['desconhecidos'],
  },
  {
    ask: 'gastos do inter em outubro que caem em dia útil',
    expect: { ...lastMonth, ...OUT, accounts: INTER },
    unread: ['util'],
  },
  {
    ask: 'farmácia de setembro que dá pra abater no imposto',
    expect: { ...september, categories: ['Farmácia'] },
    unread: ['abater'],
  },
  {
    ask: 'iFood this month ordered after midnight',
    expect: { ...thisMonth, merchants: ['ifood'] },
    unread: ['midnight'],
  },
  {
    ask: 'taxi and ride-hailing in October, grouped by day',
    expect: { ...lastMonth, categories: ['Táxi e transporte privado urbano'] },
    unread: ['grouped'],
  },

  // Orders and counts that a reader may apply
  {
    ask: 'qual foi a maior conta de luz deste ano',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    elseUnread: ['maior'],
    applied: { ...thisYear, categories: ['Eletricidade'], min: 303.54 },
  },
  {
    ask: 'último pagamento da escola',
    expect: { ...OUT, categories: ['Escola'] },
    elseUnread: ['ultimo'],
    applied: { ...on('2026-11-10'), ...OUT, categories: ['Escola'] },
  },
  {
    ask: 'as duas últimas corridas de 99',
    expect: { merchants: ['99'] },
    elseUnread: ['ultimas'],
    applied: { ...on('2026-11-20'), merchants: ['99'] },
  },
  {
    ask: 'a compra mais cara no mercado livre desde setembro',
    expect: { ...sinceSeptember, ...OUT, merchants: ['mercadolivre'] },
    elseUnread: ['cara'],
    applied: { ...sinceSeptember, ...OUT, merchants: ['mercadolivre'], min: 1250.75 },
  },
  {
    ask: 'a menor conta de água do ano',
    expect: { ...thisYear, categories: ['Água'] },
    elseUnread: ['menor'],
    applied: { ...thisYear, categories: ['Água'], max: 74.66 },
  },
  {
    ask: 'os 3 maiores gastos com restaurante em novembro',
    expect: { ...thisMonth, ...OUT, categories: [FOOD_OUT] },
    elseUnread: ['maiores'],
    applied: { ...thisMonth, ...OUT, categories: [FOOD_OUT], min: 133.23 },
  },
  {
    ask: 'my biggest pharmacy purchase since September',
    expect: { ...sinceSeptember, ...OUT, categories: ['Farmácia'] },
    elseUnread: ['biggest'],
    applied: { ...sinceSeptember, ...OUT, categories: ['Farmácia'], min: 204.09 },
  },
];
