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

const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];
const itau = ['Conta Corrente Itaú'];
const day = (date: string): { from: string; to: string } => ({ from: date, to: date });
const since = (from: string): { from: string; to: string } => ({ from, to: '2026-11-21' });
const rides = 'Táxi e transporte privado urbano';
const fuel = 'Postos de gasolina';
const diners = 'Restaurantes, bares e lanchonetes';
const delivery = 'Delivery de alimentos';
const exactly = (amount: number): { min: number; max: number } => ({ min: amount, max: amount });
const ninetyNine = ['99pop', '99app', '99 tecnologia'];

/** Written without sight of the reader's rules or of the other sets. */
export const questions: readonly Question[] = [
  // Amounts and how they are introduced.
  {
    ask: 'compras que passaram de 500 reais no cartão esse mês',
    expect: { ...thisMonth, accountType: 'CREDIT', direction: 'out', min: 500.01 },
  },
  {
    ask: 'mercado a partir de 400 reais desde setembro',
    expect: { ...sinceSeptember, categories: ['Supermercado'], min: 400 },
  },
  { ask: 'me mostra pix enviado de no mínimo 300', expect: { direction: 'out', merchants: ['pix'], min: 300 } },
  { ask: 'saiu alguma coisa beirando 1500 em novembro?', expect: { ...thisMonth, direction: 'out', ...about(1500) } },
  {
    ask: 'teve gasto de uns 200 no posto mês passado?',
    expect: { ...lastMonth, direction: 'out', categories: [fuel], ...about(200) },
  },
  {
    ask: 'corridas de uber que custaram pelo menos 40 reais',
    expect: { direction: 'out', merchants: ['uber'], min: 40 },
  },
  { ask: 'ifood abaixo de 60 nos últimos 30 dias', expect: { ...last30, merchants: ['ifood'], max: 59.99 } },
  { ask: 'compras na amazon acima de 400', expect: { direction: 'out', merchants: ['amazon'], min: 400.01 } },
  {
    ask: 'farmacia entre 50 e 130 reais esse mes',
    expect: { ...thisMonth, categories: ['Farmácia'], min: 50, max: 130 },
  },
  {
    ask: 'contas de luz que passaram de 250 esse ano',
    expect: { ...thisYear, categories: ['Eletricidade'], min: 250.01 },
  },
  { ask: 'pix recebido de 640 reais', expect: { direction: 'in', merchants: ['pix'], ...exactly(640) } },
  { ask: 'saídas de mais de mil reais em setembro', expect: { ...september, direction: 'out', min: 1000.01 } },
  {
    ask: 'o que entrou na conta corrente acima de 500 conto desde setembro',
    expect: { ...sinceSeptember, direction: 'in', accountSubtype: 'CHECKING_ACCOUNT', min: 500.01 },
  },
  {
    ask: 'gastei cinquenta reais cravados no posto quando?',
    expect: { direction: 'out', categories: [fuel], ...exactly(50) },
  },
  { ask: 'restaurantes por volta de 130 reais', expect: { categories: [diners], ...about(130) } },
  { ask: 'quero ver estacionamento até 20 reais', expect: { categories: ['Estacionamentos'], max: 20 } },
  { ask: 'gastos de menos de 20 reais na padaria', expect: { direction: 'out', merchants: ['padaria'], max: 19.99 } },
  {
    ask: 'kabum a partir de 1.000 desde outubro de 2025',
    expect: { ...since('2025-10-01'), merchants: ['kabum'], min: 1000 },
  },
  { ask: 'pix de uns 80 pra diarista rosangela', expect: { direction: 'out', merchants: ['rosangela'], ...about(80) } },
  {
    ask: 'compras no mercado livre de no máximo 300',
    expect: { direction: 'out', merchants: ['mercadolivre'], max: 300 },
  },
  { ask: 'achei uma compra de R$ 1.250,75, qual é?', expect: { direction: 'out', ...exactly(1250.75) } },
  { ask: 'mercado beirando os 150 esse ano', expect: { ...thisYear, categories: ['Supermercado'], ...about(150) } },
  { ask: 'lançamentos a partir de 2 mil no itaú em outubro', expect: { ...lastMonth, accounts: itau, min: 2000 } },
  {
    ask: 'saques de pelo menos 200 este ano',
    expect: { ...thisYear, direction: 'out', merchants: ['saque'], min: 200 },
  },
  {
    ask: 'gastos acima de 100 e abaixo de 130 no nubank em setembro',
    expect: { ...september, direction: 'out', accounts: nubank, min: 100.01, max: 129.99 },
  },
  { ask: 'pix que mandei e que não passaram de 100', expect: { direction: 'out', merchants: ['pix'], max: 100 } },
  {
    ask: 'compras online de 350 pra cima desde outubro',
    expect: { ...since('2026-10-01'), direction: 'out', categories: ['Compras online'], min: 350 },
  },
  {
    ask: 'restaurante que deu mais de cem reais no mês passado',
    expect: { ...lastMonth, categories: [diners], min: 100.01 },
  },

  // Courtesies and requests that ask for nothing.
  {
    ask: 'oi, tudo bem? me manda os gastos com farmácia de setembro',
    expect: { ...september, direction: 'out', categories: ['Farmácia'] },
  },
  {
    ask: 'bom dia! pode ver pra mim quanto gastei de uber semana passada?',
    expect: { ...lastWeek, direction: 'out', merchants: ['uber'] },
  },
  {
    ask: 'boa noite, será que vc consegue me dizer quanto foi de ifood esse mês, por favor',
    expect: { ...thisMonth, merchants: ['ifood'] },
  },
  {
    ask: 'e aí, beleza? dá uma olhada nas compras da renner pra mim',
    expect: { direction: 'out', merchants: ['renner'] },
  },
  {
    ask: 'opa, queria saber o q recebi de pix ontem',
    expect: { ...day('2026-11-20'), direction: 'in', merchants: ['pix'] },
  },
  { ask: 'fala aí, quanto já foi em gasolina esse mês?', expect: { ...thisMonth, categories: [fuel] } },
  {
    ask: 'desculpa incomodar, mas preciso da lista do que paguei pra Joana Prado',
    expect: { direction: 'out', merchants: ['joana prado'] },
  },
  {
    ask: 'pode me ajudar? tô procurando uma compra de livraria',
    expect: { direction: 'out', categories: ['Livraria'] },
  },
  {
    ask: 'obrigado! agora me passa só o cinema dos últimos 30 dias',
    expect: { ...last30, categories: ['Cinema, teatro e concertos'] },
  },
  {
    ask: 'por gentileza, verifique as contas de água e luz de setembro',
    expect: { ...september, categories: ['Água', 'Eletricidade'] },
  },
  {
    ask: 'me ajuda rapidinho: total de estacionamento e pedágio desde setembro',
    expect: { ...sinceSeptember, categories: ['Estacionamentos', 'Pedágios e pagamentos no veículo'] },
  },
  { ask: 'olá assistente, me conta quanto foi a escola em outubro', expect: { ...lastMonth, categories: ['Escola'] } },
  {
    ask: 'quando puder, me envia os lançamentos da poupança de setembro',
    expect: { ...september, accountSubtype: 'SAVINGS_ACCOUNT' },
  },
  {
    ask: 'cara, me diz uma coisa: quanto gastei com veterinário?',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  { ask: 'valeu, só mais uma: quanto foi de spotify esse ano', expect: { ...thisYear, merchants: ['spotify'] } },
  {
    ask: 'tem como puxar pra mim o extrato da caixa do mês passado?',
    expect: { ...lastMonth, accounts: ['Poupança Caixa'] },
  },
  {
    ask: 'boa tarde, gostaria de consultar meus gastos no inter em setembro',
    expect: { ...september, direction: 'out', accounts: inter },
  },
  {
    ask: 'vê aí pra mim se caiu meu salário esse mês',
    expect: { ...thisMonth, direction: 'in', categories: ['Salário'] },
  },

  // Verbs that say the direction.
  { ask: 'quanto investi esse ano?', expect: { ...thisYear, direction: 'out', categories: ['Investimentos'] } },
  {
    ask: 'quanto rendeu minha poupança esse ano',
    expect: { ...thisYear, direction: 'in', categories: ['Juros de rendimentos de dividendos'] },
  },
  { ask: 'quanto deixei no posto desde setembro', expect: { ...sinceSeptember, direction: 'out', categories: [fuel] } },
  { ask: 'quanto deixei no uber em outubro', expect: { ...lastMonth, direction: 'out', merchants: ['uber'] } },
  { ask: 'quanto recebi de salário em 2026', expect: { ...thisYear, direction: 'in', categories: ['Salário'] } },
  { ask: 'resgatei quanto do cdb em outubro?', expect: { ...lastMonth, direction: 'in', merchants: ['cdb'] } },
  { ask: 'quanto torrei em delivery mês passado', expect: { ...lastMonth, direction: 'out', categories: [delivery] } },
  { ask: 'quanto a amazon me devolveu esse ano?', expect: { ...thisYear, direction: 'in', merchants: ['amazon'] } },
  { ask: 'o que me pagaram via pix em outubro', expect: { ...lastMonth, direction: 'in', merchants: ['pix'] } },
  { ask: 'quanto transferi pro marco antonio', expect: { direction: 'out', merchants: ['marco antonio'] } },
  { ask: 'quanto ganhei de cashback esse ano', expect: { ...thisYear, direction: 'in', categories: ['Cashback'] } },
  { ask: 'quanto saquei esse ano', expect: { ...thisYear, direction: 'out', merchants: ['saque'] } },
  { ask: 'quanto apliquei em cdb em setembro', expect: { ...september, direction: 'out', merchants: ['cdb'] } },
  { ask: 'o que doei esse ano?', expect: { ...thisYear, direction: 'out', categories: ['Doações'] } },
  { ask: 'quanto já paguei de aluguel este ano', expect: { ...thisYear, direction: 'out', categories: ['Aluguel'] } },
  {
    ask: 'quanto me estornaram desde setembro',
    expect: { ...sinceSeptember, direction: 'in', merchants: ['estorno'] },
  },
  { ask: 'quanto gastei em restaurante essa semana?', expect: { ...thisWeek, direction: 'out', categories: [diners] } },
  { ask: 'abasteci quantas vezes em outubro', expect: { ...lastMonth, direction: 'out', categories: [fuel] } },
  { ask: 'quanto o carlos mendes me mandou', expect: { direction: 'in', merchants: ['carlos mendes'] } },
  {
    ask: 'quanto perdi com tarifa bancária e iof esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Taxas bancárias', 'Impostos sobre operações financeiras'] },
  },
  {
    ask: 'quanto a tecnova me pagou no ano passado',
    expect: { from: '2025-01-01', to: '2025-12-31', direction: 'in', merchants: ['tecnova'] },
  },
  {
    ask: 'quanto gastei com viagem desde julho',
    expect: { ...since('2026-07-01'), direction: 'out', categories: ['Viagens'] },
  },

  // What has been posted and what has not.
  {
    ask: 'quais compras ainda estão pendentes no inter',
    expect: { direction: 'out', accounts: inter, status: ['PENDING'] },
  },
  {
    ask: 'só o que já caiu de restaurante este mês',
    expect: { ...thisMonth, categories: [diners], status: ['POSTED'] },
  },
  { ask: 'gastos desta semana, nada pendente', expect: { ...thisWeek, direction: 'out', status: ['POSTED'] } },
  { ask: 'uber em novembro sem os pendentes', expect: { ...thisMonth, merchants: ['uber'], status: ['POSTED'] } },
  { ask: 'o que falta compensar no nubank?', expect: { accounts: nubank, status: ['PENDING'] } },
  { ask: 'delivery já confirmado deste mês', expect: { ...thisMonth, categories: [delivery], status: ['POSTED'] } },
  { ask: 'tem algum pix que ainda não caiu?', expect: { merchants: ['pix'], status: ['PENDING'] } },
  {
    ask: 'compras online ainda em processamento',
    expect: { direction: 'out', categories: ['Compras online'], status: ['PENDING'] },
  },
  {
    ask: 'mercado e farmácia desse mês, só os já lançados',
    expect: { ...thisMonth, categories: ['Supermercado', 'Farmácia'], status: ['POSTED'] },
  },
  { ask: 'o que tá pendente de ontem', expect: { ...day('2026-11-20'), status: ['PENDING'] } },
  {
    ask: 'gastos no cartão essa semana ignorando o que não foi compensado',
    expect: { ...thisWeek, direction: 'out', accountType: 'CREDIT', status: ['POSTED'] },
  },
  {
    ask: 'transações confirmadas acima de 300 no nubank este mês',
    expect: { ...thisMonth, accounts: nubank, status: ['POSTED'], min: 300.01 },
  },

  // Exclusions.
  {
    ask: 'transporte menos 99 e uber desde setembro',
    expect: { ...sinceSeptember, categories: ['Transporte'], notMerchants: ['uber', ...ninetyNine] },
  },
  {
    ask: 'delivery sem ifood nos últimos 6 meses',
    expect: { ...last6Months, categories: [delivery], notMerchants: ['ifood'] },
  },
  {
    ask: 'gastos do nubank em setembro tirando ifood, drogasil e uber',
    expect: { ...september, direction: 'out', accounts: nubank, notMerchants: ['ifood', 'drogasil', 'uber'] },
  },
  {
    ask: 'mercado esse ano exceto pão de açúcar e carrefour',
    expect: { ...thisYear, categories: ['Supermercado'], notMerchants: ['pao de acucar', 'carrefour'] },
  },
  {
    ask: 'compras no inter este mês fora amazon e mercado livre',
    expect: { ...thisMonth, direction: 'out', accounts: inter, notMerchants: ['amazon', 'mercadolivre'] },
  },
  {
    ask: 'tudo do cartão em outubro menos pagamento de fatura',
    expect: { ...lastMonth, accountType: 'CREDIT', notCategories: ['Pagamento de cartão de crédito'] },
  },
  {
    ask: 'saídas de novembro sem contar aluguel, condomínio e escola',
    expect: { ...thisMonth, direction: 'out', notCategories: ['Aluguel', 'Escola'], notMerchants: ['condominio'] },
  },
  {
    ask: 'corridas de aplicativo que não foram uber',
    expect: { direction: 'out', categories: [rides], notMerchants: ['uber'] },
  },
  {
    ask: 'compras online que nao sejam da amazon nos ultimos 6 meses',
    expect: { ...last6Months, direction: 'out', categories: ['Compras online'], notMerchants: ['amazon'] },
  },
  {
    ask: 'pix enviados exceto pra diarista',
    expect: { direction: 'out', merchants: ['pix'], notMerchants: ['diarista'] },
  },
  {
    ask: 'streaming tirando netflix',
    expect: { categories: ['Streaming de vídeo', 'Streaming de música'], notMerchants: ['netflix'] },
  },
  {
    ask: 'entradas deste ano que não são salário nem transferência entre minhas contas',
    expect: { ...thisYear, direction: 'in', notCategories: ['Salário', 'Transferência mesma titularidade'] },
  },
  {
    ask: 'restaurantes e delivery de setembro menos outback e ifood',
    expect: { ...september, categories: [diners, delivery], notMerchants: ['outback', 'ifood'] },
  },
  {
    ask: 'gastos com saúde desde agosto sem farmácia',
    expect: { ...since('2026-08-01'), direction: 'out', categories: ['Saúde'], notCategories: ['Farmácia'] },
  },

  // Orders within orders, orders of groups, installments, long weekends: what is not or hardly read today.
  {
    ask: 'a maior das últimas 10 compras no nubank',
    expect: { direction: 'out', accounts: nubank },
    elseUnread: ['maior', 'ultimas', '10'],
    applied: { ...day('2026-11-18'), direction: 'out', accounts: nubank, ...exactly(1250.75) },
  },
  {
    ask: 'qual a mais barata das ultimas 5 corridas de uber?',
    expect: { direction: 'out', merchants: ['uber'] },
    elseUnread: ['barata', 'ultimas', '5'],
    applied: { ...day('2026-11-21'), direction: 'out', merchants: ['uber'] },
  },
  {
    ask: 'dos 3 maiores gastos no nubank em outubro, qual foi o último?',
    expect: { ...lastMonth, direction: 'out', accounts: nubank },
    elseUnread: ['3', 'maiores', 'ultimo'],
    applied: { ...day('2026-10-23'), direction: 'out', accounts: nubank, ...exactly(145.31) },
  },
  {
    ask: 'das 5 últimas idas ao mercado, as 2 mais caras',
    expect: { direction: 'out', categories: ['Supermercado'] },
    elseUnread: ['5', 'ultimas', '2', 'caras'],
    applied: { from: '2026-11-08', to: '2026-11-18', direction: 'out', categories: ['Supermercado'] },
  },
  {
    ask: 'em que mês a luz veio mais cara este ano',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    elseUnread: ['mes'],
    applied: { ...september, categories: ['Eletricidade'] },
  },
  {
    ask: 'em qual mercado gastei mais mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
    elseUnread: ['mais'],
    applied: { ...lastMonth, direction: 'out', merchants: ['pao de acucar'] },
  },
  {
    ask: 'qual loja levou mais dinheiro meu no inter em setembro',
    expect: { ...september, direction: 'out', accounts: inter },
    elseUnread: ['loja', 'mais'],
    applied: { ...september, direction: 'out', accounts: inter, merchants: ['latam'] },
  },
  {
    ask: 'quais categorias mais pesaram no nubank em outubro',
    expect: { ...lastMonth, direction: 'out', accounts: nubank },
    elseUnread: ['categorias', 'mais'],
  },
  {
    ask: 'coloca os meses em ordem de gasto com farmácia esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Farmácia'] },
    elseUnread: ['meses', 'ordem'],
  },
  {
    ask: 'compras em mais de 6x no nubank',
    expect: { direction: 'out', accounts: nubank },
    elseUnread: ['6x'],
    applied: none,
  },
  {
    ask: 'compras de 12 parcelas no inter este ano',
    expect: { ...thisYear, direction: 'out', accounts: inter },
    elseUnread: ['12', 'parcelas'],
    applied: none,
  },
  {
    ask: 'compras no cartão com mais de 3 parcelas restantes',
    expect: { direction: 'out', accountType: 'CREDIT' },
    elseUnread: ['3', 'parcelas', 'restantes'],
    applied: none,
  },
  {
    ask: 'credit card purchases in 10 or more installments this year',
    expect: { ...thisYear, direction: 'out', accountType: 'CREDIT' },
    elseUnread: ['10', 'installments'],
    applied: none,
  },
  {
    ask: 'o que gastei no feriado prolongado de outubro',
    expect: { ...lastMonth, direction: 'out' },
    elseUnread: ['feriado', 'prolongado'],
    applied: { from: '2026-10-10', to: '2026-10-12', direction: 'out' },
  },
  {
    ask: 'gastos no feriadão de 7 de setembro',
    expect: { ...day('2026-09-07'), direction: 'out' },
    elseUnread: ['feriadao'],
    applied: { from: '2026-09-05', to: '2026-09-07', direction: 'out' },
  },
  {
    ask: 'corridas de aplicativo no feriadão de 20 de novembro',
    expect: { ...day('2026-11-20'), categories: [rides] },
    elseUnread: ['feriadao'],
    applied: { from: '2026-11-20', to: '2026-11-22', categories: [rides] },
  },

  // What no row can tell.
  {
    ask: 'compras de madrugada no cartão esse mês',
    expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT' },
    unread: ['madrugada'],
  },
  {
    ask: 'gastos desnecessários do mês passado',
    expect: { ...lastMonth, direction: 'out' },
    unread: ['desnecessarios'],
  },
  { ask: 'uber depois das 22h em setembro', expect: { ...september, merchants: ['uber'] }, unread: ['22h'] },
  {
    ask: 'o que minha esposa gastou no mercado esse mês',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['esposa'],
  },
  {
    ask: 'compras suspeitas no nubank nos últimos 7 dias',
    expect: { ...since('2026-11-15'), direction: 'out', accounts: nubank },
    unread: ['suspeitas'],
  },
  {
    ask: 'conta de luz acima da média este ano',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    unread: ['media'],
  },
  {
    ask: 'compras com cartão virtual no nubank em outubro',
    expect: { ...lastMonth, direction: 'out', accounts: nubank },
    unread: ['virtual'],
  },
  {
    ask: 'ifood que pedi a trabalho em setembro',
    expect: { ...september, direction: 'out', merchants: ['ifood'] },
    unread: ['trabalho'],
  },

  // Ordinary ones.
  {
    ask: 'quanto gastei com mercado mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
  },
  { ask: 'gastos com uber em agosto', expect: { ...august, direction: 'out', merchants: ['uber'] } },
  { ask: 'extrato do itau dia 11/11', expect: { ...day('2026-11-11'), accounts: itau } },
  { ask: 'netflix últimos 6 meses', expect: { ...last6Months, merchants: ['netflix'] } },
  { ask: 'todas as transações de 17/11 no nubank', expect: { ...day('2026-11-17'), accounts: nubank } },
  { ask: 'condominio desde julho', expect: { ...since('2026-07-01'), merchants: ['condominio'] } },
  {
    ask: 'gastos com cinema na primeira quinzena de novembro',
    expect: { from: '2026-11-01', to: '2026-11-15', direction: 'out', categories: ['Cinema, teatro e concertos'] },
  },
  { ask: 'iptu e ipva desse ano', expect: { ...thisYear, merchants: ['iptu', 'ipva'] } },
  {
    ask: 'seguro do carro no primeiro semestre',
    expect: { from: '2026-01-01', to: '2026-06-30', categories: ['Seguro de veículos'] },
  },
  {
    ask: 'qnt gastei de vivo em julho e agosto',
    expect: { from: july.from, to: august.to, direction: 'out', merchants: ['vivo'] },
  },
  {
    ask: 'academia no ano passado',
    expect: { from: '2025-01-01', to: '2025-12-31', categories: ['Academia e centros de lazer'] },
  },
  {
    ask: 'compras na kabum ou no mercado livre no terceiro trimestre',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: 'out', merchants: ['kabum', 'mercadolivre'] },
  },
  { ask: 'padaria nos últimos 15 dias', expect: { ...since('2026-11-07'), merchants: ['padaria'] } },
  { ask: 'chatgpt desde janeiro', expect: { ...since('2026-01-01'), merchants: ['chatgpt'] } },
  { ask: 'quando foi a última vez que paguei dentista', expect: { direction: 'out', categories: ['Dentista'] } },
  {
    ask: 'compras no cartão em outubro, da mais cara pra mais barata',
    expect: { ...lastMonth, direction: 'out', accountType: 'CREDIT' },
  },
  {
    ask: 'o que gastei com pets e livros desde outubro',
    expect: { ...since('2026-10-01'), direction: 'out', categories: ['Pet shops e veterinários', 'Livraria'] },
  },
  {
    ask: 'gastos de ontem e anteontem no cartão',
    expect: { from: '2026-11-19', to: '2026-11-20', direction: 'out', accountType: 'CREDIT' },
  },
  {
    ask: 'steam e cinema desde setembro',
    expect: { ...sinceSeptember, categories: ['Cinema, teatro e concertos'], merchants: ['steam'], join: 'either' },
  },
  { ask: 'conta de celular desde maio', expect: { ...since('2026-05-01'), categories: ['Celular'] } },
  {
    ask: 'gastos com hotel e airbnb no segundo semestre',
    expect: { from: '2026-07-01', to: '2026-12-31', direction: 'out', categories: ['Hospedagem'] },
  },
  {
    ask: 'fim de semana passado gastei quanto no cartão?',
    expect: { from: '2026-11-14', to: '2026-11-15', direction: 'out', accountType: 'CREDIT' },
  },
  { ask: 'transporte público desde outubro', expect: { ...since('2026-10-01'), categories: ['Transporte público'] } },
  {
    ask: 'quanto veio de pix entre 25/10 e 20/11',
    expect: { from: '2026-10-25', to: '2026-11-20', direction: 'in', merchants: ['pix'] },
  },

  // English.
  {
    ask: 'how much did I spend on groceries last month',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
  },
  { ask: 'show me pending transactions on my inter card', expect: { accounts: inter, status: ['PENDING'] } },
  {
    ask: 'uber rides over 50 reais since september',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['uber'], min: 50.01 },
  },
  { ask: 'restaurants last week, only posted ones', expect: { ...lastWeek, categories: [diners], status: ['POSTED'] } },
  {
    ask: 'hi there, can you send me the pharmacy expenses for september please',
    expect: { ...september, direction: 'out', categories: ['Farmácia'] },
  },
  { ask: 'money received via pix this month', expect: { ...thisMonth, direction: 'in', merchants: ['pix'] } },
  {
    ask: 'netflix and spotify charges in the last 6 months',
    expect: { ...last6Months, merchants: ['netflix', 'spotify'] },
  },
  {
    ask: 'spending around 200 at gas stations in october',
    expect: { ...lastMonth, direction: 'out', categories: [fuel], ...about(200) },
  },
];
