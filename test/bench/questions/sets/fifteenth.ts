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
  thisMonth,
  thisWeek,
  thisYear,
} from '../spans.ts';

const pix = ['Transferência - PIX', 'Transferência para terceiros - PIX'];
const ninetyNine = ['99pop', '99app', '99 tecnologia'];
const eatingOut = 'Restaurantes, bares e lanchonetes';
const delivery = 'Delivery de alimentos';
const itau = ['Conta Corrente Itaú'];
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];
const yesterday = { from: '2026-11-20', to: '2026-11-20' };

export const questions: readonly Question[] = [
  { ask: 'quanto gastei de ifood esse mês', expect: { ...thisMonth, direction: 'out', merchants: ['ifood'] } },
  { ask: 'gasto c uber semana passada', expect: { ...lastWeek, direction: 'out', merchants: ['uber'] } },
  {
    ask: 'Bom dia! Poderia me informar quanto paguei de energia elétrica em outubro?',
    expect: { ...lastMonth, direction: 'out', categories: ['Eletricidade'] },
  },
  {
    ask: 'bah tchê, quanto larguei no mercado mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'] },
  },
  {
    ask: 'uai, quanto que eu paguei de agua nos ultimos 6 meses',
    expect: { ...last6Months, direction: 'out', categories: ['Água'] },
  },
  {
    ask: 'how much did I spend on restaurants last month?',
    expect: { ...lastMonth, direction: 'out', categories: [eatingOut] },
  },
  { ask: 'show me my Uber rides this week', expect: { ...thisWeek, merchants: ['uber'] } },
  { ask: 'spotify desde julho', expect: { from: '2026-07-01', to: '2026-11-21', merchants: ['spotify'] } },
  { ask: 'quanto recebi de pix em outubro', expect: { ...lastMonth, direction: 'in', categories: pix } },
  { ask: 'pix q mandei p joana prado', expect: { direction: 'out', categories: pix, merchants: ['joana prado'] } },
  { ask: 'saques esse ano', expect: { ...thisYear, categories: ['Transferência - Dinheiro'] } },
  {
    ask: 'gastei quanto com cinema em novembro',
    expect: { ...thisMonth, direction: 'out', categories: ['Cinema, teatro e concertos'] },
  },
  {
    ask: 'quanto deixei no posto nos últimos 30 dias',
    expect: { ...last30, direction: 'out', categories: ['Postos de gasolina'] },
  },
  { ask: 'uber ou 99 ontem', expect: { ...yesterday, merchants: ['uber', ...ninetyNine] } },
  { ask: 'o que saiu da minha conta do itau ontem?', expect: { ...yesterday, direction: 'out', accounts: itau } },
  { ask: 'me ve ai o que eu gastei hoje', expect: { from: '2026-11-21', to: '2026-11-21', direction: 'out' } },
  { ask: 'anteontem gastei com o quê?', expect: { from: '2026-11-19', to: '2026-11-19', direction: 'out' } },
  { ask: 'transações pendentes', expect: { status: ['PENDING'] } },
  {
    ask: 'quais compras no nubank ainda não caíram?',
    expect: { direction: 'out', accounts: nubank, status: ['PENDING'] },
  },
  {
    ask: 'só o que já caiu de restaurante em novembro',
    expect: { ...thisMonth, categories: [eatingOut], status: ['POSTED'] },
  },
  {
    ask: 'gastos já confirmados no inter em novembro',
    expect: { ...thisMonth, direction: 'out', accounts: inter, status: ['POSTED'] },
  },
  {
    ask: 'quanto gastei no cartão de crédito semana passada',
    expect: { ...lastWeek, direction: 'out', accountType: 'CREDIT' },
  },
  { ask: 'entradas na poupança este ano', expect: { ...thisYear, direction: 'in', accountSubtype: 'SAVINGS_ACCOUNT' } },
  {
    ask: 'quanto saiu da conta corrente mês retrasado',
    expect: { ...september, direction: 'out', accountSubtype: 'CHECKING_ACCOUNT' },
  },
  {
    ask: 'nubank, gastos entre 5 e 12 de outubro',
    expect: { from: '2026-10-05', to: '2026-10-12', direction: 'out', accounts: nubank },
  },
  { ask: 'gastos acima de 500 reais este mês', expect: { ...thisMonth, direction: 'out', min: 500.01 } },
  {
    ask: 'gastos a partir de 500 esse mes no itau',
    expect: { ...thisMonth, direction: 'out', min: 500, accounts: itau },
  },
  {
    ask: 'gastos com uber de até 30 reais em outubro',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'], max: 30 },
  },
  { ask: 'pix de mais de mil', expect: { categories: pix, min: 1000.01 } },
  { ask: 'despesas entre 50 e 80 em novembro', expect: { ...thisMonth, direction: 'out', min: 50, max: 80 } },
  { ask: 'lançamentos de exatamente 640 reais', expect: { min: 640, max: 640 } },
  { ask: 'gastos de uns 200 reais em outubro', expect: { ...lastMonth, direction: 'out', ...about(200) } },
  { ask: 'conta de luz beirando os 300', expect: { categories: ['Eletricidade'], ...about(300) } },
  {
    ask: 'contas de luz de 200 e tantos reais esse ano',
    expect: { ...thisYear, categories: ['Eletricidade'], min: 200, max: 299.99 },
  },
  { ask: 'gasto que passou de R$ 1.500,00 em setembro', expect: { ...september, direction: 'out', min: 1500.01 } },
  {
    ask: 'gastei quanto em compras online de no mínimo 400 pila nos últimos 15 dias',
    expect: { from: '2026-11-07', to: '2026-11-21', direction: 'out', categories: ['Compras online'], min: 400 },
  },
  { ask: 'mercado menos de 150', expect: { categories: ['Supermercado'], max: 149.99 } },
  { ask: 'saídas inferiores a 20 reais nesta semana', expect: { ...thisWeek, direction: 'out', max: 19.99 } },
  { ask: 'recebimentos superiores a 4 mil em novembro', expect: { ...thisMonth, direction: 'in', min: 4000.01 } },
  {
    ask: 'tudo que gastei menos mercado em outubro',
    expect: { ...lastMonth, direction: 'out', notCategories: ['Supermercado'] },
  },
  {
    ask: 'gastos de novembro sem contar o uber nem pix',
    expect: { ...thisMonth, direction: 'out', notMerchants: ['uber'], notCategories: pix },
  },
  {
    ask: 'despesas do mês passado tirando aluguel e condomínio',
    expect: { ...lastMonth, direction: 'out', notCategories: ['Aluguel'], notMerchants: ['condominio'] },
  },
  {
    ask: 'quanto gastei no crédito este mês exceto amazon e mercado livre',
    expect: { ...thisMonth, direction: 'out', accountType: 'CREDIT', notMerchants: ['amazon', 'mercadolivre'] },
  },
  { ask: 'delivery sem ifood', expect: { categories: [delivery], notMerchants: ['ifood'] } },
  { ask: 'gasolina fora o shell', expect: { categories: ['Postos de gasolina'], notMerchants: ['shell'] } },
  { ask: 'mercado no carrefour', expect: { categories: ['Supermercado'], merchants: ['carrefour'] } },
  {
    ask: 'gastos com mercado e uber em outubro',
    expect: { ...lastMonth, direction: 'out', categories: ['Supermercado'], merchants: ['uber'], join: 'either' },
  },
  {
    ask: 'gastei quanto com restaurante e ifood na semana passada',
    expect: { ...lastWeek, direction: 'out', categories: [eatingOut], merchants: ['ifood'], join: 'either' },
  },
  { ask: 'ifood e rappi em agosto', expect: { ...august, merchants: ['ifood', 'rappi'] } },
  { ask: 'outback ou cantina nonna', expect: { merchants: ['outback', 'cantina nonna'] } },
  {
    ask: 'gastos com veterinario e dentista',
    expect: { direction: 'out', categories: ['Pet shops e veterinários', 'Dentista'] },
  },
  {
    ask: 'água e luz desde junho',
    expect: { from: '2026-06-01', to: '2026-11-21', categories: ['Água', 'Eletricidade'] },
  },
  {
    ask: 'streaming de vídeo e de música em outubro',
    expect: { ...lastMonth, categories: ['Streaming de vídeo', 'Streaming de música'] },
  },
  { ask: 'transporte público esse mês', expect: { ...thisMonth, categories: ['Transporte público'] } },
  { ask: 'pedagio e estacionamento', expect: { categories: ['Pedágios e pagamentos no veículo', 'Estacionamentos'] } },
  {
    ask: 'quanto foi o iptu este ano',
    expect: { ...thisYear, categories: ['Impostos sobre moradia'], merchants: ['iptu'] },
  },
  {
    ask: 'quanto paguei de ipva em janeiro?',
    expect: { from: '2026-01-01', to: '2026-01-31', direction: 'out', merchants: ['ipva'] },
  },
  { ask: 'tarifas bancárias este ano', expect: { ...thisYear, categories: ['Taxas bancárias'] } },
  {
    ask: 'iof do ano passado',
    expect: { from: '2025-01-01', to: '2025-12-31', categories: ['Impostos sobre operações financeiras'] },
  },
  {
    ask: 'consulta com a dra helena em maio',
    expect: { from: '2026-05-01', to: '2026-05-31', merchants: ['dra helena'] },
  },
  { ask: 'exames no fleury', expect: { merchants: ['fleury'] } },
  {
    ask: 'quanto gastei em saúde nos últimos 3 meses',
    expect: { from: '2026-08-21', to: '2026-11-21', direction: 'out', categories: ['Saúde'] },
  },
  { ask: 'doações', expect: { categories: ['Doações'] } },
  { ask: 'viagens em setembro e outubro', expect: { from: '2026-09-01', to: '2026-10-31', categories: ['Viagens'] } },
  { ask: 'passagem de avião', expect: { categories: ['Aeroportos e cias. aéreas'] } },
  { ask: 'hospedagem em julho', expect: { ...july, categories: ['Hospedagem'] } },
  { ask: 'quanto gastei com livros', expect: { direction: 'out', categories: ['Livraria'] } },
  { ask: 'steam este ano', expect: { ...thisYear, merchants: ['steam'] } },
  { ask: 'chatgpt em 2026', expect: { ...thisYear, merchants: ['chatgpt'] } },
  { ask: 'cashback este ano', expect: { ...thisYear, categories: ['Cashback'] } },
  { ask: 'estornos dos ultimos 6 meses', expect: { ...last6Months, direction: 'in', merchants: ['estorno'] } },
  {
    ask: 'a amazon me devolveu dinheiro em junho?',
    expect: { from: '2026-06-01', to: '2026-06-30', direction: 'in', merchants: ['amazon'] },
  },
  {
    ask: 'quanto entrou no itaú no primeiro semestre',
    expect: { from: '2026-01-01', to: '2026-06-30', direction: 'in', accounts: itau },
  },
  { ask: 'aluguel de março a junho', expect: { from: '2026-03-01', to: '2026-06-30', categories: ['Aluguel'] } },
  { ask: 'condominio no 3º trimestre', expect: { from: '2026-07-01', to: '2026-09-30', merchants: ['condominio'] } },
  {
    ask: 'gastos na primeira quinzena de outubro no nubank',
    expect: { from: '2026-10-01', to: '2026-10-15', direction: 'out', accounts: nubank },
  },
  {
    ask: 'segunda quinzena de setembro, cartão inter',
    expect: { from: '2026-09-16', to: '2026-09-30', accounts: inter },
  },
  {
    ask: 'quanto gastei comendo fora desde o dia 10',
    expect: { from: '2026-11-10', to: '2026-11-21', direction: 'out', categories: [eatingOut] },
  },
  {
    ask: 'no feriado de 15 de novembro gastei com o que',
    expect: { from: '2026-11-15', to: '2026-11-15', direction: 'out' },
  },
  {
    ask: 'gastos no dia de Nossa Senhora Aparecida',
    expect: { from: '2026-10-12', to: '2026-10-12', direction: 'out' },
  },
  { ask: 'o que eu gastei no dia das mães?', expect: { from: '2026-05-10', to: '2026-05-10', direction: 'out' } },
  { ask: 'gastei alguma coisa no 7 de setembro?', expect: { from: '2026-09-07', to: '2026-09-07', direction: 'out' } },
  { ask: 'gastos no feriado de finados', expect: { from: '2026-11-02', to: '2026-11-02', direction: 'out' } },
  { ask: 'pix em 16/11', expect: { from: '2026-11-16', to: '2026-11-16', categories: pix } },
  { ask: 'dia 5 de setembro o que entrou', expect: { from: '2026-09-05', to: '2026-09-05', direction: 'in' } },
  { ask: 'vivo nos ultimos dois meses', expect: { from: '2026-09-21', to: '2026-11-21', merchants: ['vivo'] } },
  { ask: 'recarga do celular em agosto', expect: { ...august, categories: ['Celular'] } },
  { ask: 'internet de casa este ano', expect: { ...thisYear, categories: ['Internet'] } },

  {
    ask: 'quanto gastei de uber depois das 22h em outubro',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'] },
    unread: ['22h'],
  },
  { ask: 'gastos com ifood aos domingos', expect: { direction: 'out', merchants: ['ifood'] }, unread: ['domingos'] },
  { ask: 'quanto gastei de madrugada este mês', expect: { ...thisMonth, direction: 'out' }, unread: ['madrugada'] },
  {
    ask: 'mercado nas segundas-feiras de outubro',
    expect: { ...lastMonth, categories: ['Supermercado'] },
    unread: ['segundas'],
  },
  {
    ask: 'posto de gasolina de manhã cedo em setembro',
    expect: { ...september, categories: ['Postos de gasolina'] },
    unread: ['manha'],
  },
  { ask: 'gastos por impulso em novembro', expect: { ...thisMonth, direction: 'out' }, unread: ['impulso'] },
  { ask: 'gastos de que me arrependi este mês', expect: { ...thisMonth, direction: 'out' }, unread: ['arrependi'] },
  { ask: 'gastos desnecessários em outubro', expect: { ...lastMonth, direction: 'out' }, unread: ['desnecessarios'] },
  {
    ask: 'gastei mais com ifood este mês do que meus amigos?',
    expect: { ...thisMonth, direction: 'out', merchants: ['ifood'] },
    unread: ['amigos'],
  },
  {
    ask: 'gastos com farmácia por aproximação',
    expect: { direction: 'out', categories: ['Farmácia'] },
    unread: ['aproximacao'],
  },
  { ask: 'ifood na hora do almoço', expect: { merchants: ['ifood'] }, unread: ['almoco'] },
  {
    ask: 'gastos de uber a trabalho em novembro',
    expect: { ...thisMonth, direction: 'out', merchants: ['uber'] },
    unread: ['trabalho'],
  },
  {
    ask: 'restaurantes com a família em outubro',
    expect: { ...lastMonth, categories: [eatingOut] },
    unread: ['familia'],
  },
  { ask: 'pix que mandei bêbado', expect: { direction: 'out', categories: pix }, unread: ['bebado'] },
  {
    ask: 'gastos do meu marido no inter este mês',
    expect: { ...thisMonth, direction: 'out', accounts: inter },
    unread: ['marido'],
  },
  {
    ask: 'quanto gastei com roupa em promoção em setembro',
    expect: { ...september, direction: 'out', categories: ['Vestuário'] },
    unread: ['promocao'],
  },
  {
    ask: 'gastos com mercado este mês agrupados por loja',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['agrupados'],
  },
  { ask: 'restaurants after 8pm this month', expect: { ...thisMonth, categories: [eatingOut] }, unread: ['8pm'] },
  {
    ask: 'how much did I spend on weekends in October',
    expect: { ...lastMonth, direction: 'out' },
    unread: ['weekends'],
  },
  { ask: 'gastos com uber em dias de chuva', expect: { direction: 'out', merchants: ['uber'] }, unread: ['chuva'] },
  {
    ask: 'gastos com saúde dedutíveis em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Saúde'] },
    unread: ['dedutiveis'],
  },
  {
    ask: 'gastos que não reconheço no nubank esta semana',
    expect: { ...thisWeek, direction: 'out', accounts: nubank },
    unread: ['reconheco'],
  },
  {
    ask: 'gastos suspeitos no inter em outubro',
    expect: { ...lastMonth, direction: 'out', accounts: inter },
    unread: ['suspeitos'],
  },
  { ask: 'mercado só às sextas', expect: { categories: ['Supermercado'] }, unread: ['sextas'] },
  { ask: 'gastos feitos à noite na amazon', expect: { direction: 'out', merchants: ['amazon'] }, unread: ['noite'] },
  {
    ask: 'quanto gastei em dinheiro vivo na padaria',
    expect: { direction: 'out', merchants: ['padaria'] },
    unread: ['dinheiro'],
  },
  {
    ask: 'gastos que estouraram o orçamento em outubro',
    expect: { ...lastMonth, direction: 'out' },
    unread: ['orcamento'],
  },
  { ask: 'ifood com cupom este mês', expect: { ...thisMonth, merchants: ['ifood'] }, unread: ['cupom'] },
  {
    ask: 'gasolina aditivada em outubro',
    expect: { ...lastMonth, categories: ['Postos de gasolina'] },
    unread: ['aditivada'],
  },
  {
    ask: 'cinema com as crianças em novembro',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] },
    unread: ['criancas'],
  },
  {
    ask: 'drogasil com receita médica este mês',
    expect: { ...thisMonth, merchants: ['drogasil'] },
    unread: ['receita'],
  },
  { ask: 'uber com motorista mulher esta semana', expect: { ...thisWeek, merchants: ['uber'] }, unread: ['motorista'] },
  {
    ask: 'nas quartas quanto gastei de restaurante em novembro',
    expect: { ...thisMonth, direction: 'out', categories: [eatingOut] },
    unread: ['quartas'],
  },

  {
    ask: 'os 3 maiores gastos com mercado',
    expect: { direction: 'out', categories: ['Supermercado'] },
    elseUnread: ['maiores'],
    applied: { direction: 'out', categories: ['Supermercado'], min: 445.67 },
  },
  {
    ask: 'meu gasto mais recente no outback',
    expect: { direction: 'out', merchants: ['outback'] },
    elseUnread: ['recente'],
    applied: { from: '2026-11-15', to: '2026-11-15', direction: 'out', merchants: ['outback'] },
  },
  {
    ask: 'o maior gasto na amazon este ano',
    expect: { ...thisYear, direction: 'out', merchants: ['amazon'] },
    elseUnread: ['maior'],
    applied: { ...thisYear, direction: 'out', merchants: ['amazon'], min: 631.56 },
  },
  {
    ask: 'menor conta de luz deste ano',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    elseUnread: ['menor'],
    applied: { ...thisYear, categories: ['Eletricidade'], max: 148.43 },
  },
  {
    ask: 'último gasto com veterinário',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'] },
    elseUnread: ['ultimo'],
    applied: { from: '2026-11-04', to: '2026-11-04', direction: 'out', categories: ['Pet shops e veterinários'] },
  },

  {
    ask: 'oi, tudo bem? me manda por favor os gastos desta semana no inter',
    expect: { ...thisWeek, direction: 'out', accounts: inter },
  },
  { ask: 'pode ver pra mim quanto foi de padaria esse mes?', expect: { ...thisMonth, merchants: ['padaria'] } },
  {
    ask: 'to querendo saber qto gastei na kabum esse ano',
    expect: { ...thisYear, direction: 'out', merchants: ['kabum'] },
  },
  { ask: 'airbnb este ano', expect: { ...thisYear, merchants: ['airbnb'] } },
  {
    ask: 'quanto paguei pra diarista em novembro',
    expect: { ...thisMonth, direction: 'out', merchants: ['diarista'] },
  },
  {
    ask: 'quanto mandei pro marco antonio este ano, faz favor',
    expect: { ...thisYear, direction: 'out', merchants: ['marco antonio'] },
  },
  { ask: 'pix recebidos nesta semana', expect: { ...thisWeek, direction: 'in', categories: pix } },
  {
    ask: 'quanto paguei de fatura de cartão em setembro',
    expect: { ...september, direction: 'out', categories: ['Pagamento de cartão de crédito'] },
  },
  { ask: 'seguro do carro este ano', expect: { ...thisYear, categories: ['Seguro de veículos'] } },
  { ask: 'academia em outubro', expect: { ...lastMonth, categories: ['Academia e centros de lazer'] } },
  { ask: 'smart fit desde maio', expect: { from: '2026-05-01', to: '2026-11-21', merchants: ['smart fit'] } },
  { ask: 'petz em fevereiro', expect: { from: '2026-02-01', to: '2026-02-28', merchants: ['petz'] } },
  { ask: 'quanto gastei na renner', expect: { direction: 'out', merchants: ['renner'] } },
  { ask: 'amazon nos últimos 10 dias', expect: { from: '2026-11-12', to: '2026-11-21', merchants: ['amazon'] } },
  {
    ask: 'mercado livre na última semana',
    expect: { from: '2026-11-15', to: '2026-11-21', merchants: ['mercadolivre'] },
  },
  {
    ask: 'gastos no último mês com delivery',
    expect: { from: '2026-10-21', to: '2026-11-21', direction: 'out', categories: [delivery] },
  },
  {
    ask: 'semana retrasada, uber e 99',
    expect: { from: '2026-11-02', to: '2026-11-08', merchants: ['uber', ...ninetyNine] },
  },
  {
    ask: 'de 10 a 14 de novembro quanto gastei no nubank',
    expect: { from: '2026-11-10', to: '2026-11-14', direction: 'out', accounts: nubank },
  },
  {
    ask: 'entre 01/09 e 15/09 gastos com transporte',
    expect: { from: '2026-09-01', to: '2026-09-15', direction: 'out', categories: ['Transporte'] },
  },
  {
    ask: 'em 2025 quanto gastei com eletrônicos',
    expect: { from: '2025-01-01', to: '2025-12-31', direction: 'out', categories: ['Eletrônicos'] },
  },
  {
    ask: 'outubro do ano passado: quanto gastei com roupas',
    expect: { from: '2025-10-01', to: '2025-10-31', direction: 'out', categories: ['Vestuário'] },
  },
  { ask: 'farmacia fevereiro', expect: { from: '2026-02-01', to: '2026-02-28', categories: ['Farmácia'] } },
  { ask: 'combustivel em agosto', expect: { ...august, categories: ['Postos de gasolina'] } },
  { ask: 'pendentes do cartão inter desta semana', expect: { ...thisWeek, accounts: inter, status: ['PENDING'] } },
  {
    ask: 'uber pendente de ontem pra cá',
    expect: { from: '2026-11-20', to: '2026-11-21', merchants: ['uber'], status: ['PENDING'] },
  },
  {
    ask: 'gastos de mais de duzentos reais que ainda estão pendentes',
    expect: { direction: 'out', min: 200.01, status: ['PENDING'] },
  },
  {
    ask: 'how much did I spend at pharmacies in September over 50 reais',
    expect: { ...september, direction: 'out', categories: ['Farmácia'], min: 50.01 },
  },
  {
    ask: 'amazon spending this year above R$ 400',
    expect: { ...thisYear, direction: 'out', merchants: ['amazon'], min: 400.01 },
  },
  { ask: 'pix I received in November', expect: { ...thisMonth, direction: 'in', categories: pix } },
  {
    ask: 'pending transactions over 100 on my Inter card',
    expect: { accounts: inter, min: 100.01, status: ['PENDING'] },
  },
  { ask: 'rent since July', expect: { from: '2026-07-01', to: '2026-11-21', categories: ['Aluguel'] } },
  { ask: 'electricity bills this year under 200', expect: { ...thisYear, categories: ['Eletricidade'], max: 199.99 } },
  {
    ask: 'Nubank spending yesterday except Uber',
    expect: { ...yesterday, direction: 'out', accounts: nubank, notMerchants: ['uber'] },
  },
  {
    ask: 'saídas maiores que 2k no itaú esse mês',
    expect: { ...thisMonth, direction: 'out', min: 2000.01, accounts: itau },
  },
  { ask: 'ifood por volta de 110', expect: { merchants: ['ifood'], ...about(110) } },
  { ask: 'mercado de 400 pra cima', expect: { categories: ['Supermercado'], min: 400 } },
  { ask: 'posto shell, no máximo 50 reais', expect: { merchants: ['shell'], max: 50 } },
  { ask: 'rappi abaixo de 50', expect: { merchants: ['rappi'], max: 49.99 } },
  { ask: 'entradas de 300 ou mais este mês', expect: { ...thisMonth, direction: 'in', min: 300 } },
  {
    ask: 'gastos de pelo menos mil e quinhentos reais em novembro',
    expect: { ...thisMonth, direction: 'out', min: 1500 },
  },
  {
    ask: 'vezes que gastei mais de 150 pila em restaurante',
    expect: { direction: 'out', categories: [eatingOut], min: 150.01 },
  },
  {
    ask: 'transporte menos uber em outubro',
    expect: { ...lastMonth, categories: ['Transporte'], notMerchants: ['uber'] },
  },
  {
    ask: 'restaurantes menos padaria em setembro',
    expect: { ...september, categories: [eatingOut], notMerchants: ['padaria'] },
  },
  {
    ask: 'gastos com moradia sem o aluguel no mês passado',
    expect: { ...lastMonth, direction: 'out', categories: ['Moradia'], notCategories: ['Aluguel'] },
  },
  {
    ask: 'pix enviados em novembro menos os da joana prado',
    expect: { ...thisMonth, direction: 'out', categories: pix, notMerchants: ['joana prado'] },
  },
  {
    ask: 'o que recebi em outubro além do salário',
    expect: { ...lastMonth, direction: 'in', notCategories: ['Salário'] },
  },
  {
    ask: 'gastos no nubank em setembro fora delivery, farmácia e kabum',
    expect: {
      ...september,
      direction: 'out',
      accounts: nubank,
      notCategories: [delivery, 'Farmácia'],
      notMerchants: ['kabum'],
    },
  },
  { ask: 'serviços digitais em agosto', expect: { ...august, categories: ['Serviços digitais'] } },
  {
    ask: 'netflix, spotify e chatgpt em outubro',
    expect: { ...lastMonth, merchants: ['netflix', 'spotify', 'chatgpt'] },
  },
  { ask: 'compras parceladas em outubro', expect: { ...lastMonth, ...none } },
  { ask: 'gastei com apostas este ano?', expect: { ...thisYear, direction: 'out', categories: ['Apostas'] } },
  {
    ask: 'paguei multa de trânsito este ano?',
    expect: { ...thisYear, direction: 'out', categories: ['Multas de trânsito'] },
  },
  {
    ask: 'bilhete único em outubro e novembro',
    expect: { from: '2026-10-01', to: '2026-11-21', merchants: ['bilhete unico'] },
  },
  { ask: 'ta ai quanto foi no sem parar esse ano', expect: { ...thisYear, merchants: ['sem parar'] } },
  { ask: 'sushi yama', expect: { merchants: ['sushi yama'] } },
  { ask: 'assaí ou carrefour este mês', expect: { ...thisMonth, merchants: ['assai', 'carrefour'] } },
  {
    ask: 'supermercado na conta do Itaú em novembro',
    expect: { ...thisMonth, categories: ['Supermercado'], accounts: itau },
  },
  {
    ask: 'quanto a tecnova me pagou de maio a agosto',
    expect: { from: '2026-05-01', to: '2026-08-31', direction: 'in', merchants: ['tecnova'] },
  },
  {
    ask: 'quanto torrei de roupa e eletrônico em setembro',
    expect: { ...september, direction: 'out', categories: ['Vestuário', 'Eletrônicos'] },
  },
  { ask: 'enel e sabesp em julho', expect: { ...july, merchants: ['enel', 'sabesp'] } },
];
