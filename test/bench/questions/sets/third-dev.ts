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

const pix = ['Transferência - PIX', 'Transferência para terceiros - PIX', 'Transferência mesma titularidade - PIX'];
const noventaENove = ['99pop', '99app', '99 tecnologia'];
const smart = ['smart fit', 'smartfit'];
const comerFora = 'Restaurantes, bares e lanchonetes';
const taxi = 'Táxi e transporte privado urbano';
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];
const itau = ['Conta Corrente Itaú'];
const on = (date: string) => ({ from: date, to: date });

export const questions: readonly Question[] = [
  // Periods
  { ask: 'gastos de ontem', expect: { ...on('2026-11-20'), direction: 'out' } },
  { ask: 'o q saiu hj', expect: { ...on('2026-11-21'), direction: 'out' } },
  {
    ask: 'Bom dia! Poderia me mostrar as despesas de anteontem, por gentileza?',
    expect: { ...on('2026-11-19'), direction: 'out' },
  },
  { ask: 'qnt gastei essa semana com uber', expect: { ...thisWeek, direction: 'out', merchants: ['uber'] } },
  {
    ask: 'mano quanto que eu torrei de ifood semana passada',
    expect: { ...lastWeek, direction: 'out', merchants: ['ifood'] },
  },
  { ask: 'última semana, mercado', expect: { from: '2026-11-15', to: '2026-11-21', categories: ['Supermercado'] } },
  { ask: 'mês passado quanto foi de restaurante?', expect: { ...lastMonth, categories: [comerFora] } },
  { ask: 'Farmácia no último mês.', expect: { from: '2026-10-21', to: '2026-11-21', categories: ['Farmácia'] } },
  {
    ask: 'me vê aí os últimos 15 dias do cartão inter',
    expect: { from: '2026-11-07', to: '2026-11-21', accounts: inter },
  },
  { ask: 'roupa em setembro', expect: { ...september, categories: ['Vestuário'] } },
  {
    ask: 'gasolina de agosto pra cá',
    expect: { from: '2026-08-01', to: '2026-11-21', categories: ['Postos de gasolina'] },
  },
  {
    ask: 'desde o dia 10 quanto saiu da conta corrente',
    expect: { from: '2026-11-10', to: '2026-11-21', direction: 'out', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  { ask: 'entre 5 e 12 de outubro, tudo o que teve', expect: { from: '2026-10-05', to: '2026-10-12' } },
  {
    ask: 'primeira quinzena de novembro no nubank',
    expect: { from: '2026-11-01', to: '2026-11-15', accounts: nubank },
  },
  {
    ask: 'despesas da segunda quinzena de outubro',
    expect: { from: '2026-10-16', to: '2026-10-31', direction: 'out' },
  },
  {
    ask: 'quanto deixei no supermercado no primeiro semestre',
    expect: { from: '2026-01-01', to: '2026-06-30', direction: 'out', categories: ['Supermercado'] },
  },
  { ask: 'kabum no terceiro trimestre', expect: { from: '2026-07-01', to: '2026-09-30', merchants: ['kabum'] } },
  {
    ask: 'Ano passado, quanto paguei de aluguel?',
    expect: { from: '2025-01-01', to: '2025-12-31', direction: 'out', categories: ['Aluguel'] },
  },
  {
    ask: 'oxente, quanto foi de veterinário esse ano todinho?',
    expect: { ...thisYear, categories: ['Pet shops e veterinários'] },
  },
  {
    ask: 'conta de luz de janeiro a março',
    expect: { from: '2026-01-01', to: '2026-03-31', categories: ['Eletricidade'] },
  },
  {
    ask: 'meu salário de dezembro do ano passado',
    expect: { from: '2025-12-01', to: '2025-12-31', categories: ['Salário'] },
  },
  { ask: 'iptu fev/2026', expect: { from: '2026-02-01', to: '2026-02-28', categories: ['Impostos sobre moradia'] } },
  { ask: 'dia 20/11 no cartão de crédito, o que tem?', expect: { ...on('2026-11-20'), accountType: 'CREDIT' } },
  { ask: 'gastos 01/10/2026 a 15/10/2026', expect: { from: '2026-10-01', to: '2026-10-15', direction: 'out' } },
  { ask: 'no feriado da consciência negra eu gastei com o quê?', expect: { ...on('2026-11-20'), direction: 'out' } },
  { ask: 'teve alguma movimentação no dia de finados', expect: on('2026-11-02') },
  { ask: 'terça de carnaval desse ano quanto gastei', expect: { ...on('2026-02-17'), direction: 'out' } },
  { ask: 'meu filho, veja o restaurante do dia das mães', expect: { ...on('2026-05-10'), categories: [comerFora] } },
  { ask: 'saídas no sete de setembro', expect: { ...on('2026-09-07'), direction: 'out' } },
  { ask: 'gastei algo em 31 de dezembro de 2025?', expect: { ...on('2025-12-31'), direction: 'out' } },
  {
    ask: 'nos últimos seis meses quanto eu investi',
    expect: { ...last6Months, direction: 'out', categories: ['Investimentos'] },
  },
  {
    ask: 'Despesas com alimentação nas últimas duas semanas',
    expect: { from: '2026-11-08', to: '2026-11-21', direction: 'out', categories: ['Alimentos e bebidas'] },
  },
  { ask: 'de segunda pra cá o q eu paguei pelo itau?', expect: { ...thisWeek, direction: 'out', accounts: itau } },
  { ask: 'terça dessa semana, quanto foi embora?', expect: { ...on('2026-11-17'), direction: 'out' } },
  {
    ask: 'fim de semana passado gastei quanto véi',
    expect: { from: '2026-11-14', to: '2026-11-15', direction: 'out' },
  },
  {
    ask: 'o ipva que paguei nos últimos 12 meses',
    expect: { from: '2025-11-21', to: '2026-11-21', direction: 'out', categories: ['Taxas e impostos sobre veículos'] },
  },
  { ask: 'de ontem pra hoje o que teve no nubank', expect: { from: '2026-11-20', to: '2026-11-21', accounts: nubank } },
  { ask: 'esse mês até o dia 5, gastos', expect: { from: '2026-11-01', to: '2026-11-05', direction: 'out' } },
  { ask: 'quanto eu recebi em agosto?', expect: { ...august, direction: 'in' } },
  {
    ask: 'em maio e junho, quanto deu de remédio e mercado',
    expect: { from: '2026-05-01', to: '2026-06-30', categories: ['Farmácia', 'Supermercado'] },
  },
  { ask: 'nos últimos 30 dias: cinema', expect: { ...last30, categories: ['Cinema, teatro e concertos'] } },
  {
    ask: 'a partir de setembro, gastos com saúde por favor',
    expect: { ...sinceSeptember, direction: 'out', categories: ['Saúde'] },
  },
  {
    ask: 'do dia 1º ao dia 10 deste mês as entradas',
    expect: { from: '2026-11-01', to: '2026-11-10', direction: 'in' },
  },
  { ask: 'tudo de transporte em out/26', expect: { ...lastMonth, categories: ['Transporte'] } },
  {
    ask: 'quanto eu comi fora de 10 a 20 do mês passado',
    expect: { from: '2026-10-10', to: '2026-10-20', categories: [comerFora] },
  },
  // Amounts
  { ask: 'o que passou de 500 reais esse mês', expect: { ...thisMonth, min: 500.01 } },
  { ask: 'gastos a partir de 200 em setembro', expect: { ...september, direction: 'out', min: 200 } },
  {
    ask: 'compra de no mínimo cem reais no mercado',
    expect: { direction: 'out', categories: ['Supermercado'], min: 100 },
  },
  { ask: 'Ubers beirando 35 reais', expect: { merchants: ['uber'], ...about(35) } },
  { ask: 'uns 200 de gasolina', expect: { categories: ['Postos de gasolina'], ...about(200) } },
  { ask: 'delivery entre 50 e 80', expect: { categories: ['Delivery de alimentos'], min: 50, max: 80 } },
  {
    ask: 'saídas de mais de mil no itaú em outubro',
    expect: { ...lastMonth, direction: 'out', accounts: itau, min: 1000.01 },
  },
  {
    ask: 'despesa acima de R$ 1.500,00 neste ano no cartão inter',
    expect: { ...thisYear, direction: 'out', accounts: inter, min: 1500.01 },
  },
  {
    ask: 'gasto miúdo, até 20 reais, na última semana',
    expect: { from: '2026-11-15', to: '2026-11-21', direction: 'out', max: 20 },
  },
  { ask: 'menos de 30 conto no uber', expect: { merchants: ['uber'], max: 29.99 } },
  { ask: 'pix recebido de 640', expect: { direction: 'in', categories: pix, min: 640, max: 640 } },
  {
    ask: 'paguei exatamente 1250,75 em quê? pode olhar desde julho',
    expect: { from: '2026-07-01', to: '2026-11-21', direction: 'out', min: 1250.75, max: 1250.75 },
  },
  {
    ask: 'gastei por volta de 120 reais com ifood quando foi',
    expect: { direction: 'out', merchants: ['ifood'], ...about(120) },
  },
  {
    ask: 'tem pix enviado maior que 100 esse mes?',
    expect: { ...thisMonth, direction: 'out', categories: pix, min: 100.01 },
  },
  {
    ask: 'mercado, notas de 300 a 500 reais, ano inteiro',
    expect: { ...thisYear, categories: ['Supermercado'], min: 300, max: 500 },
  },
  {
    ask: 'entradas superiores a 5 mil desde junho',
    expect: { from: '2026-06-01', to: '2026-11-21', direction: 'in', min: 5000.01 },
  },
  {
    ask: 'gastos não superiores a cinquenta reais no cartão nubank mês passado',
    expect: { ...lastMonth, direction: 'out', accounts: nubank, max: 50 },
  },
  { ask: 'acho que foi uns 450 no veterinario', expect: { categories: ['Pet shops e veterinários'], ...about(450) } },
  {
    ask: 'coisa de 2,5 mil saindo da conta corrente',
    expect: { direction: 'out', accountSubtype: 'CHECKING_ACCOUNT', ...about(2500) },
  },
  { ask: 'pelo menos 400 reais na amazon', expect: { merchants: ['amazon'], min: 400 } },
  {
    ask: 'bah, que gasto foi esse de 200 e poucos na farmácia?',
    expect: { direction: 'out', categories: ['Farmácia'], min: 200, max: 299.99 },
  },
  { ask: 'transações de valor inferior a 15 reais em outubro', expect: { ...lastMonth, max: 14.99 } },
  {
    ask: 'qualquer despesa que não chegue a 25 pila em setembro',
    expect: { ...september, direction: 'out', max: 24.99 },
  },
  {
    ask: 'mais de 80 e menos de 120 em restaurante ou delivery, desde agosto',
    expect: {
      from: '2026-08-01',
      to: '2026-11-21',
      categories: [comerFora, 'Delivery de alimentos'],
      min: 80.01,
      max: 119.99,
    },
  },
  { ask: 'compras online de mil pra cima', expect: { categories: ['Compras online'], min: 1000 } },
  // Directions
  {
    ask: 'Quanto rendeu a poupança este ano?',
    expect: { ...thisYear, direction: 'in', categories: ['Juros de rendimentos de dividendos'] },
  },
  {
    ask: 'quanto deixei no posto mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Postos de gasolina'] },
  },
  { ask: 'entrou quanto na conta essa semana', expect: { ...thisWeek, direction: 'in', accountType: 'BANK' } },
  { ask: 'quanto a joana me mandou', expect: { direction: 'in', merchants: ['joana'] } },
  { ask: 'e quanto eu mandei pra joana prado?', expect: { direction: 'out', merchants: ['joana prado'] } },
  { ask: 'quanto já paguei pra rosangela', expect: { direction: 'out', merchants: ['rosangela'] } },
  { ask: 'Carlos Mendes me pagou?', expect: { direction: 'in', merchants: ['carlos mendes'] } },
  { ask: 'resgatei do cdb quanto?', expect: { direction: 'in', merchants: ['cdb'] } },
  {
    ask: 'quanto gastei na renner desde setembro',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['renner'] },
  },
  { ask: 'estornos deste ano', expect: { ...thisYear, direction: 'in', merchants: ['estorno'] } },
  { ask: 'quanto ganhei de cashback no ano', expect: { ...thisYear, direction: 'in', categories: ['Cashback'] } },
  {
    ask: 'quanto saquei de janeiro até agora',
    expect: { ...thisYear, direction: 'out', categories: ['Transferência - Dinheiro'] },
  },
  { ask: 'uai, meu décimo terceiro já caiu?', expect: { direction: 'in', merchants: ['decimo terceiro'] } },
  { ask: 'recebimentos por pix do mês', expect: { ...thisMonth, direction: 'in', categories: pix } },
  { ask: 'o banco me cobrou tarifa?', expect: { direction: 'out', categories: ['Taxas bancárias'] } },
  { ask: 'que que a amazon me devolveu esse ano', expect: { ...thisYear, direction: 'in', merchants: ['amazon'] } },
  {
    ask: 'quanto apliquei em renda fixa em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Renda fixa'] },
  },
  // Categories by everyday words
  {
    ask: 'minhas contas de luz e água desde junho',
    expect: { from: '2026-06-01', to: '2026-11-21', categories: ['Eletricidade', 'Água'] },
  },
  { ask: 'mensalidade da escola das crianças esse ano', expect: { ...thisYear, categories: ['Escola'] } },
  { ask: 'estacionamento', expect: { categories: ['Estacionamentos'] } },
  { ask: 'Pedágios de 2026', expect: { ...thisYear, categories: ['Pedágios e pagamentos no veículo'] } },
  { ask: 'passagem aérea', expect: { categories: ['Aeroportos e cias. aéreas'] } },
  {
    ask: 'gastos com viagem de julho a outubro',
    expect: { from: '2026-07-01', to: '2026-10-31', direction: 'out', categories: ['Viagens'] },
  },
  { ask: 'ônibus e metrô', expect: { categories: ['Transporte público'] } },
  {
    ask: 'gasto com médico e exame esse ano',
    expect: { ...thisYear, direction: 'out', categories: ['Hospitais, clínicas e laboratórios'] },
  },
  { ask: 'meus seguros em 2026', expect: { ...thisYear, categories: ['Seguros'] } },
  { ask: 'gastei quanto com livro', expect: { direction: 'out', categories: ['Livraria'] } },
  { ask: 'joguinho, quanto foi?', expect: { categories: ['Jogos e videogames'] } },
  { ask: 'streaming de filme desde o começo do ano', expect: { ...thisYear, categories: ['Streaming de vídeo'] } },
  { ask: 'moradia em outubro, tudo', expect: { ...lastMonth, categories: ['Moradia'] } },
  { ask: 'Corridas de aplicativo no mês passado', expect: { ...lastMonth, categories: [taxi] } },
  { ask: 'qto foi de iof no ano', expect: { ...thisYear, categories: ['Impostos sobre operações financeiras'] } },
  {
    ask: 'academia e remedio este mes',
    expect: { ...thisMonth, categories: ['Academia e centros de lazer', 'Farmácia'] },
  },
  {
    ask: 'pagamentos da fatura do cartão desde julho, saídas',
    expect: { from: '2026-07-01', to: '2026-11-21', direction: 'out', categories: ['Pagamento de cartão de crédito'] },
  },
  { ask: 'recarga de celular esse ano todo', expect: { ...thisYear, categories: ['Celular'] } },
  { ask: 'as coisa do cachorro', expect: { categories: ['Pet shops e veterinários'] } },
  // Merchants
  { ask: 'netflix', expect: { merchants: ['netflix'] } },
  { ask: 'chatgpt esse ano', expect: { ...thisYear, merchants: ['chatgpt', 'openai'] } },
  { ask: 'pao de açucar ou carrefour', expect: { merchants: ['pao de acucar', 'carrefour'] } },
  {
    ask: 'uber ou 99 na última semana',
    expect: { from: '2026-11-15', to: '2026-11-21', merchants: ['uber', ...noventaENove] },
  },
  { ask: 'quanto eu gasto na padaria?', expect: { direction: 'out', merchants: ['padaria'] } },
  { ask: 'smartfit de janeiro a novembro', expect: { from: '2026-01-01', to: '2026-11-30', merchants: smart } },
  { ask: 'condominio esse ano', expect: { ...thisYear, merchants: ['condominio'] } },
  {
    ask: 'comprei no mercado livre em novembro?',
    expect: { ...thisMonth, direction: 'out', merchants: ['mercadolivre'] },
  },
  { ask: 'gasto na drogasil e na droga raia', expect: { direction: 'out', merchants: ['drogasil', 'droga raia'] } },
  {
    ask: 'Quanto foi gasto no Assaí desde maio, minha filha?',
    expect: { from: '2026-05-01', to: '2026-11-21', direction: 'out', merchants: ['assai'] },
  },
  { ask: 'outback e churrascaria', expect: { merchants: ['outback', 'churrascaria'] } },
  { ask: 'spotfy nos ultimos 6 meses', expect: { ...last6Months, merchants: ['spotify'] } },
  { ask: 'marco antonio, pix do ano', expect: { ...thisYear, categories: pix, merchants: ['marco antonio'] } },
  {
    ask: 'mercado no carrefour desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', categories: ['Supermercado'], merchants: ['carrefour'] },
  },
  {
    ask: 'mercado e uber este mês',
    expect: { ...thisMonth, categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'soma netflix e farmácia de setembro',
    expect: { ...september, categories: ['Farmácia'], merchants: ['netflix'], join: 'either' },
  },
  {
    ask: 'gastos com cinema e rappi',
    expect: { direction: 'out', categories: ['Cinema, teatro e concertos'], merchants: ['rappi'], join: 'either' },
  },
  // Accounts and statuses
  { ask: 'pendentes', expect: { status: ['PENDING'] } },
  { ask: 'só o que já caiu no cartão do inter', expect: { accounts: inter, status: ['POSTED'] } },
  { ask: 'o que tá pendente no nubank ainda?', expect: { accounts: nubank, status: ['PENDING'] } },
  {
    ask: 'comida já confirmada deste mês',
    expect: { ...thisMonth, categories: ['Alimentos e bebidas'], status: ['POSTED'] },
  },
  {
    ask: 'poupança da caixa desde junho',
    expect: { from: '2026-06-01', to: '2026-11-21', accounts: ['Poupança Caixa'] },
  },
  { ask: 'gastei quanto no crédito essa semana', expect: { ...thisWeek, direction: 'out', accountType: 'CREDIT' } },
  { ask: 'lançamentos do visa gold em setembro', expect: { ...september, accounts: inter } },
  {
    ask: 'o mercado que foi pago pela conta, não no cartão',
    expect: { categories: ['Supermercado'], accountType: 'BANK' },
  },
  {
    ask: 'nubank e inter, só gastos de ontem e hoje',
    expect: { from: '2026-11-20', to: '2026-11-21', direction: 'out', accounts: [...nubank, ...inter] },
  },
  { ask: 'tem pix pra cair ainda, pendente?', expect: { categories: pix, status: ['PENDING'] } },
  // Exclusions
  {
    ask: 'gastos de outubro menos aluguel e escola',
    expect: { ...lastMonth, direction: 'out', notCategories: ['Aluguel', 'Escola'] },
  },
  {
    ask: 'saídas da semana passada sem contar o pagamento da fatura',
    expect: { ...lastWeek, direction: 'out', notCategories: ['Pagamento de cartão de crédito'] },
  },
  {
    ask: 'Gastos deste mês no cartão de crédito, tirando a Amazon.',
    expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT', notMerchants: ['amazon'] },
  },
  {
    ask: 'tudo que gastei essa semana fora uber e pix',
    expect: { ...thisWeek, direction: 'out', notCategories: pix, notMerchants: ['uber'] },
  },
  {
    ask: 'transporte sem gasolina desde setembro',
    expect: { ...sinceSeptember, categories: ['Transporte'], notCategories: ['Postos de gasolina'] },
  },
  { ask: 'delivery que não seja ifood', expect: { categories: ['Delivery de alimentos'], notMerchants: ['ifood'] } },
  {
    ask: 'entradas exceto salário nos últimos 30 dias',
    expect: { ...last30, direction: 'in', notCategories: ['Salário'] },
  },
  {
    ask: 'comida menos delivery no mês passado',
    expect: { ...lastMonth, categories: ['Alimentos e bebidas'], notCategories: ['Delivery de alimentos'] },
  },
  {
    ask: 'fora o mercado livre, o que comprei online?',
    expect: { direction: 'out', categories: ['Compras online'], notMerchants: ['mercadolivre'] },
  },
  {
    ask: 'gastos de setembro desconsiderando moradia e investimento',
    expect: { ...september, direction: 'out', notCategories: ['Moradia', 'Investimentos'] },
  },
  {
    ask: 'os pix que mandei desde outubro sem ser os da diarista',
    expect: { from: '2026-10-01', to: '2026-11-21', direction: 'out', categories: pix, notMerchants: ['diarista'] },
  },
  // Installments
  { ask: 'quais compras estão parceladas?', expect: none },
  { ask: 'parcelas que paguei em outubro no nubank', expect: { ...none, ...lastMonth, accounts: nubank } },
  // Courtesies
  {
    ask: 'oi, tudo bem? me manda os gasto de hoje no inter pfvr',
    expect: { ...on('2026-11-21'), direction: 'out', accounts: inter },
  },
  {
    ask: 'Boa tarde. Seria possível verificar os recebimentos do mês de setembro? Desde já agradeço.',
    expect: { ...september, direction: 'in' },
  },
  {
    ask: 'pode ver pra mim se a sabesp já debitou esse mês? obrigada viu',
    expect: { ...thisMonth, merchants: ['sabesp'] },
  },
  // English
  {
    ask: 'how much did I spend on groceries last month?',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
  },
  { ask: 'Uber rides over 40 reais', expect: { merchants: ['uber'], min: 40.01 } },
  {
    ask: 'show me pending transactions on my Nubank card above 100',
    expect: { accounts: nubank, status: ['PENDING'], min: 100.01 },
  },
  {
    ask: 'what did I pay for rent since June',
    expect: { from: '2026-06-01', to: '2026-11-21', direction: 'out', categories: ['Aluguel'] },
  },
  { ask: 'money I received in October', expect: { ...lastMonth, direction: 'in' } },
  { ask: 'electricity bill this year pls', expect: { ...thisYear, categories: ['Eletricidade'] } },
  { ask: 'eating out last week', expect: { ...lastWeek, categories: [comerFora] } },
  { ask: 'expenses yesterday except Uber', expect: { ...on('2026-11-20'), direction: 'out', notMerchants: ['uber'] } },
  {
    ask: 'at least 300 on my checking account, money out, November',
    expect: { ...thisMonth, direction: 'out', accountSubtype: 'CHECKING_ACCOUNT', min: 300 },
  },
  { ask: 'pharmacy between 50 and 150', expect: { categories: ['Farmácia'], min: 50, max: 150 } },
  { ask: 'any refunds from Renner?', expect: { direction: 'in', merchants: ['renner'] } },
  {
    ask: 'pet expenses in the last 60 days',
    expect: { from: '2026-09-23', to: '2026-11-21', direction: 'out', categories: ['Pet shops e veterinários'] },
  },
  // With a condition that cannot be applied
  {
    ask: 'quanto gasto de ifood de madrugada',
    expect: { direction: 'out', merchants: ['ifood'] },
    unread: ['madrugada'],
  },
  { ask: 'uber aos domingos', expect: { merchants: ['uber'] }, unread: ['domingos'] },
  { ask: 'restaurante depois das 22h em outubro', expect: { ...lastMonth, categories: [comerFora] }, unread: ['22h'] },
  {
    ask: 'em que mês gastei mais com mercado esse ano?',
    expect: { ...thisYear, direction: 'out', categories: ['Supermercado'] },
    unread: ['mes'],
  },
  {
    ask: 'gastos de setembro agrupados por categoria',
    expect: { ...september, direction: 'out' },
    unread: ['agrupados'],
  },
  {
    ask: 'o que paguei em dinheiro vivo no posto?',
    expect: { direction: 'out', categories: ['Postos de gasolina'] },
    unread: ['dinheiro'],
  },
  {
    ask: 'gastei mais em farmácia do que a média dos brasileiros?',
    expect: { direction: 'out', categories: ['Farmácia'] },
    unread: ['media', 'brasileiros'],
  },
  {
    ask: 'faz uma previsão da luz em cima dos últimos 6 meses',
    expect: { ...last6Months, categories: ['Eletricidade'] },
    unread: ['previsao'],
  },
  { ask: 'gastos supérfluos na amazon', expect: { direction: 'out', merchants: ['amazon'] }, unread: ['superfluos'] },
  {
    ask: 'compras no kabum das quais me arrependi',
    expect: { direction: 'out', merchants: ['kabum'] },
    unread: ['arrependi'],
  },
  {
    ask: 'mercado perto de casa desde setembro',
    expect: { ...sinceSeptember, categories: ['Supermercado'] },
    unread: ['perto'],
  },
  { ask: 'uber que peguei chovendo', expect: { merchants: ['uber'] }, unread: ['chovendo'] },
  {
    ask: 'a segunda maior despesa com pet',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'] },
    unread: ['segunda', 'maior'],
  },
  { ask: 'delivery no horário de almoço', expect: { categories: ['Delivery de alimentos'] }, unread: ['almoco'] },
  {
    ask: 'gastos com cinema com a minha namorada',
    expect: { direction: 'out', categories: ['Cinema, teatro e concertos'] },
    unread: ['namorada'],
  },
  { ask: 'farmácia, só remédio de pressão', expect: { categories: ['Farmácia'] }, unread: ['pressao'] },
  { ask: 'pix recebidos de gente que ainda me deve', expect: { direction: 'in', categories: pix }, unread: ['deve'] },
  {
    ask: 'gastos do itaú em dias úteis de outubro',
    expect: { ...lastMonth, direction: 'out', accounts: itau },
    unread: ['uteis'],
  },
  {
    ask: 'o que foi pago por aproximação no nubank',
    expect: { direction: 'out', accounts: nubank },
    unread: ['aproximacao'],
  },
  {
    ask: 'gastos deste mês com o cartão virtual do inter',
    expect: { ...thisMonth, direction: 'out', accounts: inter },
    unread: ['virtual'],
  },
  {
    ask: 'roupas da minha esposa desde setembro',
    expect: { ...sinceSeptember, categories: ['Vestuário'] },
    unread: ['esposa'],
  },
  { ask: 'spotify subiu de preço esse ano?', expect: { ...thisYear, merchants: ['spotify'] }, unread: ['subiu'] },
  { ask: 'gasolina em viagens pro litoral', expect: { categories: ['Postos de gasolina'] }, unread: ['litoral'] },
  {
    ask: 'groceries on weekdays only, October',
    expect: { ...lastMonth, categories: ['Supermercado'] },
    unread: ['weekdays'],
  },
  { ask: 'Uber trips at night', expect: { merchants: ['uber'] }, unread: ['night'] },
  {
    ask: 'expenses I can deduct from my taxes: healthcare this year',
    expect: { ...thisYear, direction: 'out', categories: ['Saúde'] },
    unread: ['deduct'],
  },
  { ask: 'restaurantes italianos', expect: { categories: [comerFora] }, unread: ['italianos'] },
  {
    ask: 'quanto ficou o assaí por pessoa aqui em casa mês atual',
    expect: { ...thisMonth, merchants: ['assai'] },
    unread: ['pessoa'],
  },
  {
    ask: 'transações duplicadas no nubank este mês',
    expect: { ...thisMonth, accounts: nubank },
    unread: ['duplicadas'],
  },
  { ask: 'mercado livre que ainda não chegou', expect: { merchants: ['mercadolivre'] }, unread: ['chegou'] },
  {
    ask: 'farmácia comparado com o mesmo período do ano anterior',
    expect: { categories: ['Farmácia'] },
    unread: ['comparado'],
  },
  { ask: 'padaria só de manhã cedo', expect: { merchants: ['padaria'] }, unread: ['manha'] },
  // Orders and counts
  {
    ask: 'última ida ao outback',
    expect: { merchants: ['outback'] },
    elseUnread: ['ultima'],
    applied: { ...on('2026-11-15'), merchants: ['outback'] },
  },
  {
    ask: 'qual o maior gasto no kabum esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['kabum'] },
    elseUnread: ['maior'],
    applied: { ...thisYear, direction: 'out', merchants: ['kabum'], min: 2077.91 },
  },
  {
    ask: 'as 3 maiores contas de luz de 2026',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    elseUnread: ['maiores'],
    applied: { ...thisYear, categories: ['Eletricidade'], min: 272.13 },
  },
  {
    ask: 'os dois ubers mais caros dos últimos três meses',
    expect: { merchants: ['uber'] },
    elseUnread: ['caros'],
    applied: { direction: 'out', merchants: ['uber'], min: 53.92 },
  },
  {
    ask: 'menor compra no mercado em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
    elseUnread: ['menor'],
    applied: { ...lastMonth, direction: 'out', categories: ['Supermercado'], max: 116.19 },
  },
  {
    ask: 'as duas últimas contas da sabesp',
    expect: { merchants: ['sabesp'] },
    elseUnread: ['ultimas'],
    applied: { merchants: ['sabesp'] },
  },
  {
    ask: 'my most expensive Amazon purchase in November',
    expect: { ...thisMonth, direction: 'out', merchants: ['amazon'] },
    elseUnread: ['expensive'],
    applied: { ...thisMonth, direction: 'out', merchants: ['amazon'], min: 631.56 },
  },
];
