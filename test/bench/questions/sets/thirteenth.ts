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

const to = '2026-11-21';
const NUBANK = ['Nubank Mastercard'];
const INTER = ['Inter Visa Gold'];
const ITAU = ['Conta Corrente Itaú'];
const CAIXA = ['Poupança Caixa'];
const PIX = ['Transferência - PIX', 'Transferência para terceiros - PIX', 'Transferência mesma titularidade - PIX'];
const N99 = ['99app', '99pop', '99ride', '99 tecnologia'];
const FATURA = 'Pagamento de cartão de crédito';
const REST = 'Restaurantes, bares e lanchonetes';
const TAXI = 'Táxi e transporte privado urbano';
const YIELD = 'Juros de rendimentos de dividendos';

export const questions: readonly Question[] = [
  // On the phone, several clauses, slips.
  {
    ask: 'oii td bem? ve pra mim quanto q eu gastei de uber semana passada pfv',
    expect: { ...lastWeek, direction: 'out', merchants: ['uber'] },
  },
  {
    ask: 'mano quanto torrei no ifood esse mes, to com medo de olhar kkk',
    expect: { ...thisMonth, direction: 'out', merchants: ['ifood'] },
  },
  {
    ask: 'gente quanto que foi de mercado mes passado? so o que passou de cem reais ta',
    expect: { ...lastMonth, categories: ['Supermercado'], min: 100.01 },
  },
  {
    ask: 'me mostra ai oq eu gastei na farmacia e no dentista de setembro pra ca',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Farmácia', 'Dentista'] },
  },
  {
    ask: 'vc consegue ver os pix que o carlos mendes me mandou desde agosto?',
    expect: { from: '2026-08-01', to, direction: 'in', merchants: ['carlos mendes'] },
  },
  {
    ask: 've pra mim as do cartao inter q ainda tao pendente, so dessa semana',
    expect: { ...thisWeek, accounts: INTER, status: ['PENDING'] },
  },
  {
    ask: 'bah tchê quanto deixei no posto esse mês, tirando o shell',
    expect: { ...thisMonth, direction: 'out', categories: ['Postos de gasolina'], notMerchants: ['shell'] },
  },
  {
    ask: 'rapaz bote aí quanto paguei de energia do começo do ano até hj',
    expect: { ...thisYear, direction: 'out', categories: ['Eletricidade'] },
  },
  {
    ask: 'oxe e de agua? quero ver so as conta que veio mais de 80 conto esse ano',
    expect: { ...thisYear, categories: ['Água'], min: 80.01 },
  },
  {
    ask: 'uai sô quanto que eu já gastei com veterinário esse mês',
    expect: { ...thisMonth, direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  {
    ask: 'to querendo saber tudo q entrou na minha conta do itau em outubro, menos salario',
    expect: { ...lastMonth, direction: 'in', accounts: ITAU, notCategories: ['Salário'] },
  },
  {
    ask: 'poe ai os gasto com restaurante e delivery dos ultimos 15 dia, menos outback',
    expect: {
      from: '2026-11-07',
      to,
      direction: 'out',
      categories: [REST, 'Delivery de alimentos'],
      notMerchants: ['outback'],
    },
  },
  {
    ask: 'cara eu juro q nao lembro, quanto foi q paguei pra latam em setembro',
    expect: { ...september, direction: 'out', merchants: ['latam'] },
  },
  {
    ask: 'oi bom dia, preciso ver os gastos do nubank acima de 300 nos ultimos 3 meses, obrigadaa',
    expect: { direction: 'out', accounts: NUBANK, min: 300.01 },
  },
  {
    ask: 'me ve ae qto de cashback eu recebi de agosto pra ca',
    expect: { from: '2026-08-01', to, direction: 'in', categories: ['Cashback'] },
  },
  {
    ask: 'kd os pix que mandei pra diarista em novembro',
    expect: { ...thisMonth, direction: 'out', merchants: ['diarista'] },
  },
  {
    ask: 'tamo dividindo as conta aqui, quanto deu netflix mais spotify em outubro',
    expect: { ...lastMonth, merchants: ['netflix', 'spotify'] },
  },
  {
    ask: 'quanto gastei c/ 99 e uber nos ultimos 10 dias, sem contar os pendente',
    expect: { from: '2026-11-12', to, direction: 'out', merchants: ['uber', ...N99], status: ['POSTED'] },
  },
  {
    ask: 'entao, eu queria so ver quanto rendeu a poupança esse ano, so isso msm',
    expect: { ...thisYear, direction: 'in', categories: [YIELD], accounts: CAIXA },
  },
  {
    ask: 'boa noite moça, quanto que eu gastei no carrefour e no assai de agosto ate agora',
    expect: { from: '2026-08-01', to, direction: 'out', merchants: ['carrefour', 'assai'] },
  },
  {
    ask: 've se eu paguei o colegio mes retrasado',
    expect: { ...september, direction: 'out', categories: ['Escola'] },
  },
  {
    ask: 'me lista tudo q passou de mil reais saindo da conta corrente no mes passado fora o aluguel e a fatura',
    expect: {
      ...lastMonth,
      direction: 'out',
      accountSubtype: 'CHECKING_ACCOUNT',
      min: 1000.01,
      notCategories: ['Aluguel', FATURA],
    },
  },
  {
    ask: 'to fechando as contas aq, manda os gasto do inter entre 100 e 300 de outubro',
    expect: { ...lastMonth, direction: 'out', accounts: INTER, min: 100, max: 300 },
  },
  {
    ask: 'eh, deixa eu ver, quanto gastei na amazon fora o amazon prime de setembro ate hoje',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['amazon'], notMerchants: ['amazon prime'] },
  },
  {
    ask: 'vê pra mim por favor os pagamentos pra joana prado que ainda não caíram',
    expect: { direction: 'out', merchants: ['joana prado'], status: ['PENDING'] },
  },
  {
    ask: 'queria saber quanto gastei no cinema esse mes pq acho q foi dmais',
    expect: { ...thisMonth, direction: 'out', categories: ['Cinema, teatro e concertos'] },
  },
  { ask: 'quanto foi de gasolina no ipiranga em 2026', expect: { ...thisYear, merchants: ['ipiranga'] } },
  {
    ask: 'olha so, queria ver o que teve de iof nos ultimos 60 dias',
    expect: { from: '2026-09-23', to, categories: ['Impostos sobre operações financeiras'] },
  },
  {
    ask: 'quero ver a academia, qto ja paguei esse ano td',
    expect: { ...thisYear, direction: 'out', categories: ['Academia e centros de lazer'] },
  },
  {
    ask: 'será que vc consegue me mandar o que gastei no feriado de finados',
    expect: { from: '2026-11-02', to: '2026-11-02', direction: 'out' },
  },
  {
    ask: 'teve um gasto de uns 1250 no mercado livre, acha pra mim? foi esse mes',
    expect: { ...thisMonth, direction: 'out', merchants: ['mercadolivre'], ...about(1250) },
  },
  {
    ask: 'vixe preciso achar um gasto da kabum, por volta de 2 mil, foi em setembro',
    expect: { ...september, direction: 'out', merchants: ['kabum'], ...about(2000) },
  },
  {
    ask: 'me conta quanto foi embora de tarifa do banco esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Taxas bancárias'] },
  },
  {
    ask: 'entrou quanto de pix ontem e anteontem',
    expect: { from: '2026-11-19', to: '2026-11-20', direction: 'in', categories: PIX },
  },
  {
    ask: 'gripei feio kkk mostra os gasto de farmacia do cartao inter dos ultimo 7 dias',
    expect: { from: '2026-11-15', to, direction: 'out', categories: ['Farmácia'], accounts: INTER },
  },
  {
    ask: 'oi sumida kkk quanto q eu mandei pro marco antonio nos ultimos 12 meses',
    expect: { from: '2025-11-21', to, direction: 'out', merchants: ['marco antonio'] },
  },
  {
    ask: 'ce pode listar os restaurante do cartao nubank q deu mais de 150 nos ultimos 3 mes',
    expect: { categories: [REST], accounts: NUBANK, min: 150.01 },
  },
  {
    ask: 'qual foi o valor da fatura que eu paguei em setembro msm?',
    expect: { ...september, direction: 'out', categories: [FATURA] },
  },
  {
    ask: 'pega pra mim o que eu gastei de transporte desde segunda, menos estacionamento',
    expect: { ...thisWeek, direction: 'out', categories: ['Transporte'], notCategories: ['Estacionamentos'] },
  },
  {
    ask: 'cadê meu decimo terceiro? ve se entrou essa semana',
    expect: { ...thisWeek, direction: 'in', merchants: ['decimo terceiro'] },
  },
  {
    ask: 'moço, só o que já compensou do mercado livre esse mes',
    expect: { ...thisMonth, merchants: ['mercadolivre'], status: ['POSTED'] },
  },
  {
    ask: 'sem contar o uber nem pix, quanto saiu essa semana?',
    expect: { ...thisWeek, direction: 'out', notCategories: PIX, notMerchants: ['uber'] },
  },
  {
    ask: 'quanto gastei no roxinho mes passado, tira mercado e amazon da conta',
    expect: {
      ...lastMonth,
      direction: 'out',
      accounts: NUBANK,
      notCategories: ['Supermercado'],
      notMerchants: ['amazon'],
    },
  },
  {
    ask: 'quanto paguei pra sabesp e pra enel no primeiro trimestre desse ano',
    expect: { from: '2026-01-01', to: '2026-03-31', direction: 'out', merchants: ['sabesp', 'enel'] },
  },
  {
    ask: 'aquele restaurante de 200 e tantos desse mes, acha ele ai',
    expect: { ...thisMonth, categories: [REST], min: 200, max: 299.99 },
  },
  {
    ask: 'mostra os uber de menos de 20 reais desde agosto vai',
    expect: { from: '2026-08-01', to, merchants: ['uber'], max: 19.99 },
  },
  { ask: 'e hoje, gastei quanto ja?', expect: { from: to, to, direction: 'out' } },
  { ask: 'nessa quinta dia 19 quanto q entrou', expect: { from: '2026-11-19', to: '2026-11-19', direction: 'in' } },
  {
    ask: 'quanto foi a cantina nonna no dia das mães',
    expect: { from: '2026-05-10', to: '2026-05-10', merchants: ['cantina nonna'] },
  },
  {
    ask: 'putz gastei oq no feriado de tiradentes?',
    expect: { from: '2026-04-21', to: '2026-04-21', direction: 'out' },
  },
  {
    ask: 'ce viu se eu gastei alguma coisa no 7 de setembro',
    expect: { from: '2026-09-07', to: '2026-09-07', direction: 'out' },
  },
  { ask: 'e o q eu parcelei na kabum esse ano?', expect: { ...thisYear, merchants: ['kabum'], ...none } },
  {
    ask: 'quero só o cartão inter da ultima semana mas sem farmácia e sem 99',
    expect: { from: '2026-11-15', to, accounts: INTER, notCategories: ['Farmácia'], notMerchants: N99 },
  },
  { ask: 'qto q foi pra dra helena esse ano hein', expect: { ...thisYear, merchants: ['dra helena'] } },
  {
    ask: 'me diz quanto gastei com uber de madrugada esse mes, to desconfiada',
    expect: { ...thisMonth, direction: 'out', merchants: ['uber'] },
    unread: ['madrugada'],
  },
  {
    ask: 'quero ver os ifood q pedi aos domingos de setembro ate agora',
    expect: { ...sinceSeptember, merchants: ['ifood'] },
    unread: ['domingos'],
  },
  {
    ask: 'quanto q paguei em dinheiro no restaurante mes passado',
    expect: { ...lastMonth, direction: 'out', categories: [REST] },
    unread: ['dinheiro'],
  },
  {
    ask: 'vê aí quais gastos do cartao nubank eu me arrependi esse mes kkkk',
    expect: { ...thisMonth, direction: 'out', accounts: NUBANK },
    unread: ['arrependi'],
  },
  {
    ask: 'me manda os gasto na amazon q meu marido fez, desde outubro',
    expect: { from: '2026-10-01', to, direction: 'out', merchants: ['amazon'] },
    unread: ['marido'],
  },
  {
    ask: 'oq eu gastei no mercado depois das 22h nos ultimos 30 dias',
    expect: { ...last30, direction: 'out', categories: ['Supermercado'] },
    unread: ['22h'],
  },
  {
    ask: 'mostra os gasto de padaria por aproximação nesse mês',
    expect: { ...thisMonth, direction: 'out', merchants: ['padaria'] },
    unread: ['aproximacao'],
  },
  {
    ask: 'quanto gastei de combustivel em dia de chuva de outubro pra ca',
    expect: { from: '2026-10-01', to, direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['chuva'],
  },
  {
    ask: 'quais contas de luz vieram mais cara q o normal esse ano',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    unread: ['normal'],
  },
  {
    ask: 'me lista as despesa desnecessaria do inter mes passado',
    expect: { ...lastMonth, direction: 'out', accounts: INTER },
    unread: ['desnecessaria'],
  },
  {
    ask: 've quanto pedi de rappi nos fins de semana, desde agosto',
    expect: { from: '2026-08-01', to, merchants: ['rappi'] },
    unread: ['fins'],
  },
  {
    ask: 'quais gasto da semana passada foi la perto do trampo',
    expect: { ...lastWeek, direction: 'out' },
    unread: ['trampo'],
  },
  {
    ask: 'me separa por mes quanto gastei de delivery esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Delivery de alimentos'] },
    unread: ['mes'],
  },
  {
    ask: 'qual dessas conta de agua do ano foi a segunda maior?',
    expect: { ...thisYear, categories: ['Água'] },
    elseUnread: ['segunda'],
    applied: { ...thisYear, categories: ['Água'], min: 104.27, max: 104.27 },
  },

  // Terse.
  { ask: 'ifood semana retrasada', expect: { from: '2026-11-02', to: '2026-11-08', merchants: ['ifood'] } },
  { ask: 'farmácia últimos 30 dias', expect: { ...last30, categories: ['Farmácia'] } },
  { ask: 'pix recebidos novembro', expect: { ...thisMonth, direction: 'in', categories: PIX } },
  {
    ask: 'pix enviados acima de 100 este mês',
    expect: { ...thisMonth, direction: 'out', categories: PIX, min: 100.01 },
  },
  { ask: 'gastos nubank ontem e hoje', expect: { from: '2026-11-20', to, direction: 'out', accounts: NUBANK } },
  { ask: 'pendentes inter acima de 200', expect: { accounts: INTER, status: ['PENDING'], min: 200.01 } },
  { ask: 'luz e água este ano', expect: { ...thisYear, categories: ['Eletricidade', 'Água'] } },
  { ask: 'mercado no assaí em setembro', expect: { ...september, categories: ['Supermercado'], merchants: ['assai'] } },
  { ask: 'estornos desde junho', expect: { from: '2026-06-01', to, direction: 'in', merchants: ['estorno'] } },
  { ask: 'entradas caixa outubro', expect: { ...lastMonth, direction: 'in', accounts: CAIXA } },
  { ask: 'netflix 2025', expect: { from: '2025-01-01', to: '2025-12-31', merchants: ['netflix'] } },
  { ask: 'delivery menos ifood', expect: { categories: ['Delivery de alimentos'], notMerchants: ['ifood'] } },
  { ask: 'streaming mês passado', expect: { ...lastMonth, categories: ['Streaming de vídeo', 'Streaming de música'] } },
  { ask: 'gastos 31/12/2025', expect: { from: '2025-12-31', to: '2025-12-31', direction: 'out' } },
  { ask: 'viagens este ano', expect: { ...thisYear, categories: ['Viagens'] } },
  { ask: 'cinemark, a partir de 100 reais', expect: { merchants: ['cinemark'], min: 100 } },
  { ask: 'gasolina, uns 200, outubro', expect: { ...lastMonth, categories: ['Postos de gasolina'], ...about(200) } },
  { ask: 'posto exatamente 50 reais', expect: { categories: ['Postos de gasolina'], min: 50, max: 50 } },
  { ask: 'gastos de R$ 129,90 este ano', expect: { ...thisYear, direction: 'out', min: 129.9, max: 129.9 } },
  {
    ask: 'recebimentos acima de R$ 1.500,00 no itaú, 3º trimestre de 2026',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: 'in', accounts: ITAU, min: 1500.01 },
  },
  {
    ask: 'gastos acima de 300 cartão de crédito mês passado',
    expect: { ...lastMonth, direction: 'out', accountType: 'CREDIT', min: 300.01 },
  },
  { ask: 'ipva e iptu 2026', expect: { ...thisYear, merchants: ['ipva', 'iptu'] } },
  { ask: 'estacionamento pendente', expect: { categories: ['Estacionamentos'], status: ['PENDING'] } },
  { ask: 'renner, só gastos, desde setembro', expect: { ...sinceSeptember, direction: 'out', merchants: ['renner'] } },
  { ask: 'corridas da 99 em setembro', expect: { ...september, merchants: N99 } },
  {
    ask: 'supermercado ou farmácia, últimos 3 dias',
    expect: { from: '2026-11-19', to, categories: ['Supermercado', 'Farmácia'] },
  },
  {
    ask: 'compras online 300 a 500 reais, novembro',
    expect: { ...thisMonth, categories: ['Compras online'], min: 300, max: 500 },
  },
  { ask: 'exames fleury', expect: { merchants: ['fleury'] } },
  { ask: 'tecnova desde janeiro', expect: { ...thisYear, merchants: ['tecnova'] } },
  { ask: 'internet abaixo de 110 reais', expect: { categories: ['Internet'], max: 109.99 } },
  { ask: 'celular segundo semestre 2026', expect: { from: '2026-07-01', to, categories: ['Celular'] } },
  { ask: 'aplicações renda fixa este ano', expect: { ...thisYear, direction: 'out', categories: ['Renda fixa'] } },
  {
    ask: 'resgates de cdb desde outubro',
    expect: { from: '2026-10-01', to, direction: 'in', categories: ['Renda fixa'] },
  },
  { ask: 'dentista ou laboratório', expect: { categories: ['Dentista', 'Hospitais, clínicas e laboratórios'] } },
  { ask: 'vivo agosto', expect: { ...august, merchants: ['vivo'] } },
  { ask: 'pão de açúcar até 150', expect: { merchants: ['pao de acucar'], max: 150 } },
  { ask: 'padaria menos de 30 reais', expect: { merchants: ['padaria'], max: 29.99 } },
  { ask: 'bar do alemão 2026', expect: { ...thisYear, merchants: ['bar do alemao'] } },
  { ask: 'livraria mês passado', expect: { ...lastMonth, categories: ['Livraria'] } },
  { ask: 'steam últimos 90 dias', expect: { from: '2026-08-24', to, merchants: ['steam'] } },
  { ask: 'gastos semana passada menos amazon', expect: { ...lastWeek, direction: 'out', notMerchants: ['amazon'] } },
  {
    ask: 'nubank pendente 17/11',
    expect: { from: '2026-11-17', to: '2026-11-17', accounts: NUBANK, status: ['PENDING'] },
  },
  { ask: 'inter dia 27 de setembro', expect: { from: '2026-09-27', to: '2026-09-27', accounts: INTER } },
  { ask: 'chatgpt este ano', expect: { ...thisYear, merchants: ['chatgpt'] } },
  {
    ask: 'itaú 1 a 15 de outubro, saídas até 100',
    expect: { from: '2026-10-01', to: '2026-10-15', direction: 'out', accounts: ITAU, max: 100 },
  },
  {
    ask: 'uber segunda quinzena de outubro, só gastos',
    expect: { from: '2026-10-16', to: '2026-10-31', direction: 'out', merchants: ['uber'] },
  },
  { ask: 'inter de 20/10 a 5/11', expect: { from: '2026-10-20', to: '2026-11-05', accounts: INTER } },
  {
    ask: 'supermercado dezembro de 2025',
    expect: { from: '2025-12-01', to: '2025-12-31', categories: ['Supermercado'] },
  },
  { ask: 'farmácia 1º trimestre de 2026', expect: { from: '2026-01-01', to: '2026-03-31', categories: ['Farmácia'] } },
  { ask: 'postos abril', expect: { from: '2026-04-01', to: '2026-04-30', categories: ['Postos de gasolina'] } },
  { ask: 'hospedagem ou compras online, julho', expect: { ...july, categories: ['Hospedagem', 'Compras online'] } },
  {
    ask: 'seguro do carro + pedágio, out',
    expect: { ...lastMonth, categories: ['Seguro de veículos', 'Pedágios e pagamentos no veículo'] },
  },
  { ask: 'gastos parcelados nubank este mês', expect: { ...thisMonth, direction: 'out', accounts: NUBANK, ...none } },
  { ask: 'ifood às sextas', expect: { merchants: ['ifood'] }, unread: ['sextas'] },
  { ask: 'gastos por categoria, mês passado', expect: { ...lastMonth, direction: 'out' }, unread: ['categoria'] },
  { ask: 'mercado acima da média, 2026', expect: { ...thisYear, categories: ['Supermercado'] }, unread: ['media'] },
  {
    ask: 'despesas reembolsáveis nubank outubro',
    expect: { ...lastMonth, direction: 'out', accounts: NUBANK },
    unread: ['reembolsaveis'],
  },
  { ask: 'nubank cartão virtual setembro', expect: { ...september, accounts: NUBANK }, unread: ['virtual'] },
  { ask: 'gastos duplicados esta semana', expect: { ...thisWeek, direction: 'out' }, unread: ['duplicados'] },
  { ask: 'assaí com cupom', expect: { merchants: ['assai'] }, unread: ['cupom'] },
  {
    ask: 'comparar netflix com spotify, 6 meses',
    expect: { ...last6Months, merchants: ['netflix', 'spotify'] },
    unread: ['comparar'],
  },
  {
    ask: 'posto em dias úteis, desde outubro',
    expect: { from: '2026-10-01', to, categories: ['Postos de gasolina'] },
    unread: ['uteis'],
  },
  {
    ask: '3 maiores gastos de outubro',
    expect: { ...lastMonth, direction: 'out' },
    elseUnread: ['maiores'],
    applied: { ...lastMonth, direction: 'out', min: 1480 },
  },
  {
    ask: 'última compra no mercado livre',
    expect: { direction: 'out', merchants: ['mercadolivre'] },
    elseUnread: ['ultima'],
    applied: { from: '2026-11-18', to: '2026-11-18', merchants: ['mercadolivre'] },
  },

  // Full sentences, and assistants that rephrase.
  {
    ask: 'Gostaria de saber quanto gastei com restaurantes entre 1º e 15 de novembro.',
    expect: { from: '2026-11-01', to: '2026-11-15', direction: 'out', categories: [REST] },
  },
  {
    ask: 'Por favor, liste todas as minhas despesas no cartão Inter Visa Gold durante a semana retrasada.',
    expect: { from: '2026-11-02', to: '2026-11-08', direction: 'out', accounts: INTER },
  },
  {
    ask: 'Quais foram os valores que recebi por Pix acima de R$ 500,00 desde agosto?',
    expect: { from: '2026-08-01', to, direction: 'in', categories: PIX, min: 500.01 },
  },
  {
    ask: 'O usuário deseja consultar os gastos com pet shop e veterinário nos últimos 45 dias.',
    expect: { from: '2026-10-08', to, direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  {
    ask: 'Quanto eu investi no terceiro trimestre deste ano?',
    expect: { from: '2026-07-01', to: '2026-09-30', direction: 'out', categories: ['Investimentos'] },
  },
  {
    ask: 'Mostre as transações pendentes do Nubank com valor de no mínimo R$ 100.',
    expect: { accounts: NUBANK, status: ['PENDING'], min: 100 },
  },
  {
    ask: 'Liste os gastos da conta corrente que ficaram entre R$ 50 e R$ 80 no mês de outubro.',
    expect: { ...lastMonth, direction: 'out', accountSubtype: 'CHECKING_ACCOUNT', min: 50, max: 80 },
  },
  {
    ask: 'Preciso de todos os pagamentos de condomínio feitos em 2026.',
    expect: { ...thisYear, direction: 'out', merchants: ['condominio'] },
  },
  {
    ask: 'Quanto gastei com Uber ou 99 em outubro, desconsiderando os estornos?',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber', ...N99] },
  },
  {
    ask: 'Exiba as despesas com saúde deste ano, exceto farmácia.',
    expect: { ...thisYear, direction: 'out', categories: ['Saúde'], notCategories: ['Farmácia'] },
  },
  {
    ask: 'Quais despesas eu tive na terça-feira de carnaval deste ano?',
    expect: { from: '2026-02-17', to: '2026-02-17', direction: 'out' },
  },
  {
    ask: 'Quanto foi gasto no feriado da Proclamação da República?',
    expect: { from: '2026-11-15', to: '2026-11-15', direction: 'out' },
  },
  { ask: 'Quero ver as movimentações da Poupança Caixa nos últimos três meses.', expect: { accounts: CAIXA } },
  {
    ask: 'Qual foi o total pago à imobiliária desde junho?',
    expect: { from: '2026-06-01', to, direction: 'out', merchants: ['imobiliaria'] },
  },
  {
    ask: 'Verifique, por gentileza, se houve cobrança de IOF entre janeiro e junho deste ano.',
    expect: { from: '2026-01-01', to: '2026-06-30', categories: ['Impostos sobre operações financeiras'] },
  },
  {
    ask: 'Mostre-me os gastos com supermercado, exceto os do Carrefour, nos últimos dois meses.',
    expect: { from: '2026-09-21', to, direction: 'out', categories: ['Supermercado'], notMerchants: ['carrefour'] },
  },
  {
    ask: 'Quais gastos tive no fim de semana passado?',
    expect: { from: '2026-11-14', to: '2026-11-15', direction: 'out' },
  },
  {
    ask: 'Quanto recebi de salário no primeiro semestre de 2026?',
    expect: { from: '2026-01-01', to: '2026-06-30', direction: 'in', categories: ['Salário'] },
  },
  {
    ask: 'Liste os gastos na Amazon que ainda estão pendentes.',
    expect: { direction: 'out', merchants: ['amazon'], status: ['PENDING'] },
  },
  {
    ask: 'Informe todos os gastos já confirmados no cartão Nubank nesta semana.',
    expect: { ...thisWeek, direction: 'out', accounts: NUBANK, status: ['POSTED'] },
  },
  {
    ask: 'Gostaria de ver as despesas com educação em setembro e outubro.',
    expect: { from: '2026-09-01', to: '2026-10-31', direction: 'out', categories: ['Educação'] },
  },
  {
    ask: 'Quanto paguei de Netflix, Spotify e academia nos últimos seis meses?',
    expect: {
      ...last6Months,
      direction: 'out',
      categories: ['Academia e centros de lazer'],
      merchants: ['netflix', 'spotify'],
      join: 'either',
    },
  },
  {
    ask: 'Quanto gastei com mercado e Uber na última semana?',
    expect: {
      from: '2026-11-15',
      to,
      direction: 'out',
      categories: ['Supermercado'],
      merchants: ['uber'],
      join: 'either',
    },
  },
  {
    ask: 'Quero saber o que gastei em lojas de roupa no último mês.',
    expect: { from: '2026-10-21', to, direction: 'out', categories: ['Vestuário'] },
  },
  { ask: 'Quais transações tiveram valor de até R$ 20 neste mês?', expect: { ...thisMonth, max: 20 } },
  {
    ask: 'Quais valores entraram no cartão Nubank em outubro?',
    expect: { ...lastMonth, direction: 'in', accounts: NUBANK },
  },
  {
    ask: 'A cliente pergunta quanto enviou por Pix para a diarista Rosângela desde outubro.',
    expect: { from: '2026-10-01', to, direction: 'out', merchants: ['rosangela'] },
  },
  {
    ask: 'Quanto já gastei com jogos neste ano?',
    expect: { ...thisYear, direction: 'out', categories: ['Jogos e videogames'] },
  },
  {
    ask: 'Quanto eu já gastei no Outback neste ano, considerando só os gastos acima de R$ 100?',
    expect: { ...thisYear, direction: 'out', merchants: ['outback'], min: 100.01 },
  },
  { ask: 'Traga os lançamentos do dia 20 de outubro.', expect: { from: '2026-10-20', to: '2026-10-20' } },
  {
    ask: 'Houve algum reembolso das Lojas Renner desde agosto?',
    expect: { from: '2026-08-01', to, direction: 'in', merchants: ['renner'] },
  },
  {
    ask: 'Quanto gastei com transporte por aplicativo e com combustível no mês passado?',
    expect: { ...lastMonth, direction: 'out', categories: [TAXI, 'Postos de gasolina'] },
  },
  {
    ask: 'Quais foram os gastos no Itaú, exceto Pix e supermercado, nesta semana?',
    expect: { ...thisWeek, direction: 'out', accounts: ITAU, notCategories: [...PIX, 'Supermercado'] },
  },
  {
    ask: 'Qual foi a despesa com celular em outubro do ano passado?',
    expect: { from: '2025-10-01', to: '2025-10-31', direction: 'out', categories: ['Celular'] },
  },
  {
    ask: 'O usuário quer os gastos de ontem e de hoje, menos os do Nubank.',
    expect: { from: '2026-11-20', to, direction: 'out', accounts: [...ITAU, ...CAIXA, ...INTER] },
  },
  {
    ask: 'Liste os gastos com compras online que não sejam do Mercado Livre, com valor a partir de R$ 350, desde outubro.',
    expect: {
      from: '2026-10-01',
      to,
      direction: 'out',
      categories: ['Compras online'],
      notMerchants: ['mercadolivre'],
      min: 350,
    },
  },
  {
    ask: 'Em fevereiro, quais gastos passaram de R$ 400, fora o aluguel?',
    expect: { from: '2026-02-01', to: '2026-02-28', direction: 'out', min: 400.01, notCategories: ['Aluguel'] },
  },
  {
    ask: 'Quais gastos no cartão de crédito foram de mais de mil reais neste ano?',
    expect: { ...thisYear, direction: 'out', accountType: 'CREDIT', min: 1000.01 },
  },
  {
    ask: 'Quais despesas de outubro no Itaú têm comprovante anexado?',
    expect: { ...lastMonth, direction: 'out', accounts: ITAU },
    unread: ['comprovante'],
  },
  {
    ask: 'Em que mês deste ano gastei mais com energia elétrica?',
    expect: { ...thisYear, direction: 'out', categories: ['Eletricidade'] },
    unread: ['mes'],
  },
  {
    ask: 'Considere os gastos com farmácia desde setembro e faça uma previsão.',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Farmácia'] },
    unread: ['previsao'],
  },
  {
    ask: 'Quais gastos do cartão Inter em setembro foram feitos pelo meu filho?',
    expect: { ...september, direction: 'out', accounts: INTER },
    unread: ['filho'],
  },
  {
    ask: 'Liste as transações suspeitas do Nubank dos últimos cinco dias.',
    expect: { from: '2026-11-17', to, accounts: NUBANK },
    unread: ['suspeitas'],
  },
  {
    ask: 'Quais gastos se repetem todo mês no cartão Inter?',
    expect: { direction: 'out', accounts: INTER },
    unread: ['repetem'],
  },
  {
    ask: 'Quanto gastei com gasolina por quilômetro rodado em outubro?',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['quilometro'],
  },
  {
    ask: 'Quais gastos com saúde deste ano são dedutíveis?',
    expect: { ...thisYear, direction: 'out', categories: ['Saúde'] },
    unread: ['dedutiveis'],
  },
  {
    ask: 'Agrupe por estabelecimento os gastos com supermercado de setembro.',
    expect: { ...september, direction: 'out', categories: ['Supermercado'] },
    unread: ['estabelecimento'],
  },
  {
    ask: 'Qual foi a última vez que gastei no Outback?',
    expect: { direction: 'out', merchants: ['outback'] },
    elseUnread: ['ultima'],
    applied: { from: '2026-11-15', to: '2026-11-15', direction: 'out', merchants: ['outback'] },
  },

  // English.
  { ask: 'how much did i spend on uber this week', expect: { ...thisWeek, direction: 'out', merchants: ['uber'] } },
  {
    ask: 'Show me all grocery expenses over 300 reais since September.',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Supermercado'], min: 300.01 },
  },
  {
    ask: 'pharmacy spending, september, Nubank and Inter cards',
    expect: { ...september, direction: 'out', categories: ['Farmácia'], accounts: [...NUBANK, ...INTER] },
  },
  {
    ask: "what's still pending on my nubank this week?",
    expect: { ...thisWeek, accounts: NUBANK, status: ['PENDING'] },
  },
  { ask: 'How much rent did I pay this year?', expect: { ...thisYear, direction: 'out', categories: ['Aluguel'] } },
  {
    ask: 'restaurants except outback, september',
    expect: { ...september, categories: [REST], notMerchants: ['outback'] },
  },
  {
    ask: 'money received via pix between 100 and 400 in the last 30 days',
    expect: { ...last30, direction: 'in', categories: PIX, min: 100, max: 400 },
  },
  { ask: 'any refund from uber in october?', expect: { ...lastMonth, direction: 'in', merchants: ['uber'] } },
  {
    ask: 'amazon expenses around 400 this month',
    expect: { ...thisMonth, direction: 'out', merchants: ['amazon'], ...about(400) },
  },
  {
    ask: 'User wants to see electricity and internet bills since July.',
    expect: { from: '2026-07-01', to, categories: ['Eletricidade', 'Internet'] },
  },
  { ask: 'shell, at most 100 reais, since september', expect: { ...sinceSeptember, merchants: ['shell'], max: 100 } },
  {
    ask: 'How much interest did my savings account earn last month?',
    expect: { ...lastMonth, direction: 'in', categories: [YIELD], accounts: CAIXA },
  },
  {
    ask: 'spotify or netflix or steam, september',
    expect: { ...september, merchants: ['spotify', 'netflix', 'steam'] },
  },
  {
    ask: 'eating out this month, excluding anything pending',
    expect: { ...thisMonth, categories: [REST], status: ['POSTED'] },
  },
  {
    ask: 'What did I spend on clothes that I never wore, since September?',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Vestuário'] },
    unread: ['wore'],
  },
  {
    ask: 'which inter card expenses in october were for work?',
    expect: { ...lastMonth, direction: 'out', accounts: INTER },
    unread: ['work'],
  },
  {
    ask: 'top 2 amazon expenses since september',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['amazon'] },
    elseUnread: ['top'],
    applied: { ...sinceSeptember, direction: 'out', merchants: ['amazon'], min: 404.21 },
  },
];
