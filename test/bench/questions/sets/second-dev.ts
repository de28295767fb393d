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

const out = { direction: 'out' } as const;
const income = { direction: 'in' } as const;
const on = (from: string, to = from) => ({ from, to });
const today = on('2026-11-21');
const itau = { accounts: ['Conta Corrente Itaú'] };
const caixa = { accounts: ['Poupança Caixa'] };
const nubank = { accounts: ['Nubank Mastercard'] };
const inter = { accounts: ['Inter Visa Gold'] };
const card = { accountType: 'CREDIT' } as const;
const market = ['Supermercado'];
const pharmacy = ['Farmácia'];
const delivery = ['Delivery de alimentos'];
const eatingOut = ['Restaurantes, bares e lanchonetes'];
const fuel = ['Postos de gasolina'];
const pets = ['Pet shops e veterinários'];
const pix = ['Transferência - PIX', 'Transferência para terceiros - PIX'];
const own = ['Transferência mesma titularidade'];
const bill = ['Pagamento de cartão de crédito'];
const ninetyNine = ['99pop', '99app', '99 tecnologia'];

/** Written by an author who had not seen the rules nor another set; its mistakes may be looked at. */
export const questions: readonly Question[] = [
  // Periods and categories.
  { ask: 'quanto gastei de mercado esse mês', expect: { ...thisMonth, ...out, categories: market } },
  { ask: 'oi, tudo bem? me vê aí quanto foi de farmacia em setembro', expect: { ...september, categories: pharmacy } },
  { ask: 'bah tchê, quanto deixei no posto desde setembro?', expect: { ...sinceSeptember, ...out, categories: fuel } },
  { ask: 'meus gastos da semana passada', expect: { ...lastWeek, ...out } },
  { ask: 'o que entrou na conta essa semana?', expect: { ...thisWeek, ...income } },
  { ask: 'qto gastei c delivery nos ultimos 30 dias', expect: { ...last30, ...out, categories: delivery } },
  {
    ask: 'uai sô, quanto que eu paguei de luz esse ano?',
    expect: { ...thisYear, ...out, categories: ['Eletricidade'] },
  },
  { ask: 'conta de água dos últimos 6 meses', expect: { ...last6Months, categories: ['Água'] } },
  { ask: 'me mostra tudo de ontem', expect: on('2026-11-20') },
  { ask: 'quanto saiu anteontem', expect: { ...on('2026-11-19'), ...out } },
  { ask: 'o que eu gastei hoje até agora', expect: { ...today, ...out } },
  { ask: 'movimentação do dia 17', expect: on('2026-11-17') },
  { ask: 'gastos entre os dias 5 e 10', expect: { ...on('2026-11-05', '2026-11-10'), ...out } },
  { ask: 'despesas de 1º a 15 de outubro no cartão', expect: { ...on('2026-10-01', '2026-10-15'), ...out, ...card } },
  {
    ask: 'primeira quinzena de novembro, só o que gastei comendo fora',
    expect: { ...on('2026-11-01', '2026-11-15'), ...out, categories: eatingOut },
  },
  { ask: 'extrato da semana retrasada por favor', expect: on('2026-11-02', '2026-11-08') },
  { ask: 'quanto foi de mercado no mês retrasado', expect: { ...september, categories: market } },
  { ask: 'recebi quanto de salario em outubro?', expect: { ...lastMonth, ...income, categories: ['Salário'] } },
  {
    ask: 'quanto o colégio me custou no primeiro semestre',
    expect: { ...on('2026-01-01', '2026-06-30'), ...out, categories: ['Escola'] },
  },
  {
    ask: 'gastos com uber no terceiro trimestre',
    expect: { ...on('2026-07-01', '2026-09-30'), ...out, merchants: ['uber'] },
  },
  { ask: 'aluguel de janeiro pra cá', expect: { ...thisYear, categories: ['Aluguel'] } },
  {
    ask: 'o que comprei de eletrônico no ano passado',
    expect: { ...on('2025-01-01', '2025-12-31'), ...out, categories: ['Eletrônicos'] },
  },
  { ask: 'quanto gastei em dezembro no itau', expect: { ...on('2025-12-01', '2025-12-31'), ...out, ...itau } },
  {
    ask: 'despeza de agosto a outubro com trasporte',
    expect: { ...on('2026-08-01', '2026-10-31'), ...out, categories: ['Transporte'] },
  },
  { ask: 'na sexta o que passou no nubank?', expect: { ...on('2026-11-20'), ...nubank } },
  { ask: 'gastei quanto desde terça?', expect: { ...on('2026-11-17', '2026-11-21'), ...out } },
  { ask: 'fim de semana passado gastei quanto mesmo', expect: { ...on('2026-11-14', '2026-11-15'), ...out } },
  { ask: 'últimas duas semanas de ifood', expect: { ...on('2026-11-08', '2026-11-21'), merchants: ['ifood'] } },
  {
    ask: 'nos últimos 10 dias quanto paguei no cinema',
    expect: { ...on('2026-11-12', '2026-11-21'), ...out, categories: ['Cinema, teatro e concertos'] },
  },
  { ask: 'gastos no inter em set/26', expect: { ...september, ...out, ...inter } },
  { ask: 'o que rolou em 10/10?', expect: on('2026-10-10') },
  {
    ask: 'tudo que saiu do itaú entre 15/09/2026 e 30/09/2026',
    expect: { ...on('2026-09-15', '2026-09-30'), ...out, ...itau },
  },
  {
    ask: 'gasto com streaming de vídeo no último mês',
    expect: { ...on('2026-10-21', '2026-11-21'), ...out, categories: ['Streaming de vídeo'] },
  },
  { ask: 'farmácia na última semana', expect: { ...on('2026-11-15', '2026-11-21'), categories: pharmacy } },
  {
    ask: 'desde o dia 10 quanto foi de restaurante',
    expect: { ...on('2026-11-10', '2026-11-21'), categories: eatingOut },
  },
  { ask: 'segundo semestre: viagens', expect: { ...on('2026-07-01', '2026-11-21'), categories: ['Viagens'] } },
  {
    ask: 'quanto foi de pedágio esse ano todo',
    expect: { ...thisYear, categories: ['Pedágios e pagamentos no veículo'] },
  },
  { ask: 'em julho gastei com o que', expect: { ...july, ...out } },
  { ask: 'lista o que eu paguei em agosto no cartão nubank', expect: { ...august, ...out, ...nubank } },
  // Holidays.
  { ask: 'quanto gastei no feriado da consciência negra', expect: { ...on('2026-11-20'), ...out } },
  { ask: 'quanto eu gastei no 7 de setembro', expect: { ...on('2026-09-07'), ...out } },
  { ask: 'no dia das mães gastei quanto', expect: { ...on('2026-05-10'), ...out } },
  { ask: 'despesa do feriado de tiradentes', expect: { ...on('2026-04-21'), ...out } },
  { ask: 'na proclamação da república quanto foi no cartão', expect: { ...on('2026-11-15'), ...card } },
  { ask: 'teve gasto no dia de nossa senhora aparecida?', expect: { ...on('2026-10-12'), ...out } },
  { ask: 'gastei algo na sexta-feira santa?', expect: { ...on('2026-04-03'), ...out } },
  // Amounts.
  { ask: 'gastos acima de 500 esse mês', expect: { ...thisMonth, ...out, min: 500.01 } },
  { ask: 'o que passou de cem reais na semana passada', expect: { ...lastWeek, min: 100.01 } },
  {
    ask: 'compras de 300 pila ou mais no cartão desde setembro',
    expect: { ...sinceSeptember, ...out, ...card, min: 300 },
  },
  { ask: 'saídas de no mínimo R$ 1.500,00', expect: { ...out, min: 1500 } },
  { ask: 'gastos até 20 reais', expect: { ...out, max: 20 } },
  { ask: 'corrida de uber que custou menos de 30 conto', expect: { merchants: ['uber'], max: 29.99 } },
  { ask: 'pix que mandei beirando 80 reais', expect: { ...out, categories: pix, ...about(80) } },
  { ask: 'algum lançamento de uns 400 no nubank', expect: { ...nubank, ...about(400) } },
  { ask: 'mercado entre 100 e 250', expect: { categories: market, min: 100, max: 250 } },
  { ask: 'gastei duzentos e tantos com o quê em novembro?', expect: { ...thisMonth, ...out, min: 200, max: 299.99 } },
  { ask: 'saiu mais de mil em outubro de onde?', expect: { ...lastMonth, ...out, min: 1000.01 } },
  { ask: 'entradas a partir de 300', expect: { ...income, min: 300 } },
  { ask: 'cadê aquele débito de 176,55', expect: { ...out, min: 176.55, max: 176.55 } },
  { ask: 'pix de exatamente 640 que recebi', expect: { ...income, categories: pix, min: 640, max: 640 } },
  {
    ask: 'mano, o que deu mais de 1,5 mil esse ano fora o aluguel',
    expect: { ...thisYear, min: 1500.01, notCategories: ['Aluguel'] },
  },
  { ask: 'delivery que não passou de 60', expect: { categories: delivery, max: 60 } },
  { ask: 'restaurante por volta de 130 reais', expect: { categories: eatingOut, ...about(130) } },
  { ask: 'farmacia abaixo de 70 este mes', expect: { ...thisMonth, categories: pharmacy, max: 69.99 } },
  { ask: 'quanto abasteci de cem reais pra cima no ano', expect: { ...thisYear, ...out, categories: fuel, min: 100 } },
  { ask: 'gastos de no máximo quinze reais nos últimos 6 meses', expect: { ...last6Months, ...out, max: 15 } },
  { ask: 'pedido no ifood de 80 a 120', expect: { merchants: ['ifood'], min: 80, max: 120 } },
  {
    ask: 'contas de luz q passaram de 250 em 2026',
    expect: { ...thisYear, categories: ['Eletricidade'], min: 250.01 },
  },
  {
    ask: 'tudo acima de dois mil e quinhentos que saiu da conta corrente',
    expect: { ...out, accountSubtype: 'CHECKING_ACCOUNT', min: 2500.01 },
  },
  { ask: 'comprinha de menos de vinte reais no inter', expect: { ...out, ...inter, max: 19.99 } },
  {
    ask: 'gasto na amazon de uns seiscentos e poucos',
    expect: { ...out, merchants: ['amazon'], min: 600, max: 699.99 },
  },
  {
    ask: 'saques de 300 esse ano',
    expect: { ...thisYear, categories: ['Transferência - Dinheiro'], min: 300, max: 300 },
  },
  { ask: 'veterinário q custou pelo menos 300', expect: { categories: pets, min: 300 } },
  { ask: 'vê p mim gastos em torno de 45 reais em setembro', expect: { ...september, ...out, ...about(45) } },
  {
    ask: 'transações superiores a R$ 3 mil no último mês',
    expect: { ...on('2026-10-21', '2026-11-21'), min: 3000.01 },
  },
  // Merchants.
  { ask: 'uber ou 99 esta semana', expect: { ...thisWeek, merchants: ['uber', ...ninetyNine] } },
  {
    ask: 'quanto torrei no mercado livre desde setembro',
    expect: { ...sinceSeptember, ...out, merchants: ['mercadolivre'] },
  },
  { ask: 'gastei qnto na amazom esse mes', expect: { ...thisMonth, ...out, merchants: ['amazon'] } },
  { ask: 'netflix e spotify desse ano', expect: { ...thisYear, merchants: ['netflix', 'spotify'] } },
  { ask: 'a renner me devolveu dinheiro?', expect: { ...income, merchants: ['renner'] } },
  { ask: 'tudo q comprei na renner', expect: { ...out, merchants: ['renner'] } },
  { ask: 'quanto a smart fit me cobrou em 2026', expect: { ...thisYear, ...out, merchants: ['smart fit'] } },
  { ask: 'droga raia e drogasil no ano', expect: { ...thisYear, merchants: ['droga raia', 'drogasil'] } },
  { ask: 'me fala do pao de açucar em outubro', expect: { ...lastMonth, merchants: ['pao de acucar'] } },
  { ask: 'qto deixei no assai em 2026?', expect: { ...thisYear, ...out, merchants: ['assai'] } },
  { ask: 'abasteci no shell esse mês?', expect: { ...thisMonth, ...out, merchants: ['shell'] } },
  { ask: 'todo pagamento pra vivo nos últimos seis meses', expect: { ...last6Months, ...out, merchants: ['vivo'] } },
  { ask: 'quanto gastei no outback e na churrascaria', expect: { ...out, merchants: ['outback', 'churrascaria'] } },
  { ask: 'o que eu gastei na padaria esse mes', expect: { ...thisMonth, ...out, merchants: ['padaria'] } },
  { ask: 'quanto mandei pra Joana Prado', expect: { ...out, merchants: ['joana prado'] } },
  {
    ask: 'o carlos mendes já me pagou? vê os pix dele',
    expect: { ...income, categories: pix, merchants: ['carlos mendes'] },
  },
  { ask: 'quanto eu paguei pra diarista em novembro', expect: { ...thisMonth, ...out, merchants: ['diarista'] } },
  {
    ask: 'marco antônio dias, pix enviados no ano',
    expect: { ...thisYear, ...out, categories: pix, merchants: ['marco antonio dias'] },
  },
  { ask: 'everything from rappi in 2026', expect: { ...thisYear, merchants: ['rappi'] } },
  { ask: 'cinemark, meu, quanto já foi esse mês?', expect: { ...thisMonth, merchants: ['cinemark'] } },
  { ask: 'sabesp e enel de janeiro até agora', expect: { ...thisYear, merchants: ['sabesp', 'enel'] } },
  { ask: 'quanto gastei de chatgpt nos últimos 6 meses', expect: { ...last6Months, ...out, merchants: ['chatgpt'] } },
  { ask: 'condomínio desde julho', expect: { ...on('2026-07-01', '2026-11-21'), merchants: ['condominio'] } },
  {
    ask: 'a tecnova me pagou quanto em novembro contando o décimo terceiro',
    expect: { ...thisMonth, ...income, merchants: ['tecnova'] },
  },
  { ask: 'how much went to steam and airbnb in 2026', expect: { ...thisYear, ...out, merchants: ['steam', 'airbnb'] } },
  // Category and merchant together.
  {
    ask: 'mercado e uber dessa semana',
    expect: { ...thisWeek, categories: market, merchants: ['uber'], join: 'either' },
  },
  { ask: 'mercado no carrefour em novembro', expect: { ...thisMonth, categories: market, merchants: ['carrefour'] } },
  {
    ask: 'quanto gastei com gasolina e com a amazon em outubro',
    expect: { ...lastMonth, ...out, categories: fuel, merchants: ['amazon'], join: 'either' },
  },
  {
    ask: 'ifood ou restaurante, neste mês',
    expect: { ...thisMonth, categories: eatingOut, merchants: ['ifood'], join: 'either' },
  },
  {
    ask: 'farmácia e netflix no nubank',
    expect: { ...nubank, categories: pharmacy, merchants: ['netflix'], join: 'either' },
  },
  { ask: 'gazolina no ipiranga este ano', expect: { ...thisYear, categories: fuel, merchants: ['ipiranga'] } },
  {
    ask: 'aluguel e condomínio de outubro',
    expect: { ...lastMonth, categories: ['Aluguel'], merchants: ['condominio'], join: 'either' },
  },
  {
    ask: 'roupa e mercado livre desde setembro, só o que gastei',
    expect: { ...sinceSeptember, ...out, categories: ['Vestuário'], merchants: ['mercadolivre'], join: 'either' },
  },
  // Several categories.
  {
    ask: 'luz, água e internet de outubro',
    expect: { ...lastMonth, categories: ['Eletricidade', 'Água', 'Internet'] },
  },
  {
    ask: 'quanto gastei com o cachorro esse ano, ração veterinário essas coisas',
    expect: { ...thisYear, ...out, categories: pets },
  },
  {
    ask: 'cinema e livraria nos últimos 30 dias',
    expect: { ...last30, categories: ['Cinema, teatro e concertos', 'Livraria'] },
  },
  {
    ask: 'dentista e joguinho de videogame no ano',
    expect: { ...thisYear, categories: ['Dentista', 'Jogos e videogames'] },
  },
  {
    ask: 'passagem aérea e hospedagem em 2026',
    expect: { ...thisYear, categories: ['Aeroportos e cias. aéreas', 'Hospedagem'] },
  },
  // Directions and banking.
  { ask: 'quanto investi esse ano', expect: { ...thisYear, ...out, categories: ['Investimentos'] } },
  {
    ask: 'quanto rendeu a poupança em 2026',
    expect: { ...thisYear, ...income, categories: ['Juros de rendimentos de dividendos'] },
  },
  { ask: 'resgatei do cdb quando?', expect: { ...income, merchants: ['cdb'] } },
  { ask: 'pix recebidos em outubro', expect: { ...lastMonth, ...income, categories: pix } },
  { ask: 'quantos pix eu fiz essa semana', expect: { ...thisWeek, ...out, categories: pix } },
  { ask: 'quanto paguei de fatura nos ultimos 6 meses', expect: { ...last6Months, ...out, categories: bill } },
  { ask: 'transferências pra minha própria conta', expect: { ...out, categories: own } },
  { ask: 'bank fees this year', expect: { ...thisYear, categories: ['Taxas bancárias'] } },
  {
    ask: 'quanto me comeram de iof em 2026',
    expect: { ...thisYear, ...out, categories: ['Impostos sobre operações financeiras'] },
  },
  { ask: 'cashback I earned this year', expect: { ...thisYear, ...income, categories: ['Cashback'] } },
  {
    ask: 'ipva e iptu deste ano, quanto foi?',
    expect: { ...thisYear, categories: ['Taxas e impostos sobre veículos', 'Impostos sobre moradia'] },
  },
  { ask: 'donations I made in october', expect: { ...lastMonth, ...out, categories: ['Doações'] } },
  { ask: 'estorno do uber caiu?', expect: { ...income, merchants: ['uber'] } },
  { ask: 'quanto saquei em 2026', expect: { ...thisYear, ...out, categories: ['Transferência - Dinheiro'] } },
  { ask: 'recarga do bilhete único', expect: { merchants: ['bilhete unico'] } },
  { ask: 'quanto ganhei no mês passado', expect: { ...lastMonth, ...income } },
  { ask: 'tudo que caiu na poupança esse ano', expect: { ...thisYear, ...income, ...caixa } },
  { ask: 'gastos no visa gold este mes', expect: { ...thisMonth, ...out, ...inter } },
  { ask: 'o que foi no mastercard semana passada', expect: { ...lastWeek, ...nubank } },
  { ask: 'despesas do roxinho em outubro', expect: { ...lastMonth, ...out, ...nubank } },
  {
    ask: 'gastos dos dois cartões, inter e nubank, nesta semana',
    expect: { ...thisWeek, ...out, accounts: ['Inter Visa Gold', 'Nubank Mastercard'] },
  },
  { ask: 'só o que saiu da conta corrente do Itaú em novembro', expect: { ...thisMonth, ...out, ...itau } },
  // Statuses.
  { ask: 'o que tá pendente no inter', expect: { ...inter, status: ['PENDING'] } },
  { ask: 'compras pendentes acima de 200', expect: { ...out, status: ['PENDING'], min: 200.01 } },
  { ask: 'essa semana, só o que já caiu', expect: { ...thisWeek, status: ['POSTED'] } },
  { ask: 'delivery ainda não confirmado', expect: { categories: delivery, status: ['PENDING'] } },
  {
    ask: 'uber já lançado em novembro, sem os pendentes',
    expect: { ...thisMonth, merchants: ['uber'], status: ['POSTED'] },
  },
  { ask: 'tem pix pendente?', expect: { categories: pix, status: ['PENDING'] } },
  // Exclusions.
  { ask: 'gastos de novembro menos mercado', expect: { ...thisMonth, ...out, notCategories: market } },
  {
    ask: 'semana passada, tirando a fatura do cartão, o que gastei',
    expect: { ...lastWeek, ...out, notCategories: bill },
  },
  {
    ask: 'mermão quanto é que eu gastei essa semana sem contar o uber nem pix',
    expect: { ...thisWeek, ...out, notCategories: pix, notMerchants: ['uber'] },
  },
  {
    ask: 'transporte fora gasolina este ano',
    expect: { ...thisYear, categories: ['Transporte'], notCategories: fuel },
  },
  { ask: 'delivery exceto rappi', expect: { categories: delivery, notMerchants: ['rappi'] } },
  {
    ask: 'tudo do nubank em outubro, menos spotify e netflix',
    expect: { ...lastMonth, ...nubank, notMerchants: ['spotify', 'netflix'] },
  },
  { ask: 'mercado que não seja assaí', expect: { categories: market, notMerchants: ['assai'] } },
  {
    ask: 'gastos do mês passado sem aluguel, sem colégio e sem condomínio',
    expect: { ...lastMonth, ...out, notCategories: ['Aluguel', 'Escola'], notMerchants: ['condominio'] },
  },
  { ask: 'entradas que não são salário em novembro', expect: { ...thisMonth, ...income, notCategories: ['Salário'] } },
  // Installments.
  { ask: 'o que eu comprei parcelado', expect: none },
  { ask: 'compras em 10x no cartão esse ano', expect: none },
  // English.
  { ask: 'how much did I spend on groceries last month', expect: { ...lastMonth, ...out, categories: market } },
  { ask: 'uber rides over 40 reais since september', expect: { ...sinceSeptember, merchants: ['uber'], min: 40.01 } },
  { ask: 'show me pending transactions on my nubank card please', expect: { ...nubank, status: ['PENDING'] } },
  { ask: 'what did I pay for gas this year', expect: { ...thisYear, ...out, categories: fuel } },
  { ask: 'money received this week', expect: { ...thisWeek, ...income } },
  { ask: 'pharmacy or pets this month', expect: { ...thisMonth, categories: [...pharmacy, ...pets] } },
  { ask: 'spending at amazon between 300 and 450', expect: { ...out, merchants: ['amazon'], min: 300, max: 450 } },
  {
    ask: 'eating out in the past 10 days, at least 100',
    expect: { ...on('2026-11-12', '2026-11-21'), categories: eatingOut, min: 100 },
  },
  { ask: 'expenses yesterday except pix', expect: { ...on('2026-11-20'), ...out, notCategories: pix } },
  {
    ask: 'hey there, could you list my salary deposits in 2026',
    expect: { ...thisYear, ...income, categories: ['Salário'] },
  },
  { ask: 'netflix since july', expect: { ...on('2026-07-01', '2026-11-21'), merchants: ['netflix'] } },
  // Conditions that no filter of rows applies.
  {
    ask: 'gastos com uber depois das 22h este mês',
    expect: { ...thisMonth, ...out, merchants: ['uber'] },
    unread: ['22h'],
  },
  { ask: 'quanto gasto aos domingos com restaurante', expect: { ...out, categories: eatingOut }, unread: ['domingos'] },
  {
    ask: 'em que mês gastei mais com mercado esse ano',
    expect: { ...thisYear, ...out, categories: market },
    unread: ['mes'],
  },
  { ask: 'a segunda maior despesa de outubro', expect: { ...lastMonth, ...out }, unread: ['segunda'] },
  { ask: 'farmácia que paguei em dinheiro vivo', expect: { ...out, categories: pharmacy }, unread: ['dinheiro'] },
  {
    ask: 'gastos de outubro agrupados por categoria',
    expect: { ...lastMonth, ...out },
    unread: ['agrupados', 'categoria'],
  },
  { ask: 'ifood pedido de madrugada', expect: { merchants: ['ifood'] }, unread: ['madrugada'] },
  {
    ask: 'gastei mais com delivery este mês do que no anterior?',
    expect: { ...thisMonth, ...out, categories: delivery },
    unread: ['anterior'],
  },
  { ask: 'compras na amazon que me arrependi', expect: { ...out, merchants: ['amazon'] }, unread: ['arrependi'] },
  { ask: 'gastos desnecessários desta semana', expect: { ...thisWeek, ...out }, unread: ['desnecessarios'] },
  {
    ask: 'pix que mandei por engano em novembro',
    expect: { ...thisMonth, ...out, categories: pix },
    unread: ['engano'],
  },
  {
    ask: 'mercado que fui com a minha esposa mês passado',
    expect: { ...lastMonth, categories: market },
    unread: ['esposa'],
  },
  { ask: 'corridas de 99 na hora do almoço', expect: { merchants: ninetyNine }, unread: ['almoco'] },
  {
    ask: 'quanto gastei no carrefour de manhã esse ano',
    expect: { ...thisYear, ...out, merchants: ['carrefour'] },
    unread: ['manha'],
  },
  {
    ask: 'gasolina em dia de chuva desde setembro',
    expect: { ...sinceSeptember, categories: fuel },
    unread: ['chuva'],
  },
  {
    ask: 'restaurantes caros que frequentei em novembro',
    expect: { ...thisMonth, ...out, categories: eatingOut },
    unread: ['caros'],
  },
  {
    ask: 'netflix, quando aumentou o preço em 2026?',
    expect: { ...thisYear, merchants: ['netflix'] },
    unread: ['aumentou'],
  },
  { ask: 'gastos da semana em ordem alfabética', expect: { ...thisWeek, ...out }, unread: ['alfabetica'] },
  {
    ask: 'conta de água dá quanto por pessoa neste ano',
    expect: { ...thisYear, categories: ['Água'] },
    unread: ['pessoa'],
  },
  { ask: 'groceries this month grouped by store', expect: { ...thisMonth, categories: market }, unread: ['store'] },
  { ask: 'uber rides at night last month', expect: { ...lastMonth, merchants: ['uber'] }, unread: ['night'] },
  { ask: 'quanto sobra pra gastar com delivery', expect: { ...out, categories: delivery }, unread: ['sobra'] },
  {
    ask: 'piá do céu, gastei com roupa em shopping esse ano quanto',
    expect: { ...thisYear, ...out, categories: ['Vestuário'] },
    unread: ['shopping'],
  },
  {
    ask: 'farmácia que o plano reembolsa, esse mês',
    expect: { ...thisMonth, categories: pharmacy },
    unread: ['reembolsa'],
  },
  { ask: 'gastos feitos em Santos em outubro', expect: { ...lastMonth, ...out }, unread: ['santos'] },
  {
    ask: 'uber que dividi com a galera em novembro',
    expect: { ...thisMonth, merchants: ['uber'] },
    unread: ['dividi'],
  },
  {
    ask: 'pagamentos por aproximação no nubank essa semana',
    expect: { ...thisWeek, ...out, ...nubank },
    unread: ['aproximacao'],
  },
  {
    ask: 'suspicious charges on my inter card in november',
    expect: { ...thisMonth, ...out, ...inter },
    unread: ['suspicious'],
  },
  { ask: 'gastos com padaria nas segundas', expect: { ...out, merchants: ['padaria'] }, unread: ['segundas'] },
  // Orders and counts.
  {
    ask: 'qual foi meu maior gasto este mês',
    expect: { ...thisMonth, ...out },
    elseUnread: ['maior'],
    applied: { ...thisMonth, ...out, min: 2896.23 },
  },
  {
    ask: 'a conta de luz mais cara do ano',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    elseUnread: ['cara'],
    applied: { ...thisYear, categories: ['Eletricidade'], min: 303.54 },
  },
  {
    ask: 'última compra no carrefour',
    expect: { ...out, merchants: ['carrefour'] },
    elseUnread: ['ultima'],
    applied: { ...on('2026-11-05'), ...out, merchants: ['carrefour'] },
  },
  {
    ask: 'as 3 últimas idas no cinemark',
    expect: { merchants: ['cinemark'] },
    elseUnread: ['ultimas'],
    applied: { ...on('2026-11-04', '2026-11-21'), merchants: ['cinemark'] },
  },
  {
    ask: 'os dois maiores pix que recebi em outubro',
    expect: { ...lastMonth, ...income, categories: pix },
    elseUnread: ['maiores'],
    applied: { ...lastMonth, ...income, categories: pix, min: 200 },
  },
  {
    ask: 'primeiro uber de novembro',
    expect: { ...thisMonth, merchants: ['uber'] },
    elseUnread: ['primeiro'],
    applied: { ...on('2026-11-05'), merchants: ['uber'] },
  },
  {
    ask: 'o menor gasto na padaria este mês, faz favor',
    expect: { ...thisMonth, ...out, merchants: ['padaria'] },
    elseUnread: ['menor'],
    applied: { ...thisMonth, ...out, merchants: ['padaria'], max: 12.8 },
  },
  {
    ask: 'top 3 gastos com mercado em novembro',
    expect: { ...thisMonth, ...out, categories: market },
    elseUnread: ['top'],
    applied: { ...thisMonth, ...out, categories: market, min: 305.5 },
  },
];
