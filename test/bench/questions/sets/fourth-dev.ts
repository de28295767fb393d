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

const market = ['Supermercado'];
const eatingOut = ['Restaurantes, bares e lanchonetes'];
const delivery = ['Delivery de alimentos'];
const pharmacy = ['Farmácia'];
const fuel = ['Postos de gasolina'];
const light = ['Eletricidade'];
const pet = ['Pet shops e veterinários'];
const pix = ['Transferência - PIX', 'Transferência para terceiros - PIX', 'Transferência mesma titularidade - PIX'];
const streaming = ['Streaming de vídeo', 'Streaming de música'];
const itau = ['Conta Corrente Itaú'];
const savings = ['Poupança Caixa'];
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];
const ninetyNine = ['99pop', '99 tecnologia', '99app'];
const out = 'out' as const;
const income = 'in' as const;
const on = (date: string) => ({ from: date, to: date });

export const questions: readonly Question[] = [
  // categories and merchants, plain and dressed up
  { ask: 'quanto gastei de mercado esse mês', expect: { ...thisMonth, direction: out, categories: market } },
  { ask: 'mercado mes passado', expect: { ...lastMonth, categories: market } },
  {
    ask: 'me diz aí quanto foi embora em ifood na semana passada',
    expect: { ...lastWeek, direction: out, merchants: ['ifood'] },
  },
  { ask: 'uber ontem', expect: { ...on('2026-11-20'), merchants: ['uber'] } },
  {
    ask: 'Oi, bom dia! Tudo bem com você? Eu queria saber quanto eu gastei com farmácia nos últimos 30 dias, pode ver pra mim?',
    expect: { ...last30, direction: out, categories: pharmacy },
  },
  {
    ask: 'minha filha, vê pra mim quanto foi que eu gastei de remédio em setembro, por gentileza',
    expect: { ...september, direction: out, categories: pharmacy },
  },
  { ask: 'bah tchê, quanto deixei no posto esse mês?', expect: { ...thisMonth, direction: out, categories: fuel } },
  {
    ask: 'ô meu rei, me mostra aí o que eu gastei comendo fora na última semana',
    expect: { from: '2026-11-15', to: '2026-11-21', direction: out, categories: eatingOut },
  },
  {
    ask: 'uai sô, quanto é que eu já paguei de luz esse ano?',
    expect: { ...thisYear, direction: out, categories: light },
  },
  { ask: 'qto paguei de agua em 2026', expect: { ...thisYear, direction: out, categories: ['Água'] } },
  {
    ask: 'oxe, quanto foi que eu torrei na amazon de outubro pra cá?',
    expect: { from: '2026-10-01', to: '2026-11-21', direction: out, merchants: ['amazon'] },
  },
  {
    ask: 'pix que recebi do carlos mendes esse ano',
    expect: { ...thisYear, direction: income, categories: pix, merchants: ['carlos mendes'] },
  },
  {
    ask: 'quanto a joana prado me mandou de pix?',
    expect: { direction: income, categories: pix, merchants: ['joana prado'] },
  },
  { ask: 'quanto eu mandei pra diarista esse mês', expect: { ...thisMonth, direction: out, merchants: ['diarista'] } },
  {
    ask: 'mercado no carrefour desde setembro',
    expect: { ...sinceSeptember, categories: market, merchants: ['carrefour'] },
  },
  { ask: 'salário de agosto', expect: { ...august, categories: ['Salário'] } },
  {
    ask: 'quando foi que caiu o meu décimo terceiro este ano?',
    expect: { ...thisYear, merchants: ['decimo terceiro'] },
  },
  {
    ask: 'quanto rendeu a poupança esse ano?',
    expect: { ...thisYear, direction: income, categories: ['Juros de rendimentos de dividendos'] },
  },
  { ask: 'quanto investi em 2026, no total?', expect: { ...thisYear, direction: out, categories: ['Investimentos'] } },
  { ask: 'quanto resgatei do cdb em outubro', expect: { ...lastMonth, direction: income, categories: ['Renda fixa'] } },
  {
    ask: 'tarifas do banco de julho até hoje',
    expect: { from: '2026-07-01', to: '2026-11-21', categories: ['Taxas bancárias'] },
  },
  { ask: 'iof dos ultimos 6 meses', expect: { ...last6Months, categories: ['Impostos sobre operações financeiras'] } },
  { ask: 'Quanto gastei com viagem esse ano?', expect: { ...thisYear, direction: out, categories: ['Viagens'] } },
  { ask: 'passagem de avião em setembro', expect: { ...september, categories: ['Aeroportos e cias. aéreas'] } },
  { ask: 'hotel e airbnb neste ano', expect: { ...thisYear, categories: ['Hospedagem'] } },
  { ask: 'netflix e spotify de 2026', expect: { ...thisYear, merchants: ['netflix', 'spotify'] } },
  { ask: 'streaming nos últimos 60 dias', expect: { from: '2026-09-23', to: '2026-11-21', categories: streaming } },
  { ask: 'o q ja paguei pro chatgpt desde janeiro', expect: { ...thisYear, direction: out, merchants: ['chatgpt'] } },
  {
    ask: 'quanto gastei de celular do começo do ano até agora',
    expect: { ...thisYear, direction: out, categories: ['Celular'] },
  },
  { ask: 'gastei quanto com transporte público?', expect: { direction: out, categories: ['Transporte público'] } },
  {
    ask: 'estacionamento no último mês',
    expect: { from: '2026-10-21', to: '2026-11-21', categories: ['Estacionamentos'] },
  },
  {
    ask: 'seguro do carro no segundo semestre',
    expect: { from: '2026-07-01', to: '2026-12-31', categories: ['Seguro de veículos'] },
  },
  { ask: 'dentista em set/26', expect: { ...september, categories: ['Dentista'] } },
  { ask: 'medico e exames esse ano', expect: { ...thisYear, categories: ['Hospitais, clínicas e laboratórios'] } },
  { ask: 'mensalidade do colégio em agosto', expect: { ...august, categories: ['Escola'] } },
  { ask: 'how much did I donate last month', expect: { ...lastMonth, direction: out, categories: ['Doações'] } },
  { ask: 'saquei quanto esse ano?', expect: { ...thisYear, direction: out, categories: ['Transferência - Dinheiro'] } },
  {
    ask: 'quanto paguei de fatura em outubro',
    expect: { ...lastMonth, direction: out, categories: ['Pagamento de cartão de crédito'] },
  },
  { ask: 'cashback que ganhei este ano', expect: { ...thisYear, direction: income, categories: ['Cashback'] } },
  { ask: 'teve algum estorno nos últimos 6 meses?', expect: { ...last6Months, merchants: ['estorno'] } },
  { ask: 'eletrônicos no mês retrasado', expect: { ...september, categories: ['Eletrônicos'] } },
  {
    ask: 'quanto me custou a academia de abril a junho',
    expect: { from: '2026-04-01', to: '2026-06-30', categories: ['Academia e centros de lazer'] },
  },
  { ask: 'pesquisa ai pra eu as corridas de 99 em setembro', expect: { ...september, merchants: ninetyNine } },
  { ask: 'quanto a vivo levou de mim em outubro', expect: { ...lastMonth, direction: out, merchants: ['vivo'] } },
  { ask: 'Fleury', expect: { merchants: ['fleury'] } },
  {
    ask: 'transferências entre minhas contas desde setembro',
    expect: { ...sinceSeptember, categories: ['Transferência mesma titularidade'] },
  },

  // accounts, cards, banks
  { ask: 'o que entrou na poupança em outubro', expect: { ...lastMonth, direction: income, accounts: savings } },
  { ask: 'tudo do cartao inter mes passado', expect: { ...lastMonth, accounts: inter } },
  {
    ask: 'gastos no crédito ontem e hoje',
    expect: { from: '2026-11-20', to: '2026-11-21', direction: out, accountType: 'CREDIT' },
  },
  {
    ask: 'quanto saiu da minha conta corrente anteontem',
    expect: { ...on('2026-11-19'), direction: out, accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'o que o mastercard cobrou no dia 17 deste mês',
    expect: { ...on('2026-11-17'), direction: out, accounts: nubank },
  },
  {
    ask: 'quanto gastei no visa este mês tirando pet',
    expect: { ...thisMonth, direction: out, accounts: inter, notCategories: pet },
  },
  {
    ask: 'movimentação do itaú nos últimos três dias',
    expect: { from: '2026-11-19', to: '2026-11-21', accounts: itau },
  },
  {
    ask: 'pet e farmácia no cartão inter esse mês',
    expect: { ...thisMonth, categories: [...pet, ...pharmacy], accounts: inter },
  },
  { ask: 'me fala o que caiu na caixa esse mês', expect: { ...thisMonth, direction: income, accounts: savings } },

  // amounts
  {
    ask: 'gastos entre 50 e 80 reais no cartão do nubank esse mês',
    expect: { ...thisMonth, direction: out, min: 50, max: 80, accounts: nubank },
  },
  { ask: 'uns 200 reais em posto', expect: { ...about(200), categories: fuel } },
  { ask: 'despesas de mais de mil em novembro', expect: { ...thisMonth, direction: out, min: 1000.01 } },
  {
    ask: 'saídas de no mínimo 500 da conta corrente em outubro',
    expect: { ...lastMonth, direction: out, min: 500, accountSubtype: 'CHECKING_ACCOUNT' },
  },
  { ask: 'até 20 reais na padaria', expect: { max: 20, merchants: ['padaria'] } },
  { ask: 'aquela de 200 e tantos reais no mercado', expect: { min: 200, max: 299.99, categories: market } },
  { ask: 'beirando os 400 na amazon, nesse mês', expect: { ...thisMonth, ...about(400), merchants: ['amazon'] } },
  {
    ask: 'entradas acima de R$ 1.500,00 na conta do itau este ano',
    expect: { ...thisYear, direction: income, min: 1500.01, accounts: itau },
  },
  {
    ask: 'quero ver só as despesas de cartão de crédito na faixa dos 100 aos 150 reais em outubro',
    expect: { ...lastMonth, direction: out, min: 100, max: 150, accountType: 'CREDIT' },
  },
  {
    ask: 'gastei 389 reais em alguma coisa esse mês, o que foi?',
    expect: { ...thisMonth, direction: out, min: 389, max: 389 },
  },
  {
    ask: 'acha pra mim uma saída de R$ 1.250,75 esse ano',
    expect: { ...thisYear, direction: out, min: 1250.75, max: 1250.75 },
  },
  {
    ask: 'teve alguma despesa de mais ou menos 300 reais este mês?',
    expect: { ...thisMonth, direction: out, ...about(300) },
  },
  {
    ask: 'gastos abaixo de 20 reais no crédito neste mês',
    expect: { ...thisMonth, direction: out, max: 19.99, accountType: 'CREDIT' },
  },
  { ask: 'delivery de menos de cem reais', expect: { categories: delivery, max: 99.99 } },
  { ask: 'o que eu gastei de 2000 pra cima em setembro', expect: { ...september, direction: out, min: 2000 } },
  { ask: 'any deposits of exactly 640 reais?', expect: { direction: income, min: 640, max: 640 } },
  { ask: 'lançamentos pendentes acima de 200 reais', expect: { status: ['PENDING'], min: 200.01 } },
  {
    ask: 'uber a partir de 40 conto, gastos desde setembro',
    expect: { ...sinceSeptember, direction: out, merchants: ['uber'], min: 40 },
  },
  { ask: 'drogasil que deu mais de 50 pila em 2026', expect: { ...thisYear, merchants: ['drogasil'], min: 50.01 } },
  {
    ask: 'quanto gastei em restaurante com conta maior que cento e cinquenta reais, desde setembro',
    expect: { ...sinceSeptember, direction: out, categories: eatingOut, min: 150.01 },
  },
  { ask: 'luz que veio acima de 250 esse ano', expect: { ...thisYear, categories: light, min: 250.01 } },
  {
    ask: 'pix que mandei de pelo menos 100 reais neste mês',
    expect: { ...thisMonth, direction: out, categories: pix, min: 100 },
  },
  {
    ask: 'mercadolivre por volta de 1,2 mil este ano',
    expect: { ...thisYear, merchants: ['mercadolivre'], ...about(1200) },
  },
  {
    ask: 'mercado que não passou de 150 reais desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', categories: market, max: 150 },
  },

  // periods
  { ask: 'gastos no feriado de 7 de setembro', expect: { ...on('2026-09-07'), direction: out } },
  { ask: 'o que eu gastei no dia das crianças?', expect: { ...on('2026-10-12'), direction: out } },
  { ask: 'no feriado da consciência negra saiu quanto?', expect: { ...on('2026-11-20'), direction: out } },
  { ask: 'gastei alguma coisa em finados?', expect: { ...on('2026-11-02'), direction: out } },
  {
    ask: 'no feriado da proclamação da república, quanto gastei no cartão?',
    expect: { ...on('2026-11-15'), direction: out, accountType: 'CREDIT' },
  },
  { ask: 'em tiradentes gastei com o quê?', expect: { ...on('2026-04-21'), direction: out } },
  { ask: 'gastos do fim de semana passado', expect: { from: '2026-11-14', to: '2026-11-15', direction: out } },
  {
    ask: 'de 10 a 15 de novembro quanto foi de delivery?',
    expect: { from: '2026-11-10', to: '2026-11-15', categories: delivery },
  },
  { ask: 'inter, entre 01/10 e 15/10', expect: { from: '2026-10-01', to: '2026-10-15', accounts: inter } },
  {
    ask: 'gastos no nubank na primeira quinzena de outubro',
    expect: { from: '2026-10-01', to: '2026-10-15', direction: out, accounts: nubank },
  },
  { ask: 'ifood segunda quinzena de setembro', expect: { from: '2026-09-16', to: '2026-09-30', merchants: ['ifood'] } },
  {
    ask: 'do dia 8 pra cá quanto gastei em mercado',
    expect: { from: '2026-11-08', to: '2026-11-21', direction: out, categories: market },
  },
  {
    ask: 'pix que fiz nos últimos 15 dias',
    expect: { from: '2026-11-07', to: '2026-11-21', direction: out, categories: pix },
  },
  {
    ask: 'na semana retrasada, quanto gastei com veterinario?',
    expect: { from: '2026-11-02', to: '2026-11-08', direction: out, categories: pet },
  },
  { ask: 'gasolina no trimestre passado', expect: { from: '2026-07-01', to: '2026-09-30', categories: fuel } },
  {
    ask: 'restaurantes no primeiro semestre de 2026',
    expect: { from: '2026-01-01', to: '2026-06-30', categories: eatingOut },
  },
  {
    ask: 'quanto gastei com uber ano passado',
    expect: { from: '2025-01-01', to: '2025-12-31', direction: out, merchants: ['uber'] },
  },
  {
    ask: 'what did I pay at kabum in November of last year',
    expect: { from: '2025-11-01', to: '2025-11-30', direction: out, merchants: ['kabum'] },
  },
  { ask: 'quanto eu gastei nessa segunda feira, dia 16', expect: { ...on('2026-11-16'), direction: out } },
  { ask: 'quanto entrou na sexta, dia 20?', expect: { ...on('2026-11-20'), direction: income } },
  { ask: 'what have I spent today?', expect: { ...on('2026-11-21'), direction: out } },
  {
    ask: 'farmacia nesses dez ultimos dias moço, quanto deu',
    expect: { from: '2026-11-12', to: '2026-11-21', categories: pharmacy },
  },
  {
    ask: 'quanto recebi de salário de julho a setembro',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: income, categories: ['Salário'] },
  },
  { ask: 'o que gastei no dia 28/12/2025', expect: { ...on('2025-12-28'), direction: out } },
  { ask: 'Cinemark, past two months', expect: { from: '2026-09-21', to: '2026-11-21', merchants: ['cinemark'] } },
  {
    ask: 'rappi no segundo semestre do ano passado',
    expect: { from: '2025-07-01', to: '2025-12-31', merchants: ['rappi'] },
  },
  {
    ask: 'gastos do inter de quinta até hoje',
    expect: { from: '2026-11-19', to: '2026-11-21', direction: out, accounts: inter },
  },

  // status
  { ask: 'o que ainda tá pendente no nubank?', expect: { status: ['PENDING'], accounts: nubank } },
  {
    ask: 'só o que já caiu de restaurante neste mês',
    expect: { ...thisMonth, status: ['POSTED'], categories: eatingOut },
  },
  { ask: 'pix pendente', expect: { status: ['PENDING'], categories: pix } },
  {
    ask: 'tudo que ainda não compensou nos cartões essa semana',
    expect: { ...thisWeek, status: ['PENDING'], accountType: 'CREDIT' },
  },
  {
    ask: 'uber já confirmado desse mês, sem os pendentes',
    expect: { ...thisMonth, status: ['POSTED'], merchants: ['uber'] },
  },

  // without, or, and
  {
    ask: 'tudo que gastei este mês menos mercado e aluguel',
    expect: { ...thisMonth, direction: out, notCategories: ['Supermercado', 'Aluguel'] },
  },
  {
    ask: 'gastos da semana passada sem contar o uber nem os pix',
    expect: { ...lastWeek, direction: out, notMerchants: ['uber'], notCategories: pix },
  },
  { ask: 'uber ou 99 nessa semana', expect: { ...thisWeek, merchants: ['uber', ...ninetyNine] } },
  {
    ask: 'quanto gastei com mercado e uber mês passado',
    expect: { ...lastMonth, direction: out, categories: market, merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'quanto recebi esse mês tirando o salário',
    expect: { ...thisMonth, direction: income, notCategories: ['Salário'] },
  },
  { ask: 'droga raia ou drogasil esse mês', expect: { ...thisMonth, merchants: ['droga raia', 'drogasil'] } },
  {
    ask: 'luz, água e internet de setembro',
    expect: { ...september, categories: ['Eletricidade', 'Água', 'Internet'] },
  },
  {
    ask: 'padaria estrela ou bar do alemão neste mês',
    expect: { ...thisMonth, merchants: ['padaria estrela', 'bar do alemao'] },
  },
  {
    ask: 'restaurante que não seja o outback, em novembro',
    expect: { ...thisMonth, categories: eatingOut, notMerchants: ['outback'] },
  },
  { ask: 'mercado menos assaí nesse ano', expect: { ...thisYear, categories: market, notMerchants: ['assai'] } },
  {
    ask: 'gastei quanto com transporte fora gasolina em outubro?',
    expect: { ...lastMonth, direction: out, categories: ['Transporte'], notCategories: fuel },
  },
  {
    ask: 'compras online desde setembro, exceto amazon',
    expect: { ...sinceSeptember, categories: ['Compras online'], notMerchants: ['amazon'] },
  },
  {
    ask: 'cinema ou livraria em outubro',
    expect: { ...lastMonth, categories: ['Cinema, teatro e concertos', 'Livraria'] },
  },
  {
    ask: 'mercado e rappi essa semana',
    expect: { ...thisWeek, categories: market, merchants: ['rappi'], join: 'either' },
  },
  {
    ask: 'restaurante ou ifood nos últimos 7 dias',
    expect: { from: '2026-11-15', to: '2026-11-21', categories: eatingOut, merchants: ['ifood'], join: 'either' },
  },
  {
    ask: 'saidas do itau em outubro sem fatura, sem escola e sem aluguel',
    expect: {
      ...lastMonth,
      direction: out,
      accounts: itau,
      notCategories: ['Pagamento de cartão de crédito', 'Escola', 'Aluguel'],
    },
  },
  {
    ask: 'pix que mandei este mês, menos os da diarista',
    expect: { ...thisMonth, direction: out, categories: pix, notMerchants: ['diarista'] },
  },

  // long and indirect
  {
    ask: 'Boa noite, eu sou meio ruim com essas coisas de internet não, mas queria que você me falasse, por favor, quanto que eu já paguei de condomínio desde março',
    expect: { from: '2026-03-01', to: '2026-11-21', direction: out, merchants: ['condominio'] },
  },
  {
    ask: 'deixa eu te perguntar uma coisa, o carlos mendes ficou de me passar uma grana, quanto ele me mandou esse mês?',
    expect: { ...thisMonth, direction: income, merchants: ['carlos mendes'] },
  },
  {
    ask: 'então, tava olhando aqui e achei que tá indo muita grana em posto de gasolina, me separa aí os gastos que passaram de 150 este ano',
    expect: { ...thisYear, direction: out, categories: fuel, min: 150.01 },
  },
  {
    ask: 'cara, olha só, eu viajei em outubro e queria ver o que foi de hotel e pedágio naquele mês',
    expect: { ...lastMonth, categories: ['Hospedagem', 'Pedágios e pagamentos no veículo'] },
  },
  {
    ask: 'tô fechando as contas aqui e preciso dos gastos do cartão inter de setembro, tirando o mercado livre, obrigada viu',
    expect: { ...september, direction: out, accounts: inter, notMerchants: ['mercadolivre'] },
  },
  {
    ask: 'ei me ajuda aí, do que eu gastei no nubank este mês tira ifood e uber e me mostra o resto',
    expect: { ...thisMonth, direction: out, accounts: nubank, notMerchants: ['ifood', 'uber'] },
  },
  {
    ask: 'vc consegue puxar td q eu recebi por pix desde agosto q seja igual ou maior que 300',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: income, categories: pix, min: 300 },
  },
  {
    ask: 'Prezado assistente, solicito a relação de despesas com supermercado superiores a R$ 400,00 no período de 01/08/2026 a 31/10/2026. Grato.',
    expect: { from: '2026-08-01', to: '2026-10-31', direction: out, categories: market, min: 400.01 },
  },
  {
    ask: 'mano do céu nem quero olhar mas fala aí quanto eu gastei de delivery em setembro kkkk',
    expect: { ...september, direction: out, categories: delivery },
  },
  {
    ask: 'ai amiga me conta uma coisa quanto que eu gastei na renner de setembro pra cá',
    expect: { ...sinceSeptember, direction: out, merchants: ['renner'] },
  },
  {
    ask: 'eu acho que paguei a sabesp duas vezes, dá uma conferida nos pagamentos dela de setembro pra cá por favor',
    expect: { ...sinceSeptember, direction: out, merchants: ['sabesp'] },
  },
  {
    ask: 'egua maninho, quanto foi de restaurante e delivery no mes passado?',
    expect: { ...lastMonth, categories: [...eatingOut, ...delivery] },
  },
  {
    ask: 'me veja por obséquio os pagamentos feitos ao marco antonio dias no corrente ano',
    expect: { ...thisYear, direction: out, merchants: ['marco antonio dias'] },
  },
  {
    ask: 'oi sumida rs, quanto eu gastei com cinema em outubro e novembro, pode me dizer?',
    expect: { from: '2026-10-01', to: '2026-11-30', direction: out, categories: ['Cinema, teatro e concertos'] },
  },
  {
    ask: 'queria dar uma olhadinha no que foi pago ontem por pix, se não for incômodo',
    expect: { ...on('2026-11-20'), direction: out, categories: pix },
  },
  {
    ask: 'Então eu preciso saber pra declarar né quanto que eu paguei de escola este ano inteirinho',
    expect: { ...thisYear, direction: out, categories: ['Escola'] },
  },
  { ask: 'qnt gstei c gazolina nos ultimo 30 dia', expect: { ...last30, direction: out, categories: fuel } },

  // installments
  { ask: 'o que eu parcelei no nubank esse mês?', expect: none },
  { ask: 'mostra as compras parceladas em 10x', expect: none },

  // English
  {
    ask: 'how much did I spend on groceries in September',
    expect: { ...september, direction: out, categories: market },
  },
  {
    ask: 'uber rides over 30 reais I paid for since September',
    expect: { ...sinceSeptember, direction: out, merchants: ['uber'], min: 30.01 },
  },
  { ask: 'how much money came in this week?', expect: { ...thisWeek, direction: income } },
  { ask: 'list my pending transactions on the Inter card', expect: { status: ['PENDING'], accounts: inter } },
  {
    ask: 'spending between 100 and 200 on my Nubank card this month',
    expect: { ...thisMonth, direction: out, min: 100, max: 200, accounts: nubank },
  },
  { ask: 'all pix I sent to Joana Prado', expect: { direction: out, categories: pix, merchants: ['joana prado'] } },
  {
    ask: 'what did I spend in October from my checking account, except rent',
    expect: { ...lastMonth, direction: out, accountSubtype: 'CHECKING_ACCOUNT', notCategories: ['Aluguel'] },
  },
  { ask: 'pharmacy, at least 100 reais, last 6 months', expect: { ...last6Months, categories: pharmacy, min: 100 } },
  { ask: 'gas stations last week', expect: { ...lastWeek, categories: fuel } },
  {
    ask: 'hey, could you please tell me how much I spent eating out last month?',
    expect: { ...lastMonth, direction: out, categories: eatingOut },
  },
  {
    ask: 'parking and tolls this year please',
    expect: { ...thisYear, categories: ['Estacionamentos', 'Pedágios e pagamentos no veículo'] },
  },
  {
    ask: 'how much did I spend eating out on sundays this year',
    expect: { ...thisYear, direction: out, categories: eatingOut },
    unread: ['sundays'],
  },
  { ask: 'vet bills that made me cry this month', expect: { ...thisMonth, categories: pet }, unread: ['cry'] },

  // conditions that rows cannot answer
  {
    ask: 'quanto gastei de uber de madrugada esse mês?',
    expect: { ...thisMonth, direction: out, merchants: ['uber'] },
    unread: ['madrugada'],
  },
  { ask: 'ifood depois das 22h em setembro', expect: { ...september, merchants: ['ifood'] }, unread: ['22h'] },
  {
    ask: 'quanto eu gastei com restaurante aos domingos?',
    expect: { direction: out, categories: eatingOut },
    unread: ['domingos'],
  },
  {
    ask: 'em que mês gastei mais com mercado este ano?',
    expect: { ...thisYear, direction: out, categories: market },
    unread: ['mes'],
  },
  {
    ask: 'qual a segunda maior despesa na amazon neste mês',
    expect: { ...thisMonth, direction: out, merchants: ['amazon'] },
    unread: ['segunda'],
  },
  {
    ask: 'o que eu paguei em espécie na padaria este mês',
    expect: { ...thisMonth, direction: out, merchants: ['padaria'] },
    unread: ['especie'],
  },
  {
    ask: 'gastei mais com ifood ou com rappi este mês?',
    expect: { ...thisMonth, direction: out, merchants: ['ifood', 'rappi'] },
    unread: ['mais'],
  },
  {
    ask: 'gastos com mercado, semana a semana, desde setembro',
    expect: { ...sinceSeptember, direction: out, categories: market },
    unread: ['semana'],
  },
  { ask: 'qual a média que eu gasto de gasolina', expect: { direction: out, categories: fuel }, unread: ['media'] },
  { ask: 'faz uma previsão da conta de luz', expect: { categories: light }, unread: ['previsao'] },
  {
    ask: 'gastos desse mês no inter de que me arrependi',
    expect: { ...thisMonth, direction: out, accounts: inter },
    unread: ['arrependi'],
  },
  {
    ask: 'farmácia em dias úteis no mês de novembro',
    expect: { ...thisMonth, categories: pharmacy },
    unread: ['uteis'],
  },
  {
    ask: 'o que paguei por aproximação no nubank em outubro',
    expect: { ...lastMonth, direction: out, accounts: nubank },
    unread: ['aproximacao'],
  },
  {
    ask: 'o que gastei com o cartão virtual do inter em outubro',
    expect: { ...lastMonth, direction: out, accounts: inter },
    unread: ['virtual'],
  },
  { ask: 'tem cobrança duplicada da netflix?', expect: { merchants: ['netflix'] }, unread: ['duplicada'] },
  {
    ask: 'qual a porcentagem dos gastos de setembro que foi com restaurante?',
    expect: { ...september, direction: out, categories: eatingOut },
    unread: ['porcentagem'],
  },
  {
    ask: 'quanto deixei no posto na hora do almoço este ano',
    expect: { ...thisYear, direction: out, categories: fuel },
    unread: ['almoco'],
  },
  { ask: 'o mercado desse mês estourou a minha meta?', expect: { ...thisMonth, categories: market }, unread: ['meta'] },
  {
    ask: 'o que eu comprei bêbado na amazon este ano',
    expect: { ...thisYear, direction: out, merchants: ['amazon'] },
    unread: ['bebado'],
  },
  {
    ask: 'uber antes das oito da manhã na semana passada',
    expect: { ...lastWeek, merchants: ['uber'] },
    unread: ['manha'],
  },
  {
    ask: 'o que comprei com desconto no mercado livre este ano',
    expect: { ...thisYear, direction: out, merchants: ['mercadolivre'] },
    unread: ['desconto'],
  },
  { ask: 'gastos supérfluos de ontem', expect: { ...on('2026-11-20'), direction: out }, unread: ['superfluos'] },
  {
    ask: 'pix que mandei sem querer esse mês',
    expect: { ...thisMonth, direction: out, categories: pix },
    unread: ['querer'],
  },
  {
    ask: 'a conta de água tá subindo? mostra as de 2026',
    expect: { ...thisYear, categories: ['Água'] },
    unread: ['subindo'],
  },
  {
    ask: 'ontem e anteontem, o que gastei que dava pra cortar?',
    expect: { from: '2026-11-19', to: '2026-11-20', direction: out },
    unread: ['cortar'],
  },
  {
    ask: 'em qual dia da semana passada gastei mais no cartão?',
    expect: { ...lastWeek, direction: out, accountType: 'CREDIT' },
    unread: ['dia'],
  },
  {
    ask: 'evolução dos gastos com delivery este ano',
    expect: { ...thisYear, direction: out, categories: delivery },
    unread: ['evolucao'],
  },
  {
    ask: 'gasolina da semana passada, quantos litros deu?',
    expect: { ...lastWeek, categories: fuel },
    unread: ['litros'],
  },
  {
    ask: 'o que paguei na amazon este mês e ainda não chegou em casa?',
    expect: { ...thisMonth, direction: out, merchants: ['amazon'] },
    unread: ['chegou'],
  },
  {
    ask: 'streaming que ninguém assiste lá em casa, este mês',
    expect: { ...thisMonth, categories: streaming },
    unread: ['assiste'],
  },
  {
    ask: 'gastos com pet acima do normal este ano',
    expect: { ...thisYear, direction: out, categories: pet },
    unread: ['normal'],
  },
  {
    ask: 'ipiranga e shell de julho pra cá, só os valores redondos',
    expect: { from: '2026-07-01', to: '2026-11-21', merchants: ['ipiranga', 'shell'] },
    unread: ['redondos'],
  },
  {
    ask: 'gastos de outubro agrupados por categoria no nubank',
    expect: { ...lastMonth, direction: out, accounts: nubank },
    unread: ['categoria'],
  },

  // orders and counts
  {
    ask: 'última compra na drogasil',
    expect: { direction: out, merchants: ['drogasil'] },
    elseUnread: ['ultima'],
    applied: { ...on('2026-11-20'), direction: out, merchants: ['drogasil'] },
  },
  {
    ask: 'qual foi o maior gasto de mercado do mês passado',
    expect: { ...lastMonth, direction: out, categories: market },
    elseUnread: ['maior'],
    applied: { ...lastMonth, direction: out, categories: market, min: 145.31 },
  },
  {
    ask: 'os dois maiores gastos na amazon esse mês',
    expect: { ...thisMonth, direction: out, merchants: ['amazon'] },
    elseUnread: ['maiores'],
    applied: { ...thisMonth, direction: out, merchants: ['amazon'], min: 404.21 },
  },
  {
    ask: 'a conta de luz mais cara do ano',
    expect: { ...thisYear, categories: light },
    elseUnread: ['cara'],
    applied: { ...thisYear, categories: light, min: 303.54 },
  },
  {
    ask: 'quando foi a última vez que gastei no outback',
    expect: { direction: out, merchants: ['outback'] },
    elseUnread: ['ultima'],
    applied: { ...on('2026-11-15'), direction: out, merchants: ['outback'] },
  },
  {
    ask: 'o pix mais alto que mandei este mês',
    expect: { ...thisMonth, direction: out, categories: pix },
    elseUnread: ['alto'],
    applied: { ...thisMonth, direction: out, categories: pix, min: 1500 },
  },
  {
    ask: 'the largest grocery expense since September',
    expect: { ...sinceSeptember, direction: out, categories: market },
    elseUnread: ['largest'],
    applied: { ...sinceSeptember, direction: out, categories: market, min: 939.47 },
  },
];
