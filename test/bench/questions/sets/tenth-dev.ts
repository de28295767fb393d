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
const ninetyNine = ['99app', '99pop', '99 tecnologia'];
const itau = ['Conta Corrente Itaú'];
const caixa = ['Poupança Caixa'];
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];
const eatingOut = ['Restaurantes, bares e lanchonetes'];
const delivery = ['Delivery de alimentos'];
const fuel = ['Postos de gasolina'];
const clinics = ['Hospitais, clínicas e laboratórios'];
const streaming = ['Streaming de vídeo', 'Streaming de música'];
const pets = ['Pet shops e veterinários'];
const ride = ['Táxi e transporte privado urbano'];

export const questions: readonly Question[] = [
  // Period, amount, direction, category, account and exclusion together.
  {
    ask: 'quanto deixei de gasolina no inter em outubro, só os abastecimentos de 100 pra cima',
    expect: { ...lastMonth, direction: 'out', categories: fuel, accounts: inter, min: 100 },
  },
  {
    ask: 'remédio acima de 100 reais de setembro pra cá',
    expect: { ...sinceSeptember, categories: ['Farmácia'], min: 100.01 },
  },
  {
    ask: 'tirando o aluguel, o que saiu acima de 500 em outubro da conta do itaú?',
    expect: { ...lastMonth, direction: 'out', notCategories: ['Aluguel'], min: 500.01, accounts: itau },
  },
  {
    ask: 'feira e mercado abaixo de 150 no cartão nos ultimos 30 dias',
    expect: { ...last30, categories: ['Supermercado'], max: 149.99, accountType: 'CREDIT' },
  },
  {
    ask: 'pix que mandei pra rosangela esse mes de mais de 100',
    expect: { ...thisMonth, direction: 'out', categories: pix, merchants: ['rosangela'], min: 100.01 },
  },
  {
    ask: 'Pix recebidos em outubro acima de 100 reais',
    expect: { ...lastMonth, direction: 'in', categories: pix, min: 100.01 },
  },
  {
    ask: 'luz de julho a setembro, só as que vieram acima de 250',
    expect: { from: '2026-07-01', to: '2026-09-30', categories: ['Eletricidade'], min: 250.01 },
  },
  {
    ask: 'o condomínio esse ano, quando veio mais de 600',
    expect: { ...thisYear, merchants: ['condominio'], min: 600.01 },
  },
  { ask: 'padaria em novembro até 15 reais', expect: { ...thisMonth, merchants: ['padaria'], max: 15 } },
  {
    ask: 'Quanto foi de escola das crianças no primeiro semestre?',
    expect: { from: '2026-01-01', to: '2026-06-30', direction: 'out', categories: ['Escola'] },
  },
  {
    ask: 'mês passado, no visa do inter, quanto gastei com ração e veterinário?',
    expect: { ...lastMonth, direction: 'out', categories: pets, accounts: inter },
  },
  {
    ask: 'bicho feliz no visa gold, novembro, valor maior que 400',
    expect: { ...thisMonth, merchants: ['bicho feliz'], accounts: inter, min: 400.01 },
  },
  {
    ask: 'me mostra os ifood do nubank na segunda quinzena de setembro',
    expect: { from: '2026-09-16', to: '2026-09-30', merchants: ['ifood'], accounts: nubank },
  },
  {
    ask: 'delivery sem ser ifood desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', categories: delivery, notMerchants: ['ifood'] },
  },
  {
    ask: 'últimos 3 meses de delivery, tirando o rappi, só o que ficou abaixo de 80',
    expect: { categories: delivery, notMerchants: ['rappi'], max: 79.99 },
  },
  {
    ask: 'uber ou 99 no cartão do inter entre 15 e 40 reais de setembro até hoje',
    expect: { ...sinceSeptember, merchants: ['uber', ...ninetyNine], accounts: inter, min: 15, max: 40 },
  },
  {
    ask: 'corridas da 99 de mais de 17 reais em setembro',
    expect: { ...september, merchants: ninetyNine, min: 17.01 },
  },
  {
    ask: 'carrefour pago pela conta corrente este ano, a partir de 400',
    expect: { ...thisYear, merchants: ['carrefour'], accountSubtype: 'CHECKING_ACCOUNT', min: 400 },
  },
  {
    ask: 'semana passada, gastos maiores que mil fora a escola',
    expect: { ...lastWeek, direction: 'out', min: 1000.01, notCategories: ['Escola'] },
  },
  {
    ask: 'o que gastei ontem no cartão sem contar ifood nem farmácia',
    expect: {
      from: '2026-11-20',
      to: '2026-11-20',
      direction: 'out',
      accountType: 'CREDIT',
      notMerchants: ['ifood'],
      notCategories: ['Farmácia'],
    },
  },
  {
    ask: 'fora mercado e posto, o que saiu da conta corrente em novembro por mais de 200?',
    expect: {
      ...thisMonth,
      direction: 'out',
      accountSubtype: 'CHECKING_ACCOUNT',
      min: 200.01,
      notCategories: ['Supermercado', 'Postos de gasolina'],
    },
  },
  {
    ask: 'cinema de novembro acima de 100, só o que já foi lançado, nada de pendente',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'], status: ['POSTED'], min: 100.01 },
  },
  {
    ask: 'farmácia pendente no inter essa semana',
    expect: { ...thisWeek, categories: ['Farmácia'], accounts: inter, status: ['PENDING'] },
  },
  {
    ask: 'pendentes do nubank com valor de 100 ou mais, menos restaurante',
    expect: { accounts: nubank, status: ['PENDING'], min: 100, notCategories: eatingOut },
  },
  {
    ask: 'só o que já caiu de farmácia desde setembro, até 60 reais',
    expect: { ...sinceSeptember, categories: ['Farmácia'], status: ['POSTED'], max: 60 },
  },
  {
    ask: 'gastei quanto em restaurante no nubank entre 10/10 e 15/11, contando só conta de 130 pra cima',
    expect: {
      from: '2026-10-10',
      to: '2026-11-15',
      direction: 'out',
      categories: eatingOut,
      accounts: nubank,
      min: 130,
    },
  },
  {
    ask: 'roupa na renner ano passado por mais de 300',
    expect: { from: '2025-01-01', to: '2025-12-31', categories: ['Vestuário'], merchants: ['renner'], min: 300.01 },
  },
  {
    ask: 'quanto gastei na renner de setembro até agora no inter?',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['renner'], accounts: inter },
  },
  {
    ask: 'devolveram o quê pra mim no cartão do inter em setembro?',
    expect: { ...september, direction: 'in', accounts: inter },
  },
  {
    ask: 'reembolso do uber no nubank mes passado',
    expect: { ...lastMonth, direction: 'in', merchants: ['uber'], accounts: nubank },
  },
  {
    ask: 'qto gastei d uber no nubank mes passado',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'], accounts: nubank },
  },
  {
    ask: 'mercado no carrefour acima de 400 este ano',
    expect: { ...thisYear, categories: ['Supermercado'], merchants: ['carrefour'], min: 400.01 },
  },
  {
    ask: 'mercado sem carrefour em outubro e novembro',
    expect: { from: '2026-10-01', to: '2026-11-21', categories: ['Supermercado'], notMerchants: ['carrefour'] },
  },
  {
    ask: 'gastos com mercado e uber em novembro, tirando o que ainda está pendente',
    expect: {
      ...thisMonth,
      direction: 'out',
      categories: ['Supermercado'],
      merchants: ['uber'],
      join: 'either',
      status: ['POSTED'],
    },
  },
  {
    ask: 'farmácia e ifood no nubank em setembro acima de 100',
    expect: {
      ...september,
      categories: ['Farmácia'],
      merchants: ['ifood'],
      join: 'either',
      accounts: nubank,
      min: 100.01,
    },
  },
  {
    ask: 'Luz, água e internet de outubro',
    expect: { ...lastMonth, categories: ['Eletricidade', 'Água', 'Internet'] },
  },
  {
    ask: 'água e luz acima de 100 no primeiro trimestre',
    expect: { from: '2026-01-01', to: '2026-03-31', categories: ['Água', 'Eletricidade'], min: 100.01 },
  },
  { ask: 'conta de água que passou de 90 esse ano', expect: { ...thisYear, categories: ['Água'], min: 90.01 } },
  {
    ask: 'internet de 119,90 de janeiro a junho',
    expect: { from: '2026-01-01', to: '2026-06-30', categories: ['Internet'], min: 119.9, max: 119.9 },
  },
  {
    ask: 'aluguel mais condomínio de agosto',
    expect: { ...august, categories: ['Aluguel'], merchants: ['condominio'], join: 'either' },
  },
  {
    ask: 'tarifa do banco no itau neste ano',
    expect: { ...thisYear, categories: ['Taxas bancárias'], accounts: itau },
  },
  {
    ask: 'iof no cartao nubank no segundo semestre',
    expect: {
      from: '2026-07-01',
      to: '2026-12-31',
      categories: ['Impostos sobre operações financeiras'],
      accounts: nubank,
    },
  },
  {
    ask: 'quanto rendeu a poupança da caixa de maio a agosto, só rendimento acima de 30',
    expect: {
      from: '2026-05-01',
      to: '2026-08-31',
      direction: 'in',
      categories: ['Juros de rendimentos de dividendos'],
      accounts: caixa,
      min: 30.01,
    },
  },
  { ask: 'quanto investi este ano em cdb?', expect: { ...thisYear, direction: 'out', categories: ['Renda fixa'] } },
  {
    ask: 'resgates de investimento de 2 mil ou mais nos ultimos 6 meses',
    expect: { ...last6Months, direction: 'in', categories: ['Investimentos'], min: 2000 },
  },
  {
    ask: 'quanto mandei pra poupança própria em julho',
    expect: { ...july, direction: 'out', categories: ['Transferência mesma titularidade'] },
  },
  {
    ask: 'o que entrou na conta do itaú em novembro fora pix',
    expect: { ...thisMonth, direction: 'in', accounts: itau, notCategories: pix },
  },
  {
    ask: 'entradas de 300 a 700 na conta corrente de outubro pra cá, sem contar a joana',
    expect: {
      from: '2026-10-01',
      to: '2026-11-21',
      direction: 'in',
      min: 300,
      max: 700,
      accountSubtype: 'CHECKING_ACCOUNT',
      notMerchants: ['joana'],
    },
  },
  {
    ask: 'recebi quanto do carlos mendes por pix desde agosto?',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'in', categories: pix, merchants: ['carlos mendes'] },
  },
  {
    ask: 'décimo terceiro do ano passado',
    expect: { from: '2025-01-01', to: '2025-12-31', merchants: ['decimo terceiro'] },
  },
  {
    ask: 'mandei pix pro marco antonio de menos de 100, quando? pega desde janeiro',
    expect: { ...thisYear, direction: 'out', categories: pix, merchants: ['marco antonio'], max: 99.99 },
  },
  {
    ask: 'saques de 200 reais pra cima neste ano',
    expect: { ...thisYear, categories: ['Transferência - Dinheiro'], min: 200 },
  },
  {
    ask: 'streaming no nubank em setembro, menos a netflix',
    expect: { ...september, categories: streaming, accounts: nubank, notMerchants: ['netflix'] },
  },
  {
    ask: 'estacionamento e pedágio no inter desde maio abaixo de 40',
    expect: {
      from: '2026-05-01',
      to: '2026-11-21',
      categories: ['Estacionamentos', 'Pedágios e pagamentos no veículo'],
      accounts: inter,
      max: 39.99,
    },
  },
  {
    ask: 'tudo de carro em outubro: seguro, posto, estacionamento e pedágio',
    expect: {
      ...lastMonth,
      categories: ['Seguro de veículos', 'Postos de gasolina', 'Estacionamentos', 'Pedágios e pagamentos no veículo'],
    },
  },
  {
    ask: 'abasteci no shell quantas vezes por exatamente 50 reais de setembro pra frente?',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['shell'], min: 50, max: 50 },
  },
  {
    ask: 'posto sem ser shell este ano, no itaú',
    expect: { ...thisYear, categories: fuel, notMerchants: ['shell'], accounts: itau },
  },
  {
    ask: 'ipiranga no inter, qualquer valor acima de 200, em 2026',
    expect: { ...thisYear, merchants: ['ipiranga'], accounts: inter, min: 200.01 },
  },
  { ask: 'gasolina uns 200 reais em outubro', expect: { ...lastMonth, categories: fuel, ...about(200) } },
  {
    ask: 'compra beirando 400 na amazon ou no mercado livre em novembro',
    expect: { ...thisMonth, merchants: ['amazon', 'mercadolivre'], ...about(400) },
  },
  {
    ask: 'Quanto torrei no mercado livre esse mês, só acima de R$ 1.000,00?',
    expect: { ...thisMonth, direction: 'out', merchants: ['mercadolivre'], min: 1000.01 },
  },
  {
    ask: 'amazon no inter pendente acima de seiscentos reais',
    expect: { merchants: ['amazon'], accounts: inter, status: ['PENDING'], min: 600.01 },
  },
  {
    ask: 'kabum no último ano por mais de dois mil',
    expect: { from: '2025-11-21', to: '2026-11-21', merchants: ['kabum'], min: 2000.01 },
  },
  {
    ask: 'compras online de 100 a 400 em outubro, menos mercado livre',
    expect: { ...lastMonth, categories: ['Compras online'], min: 100, max: 400, notMerchants: ['mercadolivre'] },
  },
  {
    ask: 'eletrônicos entre 900 e 2000 de novembro de 2025 a setembro de 2026',
    expect: { from: '2025-11-01', to: '2026-09-30', categories: ['Eletrônicos'], min: 900, max: 2000 },
  },
  {
    ask: 'médico e dentista desde maio, tudo que foi de 300 pra mais',
    expect: {
      from: '2026-05-01',
      to: '2026-11-21',
      categories: ['Hospitais, clínicas e laboratórios', 'Dentista'],
      min: 300,
    },
  },
  {
    ask: 'exame de laboratorio no cartao do inter em outubro',
    expect: { ...lastMonth, categories: clinics, accounts: inter },
  },
  {
    ask: 'gastos com saúde sem farmácia no segundo semestre até agora',
    expect: {
      from: '2026-07-01',
      to: '2026-11-21',
      direction: 'out',
      categories: ['Saúde'],
      notCategories: ['Farmácia'],
    },
  },
  {
    ask: 'passagem aérea de setembro, no inter, acima de mil e quinhentos',
    expect: { ...september, categories: ['Aeroportos e cias. aéreas'], accounts: inter, min: 1500.01 },
  },
  { ask: 'passagem de ônibus em outubro', expect: { ...lastMonth, categories: ['Passagem de ônibus'] } },
  {
    ask: 'viagem: tudo entre julho e outubro que custou menos de mil',
    expect: { from: '2026-07-01', to: '2026-10-31', categories: ['Viagens'], max: 999.99 },
  },
  { ask: 'hospedagem de julho no nubank', expect: { ...july, categories: ['Hospedagem'], accounts: nubank } },
  {
    ask: 'quanto gastei no salão de beleza em outubro?',
    expect: { ...lastMonth, direction: 'out', categories: ['Bem-estar'] },
  },
  {
    ask: 'livros comprados no nubank em outubro por menos de 100',
    expect: { ...lastMonth, direction: 'out', categories: ['Livraria'], accounts: nubank, max: 99.99 },
  },
  {
    ask: 'ônibus e metrô desde outubro',
    expect: { from: '2026-10-01', to: '2026-11-21', categories: ['Transporte público'] },
  },
  {
    ask: 'recarga de celular no itaú de fevereiro a agosto',
    expect: { from: '2026-02-01', to: '2026-08-31', categories: ['Celular'], accounts: itau },
  },
  { ask: 'vivo acima de 100 esse ano', expect: { ...thisYear, merchants: ['vivo'], min: 100.01 } },
  {
    ask: 'academia no inter em agosto setembro e outubro',
    expect: { from: '2026-08-01', to: '2026-10-31', categories: ['Academia e centros de lazer'], accounts: inter },
  },
  { ask: 'doações deste ano até 100 reais', expect: { ...thisYear, categories: ['Doações'], max: 100 } },
  {
    ask: 'ipva e iptu que paguei em 2026 acima de 900',
    expect: {
      ...thisYear,
      direction: 'out',
      categories: ['Taxas e impostos sobre veículos', 'Impostos sobre moradia'],
      min: 900.01,
    },
  },
  {
    ask: 'quanto ganhei de cashback no nubank de agosto a outubro?',
    expect: { from: '2026-08-01', to: '2026-10-31', direction: 'in', categories: ['Cashback'], accounts: nubank },
  },
  {
    ask: 'faturas que paguei do cartão abaixo de 2.400 em 2026',
    expect: { ...thisYear, direction: 'out', categories: ['Pagamento de cartão de crédito'], max: 2399.99 },
  },
  {
    ask: 'quanto paguei de fatura nos últimos seis meses, só acima de 3 mil',
    expect: { ...last6Months, direction: 'out', categories: ['Pagamento de cartão de crédito'], min: 3000.01 },
  },
  { ask: 'joguinho na steam em agosto', expect: { ...august, merchants: ['steam'] } },
  {
    ask: 'chatgpt desde junho no nubank',
    expect: { from: '2026-06-01', to: '2026-11-21', merchants: ['chatgpt'], accounts: nubank },
  },
  {
    ask: 'plano de saúde e seguro de vida este ano',
    expect: { ...thisYear, categories: ['Seguro saúde', 'Seguro de vida'] },
  },

  // The same conditions in other word orders, chatty or careless.
  {
    ask: 'oi, td bem? vê pra mim quanto q eu paguei de luz em setembro',
    expect: { ...september, direction: 'out', categories: ['Eletricidade'] },
  },
  {
    ask: 'no inter, em setembro, menos uber e 99, o q gastei?',
    expect: { ...september, direction: 'out', accounts: inter, notMerchants: ['uber', ...ninetyNine] },
  },
  {
    ask: 'acima de 100 no restaurante tem o que, de outubro pra cá, que não seja o outback?',
    expect: { from: '2026-10-01', to: '2026-11-21', categories: eatingOut, min: 100.01, notMerchants: ['outback'] },
  },
  {
    ask: 'nubank, novembro, mais de 300: quais foram os gastos?',
    expect: { ...thisMonth, direction: 'out', accounts: nubank, min: 300.01 },
  },
  {
    ask: 'essa semana gastei com o que acima de 150, tirando pix?',
    expect: { ...thisWeek, direction: 'out', min: 150.01, notCategories: pix },
  },
  {
    ask: 'de segunda pra cá quanto foi de transporte sem contar posto',
    expect: { ...thisWeek, categories: ['Transporte'], notCategories: fuel },
  },
  {
    ask: 'cara, me diz uma coisa, quanto que eu larguei no posto em novembro no cartão?',
    expect: { ...thisMonth, direction: 'out', categories: fuel, accountType: 'CREDIT' },
  },
  {
    ask: 'gente do céu quanto foi de pet no inter esse mês com valor acima de 300',
    expect: { ...thisMonth, categories: pets, accounts: inter, min: 300.01 },
  },
  {
    ask: 'bah tchê, quantos pila foi de churrascaria desde agosto no nubank?',
    expect: { from: '2026-08-01', to: '2026-11-21', merchants: ['churrascaria'], accounts: nubank },
  },
  { ask: 'uai, de padaria em outubro foi quanto sô', expect: { ...lastMonth, merchants: ['padaria'] } },
  {
    ask: 'oxente, o que é que saiu da minha conta corrente essa semana com mais de 300 conto?',
    expect: { ...thisWeek, direction: 'out', accountType: 'BANK', min: 300.01 },
  },
  {
    ask: 'mano quanto dei de ifood na semana passada',
    expect: { ...lastWeek, direction: 'out', merchants: ['ifood'] },
  },
  {
    ask: 'farmacia drogasil abaixo de 70 ultimos 15 dias por favor',
    expect: { from: '2026-11-07', to: '2026-11-21', categories: ['Farmácia'], merchants: ['drogasil'], max: 69.99 },
  },
  {
    ask: 'droga raia ou drogasil, de janeiro a abril, no nubank, passou de 130',
    expect: {
      from: '2026-01-01',
      to: '2026-04-30',
      merchants: ['droga raia', 'drogasil'],
      accounts: nubank,
      min: 130.01,
    },
  },
  {
    ask: 'supermecado acima de quinhentos reais desde setenbro',
    expect: { ...sinceSeptember, categories: ['Supermercado'], min: 500.01 },
  },
  {
    ask: 'gazolina no itau em novembro menor q 150',
    expect: { ...thisMonth, categories: fuel, accounts: itau, max: 149.99 },
  },
  { ask: 'restorante no nubank semana pasada', expect: { ...lastWeek, categories: eatingOut, accounts: nubank } },
  {
    ask: 'FARMACIA OUTUBRO E NOVEMBRO ACIMA DE 50',
    expect: { from: '2026-10-01', to: '2026-11-21', categories: ['Farmácia'], min: 50.01 },
  },
  {
    ask: 'Boa tarde! Poderia me informar os gastos com supermercado superiores a R$ 300,00 realizados pela conta corrente no mês corrente?',
    expect: {
      ...thisMonth,
      direction: 'out',
      categories: ['Supermercado'],
      min: 300.01,
      accountSubtype: 'CHECKING_ACCOUNT',
    },
  },
  {
    ask: 'Prezados, solicito as despesas com alimentação fora de casa entre 01/09/2026 e 30/09/2026, exceto padaria.',
    expect: { ...september, direction: 'out', categories: eatingOut, notMerchants: ['padaria'] },
  },
  {
    ask: 'Amor, quanto a gente gastou no pão de açúcar de outubro até hoje?',
    expect: { from: '2026-10-01', to: '2026-11-21', direction: 'out', merchants: ['pao de acucar'] },
  },
  {
    ask: 'entao assim eu queria saber quanto que eu gastei de uber em novembro só no nubank e que foi mais de trinta reais',
    expect: { ...thisMonth, direction: 'out', merchants: ['uber'], accounts: nubank, min: 30.01 },
  },
  {
    ask: 'ok google quanto gastei ontem com taxi ou aplicativo de corrida acima de vinte reais',
    expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out', categories: ride, min: 20.01 },
  },
  {
    ask: 'quero ver as saídas de anteontem do itaú que não sejam gasolina',
    expect: { from: '2026-11-19', to: '2026-11-19', direction: 'out', accounts: itau, notCategories: fuel },
  },
  {
    ask: 'hoje no cartão, tudo menor que 100',
    expect: { from: '2026-11-21', to: '2026-11-21', accountType: 'CREDIT', max: 99.99 },
  },
  {
    ask: 'semana retrasada: mercado e cinema',
    expect: { from: '2026-11-02', to: '2026-11-08', categories: ['Supermercado', 'Cinema, teatro e concertos'] },
  },
  {
    ask: 'no fim de semana passado gastei quanto fora de casa comendo, no nubank?',
    expect: { from: '2026-11-14', to: '2026-11-15', direction: 'out', categories: eatingOut, accounts: nubank },
  },
  {
    ask: 'mês retrasado, pedido de comida acima de 80 reais',
    expect: { ...september, categories: delivery, min: 80.01 },
  },
  {
    ask: 'última semana: o que paguei no crédito a partir de 200?',
    expect: { from: '2026-11-15', to: '2026-11-21', direction: 'out', accountType: 'CREDIT', min: 200 },
  },
  {
    ask: 'do dia 10 ao dia 15 de novembro, gastos no nubank menos farmácia',
    expect: { from: '2026-11-10', to: '2026-11-15', direction: 'out', accounts: nubank, notCategories: ['Farmácia'] },
  },
  {
    ask: 'primeira quinzena de outubro, mais de 500, sem contar fatura e escola, o que eu gastei',
    expect: {
      from: '2026-10-01',
      to: '2026-10-15',
      direction: 'out',
      min: 500.01,
      notCategories: ['Pagamento de cartão de crédito', 'Escola'],
    },
  },
  {
    ask: 'terceiro trimestre: internet e celular',
    expect: { from: '2026-07-01', to: '2026-09-30', categories: ['Internet', 'Celular'] },
  },
  {
    ask: 'até 20 reais, uber, este ano, nubank',
    expect: { ...thisYear, max: 20, merchants: ['uber'], accounts: nubank },
  },
  {
    ask: 'não passou de 20 reais e é uber: quero ver desde setembro',
    expect: { ...sinceSeptember, max: 20, merchants: ['uber'] },
  },
  {
    ask: 'menos de 50, padaria, últimos 6 meses, por débito na conta',
    expect: { ...last6Months, max: 49.99, merchants: ['padaria'], accountType: 'BANK' },
  },
  {
    ask: 'de 25 de outubro a 5 de novembro, o que paguei com o inter que não foi posto',
    expect: { from: '2026-10-25', to: '2026-11-05', direction: 'out', accounts: inter, notCategories: fuel },
  },
  {
    ask: 'desde 15/11 pix enviado de 100 ou menos',
    expect: { from: '2026-11-15', to: '2026-11-21', direction: 'out', categories: pix, max: 100 },
  },
  {
    ask: 'transferi por pix pra joana ou pra rosangela em novembro quanto',
    expect: { ...thisMonth, direction: 'out', categories: pix, merchants: ['joana', 'rosangela'] },
  },
  {
    ask: 'pix que fiz em novembro sem ser pra diarista',
    expect: { ...thisMonth, direction: 'out', categories: pix, notMerchants: ['diarista'] },
  },
  { ask: 'joana me pagou quanto em outubro?', expect: { ...lastMonth, direction: 'in', merchants: ['joana'] } },
  {
    ask: 'os pix de 640 que recebi desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'in', categories: pix, min: 640, max: 640 },
  },
  {
    ask: 'a empresa tecnova me depositou algo acima de 5 mil em novembro?',
    expect: { ...thisMonth, direction: 'in', merchants: ['tecnova'], min: 5000.01 },
  },
  {
    ask: 'vi um gasto de 176,55 no posto, acha desde agosto',
    expect: { from: '2026-08-01', to: '2026-11-21', direction: 'out', categories: fuel, min: 176.55, max: 176.55 },
  },
  {
    ask: 'uma compra de 357,83 em outubro na amazon',
    expect: { ...lastMonth, merchants: ['amazon'], min: 357.83, max: 357.83 },
  },
  {
    ask: 'algo por volta de 630 que está pendente no inter',
    expect: { ...about(630), accounts: inter, status: ['PENDING'] },
  },
  {
    ask: 'cento e tantos reais no cinema em novembro',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'], min: 100, max: 199.99 },
  },
  {
    ask: 'trezentos e tantos de luz, no segundo semestre',
    expect: { from: '2026-07-01', to: '2026-12-31', categories: ['Eletricidade'], min: 300, max: 399.99 },
  },
  {
    ask: 'mercado entre cem e duzentos e cinquenta no nubank nos últimos 60 dias',
    expect: {
      from: '2026-09-23',
      to: '2026-11-21',
      categories: ['Supermercado'],
      accounts: nubank,
      min: 100,
      max: 250,
    },
  },
  {
    ask: 'no mínimo 80 e no máximo 120 de delivery no nubank, de setembro',
    expect: { ...september, categories: delivery, accounts: nubank, min: 80, max: 120 },
  },
  {
    ask: 'compras de mais de 2k no nubank esse ano, tirando pagamento de fatura',
    expect: {
      ...thisYear,
      direction: 'out',
      accounts: nubank,
      min: 2000.01,
      notCategories: ['Pagamento de cartão de crédito'],
    },
  },
  {
    ask: 'pagamentos de mil e quinhentos cravados em novembro',
    expect: { ...thisMonth, direction: 'out', min: 1500, max: 1500 },
  },
  {
    ask: 'meus gastos em moradia fora o aluguel e a luz em setembro',
    expect: { ...september, direction: 'out', categories: ['Moradia'], notCategories: ['Aluguel', 'Eletricidade'] },
  },
  {
    ask: 'cinema e jogo de videogame acima de 50 reais de setembro em diante',
    expect: { ...sinceSeptember, categories: ['Cinema, teatro e concertos', 'Jogos e videogames'], min: 50.01 },
  },
  {
    ask: 'comida em geral (restaurante e delivery) na semana passada, sem o bar do alemão',
    expect: {
      ...lastWeek,
      categories: ['Restaurantes, bares e lanchonetes', 'Delivery de alimentos'],
      notMerchants: ['bar do alemao'],
    },
  },
  {
    ask: 'sushi yama no ifood por mais de 80 desde outubro',
    expect: { from: '2026-10-01', to: '2026-11-21', merchants: ['sushi yama'], min: 80.01 },
  },
  { ask: 'cantina nonna esse ano, de 200 pra mais', expect: { ...thisYear, merchants: ['cantina nonna'], min: 200 } },
  {
    ask: 'smart fit no primeiro trimestre',
    expect: { from: '2026-01-01', to: '2026-03-31', merchants: ['smart fit', 'smartfit'] },
  },
  {
    ask: 'dra helena ou fleury em 2026 acima de trezentos',
    expect: { ...thisYear, merchants: ['helena', 'fleury'], min: 300.01 },
  },
  { ask: 'enel: contas que não chegaram a 160 esse ano', expect: { ...thisYear, merchants: ['enel'], max: 159.99 } },
  { ask: 'sabesp passando dos 100 em 2026', expect: { ...thisYear, merchants: ['sabesp'], min: 100.01 } },
  {
    ask: 'o que eu gastei no dia das mães em restaurante?',
    expect: { from: '2026-05-10', to: '2026-05-10', direction: 'out', categories: eatingOut },
  },
  {
    ask: 'gastos do 7 de setembro no itaú abaixo de 100',
    expect: { from: '2026-09-07', to: '2026-09-07', direction: 'out', accounts: itau, max: 99.99 },
  },
  {
    ask: 'no feriado de tiradentes quanto foi de bar?',
    expect: { from: '2026-04-21', to: '2026-04-21', categories: eatingOut },
  },
  {
    ask: 'o que comprei no cartão no dia da consciência negra, menos ifood',
    expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out', accountType: 'CREDIT', notMerchants: ['ifood'] },
  },
  {
    ask: 'da proclamação da república até hoje, restaurante acima de 100',
    expect: { from: '2026-11-15', to: '2026-11-21', categories: eatingOut, min: 100.01 },
  },
  { ask: 'uber, ifood e rappi pendentes', expect: { merchants: ['uber', 'ifood', 'rappi'], status: ['PENDING'] } },
  {
    ask: 'ainda não confirmados de novembro com mais de 200, no inter',
    expect: { ...thisMonth, status: ['PENDING'], min: 200.01, accounts: inter },
  },
  {
    ask: 'o que tá confirmado no nubank essa semana acima de 50',
    expect: { ...thisWeek, status: ['POSTED'], accounts: nubank, min: 50.01 },
  },
  { ask: 'parcelas do mercado livre no nubank em novembro', expect: none },
  { ask: 'o que comprei parcelado em 10x na kabum este ano?', expect: none },
  { ask: 'compras acima de 500 parceladas no inter, fora viagem', expect: none },
  { ask: 'última parcela da amazon de outubro', expect: none },

  // English.
  {
    ask: 'how much did I spend on gas at Shell with my Inter card since September?',
    expect: { ...sinceSeptember, direction: 'out', categories: fuel, merchants: ['shell'], accounts: inter },
  },
  {
    ask: 'groceries over 100 last month, excluding Carrefour',
    expect: { ...lastMonth, categories: ['Supermercado'], min: 100.01, notMerchants: ['carrefour'] },
  },
  {
    ask: 'rides under 30 reais in October, Uber or 99, on Nubank, money out only',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber', ...ninetyNine], max: 29.99, accounts: nubank },
  },
  {
    ask: 'what did I pay last week from checking for more than 400?',
    expect: { ...lastWeek, direction: 'out', accountSubtype: 'CHECKING_ACCOUNT', min: 400.01 },
  },
  {
    ask: 'pending restaurant charges this month of at least 200',
    expect: { ...thisMonth, categories: eatingOut, status: ['PENDING'], min: 200 },
  },
  {
    ask: 'money received via pix between 20 and 30 October',
    expect: { from: '2026-10-20', to: '2026-10-30', direction: 'in', categories: pix },
  },
  {
    ask: 'pharmacy and ifood this week',
    expect: { ...thisWeek, categories: ['Farmácia'], merchants: ['ifood'], join: 'either' },
  },
  {
    ask: 'electricity and water bills above 100 from June to August',
    expect: { from: '2026-06-01', to: '2026-08-31', categories: ['Eletricidade', 'Água'], min: 100.01 },
  },
  {
    ask: 'any refunds from Amazon this year over 300?',
    expect: { ...thisYear, direction: 'in', merchants: ['amazon'], min: 300.01 },
  },
  { ask: 'school and rent payments in August', expect: { ...august, categories: ['Escola', 'Aluguel'] } },
  {
    ask: 'vet bills in the last 30 days between 300 and 400',
    expect: { ...last30, categories: pets, min: 300, max: 400 },
  },
  {
    ask: 'how much interest did my savings earn in October?',
    expect: {
      ...lastMonth,
      direction: 'in',
      categories: ['Juros de rendimentos de dividendos'],
      accountSubtype: 'SAVINGS_ACCOUNT',
    },
  },
  {
    ask: 'credit card spending this week except Uber, up to 60',
    expect: { ...thisWeek, direction: 'out', accountType: 'CREDIT', notMerchants: ['uber'], max: 60 },
  },
  { ask: 'eating out yesterday and today', expect: { from: '2026-11-20', to: '2026-11-21', categories: eatingOut } },
  {
    ask: 'movies in November about 100 reais',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'], ...about(100) },
  },
  {
    ask: 'flights and hotels from July to October',
    expect: { from: '2026-07-01', to: '2026-10-31', categories: ['Aeroportos e cias. aéreas', 'Hospedagem'] },
  },

  // Conditions which no filter of rows applies.
  {
    ask: 'uber de madrugada no nubank em novembro',
    expect: { ...thisMonth, merchants: ['uber'], accounts: nubank },
    unread: ['madrugada'],
  },
  {
    ask: 'quanto gastei com restaurante aos domingos de setembro pra cá, acima de 100?',
    expect: { ...sinceSeptember, direction: 'out', categories: eatingOut, min: 100.01 },
    unread: ['domingos'],
  },
  { ask: 'ifood depois das 22h no mês passado', expect: { ...lastMonth, merchants: ['ifood'] }, unread: ['22h'] },
  {
    ask: 'mercado em novembro que eu paguei com dinheiro vivo',
    expect: { ...thisMonth, direction: 'out', categories: ['Supermercado'] },
    unread: ['dinheiro', 'vivo'],
  },
  {
    ask: 'em que mês de 2026 gastei mais com farmácia no nubank?',
    expect: { ...thisYear, direction: 'out', categories: ['Farmácia'], accounts: nubank },
    unread: ['mes'],
  },
  {
    ask: 'padaria na hora do café da manhã em setembro',
    expect: { ...september, merchants: ['padaria'] },
    unread: ['manha'],
  },
  {
    ask: 'qual foi a segunda maior compra no mercado livre desde setembro?',
    expect: { ...sinceSeptember, direction: 'out', merchants: ['mercadolivre'] },
    unread: ['segunda'],
  },
  {
    ask: 'gastos de outubro no inter agrupados por categoria, menos posto',
    expect: { ...lastMonth, direction: 'out', accounts: inter, notCategories: fuel },
    unread: ['agrupados'],
  },
  {
    ask: 'compras na amazon em novembro de que me arrependi',
    expect: { ...thisMonth, merchants: ['amazon'] },
    unread: ['arrependi'],
  },
  {
    ask: 'gastei mais com luz este ano do que o meu vizinho?',
    expect: { ...thisYear, direction: 'out', categories: ['Eletricidade'] },
    unread: ['vizinho'],
  },
  { ask: 'uber indo pro trabalho essa semana', expect: { ...thisWeek, merchants: ['uber'] }, unread: ['trabalho'] },
  {
    ask: 'remédios com desconto em novembro acima de 60',
    expect: { ...thisMonth, categories: ['Farmácia'], min: 60.01 },
    unread: ['desconto'],
  },
  {
    ask: 'cinema com as crianças em novembro abaixo de 110',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'], max: 109.99 },
    unread: ['criancas'],
  },
  {
    ask: 'gasolina em dias de semana no itaú desde setembro',
    expect: { ...sinceSeptember, categories: fuel, accounts: itau },
    unread: ['dias'],
  },
  {
    ask: 'compras por impulso no nubank em outubro acima de 300',
    expect: { ...lastMonth, direction: 'out', accounts: nubank, min: 300.01 },
    unread: ['impulso'],
  },
  {
    ask: 'mercado este mês acima da minha média',
    expect: { ...thisMonth, categories: ['Supermercado'] },
    unread: ['media'],
  },
  {
    ask: 'o que gastei com o cartão virtual do inter semana passada',
    expect: { ...lastWeek, direction: 'out', accounts: inter },
    unread: ['virtual'],
  },
  {
    ask: 'compras que a minha esposa fez na renner em 2026',
    expect: { ...thisYear, direction: 'out', merchants: ['renner'] },
    unread: ['esposa'],
  },
  {
    ask: 'posto perto de casa, outubro, a partir de 200',
    expect: { ...lastMonth, categories: fuel, min: 200 },
    unread: ['perto'],
  },
  {
    ask: 'gastos com saúde este ano dedutíveis no leão, de 200 pra cima',
    expect: { ...thisYear, direction: 'out', categories: ['Saúde'], min: 200 },
    unread: ['dedutiveis'],
  },
  {
    ask: 'ifood com cupom em setembro no nubank',
    expect: { ...september, merchants: ['ifood'], accounts: nubank },
    unread: ['cupom'],
  },
  {
    ask: 'pix por engano que mandei em novembro de até 100',
    expect: { ...thisMonth, direction: 'out', categories: pix, max: 100 },
    unread: ['engano'],
  },
  {
    ask: 'restaurante com a namorada desde outubro menos padaria',
    expect: { from: '2026-10-01', to: '2026-11-21', categories: eatingOut, notMerchants: ['padaria'] },
    unread: ['namorada'],
  },
  {
    ask: 'conta de luz com bandeira vermelha em 2026',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    unread: ['bandeira', 'vermelha'],
  },
  {
    ask: 'uber quando estava chovendo em outubro, só o que paguei',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'] },
    unread: ['chovendo'],
  },
  {
    ask: 'supermercado em novembro com nota fiscal no cpf',
    expect: { ...thisMonth, categories: ['Supermercado'] },
    unread: ['nota'],
  },
  {
    ask: 'gastos do inter nas sextas à noite em setembro acima de 50',
    expect: { ...september, direction: 'out', accounts: inter, min: 50.01 },
    unread: ['sextas', 'noite'],
  },
  {
    ask: 'delivery em outubro e novembro que chegou frio, acima de 90',
    expect: { from: '2026-10-01', to: '2026-11-21', categories: delivery, min: 90.01 },
    unread: ['frio'],
  },
  {
    ask: 'remédio do meu pai na drogasil de setembro a novembro',
    expect: { from: '2026-09-01', to: '2026-11-30', categories: ['Farmácia'], merchants: ['drogasil'] },
    unread: ['pai'],
  },
  {
    ask: 'compras por aproximação no nubank ontem',
    expect: { from: '2026-11-20', to: '2026-11-20', direction: 'out', accounts: nubank },
    unread: ['aproximacao'],
  },
  {
    ask: 'veterinário de emergência em novembro no inter',
    expect: { ...thisMonth, categories: pets, accounts: inter },
    unread: ['emergencia'],
  },
  {
    ask: 'how much did I spend at Outback on weekends this year?',
    expect: { ...thisYear, direction: 'out', merchants: ['outback'] },
    unread: ['weekends'],
  },
  {
    ask: 'Netflix charges since July in my wife’s name',
    expect: { from: '2026-07-01', to: '2026-11-21', merchants: ['netflix'] },
    unread: ['wife'],
  },
  {
    ask: 'groceries this month that were healthy, under 300',
    expect: { ...thisMonth, categories: ['Supermercado'], max: 299.99 },
    unread: ['healthy'],
  },
  {
    ask: 'em qual dia da semana mais abasteço, olhando de setembro pra cá?',
    expect: { ...sinceSeptember, categories: fuel },
    unread: ['dia', 'semana'],
  },
  {
    ask: 'gastei em outubro com estacionamento antes do meio-dia?',
    expect: { ...lastMonth, direction: 'out', categories: ['Estacionamentos'] },
    unread: ['meio'],
  },
  {
    ask: 'mercado do mês passado que daria pra economizar',
    expect: { ...lastMonth, categories: ['Supermercado'] },
    unread: ['economizar'],
  },
  {
    ask: 'roupa em promoção na renner em novembro',
    expect: { ...thisMonth, categories: ['Vestuário'], merchants: ['renner'] },
    unread: ['promocao'],
  },
  {
    ask: 'uber com motorista mulher em outubro e novembro no inter',
    expect: { from: '2026-10-01', to: '2026-11-21', merchants: ['uber'], accounts: inter },
    unread: ['motorista', 'mulher'],
  },
  {
    ask: 'churrascaria com mais de 6 pessoas desde junho',
    expect: { from: '2026-06-01', to: '2026-11-21', merchants: ['churrascaria'] },
    unread: ['pessoas'],
  },

  // Orders and counts that a better reader may apply.
  {
    ask: 'a maior compra no mercado livre em novembro',
    expect: { ...thisMonth, merchants: ['mercadolivre'] },
    elseUnread: ['maior'],
    applied: { ...thisMonth, merchants: ['mercadolivre'], min: 1250.75 },
  },
  {
    ask: 'as duas maiores contas de luz de 2026',
    expect: { ...thisYear, categories: ['Eletricidade'] },
    elseUnread: ['maiores'],
    applied: { ...thisYear, categories: ['Eletricidade'], min: 288.77 },
  },
  {
    ask: 'última compra na kabum no nubank desde outubro de 2025',
    expect: { from: '2025-10-01', to: '2026-11-21', merchants: ['kabum'], accounts: nubank },
    elseUnread: ['ultima'],
    applied: { from: '2026-09-27', to: '2026-09-27', merchants: ['kabum'], accounts: nubank },
  },
  {
    ask: 'menor gasto com uber em outubro',
    expect: { ...lastMonth, direction: 'out', merchants: ['uber'] },
    elseUnread: ['menor'],
    applied: { ...lastMonth, direction: 'out', merchants: ['uber'], max: 11.89 },
  },
  {
    ask: 'primeira ida ao cinema de novembro',
    expect: { ...thisMonth, categories: ['Cinema, teatro e concertos'] },
    elseUnread: ['primeira'],
    applied: { from: '2026-11-04', to: '2026-11-04', categories: ['Cinema, teatro e concertos'] },
  },
  {
    ask: 'as 2 compras mais caras na amazon em novembro',
    expect: { ...thisMonth, merchants: ['amazon'] },
    elseUnread: ['caras'],
    applied: { ...thisMonth, merchants: ['amazon'], min: 404.21 },
  },
];
