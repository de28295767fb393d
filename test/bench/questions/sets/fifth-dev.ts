import type { Question } from '../question.ts';
import {
  about,
  august,
  july,
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

const itau = ['Conta Corrente Itaú'];
const caixa = ['Poupança Caixa'];
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];

const pix = ['Transferência - PIX', 'Transferência para terceiros - PIX'];
const restaurants = ['Restaurantes, bares e lanchonetes'];
const delivery = ['Delivery de alimentos'];
const vet = ['Pet shops e veterinários'];
const fuel = ['Postos de gasolina'];
const cinema = ['Cinema, teatro e concertos'];
const own = ['Transferência mesma titularidade'];
const bill = ['Pagamento de cartão de crédito'];
const market = ['Supermercado'];
const pharmacy = ['Farmácia'];
const power = ['Eletricidade'];
const online = ['Compras online'];
const yields = ['Juros de rendimentos de dividendos'];
const uber = ['uber'];
const ninetyNine = ['99pop', '99 tecnologia', '99app'];

const on = (day: string) => ({ from: day, to: day });
const year2025 = { from: '2025-01-01', to: '2025-12-31' };
const sinceOctober = { from: '2026-10-01', to: '2026-11-21' };
const firstHalf = { from: '2026-01-01', to: '2026-06-30' };

export const questions: readonly Question[] = [
  // People who work for themselves, and a small shop.
  {
    ask: 'Preciso fechar o livro-caixa: entradas de setembro e outubro na conta do Itaú, sem contar salário',
    expect: { from: '2026-09-01', to: '2026-10-31', direction: 'in', accounts: itau, notCategories: ['Salário'] },
  },
  {
    ask: 'pix que recebi em outubro acima de 100 reais',
    expect: { ...lastMonth, direction: 'in', categories: pix, min: 100.01 },
  },
  {
    ask: 'Pix enviados pra Rosângela neste mês, menos os que passaram de mil',
    expect: { ...thisMonth, direction: 'out', merchants: ['rosangela'], max: 1000 },
  },
  {
    ask: 'quanto paguei pra joana prado por pix desde 1 de novembro, só o que já caiu',
    expect: { ...thisMonth, direction: 'out', categories: pix, merchants: ['joana prado'], status: ['POSTED'] },
  },
  {
    ask: 'Tudo que entrou via pix esse mes exceto da joana',
    expect: { ...thisMonth, direction: 'in', categories: pix, notMerchants: ['joana'] },
  },
  {
    ask: 'lista as saídas do itaú semana passada acima de 100, sem a fatura do cartão e sem a transferência pra poupança',
    expect: { ...lastWeek, direction: 'out', accounts: itau, min: 100.01, notCategories: [...bill, ...own] },
  },
  {
    ask: 'gasolina no cartão inter de outubro até hoje, só as de exatos 200 reais',
    expect: { ...sinceOctober, categories: fuel, accounts: inter, min: 200, max: 200 },
  },
  {
    ask: 'pedágio e estacionamento no Inter este ano',
    expect: { ...thisYear, categories: ['Pedágios e pagamentos no veículo', 'Estacionamentos'], accounts: inter },
  },
  {
    ask: 'IOF cobrado no Nubank no primeiro semestre',
    expect: { ...firstHalf, categories: ['Impostos sobre operações financeiras'], accounts: nubank },
  },
  {
    ask: 'tarifas bancárias do itau esse ano todo',
    expect: { ...thisYear, categories: ['Taxas bancárias'], accounts: itau },
  },
  {
    ask: 'o chatgpt que eu uso no trabalho: cobranças do segundo semestre',
    expect: { from: '2026-07-01', to: '2026-11-21', merchants: ['chatgpt'] },
    unread: ['trabalho'],
  },
  {
    ask: 'Recebi algum pix de 640 desde agosto?',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'in', categories: pix, min: 640, max: 640 },
  },
  {
    ask: 'o brechó online me pagou quanto esta semana',
    expect: { ...thisWeek, direction: 'in', merchants: ['brecho online'] },
  },
  {
    ask: 'saídas acima de mil do itaú em outubro, tirando aluguel e colégio',
    expect: { ...lastMonth, direction: 'out', accounts: itau, min: 1000.01, notCategories: ['Aluguel', 'Escola'] },
  },
  { ask: 'entradas superiores a 2 mil no mês passado', expect: { ...lastMonth, direction: 'in', min: 2000.01 } },
  { ask: 'resgate do CDB mês passado', expect: { ...lastMonth, direction: 'in', merchants: ['cdb'] } },
  {
    ask: 'quanto investi em renda fixa este ano',
    expect: { ...thisYear, direction: 'out', categories: ['Renda fixa'] },
  },
  {
    ask: 'pix que mandei de exatamente R$ 1.500,00',
    expect: { direction: 'out', categories: pix, min: 1500, max: 1500 },
  },
  {
    ask: 'despesas da semana passada no cartão de crédito, sem restaurante nem cinema',
    expect: { ...lastWeek, direction: 'out', accountType: 'CREDIT', notCategories: [...restaurants, ...cinema] },
  },
  { ask: 'caiu o décimo terceiro? de quanto foi?', expect: { direction: 'in', merchants: ['decimo terceiro'] } },
  {
    ask: 'quanto de salário entrou no ano passado sem o décimo terceiro',
    expect: { ...year2025, direction: 'in', categories: ['Salário'], notMerchants: ['decimo terceiro'] },
  },
  {
    ask: 'o que paguei de fatura de cartão, de 2500 pra baixo, nesse ano',
    expect: { ...thisYear, direction: 'out', categories: bill, max: 2500 },
  },
  {
    ask: 'pix pro marco antonio em 2026 com valor menor que 100',
    expect: { ...thisYear, direction: 'out', merchants: ['marco antonio'], max: 99.99 },
  },
  {
    ask: 'pix que saíram do itaú em novembro, de 100 a 500, fora os da Rosangela',
    expect: {
      ...thisMonth,
      direction: 'out',
      categories: pix,
      accounts: itau,
      min: 100,
      max: 500,
      notMerchants: ['rosangela'],
    },
  },
  {
    ask: 'pagamento da diarista desde outubro, até 100 reais',
    expect: { ...sinceOctober, merchants: ['diarista'], max: 100 },
  },
  {
    ask: 'Lançamentos do Itaú de 16 a 20 de novembro que não sejam pix nem mercado',
    expect: { from: '2026-11-16', to: '2026-11-20', accounts: itau, notCategories: [...pix, ...market] },
  },

  // Couples who share costs.
  {
    ask: 'a gente racha o ifood e o rappi: me manda os de outubro e novembro acima de 50',
    expect: { ...sinceOctober, merchants: ['ifood', 'rappi'], min: 50.01 },
  },
  {
    ask: 'quanto deixamos em restaurante mês passado sem contar a padaria',
    expect: { ...lastMonth, direction: 'out', categories: restaurants, notMerchants: ['padaria'] },
  },
  {
    ask: 'gastos com cinema no nubank de mais de 80 reais nesse mês',
    expect: { ...thisMonth, direction: 'out', categories: cinema, accounts: nubank, min: 80.01 },
  },
  {
    ask: 'mercado da casa: carrefour, assaí ou pão de açúcar em novembro, no mínimo 300',
    expect: { ...thisMonth, categories: market, merchants: ['carrefour', 'assai', 'pao de acucar'], min: 300 },
  },
  {
    ask: 'aluguel e condomínio que o meu marido pagou nos últimos três meses',
    expect: { direction: 'out', categories: ['Aluguel'], merchants: ['condominio'], join: 'either' },
    unread: ['marido'],
  },
  {
    ask: 'luz agua e internet de julho ate setembro',
    expect: { from: '2026-07-01', to: '2026-09-30', categories: [...power, 'Água', 'Internet'] },
  },
  {
    ask: 'contas de luz entre 200 e 300 reais este ano',
    expect: { ...thisYear, categories: power, min: 200, max: 300 },
  },
  { ask: 'a sabesp veio mais de 100 alguma vez em 2026?', expect: { ...thisYear, merchants: ['sabesp'], min: 100.01 } },
  { ask: 'veterinário em novembro, só de 400 pra cima', expect: { ...thisMonth, categories: vet, min: 400 } },
  {
    ask: 'gastos com pet em 2026 fora a clínica bicho feliz',
    expect: { ...thisYear, direction: 'out', categories: vet, notMerchants: ['bicho feliz'] },
  },
  { ask: 'vê aí quanto foi o outback do dia 15', expect: { ...on('2026-11-15'), merchants: ['outback'] } },
  {
    ask: 'desculpa incomodar de novo mas queria conferir o condomínio de agosto, o de 640,10',
    expect: { ...august, merchants: ['condominio'], min: 640.1, max: 640.1 },
  },
  {
    ask: 'mercado ou farmácia acima de 200 em setembro',
    expect: { ...september, categories: [...market, ...pharmacy], min: 200.01 },
  },
  { ask: 'mercado e uber em novembro', expect: { ...thisMonth, categories: market, merchants: uber, join: 'either' } },
  {
    ask: 'restaurante e ifood da última semana no nubank',
    expect: {
      from: '2026-11-15',
      to: '2026-11-21',
      categories: restaurants,
      merchants: ['ifood'],
      join: 'either',
      accounts: nubank,
    },
  },
  {
    ask: 'aluguel e vivo em outubro, por favor',
    expect: { ...lastMonth, categories: ['Aluguel'], merchants: ['vivo'], join: 'either' },
  },
  {
    ask: 'petz ou bicho feliz este ano, de 160 reais ou mais',
    expect: { ...thisYear, merchants: ['petz', 'bicho feliz'], min: 160 },
  },
  {
    ask: 'farmácia e veterinário no inter este mês, entre 50 e 350',
    expect: { ...thisMonth, categories: [...pharmacy, ...vet], accounts: inter, min: 50, max: 350 },
  },
  {
    ask: 'saídas de setembro acima de 500 tirando aluguel, condomínio, colégio e fatura do cartão',
    expect: {
      ...september,
      direction: 'out',
      min: 500.01,
      notCategories: ['Aluguel', 'Escola', ...bill],
      notMerchants: ['condominio'],
    },
  },
  {
    ask: 'mercado no carrefour saindo do itaú, este ano inteiro',
    expect: { ...thisYear, categories: market, merchants: ['carrefour'], accounts: itau },
  },
  {
    ask: 'R$ 1.480,00 do colégio em setembro, tem?',
    expect: { ...september, merchants: ['colegio'], min: 1480, max: 1480 },
  },
  {
    ask: 'hospedagem e passagem aérea este ano no Inter',
    expect: { ...thisYear, categories: ['Hospedagem', 'Aeroportos e cias. aéreas'], accounts: inter },
  },
  { ask: 'viagens em 2026, tudo o que passou de 700', expect: { ...thisYear, categories: ['Viagens'], min: 700.01 } },
  { ask: 'airbnb de julho no roxinho', expect: { ...july, merchants: ['airbnb'], accounts: nubank } },
  {
    ask: 'Nós dois decidimos cortar delivery. Quanto gastamos com isso em setembro, só pedidos com mais de 80?',
    expect: { ...september, direction: 'out', categories: delivery, min: 80.01 },
  },

  // Students.
  {
    ask: 'uber ou 99 essa semana, só até 30 conto',
    expect: { ...thisWeek, merchants: [...uber, ...ninetyNine], max: 30 },
  },
  {
    ask: '99 pop no inter nos últimos 10 dias',
    expect: { from: '2026-11-12', to: '2026-11-21', merchants: ['99pop'], accounts: inter },
  },
  {
    ask: 'qnt gastei de ifood em novembro com pedido de menos de 90',
    expect: { ...thisMonth, direction: 'out', merchants: ['ifood'], max: 89.99 },
  },
  { ask: 'kabum acima de 2 mil em setembro', expect: { ...september, merchants: ['kabum'], min: 2000.01 } },
  {
    ask: 'livraria da travessa mes passado no cartao nubank',
    expect: { ...lastMonth, merchants: ['travessa'], accounts: nubank },
  },
  {
    ask: 'jogos no nubank, menos de 20, em agosto',
    expect: { ...august, categories: ['Jogos e videogames'], accounts: nubank, max: 19.99 },
  },
  {
    ask: 'streaming em outubro menos spotify',
    expect: { ...lastMonth, categories: ['Streaming de vídeo', 'Streaming de música'], notMerchants: ['spotify'] },
  },
  {
    ask: 'Smart Fit desde agosto no cartão Inter',
    expect: { from: '2026-08-01', to: '2026-11-21', merchants: ['smart fit', 'smartfit'], accounts: inter },
  },
  {
    ask: 'inferior a 30 reais no uber, esta semana, ainda pendente',
    expect: { ...thisWeek, merchants: uber, max: 29.99, status: ['PENDING'] },
  },
  {
    ask: 'uber q ja caiu em novembro no nubank',
    expect: { ...thisMonth, merchants: uber, accounts: nubank, status: ['POSTED'] },
  },
  {
    ask: 'uber, 99 ou spotify em dezembro de 2025',
    expect: { from: '2025-12-01', to: '2025-12-31', merchants: [...uber, ...ninetyNine, 'spotify'] },
  },
  {
    ask: 'kabum outubro de 2025 entre 1.000 e 2.000 reais',
    expect: { from: '2025-10-01', to: '2025-10-31', merchants: ['kabum'], min: 1000, max: 2000 },
  },
  {
    ask: 'vivo móvel: recarga de agosto até outubro',
    expect: { from: '2026-08-01', to: '2026-10-31', merchants: ['vivo movel'] },
  },
  {
    ask: 'uber no inter em setembro, a partir de 48',
    expect: { ...september, merchants: uber, accounts: inter, min: 48 },
  },
  {
    ask: 'gastei qto com trem, metro e busao (transporte publico) em out',
    expect: { ...lastMonth, direction: 'out', categories: ['Transporte público'] },
  },

  // Retired people.
  {
    ask: 'Quero ver o rendimento da poupança de janeiro até junho',
    expect: { ...firstHalf, categories: yields, accountSubtype: 'SAVINGS_ACCOUNT' },
  },
  {
    ask: 'quanto rendeu a poupança da Caixa no ano passado',
    expect: { ...year2025, direction: 'in', categories: yields, accounts: caixa },
  },
  {
    ask: 'quanto rendeu a poupança este ano, só quando deu mais de 40 reais',
    expect: { ...thisYear, direction: 'in', categories: yields, accountSubtype: 'SAVINGS_ACCOUNT', min: 40.01 },
  },
  {
    ask: 'farmácia na droga raia ou na drogasil, de 100 reais ou mais, em todo o ano de 2026',
    expect: { ...thisYear, categories: pharmacy, merchants: ['droga raia', 'drogasil'], min: 100 },
  },
  {
    ask: 'Remédios em novembro no cartão Inter que ainda estão pendentes',
    expect: { ...thisMonth, categories: pharmacy, accounts: inter, status: ['PENDING'] },
  },
  {
    ask: 'Por gentileza, laboratório e dentista de setembro e outubro',
    expect: { from: '2026-09-01', to: '2026-10-31', categories: ['Dentista', 'Hospitais, clínicas e laboratórios'] },
  },
  {
    ask: 'despesa com saúde em outubro acima de cem reais',
    expect: { ...lastMonth, direction: 'out', categories: ['Saúde'], min: 100.01 },
  },
  {
    ask: 'transferi quanto do itaú pra minha poupança de agosto a outubro',
    expect: { from: '2026-08-01', to: '2026-10-31', direction: 'out', categories: own, accounts: itau },
  },
  {
    ask: 'saques no caixa eletrônico este ano, de 200 pra mais',
    expect: { ...thisYear, direction: 'out', categories: ['Transferência - Dinheiro'], min: 200 },
  },
  {
    ask: 'O que passou pela poupança em setembro, tirando o rendimento',
    expect: { ...september, accountSubtype: 'SAVINGS_ACCOUNT', notCategories: yields },
  },
  { ask: 'a dra Helena em maio, quanto foi?', expect: { from: '2026-05-01', to: '2026-05-31', merchants: ['helena'] } },
  {
    ask: 'Bom dia! Gostaria de saber do seguro do carro desde o começo do ano. Agradeço.',
    expect: { ...thisYear, categories: ['Seguro de veículos'] },
  },
  {
    ask: 'entrou alguma coisa na poupança em outubro acima de 40 e abaixo de 100?',
    expect: { ...lastMonth, direction: 'in', accountSubtype: 'SAVINGS_ACCOUNT', min: 40.01, max: 99.99 },
  },

  // English.
  {
    ask: 'how much did I spend on uber last month, leaving out anything below 25?',
    expect: { ...lastMonth, direction: 'out', merchants: uber, min: 25 },
  },
  {
    ask: 'Show me pending charges on the Inter card over 100',
    expect: { direction: 'out', accounts: inter, status: ['PENDING'], min: 100.01 },
  },
  {
    ask: 'groceries above 400 from the Itaú checking account this year',
    expect: { ...thisYear, categories: market, accounts: itau, min: 400.01 },
  },
  {
    ask: 'pharmacy in november, but not drogasil',
    expect: { ...thisMonth, categories: pharmacy, notMerchants: ['drogasil'] },
  },
  { ask: 'pix received this month, 300 or more', expect: { ...thisMonth, direction: 'in', categories: pix, min: 300 } },
  {
    ask: 'What did I pay at Amazon or Mercado Livre in October and November, between 350 and 400?',
    expect: { ...sinceOctober, direction: 'out', merchants: ['amazon', 'mercadolivre'], min: 350, max: 400 },
  },
  {
    ask: 'food delivery on Nubank since August 1st, not iFood',
    expect: { from: '2026-08-01', to: '2026-11-21', categories: delivery, accounts: nubank, notMerchants: ['ifood'] },
  },
  { ask: 'rent and school for October, please', expect: { ...lastMonth, categories: ['Aluguel', 'Escola'] } },
  {
    ask: 'posted transactions on my credit cards last week',
    expect: { ...lastWeek, accountType: 'CREDIT', status: ['POSTED'] },
  },
  {
    ask: 'vet bills over R$300 on the Inter Visa this month',
    expect: { ...thisMonth, categories: vet, accounts: inter, min: 300.01 },
  },
  {
    ask: 'Shell in September and October, 50 reais at most',
    expect: { from: '2026-09-01', to: '2026-10-31', merchants: ['shell'], max: 50 },
  },
  {
    ask: 'cashback I got this year, at least 15',
    expect: { ...thisYear, direction: 'in', categories: ['Cashback'], min: 15 },
  },
  {
    ask: 'gas stations in the last 30 days except Ipiranga',
    expect: { ...last30, categories: fuel, notMerchants: ['ipiranga'] },
  },
  {
    ask: 'electricity bills between January and April of 2026 under 160',
    expect: { from: '2026-01-01', to: '2026-04-30', categories: power, max: 159.99 },
  },
  {
    ask: 'which restaurants in November were on weekdays?',
    expect: { ...thisMonth, categories: restaurants },
    unread: ['weekdays'],
  },
  {
    ask: 'ifood orders late at night since October',
    expect: { ...sinceOctober, merchants: ['ifood'] },
    unread: ['night'],
  },
  {
    ask: 'rent this year compared with inflation',
    expect: { ...thisYear, categories: ['Aluguel'] },
    unread: ['inflation'],
  },
  {
    ask: 'Cinemark tickets this month that I should be ashamed of',
    expect: { ...thisMonth, merchants: ['cinemark'] },
    unread: ['ashamed'],
  },

  // Days, weeks, halves.
  { ask: 'o que entrou ontem?', expect: { ...on('2026-11-20'), direction: 'in' } },
  { ask: 'hoje teve o quê nos cartões de crédito', expect: { ...on('2026-11-21'), accountType: 'CREDIT' } },
  {
    ask: 'fim de semana passado no nubank, só acima de 50',
    expect: { from: '2026-11-14', to: '2026-11-15', accounts: nubank, min: 50.01 },
  },
  {
    ask: 'quanto gastei com transporte no feriado da Consciência Negra deste ano',
    expect: { ...on('2026-11-20'), direction: 'out', categories: ['Transporte'] },
  },
  { ask: 'o que passou no nubank no dia de Tiradentes?', expect: { ...on('2026-04-21'), accounts: nubank } },
  { ask: 'restaurante no dia das mães deste ano', expect: { ...on('2026-05-10'), categories: restaurants } },
  {
    ask: 'gastos no 7 de setembro menos a aplicação em cdb',
    expect: { ...on('2026-09-07'), direction: 'out', notMerchants: ['cdb'] },
  },
  {
    ask: 'saídas do itaú na Proclamação da República',
    expect: { ...on('2026-11-15'), direction: 'out', accounts: itau },
  },
  {
    ask: 'dia 17 deste mês, pendentes do nubank, exceto uber',
    expect: { ...on('2026-11-17'), accounts: nubank, status: ['PENDING'], notMerchants: uber },
  },
  {
    ask: 'entre 5 e 12 de outubro no itaú, sem pix e sem colégio',
    expect: { from: '2026-10-05', to: '2026-10-12', accounts: itau, notCategories: [...pix, 'Escola'] },
  },
  {
    ask: 'primeira quinzena de outubro no nubank, fora amazon',
    expect: { from: '2026-10-01', to: '2026-10-15', accounts: nubank, notMerchants: ['amazon'] },
  },
  {
    ask: 'segunda quinzena de setembro, restaurantes, mais de 100',
    expect: { from: '2026-09-16', to: '2026-09-30', categories: restaurants, min: 100.01 },
  },
  {
    ask: 'terceiro trimestre: eletrônicos e viagens',
    expect: { from: '2026-07-01', to: '2026-09-30', categories: ['Eletrônicos', 'Viagens'] },
  },
  {
    ask: 'segundo trimestre, farmácia + supermercado no nubank, até 190',
    expect: { from: '2026-04-01', to: '2026-06-30', categories: [...pharmacy, ...market], accounts: nubank, max: 190 },
  },
  {
    ask: 'primeiro semestre, gasolina no Itaú ou no Inter, de 100 reais em diante',
    expect: { ...firstHalf, categories: fuel, accounts: [...itau, ...inter], min: 100 },
  },
  { ask: 'mês retrasado: delivery acima de 100 reais', expect: { ...september, categories: delivery, min: 100.01 } },
  {
    ask: 'semana retrasada no cartão inter, sem veterinário',
    expect: { from: '2026-11-02', to: '2026-11-08', accounts: inter, notCategories: vet },
  },
  {
    ask: 'eletrônicos do ano passado acima de 1000',
    expect: { ...year2025, categories: ['Eletrônicos'], min: 1000.01 },
  },
  {
    ask: 'últimos 15 dias no nubank, pendente, acima de 100',
    expect: { from: '2026-11-07', to: '2026-11-21', accounts: nubank, status: ['PENDING'], min: 100.01 },
  },
  {
    ask: 'pix enviados nos últimos 5 dias menores que 100',
    expect: { from: '2026-11-17', to: '2026-11-21', direction: 'out', categories: pix, max: 99.99 },
  },
  {
    ask: 'do dia 10 de novembro em diante, despesas pendentes fora ifood e rappi',
    expect: {
      from: '2026-11-10',
      to: '2026-11-21',
      direction: 'out',
      status: ['PENDING'],
      notMerchants: ['ifood', 'rappi'],
    },
  },
  {
    ask: 'de 20/10/2026 a 31/10/2026 entradas no itaú, nada abaixo de 100',
    expect: { from: '2026-10-20', to: '2026-10-31', direction: 'in', accounts: itau, min: 100 },
  },
  {
    ask: 'em 2025 inteiro, roupa no Inter acima de 300',
    expect: { ...year2025, categories: ['Vestuário'], accounts: inter, min: 300.01 },
  },
  {
    ask: 'último mês no posto shell, não mais que 50',
    expect: { from: '2026-10-21', to: '2026-11-21', merchants: ['shell'], max: 50 },
  },
  {
    ask: 'essa semana no mercado, tirando assaí',
    expect: { ...thisWeek, categories: market, notMerchants: ['assai'] },
  },
  {
    ask: 'desde a semana passada no visa do inter, valores de 40 a 60',
    expect: { from: '2026-11-09', to: '2026-11-21', accounts: inter, min: 40, max: 60 },
  },

  // Amounts.
  { ask: 'paguei fatura do cartão beirando 2800', expect: { direction: 'out', categories: bill, ...about(2800) } },
  { ask: 'conta de luz de uns 150 reais em 2026', expect: { ...thisYear, categories: power, ...about(150) } },
  { ask: 'por volta de 400 na amazon este mes', expect: { ...thisMonth, merchants: ['amazon'], ...about(400) } },
  { ask: 'uns 230 no cartão nubank esta semana, o que era?', expect: { ...thisWeek, accounts: nubank, ...about(230) } },
  { ask: '200 e tantos no nubank em novembro', expect: { ...thisMonth, accounts: nubank, min: 200, max: 299.99 } },
  {
    ask: 'trezentos e poucos no mercado neste mês',
    expect: { ...thisMonth, categories: market, min: 300, max: 399.99 },
  },
  {
    ask: 'pelo menos 170 no ipiranga desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', merchants: ['ipiranga'], min: 170 },
  },
  {
    ask: 'menos que 20 reais no nubank entre 13 e 20 de novembro',
    expect: { from: '2026-11-13', to: '2026-11-20', accounts: nubank, max: 19.99 },
  },
  {
    ask: 'gastos de mais de mil e duzentos reais em novembro nos cartões',
    expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT', min: 1200.01 },
  },
  {
    ask: 'saídas entre mil e mil e quinhentos reais do Itaú em novembro',
    expect: { ...thisMonth, direction: 'out', accounts: itau, min: 1000, max: 1500 },
  },
  { ask: 'R$ 176,55 no posto, quando foi?', expect: { categories: fuel, min: 176.55, max: 176.55 } },
  { ask: 'despesas de 5 mil pra cima em 2026', expect: { ...thisYear, direction: 'out', min: 5000 } },
  {
    ask: 'cerca de 75 reais de água de setembro pra cá',
    expect: { ...sinceSeptember, categories: ['Água'], ...about(75) },
  },

  // Exclusions.
  {
    ask: 'gastos do Nubank em outubro menos mercado, menos uber e menos amazon',
    expect: {
      ...lastMonth,
      direction: 'out',
      accounts: nubank,
      notCategories: market,
      notMerchants: ['uber', 'amazon'],
    },
  },
  {
    ask: 'novembro no inter sem veterinário, sem academia e sem mercado livre',
    expect: {
      ...thisMonth,
      accounts: inter,
      notCategories: [...vet, 'Academia e centros de lazer'],
      notMerchants: ['mercadolivre'],
    },
  },
  {
    ask: 'o que gastei essa semana, só o que já caiu, sem contar pix',
    expect: { ...thisWeek, direction: 'out', notCategories: pix, status: ['POSTED'] },
  },
  {
    ask: 'cartões de crédito nos últimos 7 dias, só pendente, menos delivery',
    expect: {
      from: '2026-11-15',
      to: '2026-11-21',
      accountType: 'CREDIT',
      status: ['PENDING'],
      notCategories: delivery,
    },
  },
  { ask: 'uber de outubro que não seja estorno', expect: { ...lastMonth, merchants: uber, notMerchants: ['estorno'] } },
  {
    ask: 'posto de gasolina em novembro que não seja o shell',
    expect: { ...thisMonth, categories: fuel, notMerchants: ['shell'] },
  },
  {
    ask: 'compras online este mês exceto amazon',
    expect: { ...thisMonth, categories: online, notMerchants: ['amazon'] },
  },
  {
    ask: 'transporte em outubro menos uber e menos posto',
    expect: { ...lastMonth, categories: ['Transporte'], notMerchants: uber, notCategories: fuel },
  },
  {
    ask: 'delivery de novembro sem rappi, até 100 reais',
    expect: { ...thisMonth, categories: delivery, notMerchants: ['rappi'], max: 100 },
  },
  {
    ask: 'Sem contar supermercado nem farmácia, o que foi de 100 a 130 nos cartões de crédito em novembro?',
    expect: { ...thisMonth, accountType: 'CREDIT', notCategories: [...market, ...pharmacy], min: 100, max: 130 },
  },
  {
    ask: 'moradia em outubro menos o aluguel',
    expect: { ...lastMonth, categories: ['Moradia'], notCategories: ['Aluguel'] },
  },

  // Status.
  {
    ask: 'lançamentos pendentes da conta corrente',
    expect: { accountSubtype: 'CHECKING_ACCOUNT', status: ['PENDING'] },
  },
  {
    ask: 'só o que já caiu de mercado livre em novembro',
    expect: { ...thisMonth, merchants: ['mercadolivre'], status: ['POSTED'] },
  },
  { ask: 'restaurantes pendentes acima de 200', expect: { categories: restaurants, status: ['PENDING'], min: 200.01 } },
  {
    ask: 'o que ainda está pendente no inter esta semana, fora farmácia e rappi',
    expect: { ...thisWeek, accounts: inter, status: ['PENDING'], notCategories: pharmacy, notMerchants: ['rappi'] },
  },
  {
    ask: 'nubank em novembro: já confirmados, de 50 a 100',
    expect: { ...thisMonth, accounts: nubank, status: ['POSTED'], min: 50, max: 100 },
  },

  // Courtesies, slips, speech.
  {
    ask: 'Oi, bom dia! Tudo bem por aí? Quando puder me manda os estacionamentos de outubro em diante, obrigada',
    expect: { ...sinceOctober, categories: ['Estacionamentos'] },
  },
  { ask: 'opa, beleza? vê pra mim o cinema de outubro, valeu', expect: { ...lastMonth, categories: cinema } },
  {
    ask: 'gstei qto com supermecado em otubro no nubank',
    expect: { ...lastMonth, direction: 'out', categories: market, accounts: nubank },
  },
  { ask: 'alugel e luz d setembro', expect: { ...september, categories: ['Aluguel', ...power] } },
  {
    ask: 'bah tchê, quanto foi de gasolina esse mês no ipiranga',
    expect: { ...thisMonth, categories: fuel, merchants: ['ipiranga'] },
  },
  {
    ask: 'oxente, quanto foi que eu deixei na padaria de setembro pra cá',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['padaria'] },
  },
  {
    ask: 'uai, olha pra mim a vivo fibra de janeiro a março',
    expect: { from: '2026-01-01', to: '2026-03-31', merchants: ['vivo fibra'] },
  },
  {
    ask: 'eu queria saber assim quanto que eu gastei com roupa no cartão do inter no mês de setembro',
    expect: { ...september, direction: 'out', categories: ['Vestuário'], accounts: inter },
  },
  { ask: 'a uber me estornou alguma coisa em outubro?', expect: { ...lastMonth, direction: 'in', merchants: uber } },
  { ask: 'devolução da amazon neste ano', expect: { ...thisYear, direction: 'in', merchants: ['amazon'] } },

  // Installments: none of the rows is one.
  { ask: 'o que tenho parcelado na amazon', expect: { ...none, merchants: ['amazon'] } },
  { ask: 'parcelas da kabum em setembro', expect: { ...september, ...none, merchants: ['kabum'] } },
  { ask: 'compras em 10x no inter este ano', expect: { ...thisYear, ...none, accounts: inter } },
  {
    ask: 'roupas parceladas no cartão, desde agosto, sem contar o nubank',
    expect: { from: '2026-08-01', to: '2026-11-21', ...none, categories: ['Vestuário'] },
  },

  // Orders and counts.
  {
    ask: 'as 2 maiores despesas na amazon neste mês',
    expect: { ...thisMonth, direction: 'out', merchants: ['amazon'] },
    elseUnread: ['maiores'],
    applied: { ...thisMonth, direction: 'out', merchants: ['amazon'], min: 404.21 },
  },
  {
    ask: 'última corrida de 99 no nubank',
    expect: { merchants: ninetyNine, accounts: nubank },
    elseUnread: ['ultima'],
    applied: { ...on('2026-11-20'), merchants: ninetyNine, accounts: nubank },
  },
  {
    ask: 'a menor conta de luz de 2026',
    expect: { ...thisYear, categories: power },
    elseUnread: ['menor'],
    applied: { ...thisYear, categories: power, max: 148.43 },
  },
  {
    ask: 'maior gasto no itaú em outubro, sem a fatura do cartão',
    expect: { ...lastMonth, direction: 'out', accounts: itau, notCategories: bill },
    elseUnread: ['maior'],
    applied: { ...lastMonth, direction: 'out', accounts: itau, notCategories: bill, min: 2480 },
  },

  // Conditions that no filter of rows applies.
  {
    ask: 'quanto gastei com uber depois das 22h em outubro',
    expect: { ...lastMonth, direction: 'out', merchants: uber },
    unread: ['22h'],
  },
  {
    ask: 'ifood aos domingos, de setembro até agora',
    expect: { ...sinceSeptember, merchants: ['ifood'] },
    unread: ['domingos'],
  },
  {
    ask: 'mercado em outubro que paguei em dinheiro vivo',
    expect: { ...lastMonth, direction: 'out', categories: market },
    unread: ['dinheiro'],
  },
  {
    ask: 'em que mês gastei mais com luz este ano?',
    expect: { ...thisYear, direction: 'out', categories: power },
    unread: ['mes'],
  },
  {
    ask: 'restaurantes de novembro agrupados por semana',
    expect: { ...thisMonth, categories: restaurants },
    unread: ['semana'],
  },
  {
    ask: 'vou ficar no vermelho com o que gastei no Inter em novembro?',
    expect: { ...thisMonth, direction: 'out', accounts: inter },
    unread: ['vermelho'],
  },
  {
    ask: 'delivery de outubro e novembro pedido em dia de chuva',
    expect: { ...sinceOctober, categories: delivery },
    unread: ['chuva'],
  },
  {
    ask: 'gastos com roupa este ano dos quais me arrependi',
    expect: { ...thisYear, direction: 'out', categories: ['Vestuário'] },
    unread: ['arrependi'],
  },
  {
    ask: 'pix que mandei pra Joana de madrugada neste mês',
    expect: { ...thisMonth, direction: 'out', categories: pix, merchants: ['joana'] },
    unread: ['madrugada'],
  },
  {
    ask: 'despesas de outubro no Nubank acima de 100 que dá pra deduzir',
    expect: { ...lastMonth, direction: 'out', accounts: nubank, min: 100.01 },
    unread: ['deduzir'],
  },
  {
    ask: 'gastos com mercado em novembro divididos por dois',
    expect: { ...thisMonth, direction: 'out', categories: market },
    unread: ['divididos'],
  },
  {
    ask: 'gastos de novembro acima de 400 nos cartões de crédito que foram da minha esposa',
    expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT', min: 400.01 },
    unread: ['esposa'],
  },
  { ask: 'postos de novembro com nota fiscal', expect: { ...thisMonth, categories: fuel }, unread: ['fiscal'] },
  {
    ask: 'restaurantes de outubro que dividi com a Paula',
    expect: { ...lastMonth, categories: restaurants },
    unread: ['paula'],
  },
  {
    ask: 'pix recebidos de clientes novos em novembro',
    expect: { ...thisMonth, direction: 'in', categories: pix },
    unread: ['novos'],
  },
  { ask: 'gasolina de outubro com desconto no app', expect: { ...lastMonth, categories: fuel }, unread: ['desconto'] },
  { ask: 'cinema este mês só às quartas', expect: { ...thisMonth, categories: cinema }, unread: ['quartas'] },
  {
    ask: 'gastos do nubank em setembro no horário de almoço',
    expect: { ...september, direction: 'out', accounts: nubank },
    unread: ['almoco'],
  },
  {
    ask: 'farmácia em novembro, só remédio controlado',
    expect: { ...thisMonth, categories: pharmacy },
    unread: ['controlado'],
  },
  {
    ask: 'quantos litros botei no posto shell em outubro',
    expect: { ...lastMonth, merchants: ['shell'] },
    unread: ['litros'],
  },
  {
    ask: 'mercado livre com frete grátis desde setembro',
    expect: { ...sinceSeptember, merchants: ['mercadolivre'] },
    unread: ['frete'],
  },
  { ask: 'uber de novembro por quilômetro rodado', expect: { ...thisMonth, merchants: uber }, unread: ['quilometro'] },
  {
    ask: 'cinemark de outubro em diante com meia-entrada',
    expect: { ...sinceOctober, merchants: ['cinemark'] },
    unread: ['meia'],
  },
  { ask: 'padaria de manhã cedo em novembro', expect: { ...thisMonth, merchants: ['padaria'] }, unread: ['manha'] },
  {
    ask: 'conta de luz em 2026 com bandeira vermelha',
    expect: { ...thisYear, categories: power },
    unread: ['bandeira'],
  },
  { ask: 'amazon deste ano que foi presente', expect: { ...thisYear, merchants: ['amazon'] }, unread: ['presente'] },
  {
    ask: 'pedágios de 2026 na Bandeirantes',
    expect: { ...thisYear, categories: ['Pedágios e pagamentos no veículo'] },
    unread: ['bandeirantes'],
  },
  {
    ask: 'veterinário de outubro e novembro, projetando até o fim do ano',
    expect: { ...sinceOctober, categories: vet },
    unread: ['projetando'],
  },
  {
    ask: 'corridas de uber de setembro com motorista mulher',
    expect: { ...september, merchants: uber },
    unread: ['motorista'],
  },
  {
    ask: 'a terceira maior saída do itaú em novembro',
    expect: { ...thisMonth, direction: 'out', accounts: itau },
    unread: ['terceira'],
  },
];
