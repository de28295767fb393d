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

const pix = ['Transferência - PIX', 'Transferência para terceiros - PIX', 'Transferência mesma titularidade - PIX'];
const ifood = ['ifood', 'ifd*'];
const noventaENove = ['99app', '99pop', '99 tecnologia'];
const on = (date: string): { from: string; to: string } => ({ from: date, to: date });
const itau = ['Conta Corrente Itaú'];
const caixa = ['Poupança Caixa'];
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];

export const questions: readonly Question[] = [
  // On the phone.
  {
    ask: 'oii bom dia, me diz por favor qnto gastei de uber esse mes',
    expect: { ...thisMonth, direction: 'out', merchants: ['uber'] },
  },
  {
    ask: 'oxe, quanto foi que eu torrei de ifood mês passado, visse',
    expect: { ...lastMonth, direction: 'out', merchants: ifood },
  },
  { ask: 'bah tchê, quanto deu o mercado em setembro?', expect: { ...september, categories: ['Supermercado'] } },
  {
    ask: 'uai sô, quanto que eu paguei de luz nos ultimo seis mês',
    expect: { ...last6Months, direction: 'out', categories: ['Eletricidade'] },
  },
  {
    ask: 'mainha quer saber quanto eu gastei de farmácia essa semana',
    expect: { ...thisWeek, direction: 'out', categories: ['Farmácia'] },
  },
  {
    ask: 'vixe maria, olha aí quanto eu deixei no posto em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
  },
  {
    ask: 'me mostra os pix q mandei pra rosangela',
    expect: { direction: 'out', merchants: ['rosangela'], categories: pix },
  },
  {
    ask: 'quanto o carlos mendes me mandou esse ano',
    expect: { ...thisYear, direction: 'in', merchants: ['carlos mendes'] },
  },
  { ask: 'guria me ajuda aqui, quero ver tudo que saiu ontem', expect: { ...on('2026-11-20'), direction: 'out' } },
  { ask: 'oq entrou anteontem?', expect: { ...on('2026-11-19'), direction: 'in' } },
  { ask: 'to precisando ver o q ainda ta pendente no cartao inter', expect: { accounts: inter, status: ['PENDING'] } },
  {
    ask: 'cade os gasto q ja caiu no nubank essa semana',
    expect: { ...thisWeek, accounts: nubank, direction: 'out', status: ['POSTED'] },
  },
  {
    ask: 'eita, quanto foi o netflix e o spotify esse ano',
    expect: { ...thisYear, merchants: ['netflix', 'spotify'] },
  },
  {
    ask: 'boa noite, tudo certinho? queria so conferir os gasto com academia desde janeiro',
    expect: { ...thisYear, direction: 'out', categories: ['Academia e centros de lazer'] },
  },
  { ask: 'quanto paguei de aluguel em agosto', expect: { ...august, direction: 'out', categories: ['Aluguel'] } },
  { ask: 'conta dagua dos ultimos 6 meses pfv', expect: { ...last6Months, categories: ['Água'] } },
  {
    ask: 'nossa senhora, quanto que eu gastei com delivery na semana passada',
    expect: { ...lastWeek, direction: 'out', categories: ['Delivery de alimentos'] },
  },
  {
    ask: 'rapaz, gasto no posto de uns 100 conto, tem como ver?',
    expect: { direction: 'out', categories: ['Postos de gasolina'], ...about(100) },
  },
  {
    ask: 'kkkk socorro, mostra o que gastei acima de mil esse mês',
    expect: { ...thisMonth, direction: 'out', min: 1000.01 },
  },
  {
    ask: 'quanto eu recebi da joana prado em outubro',
    expect: { ...lastMonth, direction: 'in', merchants: ['joana prado'] },
  },
  { ask: 'me lista ai as corrida de 99 dos ultimos 3 meses', expect: { merchants: noventaENove } },
  {
    ask: 'quanto foi o rancho do supermercado no mês passado, tchê',
    expect: { ...lastMonth, categories: ['Supermercado'] },
  },
  {
    ask: 'meu piá ta gastando de novo, quanto foi na steam desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', merchants: ['steam'] },
  },
  {
    ask: 'quanto eu gastei no bar do alemão esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['bar do alemao'] },
  },
  {
    ask: 'ow me manda os gasto da padaria estrela desse mes',
    expect: { ...thisMonth, direction: 'out', merchants: ['padaria estrela'] },
  },
  {
    ask: 'gastei quanto c pet shop e veterinario em novembro',
    expect: { ...thisMonth, direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  {
    ask: 'aff quanto q eu gastei com roupa na renner este ano',
    expect: { ...thisYear, direction: 'out', categories: ['Vestuário'], merchants: ['renner'] },
  },
  {
    ask: 'manda pra mim as compra do mercado livre, só as acima de 300',
    expect: { merchants: ['mercadolivre'], min: 300.01 },
  },
  {
    ask: 'queria ver os pix de mais de 200 que eu fiz esse mês',
    expect: { ...thisMonth, direction: 'out', categories: pix, min: 200.01 },
  },
  {
    ask: 'quanto a poupança rendeu esse ano hein',
    expect: { ...thisYear, direction: 'in', categories: ['Juros de rendimentos de dividendos'], accounts: caixa },
  },
  {
    ask: 'quanto investi nos últimos doze meses',
    expect: { from: '2025-11-21', to: '2026-11-21', direction: 'out', categories: ['Investimentos'] },
  },
  {
    ask: 'qto foi de estacionamento e pedagio em outubro',
    expect: { ...lastMonth, categories: ['Estacionamentos', 'Pedágios e pagamentos no veículo'] },
  },
  { ask: 'tem algum gasto com dentista?', expect: { direction: 'out', categories: ['Dentista'] } },
  {
    ask: 'por gentileza, poderia me informar o que gastei com restaurante no fim de semana passado?',
    expect: {
      from: '2026-11-14',
      to: '2026-11-15',
      direction: 'out',
      categories: ['Restaurantes, bares e lanchonetes'],
    },
  },
  {
    ask: 'diz aí macho, quanto foi de gasolina essa semana',
    expect: { ...thisWeek, categories: ['Postos de gasolina'] },
  },
  {
    ask: 'ô trem bão esse app sô, mostra meus gasto de cinema desse mês',
    expect: { ...thisMonth, direction: 'out', categories: ['Cinema, teatro e concertos'] },
  },
  { ask: 'quanto gastei no dia das mães', expect: { ...on('2026-05-10'), direction: 'out' } },
  { ask: 'o que eu gastei no feriado de tiradentes', expect: { ...on('2026-04-21'), direction: 'out' } },
  { ask: 'quanto eu gastei no dia da consciência negra, meu rei', expect: { ...on('2026-11-20'), direction: 'out' } },
  { ask: 'oq eu gastei no feriado de 12 de outubro', expect: { ...on('2026-10-12'), direction: 'out' } },
  { ask: 'mostra tudo de setembro menos mercado', expect: { ...september, notCategories: ['Supermercado'] } },
  {
    ask: 'quanto gastei esse mês sem contar o aluguel nem a escola',
    expect: { ...thisMonth, direction: 'out', notCategories: ['Aluguel', 'Escola'] },
  },
  { ask: 'gastos do nubank sem uber', expect: { accounts: nubank, direction: 'out', notMerchants: ['uber'] } },
  {
    ask: 'só o que gastei no cartão esse mês tirando amazon',
    expect: { ...thisMonth, accountType: 'CREDIT', direction: 'out', notMerchants: ['amazon'] },
  },
  {
    ask: 'uber ou 99 na semana passada, tanto faz, me mostra',
    expect: { ...lastWeek, merchants: ['uber', ...noventaENove] },
  },
  {
    ask: 'quanto gastei de mercado e uber nesse mês',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'gastei quanto com farmácia e ifood na última semana?',
    expect: {
      from: '2026-11-15',
      to: '2026-11-21',
      direction: 'out',
      categories: ['Farmácia'],
      merchants: ifood,
      join: 'either',
    },
  },
  {
    ask: 'quanto foi o mercado no carrefour em agosto',
    expect: { ...august, categories: ['Supermercado'], merchants: ['carrefour'] },
  },
  { ask: 'quero os gasto entre 50 e 80 reais desse mês', expect: { ...thisMonth, direction: 'out', min: 50, max: 80 } },
  { ask: 'oq foi q passou no cartao gold em outubro', expect: { ...lastMonth, accounts: inter } },
  {
    ask: 'o que saiu do itaú na última quarta-feira',
    expect: { ...on('2026-11-18'), accounts: itau, direction: 'out' },
  },
  {
    ask: 'quanto eu saquei esse ano?',
    expect: { ...thisYear, direction: 'out', categories: ['Transferência - Dinheiro'] },
  },
  {
    ask: 'e o iptu, quanto paguei esse ano?',
    expect: { ...thisYear, direction: 'out', categories: ['Impostos sobre moradia'] },
  },
  { ask: 'quanto veio de cashback esse ano', expect: { ...thisYear, direction: 'in', categories: ['Cashback'] } },
  {
    ask: 'ô moço, vê pra mim quanto a tecnova me pagou de agosto pra cá',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'in', merchants: ['tecnova'] },
  },
  { ask: 'deu ruim, quero ver os estorno de setembro', expect: { ...september, merchants: ['estorno'] } },
  {
    ask: 'me passa os gastos com livraria nos últimos 30 dias',
    expect: { ...last30, direction: 'out', categories: ['Livraria'] },
  },
  {
    ask: 'conta de internet dos ultimos 2 meses por favor',
    expect: { from: '2026-09-21', to: '2026-11-21', categories: ['Internet'] },
  },
  {
    ask: 'mostra o q paguei na escola do guri em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Escola'] },
  },
  { ask: 'mostra os gastinho de até 20 reais desse mês', expect: { ...thisMonth, direction: 'out', max: 20 } },
  { ask: 'to pagando quanto de seguro do carro', expect: { direction: 'out', categories: ['Seguro de veículos'] } },
  {
    ask: 'então assim eu queria que você visse pra mim quanto é que eu gastei de ifood e de rappi no mês de setembro tá bom obrigado',
    expect: { ...september, direction: 'out', merchants: [...ifood, 'rappi'] },
  },
  {
    ask: 'quanto gastei de viagem em setembro e outubro',
    expect: { from: '2026-09-01', to: '2026-10-31', direction: 'out', categories: ['Viagens'] },
  },
  { ask: 'compras na drogasil ou na droga raia', expect: { merchants: ['drogasil', 'droga raia'] } },
  {
    ask: 'cadê aquela compra de 200 e tantos no supermercado esse ano',
    expect: { ...thisYear, categories: ['Supermercado'], min: 200, max: 299.99 },
  },
  { ask: 'pix de 640 reais que eu recebi', expect: { direction: 'in', categories: pix, min: 640, max: 640 } },
  { ask: 'mó grana foi na kabum hein, quanto?', expect: { merchants: ['kabum'] } },
  { ask: 'oi meu bem, gastei oque hj', expect: { ...on('2026-11-21'), direction: 'out' } },
  { ask: 'conta de luz do mês retrasado', expect: { ...september, categories: ['Eletricidade'] } },
  {
    ask: 'oi tudo bom me mostra aí por favor os gastos da semana passada no cartão de crédito',
    expect: { ...lastWeek, accountType: 'CREDIT', direction: 'out' },
  },
  {
    ask: 'quanto botei no bilhete único esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['bilhete unico'] },
  },
  { ask: 'me mostra minhas compra parcelada', expect: none },
  {
    ask: 'oi oi, tudo joia? então, eu queria saber quanto eu gastei de rappi no ano passado, obrigada viu',
    expect: { from: '2025-01-01', to: '2025-12-31', direction: 'out', merchants: ['rappi'] },
  },
  {
    ask: 'arre égua, quanto foi o cinema no cinemark desde outubro',
    expect: {
      from: '2026-10-01',
      to: '2026-11-21',
      categories: ['Cinema, teatro e concertos'],
      merchants: ['cinemark'],
    },
  },
  {
    ask: 'ó o meu cartão inter, quanto eu gastei nele terça',
    expect: { ...on('2026-11-17'), accounts: inter, direction: 'out' },
  },
  { ask: 'vivo fibra desde junho', expect: { from: '2026-06-01', to: '2026-11-21', merchants: ['vivo fibra'] } },
  { ask: 'recarga do celular na vivo móvel em outubro', expect: { ...lastMonth, merchants: ['vivo movel'] } },
  {
    ask: 'preciso saber urgente o que saiu da conta corrente nos últimos 10 dias',
    expect: { from: '2026-11-12', to: '2026-11-21', accounts: itau, direction: 'out' },
  },
  {
    ask: 'quanto gasteii no uber nos ultmos 15 dias',
    expect: { from: '2026-11-07', to: '2026-11-21', direction: 'out', merchants: ['uber'] },
  },
  { ask: 'me diga uma coisa, o condomínio de agosto foi quanto', expect: { ...august, merchants: ['condominio'] } },
  { ask: 'gasto com remedio de mais de 60 reais', expect: { direction: 'out', categories: ['Farmácia'], min: 60.01 } },
  {
    ask: 'mandei quanto pro marco antonio esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['marco antonio'] },
  },
  { ask: 'eu queria ver só o que ainda não caiu e é mais de 200 reais', expect: { status: ['PENDING'], min: 200.01 } },
  { ask: 'compra na amazon pendente', expect: { merchants: ['amazon'], status: ['PENDING'] } },
  {
    ask: 'deixei quanto no posto shell este ano',
    expect: { ...thisYear, direction: 'out', merchants: ['posto shell'] },
  },
  {
    ask: 'qnto gastei no sem parar, mostra ai do ano todo',
    expect: { ...thisYear, direction: 'out', merchants: ['sem parar'] },
  },
  {
    ask: 'bom dia minha fia, quanto foi o spotify em março',
    expect: { from: '2026-03-01', to: '2026-03-31', merchants: ['spotify'] },
  },
  { ask: 'o que eu gastei dia 7 de setembro', expect: { ...on('2026-09-07'), direction: 'out' } },
  { ask: 'ifood ou rappi esse mês, quanto que foi', expect: { ...thisMonth, merchants: [...ifood, 'rappi'] } },
  // On the phone, with something that no filter of rows can apply.
  { ask: 'quanto gastei no ifood aos domingos', expect: { direction: 'out', merchants: ifood }, unread: ['domingos'] },
  {
    ask: 'quanto gastei de uber de madrugada em outubro',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'] },
    unread: ['madrugada'],
  },
  { ask: 'qto eu gastei de rappi depois das 22h', expect: { direction: 'out', merchants: ['rappi'] }, unread: ['22h'] },
  {
    ask: 'quanto gastei na farmácia pagando em espécie',
    expect: { direction: 'out', categories: ['Farmácia'] },
    unread: ['especie'],
  },
  {
    ask: 'qual foi a segunda maior compra no mercado livre',
    expect: { merchants: ['mercadolivre'] },
    unread: ['segunda'],
  },
  {
    ask: 'quanto gastei com uber indo pro trabalho em setembro',
    expect: { ...september, direction: 'out', merchants: ['uber'] },
    unread: ['trabalho'],
  },
  {
    ask: 'quanto gastei no posto nos dias que choveu esse mês',
    expect: { ...thisMonth, direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['choveu'],
  },
  {
    ask: 'restaurante q fui com minha namorada esse mês',
    expect: { ...thisMonth, categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['namorada'],
  },
  {
    ask: 'gastei com farmácia mais do que o normal esse mês?',
    expect: { ...thisMonth, direction: 'out', categories: ['Farmácia'] },
    unread: ['normal'],
  },
  { ask: 'os ifood que vieram frio em outubro', expect: { ...lastMonth, merchants: ifood }, unread: ['frio'] },
  {
    ask: 'quanto gastei de 99 nas noite de chuva',
    expect: { direction: 'out', merchants: noventaENove },
    unread: ['noite', 'chuva'],
  },
  { ask: 'corrida de 99 com mais de 10 km', expect: { merchants: noventaENove }, unread: ['km'] },
  { ask: 'compra no mercado livre que veio com defeito', expect: { merchants: ['mercadolivre'] }, unread: ['defeito'] },
  {
    ask: 'o mercado que eu fiz sozinho em novembro',
    expect: { ...thisMonth, categories: ['Supermercado'] },
    unread: ['sozinho'],
  },
  {
    ask: 'oxente, as compra com desconto na amazon em novembro',
    expect: { ...thisMonth, merchants: ['amazon'] },
    unread: ['desconto'],
  },
  {
    ask: 'o ifood de quando eu tava doente em setembro',
    expect: { ...september, merchants: ifood },
    unread: ['doente'],
  },
  {
    ask: 'quanto gastei de uber nos dia de jogo do bahia esse mês',
    expect: { ...thisMonth, direction: 'out', merchants: ['uber'] },
    unread: ['jogo', 'bahia'],
  },
  {
    ask: 'minha sogra quer saber quanto gastei de mercado em agosto, separa por pessoa',
    expect: { ...august, direction: 'out', categories: ['Supermercado'] },
    unread: ['pessoa'],
  },
  // Precise.
  {
    ask: 'Despesas com supermercado em outubro de 2026 acima de R$ 120,00',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'], min: 120.01 },
  },
  {
    ask: 'Saídas da conta corrente do Itaú entre 01/10/2026 e 15/10/2026, exceto aluguel e condomínio',
    expect: {
      from: '2026-10-01',
      to: '2026-10-15',
      accounts: itau,
      direction: 'out',
      notCategories: ['Aluguel'],
      notMerchants: ['condominio'],
    },
  },
  {
    ask: 'Gastos no Nubank em setembro de no mínimo R$ 100',
    expect: { ...september, accounts: nubank, direction: 'out', min: 100 },
  },
  {
    ask: 'Gastos com delivery no cartão Inter nos últimos 90 dias',
    expect: {
      from: '2026-08-24',
      to: '2026-11-21',
      accounts: inter,
      direction: 'out',
      categories: ['Delivery de alimentos'],
    },
  },
  {
    ask: 'Créditos recebidos na conta corrente em outubro, exceto salário',
    expect: { ...lastMonth, accounts: itau, direction: 'in', notCategories: ['Salário'] },
  },
  {
    ask: 'Pix enviados em novembro de até R$ 100,00',
    expect: { ...thisMonth, direction: 'out', categories: pix, max: 100 },
  },
  {
    ask: 'Pix recebidos acima de R$ 250 desde 1º de setembro',
    expect: { ...sinceSeptember, direction: 'in', categories: pix, min: 250.01 },
  },
  {
    ask: 'Gastos com saúde no segundo trimestre de 2026, exceto farmácia',
    expect: {
      from: '2026-04-01',
      to: '2026-06-30',
      direction: 'out',
      categories: ['Saúde'],
      notCategories: ['Farmácia'],
    },
  },
  {
    ask: 'Débitos de transporte em outubro, sem postos de gasolina e sem Uber',
    expect: {
      ...lastMonth,
      direction: 'out',
      categories: ['Transporte'],
      notCategories: ['Postos de gasolina'],
      notMerchants: ['uber'],
    },
  },
  {
    ask: 'Transações pendentes do Nubank acima de R$ 100 em novembro',
    expect: { ...thisMonth, accounts: nubank, status: ['PENDING'], min: 100.01 },
  },
  {
    ask: 'Transações já efetivadas do cartão Inter neste mês',
    expect: { ...thisMonth, accounts: inter, status: ['POSTED'] },
  },
  {
    ask: 'Compras online entre R$ 200 e R$ 400 desde agosto',
    expect: {
      from: '2026-08-01',
      to: '2026-11-21',
      direction: 'out',
      categories: ['Compras online'],
      min: 200,
      max: 400,
    },
  },
  {
    ask: 'Despesas de moradia em fevereiro de 2026, exceto aluguel',
    expect: {
      from: '2026-02-01',
      to: '2026-02-28',
      direction: 'out',
      categories: ['Moradia'],
      notCategories: ['Aluguel'],
    },
  },
  {
    ask: 'Gastos com eletricidade acima de R$ 250,00 neste ano',
    expect: { ...thisYear, direction: 'out', categories: ['Eletricidade'], min: 250.01 },
  },
  {
    ask: 'Rendimentos creditados na poupança de pelo menos R$ 40 em 2026',
    expect: {
      ...thisYear,
      direction: 'in',
      categories: ['Juros de rendimentos de dividendos'],
      accounts: caixa,
      min: 40,
    },
  },
  {
    ask: 'Aplicações em renda fixa no primeiro semestre de 2026',
    expect: { from: '2026-01-01', to: '2026-06-30', direction: 'out', categories: ['Renda fixa'] },
  },
  { ask: 'Resgates de CDB em outubro', expect: { ...lastMonth, direction: 'in', merchants: ['cdb'] } },
  {
    ask: 'Todos os débitos de 10 a 16 de outubro no cartão de crédito Inter Visa Gold',
    expect: { from: '2026-10-10', to: '2026-10-16', accounts: inter, direction: 'out' },
  },
  {
    ask: 'Pagamentos da fatura do cartão que saíram do Itaú em 2026',
    expect: { ...thisYear, accounts: itau, direction: 'out', categories: ['Pagamento de cartão de crédito'] },
  },
  {
    ask: 'Despesas com tarifas bancárias nos últimos 12 meses',
    expect: { from: '2025-11-21', to: '2026-11-21', direction: 'out', categories: ['Taxas bancárias'] },
  },
  {
    ask: 'IOF cobrado em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Impostos sobre operações financeiras'] },
  },
  {
    ask: 'Gastos na Drogasil abaixo de R$ 60,00 desde setembro',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['drogasil'], max: 59.99 },
  },
  {
    ask: 'Gastos no Carrefour ou no Assaí acima de R$ 400 neste ano',
    expect: { ...thisYear, direction: 'out', merchants: ['carrefour', 'assai'], min: 400.01 },
  },
  {
    ask: 'Compras em restaurantes com valor entre R$ 100,00 e R$ 200,00 no último mês',
    expect: {
      from: '2026-10-21',
      to: '2026-11-21',
      direction: 'out',
      categories: ['Restaurantes, bares e lanchonetes'],
      min: 100,
      max: 200,
    },
  },
  {
    ask: 'Gastos com alimentos e bebidas em setembro, exceto iFood',
    expect: { ...september, direction: 'out', categories: ['Alimentos e bebidas'], notMerchants: ifood },
  },
  {
    ask: 'Gastos de educação no terceiro trimestre de 2026',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: 'out', categories: ['Educação'] },
  },
  {
    ask: 'Gastos com telecomunicação em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Telecomunicação'] },
  },
  {
    ask: 'Streaming de vídeo e streaming de música: cobranças desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', categories: ['Streaming de vídeo', 'Streaming de música'] },
  },
  {
    ask: 'Despesas no Nubank em outubro, excluindo Uber e supermercado',
    expect: {
      ...lastMonth,
      accounts: nubank,
      direction: 'out',
      notMerchants: ['uber'],
      notCategories: ['Supermercado'],
    },
  },
  {
    ask: 'Gastos desta semana no cartão de crédito, fora Amazon e delivery',
    expect: {
      ...thisWeek,
      accountType: 'CREDIT',
      direction: 'out',
      notMerchants: ['amazon'],
      notCategories: ['Delivery de alimentos'],
    },
  },
  { ask: 'Saídas a partir de R$ 2.000,00 em agosto', expect: { ...august, direction: 'out', min: 2000 } },
  {
    ask: 'Entradas de R$ 1.000,00 ou mais desde setembro, sem salário',
    expect: { ...sinceSeptember, direction: 'in', min: 1000, notCategories: ['Salário'] },
  },
  {
    ask: 'Débitos de exatamente R$ 129,90 neste ano',
    expect: { ...thisYear, direction: 'out', min: 129.9, max: 129.9 },
  },
  { ask: 'Lançamentos de R$ 289,00 em 2026', expect: { ...thisYear, min: 289, max: 289 } },
  {
    ask: 'Gastos com postos de gasolina pagos pelo Itaú no ano',
    expect: { ...thisYear, direction: 'out', categories: ['Postos de gasolina'], accounts: itau },
  },
  {
    ask: 'Abastecimentos no posto Ipiranga com valor superior a R$ 150',
    expect: { merchants: ['ipiranga'], min: 150.01 },
  },
  {
    ask: 'Gastos com hospitais, clínicas e laboratórios no ano de 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Hospitais, clínicas e laboratórios'] },
  },
  { ask: 'Despesas de hospedagem em julho', expect: { ...july, direction: 'out', categories: ['Hospedagem'] } },
  {
    ask: 'Pix enviados de R$ 1.500,00 ou mais nos últimos 13 meses',
    expect: { from: '2025-10-21', to: '2026-11-21', direction: 'out', categories: pix, min: 1500 },
  },
  {
    ask: 'Despesas com eletrônicos acima de R$ 900 nos últimos 13 meses',
    expect: { from: '2025-10-21', to: '2026-11-21', direction: 'out', categories: ['Eletrônicos'], min: 900.01 },
  },
  {
    ask: 'Compras na Renner em outubro de 2025',
    expect: { from: '2025-10-01', to: '2025-10-31', direction: 'out', merchants: ['renner'] },
  },
  { ask: 'Estornos no Nubank em 2026', expect: { ...thisYear, accounts: nubank, merchants: ['estorno'] } },
  {
    ask: 'Débitos de 1º a 10 de novembro acima de R$ 400, exceto escola',
    expect: { from: '2026-11-01', to: '2026-11-10', direction: 'out', min: 400.01, notCategories: ['Escola'] },
  },
  {
    ask: 'Gastos na segunda quinzena de outubro no Inter Visa Gold',
    expect: { from: '2026-10-16', to: '2026-10-31', accounts: inter, direction: 'out' },
  },
  {
    ask: 'Gastos em 18/11/2026 no cartão de crédito',
    expect: { ...on('2026-11-18'), accountType: 'CREDIT', direction: 'out' },
  },
  {
    ask: 'Pix para Joana Prado neste ano, somente os já efetivados',
    expect: { ...thisYear, direction: 'out', categories: pix, merchants: ['joana prado'], status: ['POSTED'] },
  },
  {
    ask: 'Pix recebidos em outubro, exceto os de Joana Prado',
    expect: { ...lastMonth, direction: 'in', categories: pix, notMerchants: ['joana prado'] },
  },
  {
    ask: 'Despesas de táxi e transporte por aplicativo em agosto e setembro, exceto 99',
    expect: {
      from: '2026-08-01',
      to: '2026-09-30',
      direction: 'out',
      categories: ['Táxi e transporte privado urbano'],
      notMerchants: noventaENove,
    },
  },
  {
    ask: 'Gastos com supermercado beirando R$ 440 em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Supermercado'], ...about(440) },
  },
  { ask: 'Compras no Pão de Açúcar de menos de R$ 200', expect: { merchants: ['pao de acucar'], max: 199.99 } },
  { ask: 'Compras parceladas em 3 vezes no Nubank', expect: none },
  {
    ask: 'Gastos com farmácia no primeiro trimestre de 2026 acima de R$ 90',
    expect: { from: '2026-01-01', to: '2026-03-31', direction: 'out', categories: ['Farmácia'], min: 90.01 },
  },
  {
    ask: 'Saídas da semana passada na conta corrente, exceto fatura do cartão',
    expect: { ...lastWeek, accounts: itau, direction: 'out', notCategories: ['Pagamento de cartão de crédito'] },
  },
  {
    ask: 'Gastos com cinema entre 01/11 e 15/11',
    expect: { from: '2026-11-01', to: '2026-11-15', direction: 'out', categories: ['Cinema, teatro e concertos'] },
  },
  {
    ask: 'Pet shops e veterinários: gastos superiores a R$ 300 em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Pet shops e veterinários'], min: 300.01 },
  },
  {
    ask: 'Despesas com jogos e videogames nos últimos 4 meses',
    expect: { from: '2026-07-21', to: '2026-11-21', direction: 'out', categories: ['Jogos e videogames'] },
  },
  {
    ask: 'Gastos do dia 5 ao dia 10 de setembro no Itaú, sem renda fixa',
    expect: { from: '2026-09-05', to: '2026-09-10', accounts: itau, direction: 'out', notCategories: ['Renda fixa'] },
  },
  {
    ask: 'Pagamentos à Enel ou à Sabesp em 2026 acima de R$ 100,00',
    expect: { ...thisYear, direction: 'out', merchants: ['enel', 'sabesp'], min: 100.01 },
  },
  {
    ask: 'Salários recebidos de março a julho de 2026',
    expect: { from: '2026-03-01', to: '2026-07-31', direction: 'in', categories: ['Salário'] },
  },
  // Precise, with something that no filter of rows can apply.
  {
    ask: 'Débitos da conta corrente em outubro realizados em dias úteis',
    expect: { ...lastMonth, accounts: itau, direction: 'out' },
    unread: ['uteis'],
  },
  {
    ask: 'Gastos do Inter Visa Gold em setembro feitas por aproximação',
    expect: { ...september, accounts: inter, direction: 'out' },
    unread: ['aproximacao'],
  },
  {
    ask: 'Gastos com farmácia em setembro com comprovante anexado',
    expect: { ...september, direction: 'out', categories: ['Farmácia'] },
    unread: ['comprovante'],
  },
  {
    ask: 'Pix enviados em novembro no período da manhã',
    expect: { ...thisMonth, direction: 'out', categories: pix },
    unread: ['manha'],
  },
  {
    ask: 'Gastos com supermercado em junho agrupados por loja',
    expect: { from: '2026-06-01', to: '2026-06-30', direction: 'out', categories: ['Supermercado'] },
    unread: ['loja'],
  },
  {
    ask: 'Gastos acima de R$ 500 em setembro que sejam dedutíveis',
    expect: { ...september, direction: 'out', min: 500.01 },
    unread: ['dedutiveis'],
  },
  {
    ask: 'Despesas com restaurantes em outubro fora da minha cidade',
    expect: { ...lastMonth, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['cidade'],
  },
  {
    ask: 'Despesas com delivery desde setembro, somente às sextas-feiras',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Delivery de alimentos'] },
    unread: ['sextas'],
  },
  {
    ask: 'Gastos no Nubank em outubro feitos no cartão adicional',
    expect: { ...lastMonth, accounts: nubank, direction: 'out' },
    unread: ['adicional'],
  },
  {
    ask: 'Gastos com estacionamento desde setembro por mais de duas horas',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Estacionamentos'] },
    unread: ['horas'],
  },
  // Orders and counts.
  {
    ask: 'minha última compra na farmácia',
    expect: { categories: ['Farmácia'] },
    elseUnread: ['ultima'],
    applied: { ...on('2026-11-20'), categories: ['Farmácia'] },
  },
  {
    ask: 'a maior compra que fiz na amazon',
    expect: { direction: 'out', merchants: ['amazon'] },
    elseUnread: ['maior'],
    applied: { ...on('2026-11-17'), merchants: ['amazon'] },
  },
  {
    ask: 'As 3 compras mais caras de supermercado em novembro',
    expect: { ...thisMonth, categories: ['Supermercado'] },
    elseUnread: ['caras'],
    applied: { ...thisMonth, categories: ['Supermercado'], min: 300 },
  },
  // English.
  {
    ask: 'how much did I spend on uber or 99 rides over 40 reais since september',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['uber', ...noventaENove], min: 40.01 },
  },
  {
    ask: 'hey, can you show me everything I paid with Nubank this week?',
    expect: { ...thisWeek, accounts: nubank, direction: 'out' },
  },
  {
    ask: 'money received in October excluding salary',
    expect: { ...lastMonth, direction: 'in', notCategories: ['Salário'] },
  },
  {
    ask: 'pharmacy spending of at least 50 in the last 30 days',
    expect: { ...last30, direction: 'out', categories: ['Farmácia'], min: 50 },
  },
  {
    ask: 'pending card charges under 50',
    expect: { accountType: 'CREDIT', status: ['PENDING'], direction: 'out', max: 49.99 },
  },
  {
    ask: 'what did I spend at restaurants between 100 and 250 in november',
    expect: { ...thisMonth, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'], min: 100, max: 250 },
  },
  {
    ask: 'electricity and water bills of the last 6 months',
    expect: { ...last6Months, categories: ['Eletricidade', 'Água'] },
  },
  { ask: 'spotify charges in 2025', expect: { from: '2025-01-01', to: '2025-12-31', merchants: ['spotify'] } },
  {
    ask: 'ifood and groceries this month, how much did I spend',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'], merchants: ifood, join: 'either' },
  },
  {
    ask: 'parking and tolls in october please',
    expect: { ...lastMonth, categories: ['Estacionamentos', 'Pedágios e pagamentos no veículo'] },
  },
  {
    ask: 'what I spent yesterday without uber',
    expect: { ...on('2026-11-20'), direction: 'out', notMerchants: ['uber'] },
  },
  {
    ask: 'gas station spending in July and August',
    expect: { from: '2026-07-01', to: '2026-08-31', direction: 'out', categories: ['Postos de gasolina'] },
  },
  {
    ask: 'how much did I spend on uber at night last month',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'] },
    unread: ['night'],
  },
  {
    ask: 'restaurant spending in October that I shared with my roommate',
    expect: { ...lastMonth, direction: 'out', categories: ['Restaurantes, bares e lanchonetes'] },
    unread: ['roommate'],
  },
  {
    ask: 'amazon purchases in november that were gifts',
    expect: { ...thisMonth, merchants: ['amazon'] },
    unread: ['gifts'],
  },
  {
    ask: 'grocery spending in september on weekends only',
    expect: { ...september, direction: 'out', categories: ['Supermercado'] },
    unread: ['weekends'],
  },
  { ask: 'investments I made this year', expect: { ...thisYear, direction: 'out', categories: ['Investimentos'] } },
];
