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

/**
 * A second set to develop the reading with, by an author who saw neither the parser nor its rules: it also says which
 * words must be named as unread.
 */
export const questions: readonly Question[] = [
  // Amounts
  { ask: 'o que passou de 500 mês passado', expect: { min: 500.01, ...lastMonth } },
  { ask: 'gastos que passaram de 1000 reais em setembro', expect: { direction: 'out', min: 1000.01, ...september } },
  {
    ask: 'compra no mercado que passou de 400',
    expect: { direction: 'out', categories: ['Supermercado'], min: 400.01 },
  },
  { ask: 'algum uber passou de 50 reais?', expect: { merchants: ['uber'], min: 50.01 } },
  {
    ask: 'qual conta de luz passou de 200 esse ano',
    expect: { categories: ['Eletricidade'], min: 200.01, ...thisYear },
  },
  { ask: 'gastos a partir de 300 reais essa semana', expect: { direction: 'out', min: 300, ...thisWeek } },
  { ask: 'compras a partir de R$ 389 na amazon', expect: { direction: 'out', merchants: ['amazon'], min: 389 } },
  { ask: 'pix que recebi a partir de 300', expect: { direction: 'in', merchants: ['pix'], min: 300 } },
  { ask: 'ifood a partir de cem reais esse ano', expect: { merchants: ['ifood'], min: 100, ...thisYear } },
  { ask: 'despesas de no mínimo 600 em novembro', expect: { direction: 'out', min: 600, ...thisMonth } },
  {
    ask: 'restaurantes de no minimo 150 reais',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], min: 150 },
  },
  {
    ask: 'gastei no mínimo 200 no posto quando?',
    expect: { direction: 'out', categories: ['Postos de gasolina'], min: 200 },
  },
  { ask: 'entradas de no minimo mil reais mes passado', expect: { direction: 'in', min: 1000, ...lastMonth } },
  {
    ask: 'gastos no posto beirando 200 reais mês passado',
    expect: { direction: 'out', categories: ['Postos de gasolina'], ...about(200), ...lastMonth },
  },
  {
    ask: 'compra beirando 2100 na kabum em setembro',
    expect: { direction: 'out', merchants: ['kabum'], ...about(2100), ...september },
  },
  {
    ask: 'paguei uns 200 no posto mes passado',
    expect: { direction: 'out', categories: ['Postos de gasolina'], ...about(200), ...lastMonth },
  },
  {
    ask: 'foram uns 1900 de passagem em setembro',
    expect: { categories: ['Aeroportos e cias. aéreas'], ...about(1900), ...september },
  },
  {
    ask: 'uns 250 de exame em outubro',
    expect: { categories: ['Hospitais, clínicas e laboratórios'], ...about(250), ...lastMonth },
  },
  {
    ask: 'uma compra de uns 90 reais na livraria mês passado',
    expect: { direction: 'out', categories: ['Livraria'], ...about(90), ...lastMonth },
  },
  {
    ask: 'gastei uns 640 num hotel em outubro',
    expect: { direction: 'out', categories: ['Hospedagem'], ...about(640), ...lastMonth },
  },
  { ask: 'tudo que não passou de 20 reais na semana passada', expect: { max: 20, ...lastWeek } },
  { ask: 'gastos de no máximo 25 reais esse mes', expect: { direction: 'out', max: 25, ...thisMonth } },
  {
    ask: 'no maximo 50 no posto desde setembro',
    expect: { categories: ['Postos de gasolina'], max: 50, ...sinceSeptember },
  },
  { ask: 'farmácia que deu mais de cem esse mês', expect: { categories: ['Farmácia'], min: 100.01, ...thisMonth } },
  {
    ask: 'gasto no cartão que passou dos 400 esse mês',
    expect: { direction: 'out', accountType: 'CREDIT', min: 400.01, ...thisMonth },
  },
  { ask: 'compras de 200 pra cima na semana', expect: { direction: 'out', min: 200, ...thisWeek } },
  { ask: 'de 1 mil pra cima o que saiu em outubro', expect: { direction: 'out', min: 1000, ...lastMonth } },
  {
    ask: 'gastos no nubank que ultrapassaram 150 reais em outubro',
    expect: { direction: 'out', accounts: ['Nubank Mastercard'], min: 150.01, ...lastMonth },
  },
  {
    ask: 'o que passou de mil no itau esse mes',
    expect: { accounts: ['Conta Corrente Itaú'], min: 1000.01, ...thisMonth },
  },
  {
    ask: 'paguei pelo menos 100 no cinema?',
    expect: { direction: 'out', categories: ['Cinema, teatro e concertos'], min: 100 },
  },
  { ask: 'expenses starting from 500 last month', expect: { direction: 'out', min: 500, ...lastMonth } },
  { ask: 'groceries of at least 400 this month', expect: { categories: ['Supermercado'], min: 400, ...thisMonth } },
  { ask: 'anything that went over 1000 in september', expect: { min: 1000.01, ...september } },
  {
    ask: 'pix enviado que passou de 250 esse mês',
    expect: { direction: 'out', merchants: ['pix enviado'], min: 250.01, ...thisMonth },
  },

  // Courtesies and requests
  { ask: 'me manda os gastos da semana passada', expect: { direction: 'out', ...lastWeek } },
  { ask: 'me manda o uber do mes passado', expect: { merchants: ['uber'], ...lastMonth } },
  { ask: 'oi tudo bem? quanto gastei ontem', expect: { direction: 'out', from: '2026-11-20', to: '2026-11-20' } },
  { ask: 'oi, tudo bem? me passa o ifood de setembro', expect: { merchants: ['ifood'], ...september } },
  { ask: 'pode ver quanto foi a luz em setembro?', expect: { categories: ['Eletricidade'], ...september } },
  {
    ask: 'vc pode ver pra mim os gastos com farmacia esse mes',
    expect: { direction: 'out', categories: ['Farmácia'], ...thisMonth },
  },
  {
    ask: 'bom dia, consegue me mostrar as compras na amazon desse ano?',
    expect: { direction: 'out', merchants: ['amazon'], ...thisYear },
  },
  {
    ask: 'dá pra ver quanto gastei no carrefour em agosto?',
    expect: { direction: 'out', merchants: ['carrefour'], ...august },
  },
  {
    ask: 'ola, gostaria de saber quanto gastei com pet em novembro',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'], ...thisMonth },
  },
  { ask: 'fala aí, qto gastei hoje', expect: { direction: 'out', from: '2026-11-21', to: '2026-11-21' } },
  {
    ask: 'boa tarde! preciso dos gastos do inter em outubro, obrigado',
    expect: { direction: 'out', accounts: ['Inter Visa Gold'], ...lastMonth },
  },
  {
    ask: 'me ajuda a ver os restaurantes desse mês pfvr',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], ...thisMonth },
  },
  { ask: 'me faz um favor, lista a netflix desse ano', expect: { merchants: ['netflix'], ...thisYear } },
  {
    ask: 'tem como ver o que eu paguei de escola esse ano? valeu',
    expect: { direction: 'out', categories: ['Escola'], ...thisYear },
  },
  {
    ask: 'opa blz? puxa pra mim os pix que recebi em outubro',
    expect: { direction: 'in', merchants: ['pix'], ...lastMonth },
  },
  {
    ask: 'me fala uma coisa, quanto gastei com mercado mes passado',
    expect: { direction: 'out', categories: ['Supermercado'], ...lastMonth },
  },
  {
    ask: 'queria dar uma olhada nos gastos de ontem',
    expect: { direction: 'out', from: '2026-11-20', to: '2026-11-20' },
  },
  { ask: 'só por curiosidade, quanto foi de spotify esse ano?', expect: { merchants: ['spotify'], ...thisYear } },
  { ask: 'me diz aí quanto entrou esse mes', expect: { direction: 'in', ...thisMonth } },
  { ask: 'manda pra mim por gentileza a conta de água de novembro', expect: { categories: ['Água'], ...thisMonth } },
  { ask: 'hey, could you please check my uber rides this week?', expect: { merchants: ['uber'], ...thisWeek } },
  {
    ask: 'hi there, can you send me my pharmacy spending in november',
    expect: { direction: 'out', categories: ['Farmácia'], ...thisMonth },
  },
  { ask: 'vê aí rapidinho quanto gastei no outback', expect: { direction: 'out', merchants: ['outback'] } },
  {
    ask: 'amigo, me da uma força: gastos com cinema esse mes',
    expect: { direction: 'out', categories: ['Cinema, teatro e concertos'], ...thisMonth },
  },
  {
    ask: 'boa noite, poderia me informar o valor do aluguel em agosto?',
    expect: { categories: ['Aluguel'], ...august },
  },
  { ask: 'tudo certo? me conta quanto foi de estacionamento', expect: { categories: ['Estacionamentos'] } },

  // Verbs that imply a direction
  { ask: 'quanto investi esse ano', expect: { direction: 'out', categories: ['Investimentos'], ...thisYear } },
  { ask: 'quanto eu investi em setembro?', expect: { direction: 'out', categories: ['Investimentos'], ...september } },
  { ask: 'qto investi desde setembro', expect: { direction: 'out', categories: ['Investimentos'], ...sinceSeptember } },
  {
    ask: 'quanto rendeu a poupança esse ano',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...thisYear },
  },
  {
    ask: 'quanto rendeu em setembro',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...september },
  },
  {
    ask: 'qto a poupanca rendeu em agosto',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...august },
  },
  { ask: 'quanto deixei no posto', expect: { direction: 'out', categories: ['Postos de gasolina'] } },
  {
    ask: 'quanto deixei no posto em outubro',
    expect: { direction: 'out', categories: ['Postos de gasolina'], ...lastMonth },
  },
  {
    ask: 'quanto deixei na renner desde setembro',
    expect: { direction: 'out', merchants: ['renner'], ...sinceSeptember },
  },
  { ask: 'quanto deixei de uber mês passado', expect: { direction: 'out', merchants: ['uber'], ...lastMonth } },
  { ask: 'quanto torrei em roupa em setembro', expect: { direction: 'out', categories: ['Vestuário'], ...september } },
  { ask: 'quanto doei esse ano', expect: { direction: 'out', categories: ['Doações'], ...thisYear } },
  { ask: 'quanto saquei em agosto', expect: { direction: 'out', categories: ['Transferência - Dinheiro'], ...august } },
  {
    ask: 'saquei quanto esse ano?',
    expect: { direction: 'out', categories: ['Transferência - Dinheiro'], ...thisYear },
  },
  { ask: 'quanto a renner me devolveu em setembro', expect: { direction: 'in', merchants: ['renner'], ...september } },
  { ask: 'o uber me estornou quanto mes passado', expect: { direction: 'in', merchants: ['uber'], ...lastMonth } },
  { ask: 'quanto recebi da joana prado', expect: { direction: 'in', merchants: ['joana prado'] } },
  {
    ask: 'quanto mandei pra joana prado esse mes',
    expect: { direction: 'out', merchants: ['joana prado'], ...thisMonth },
  },
  {
    ask: 'quanto o carlos mendes me mandou desde setembro',
    expect: { direction: 'in', merchants: ['carlos mendes'], ...sinceSeptember },
  },
  { ask: 'quanto resgatei do cdb em outubro', expect: { direction: 'in', merchants: ['cdb'], ...lastMonth } },
  { ask: 'quanto apliquei no cdb esse ano', expect: { direction: 'out', merchants: ['cdb'], ...thisYear } },
  {
    ask: 'abasteci quanto em novembro',
    expect: { direction: 'out', categories: ['Postos de gasolina'], ...thisMonth },
  },
  { ask: 'qto ganhei de salario esse ano', expect: { direction: 'in', categories: ['Salário'], ...thisYear } },
  { ask: 'quanto ganhei de cashback', expect: { direction: 'in', categories: ['Cashback'] } },
  { ask: 'how much did I invest this year', expect: { direction: 'out', categories: ['Investimentos'], ...thisYear } },
  { ask: 'quanto desembolsei com uber em outubro', expect: { direction: 'out', merchants: ['uber'], ...lastMonth } },

  // Pending and settled
  {
    ask: 'nothing pending, groceries this month',
    expect: { categories: ['Supermercado'], status: ['POSTED'], ...thisMonth },
  },
  { ask: 'uber this month, nothing pending', expect: { merchants: ['uber'], status: ['POSTED'], ...thisMonth } },
  { ask: 'gastos do mês, só o que já caiu', expect: { direction: 'out', status: ['POSTED'], ...thisMonth } },
  {
    ask: 'só o que já caiu no nubank essa semana',
    expect: { accounts: ['Nubank Mastercard'], status: ['POSTED'], ...thisWeek },
  },
  { ask: 'ifood desse mes, só o q ja caiu', expect: { merchants: ['ifood'], status: ['POSTED'], ...thisMonth } },
  {
    ask: 'compras na amazon nada pendente esse mes',
    expect: { direction: 'out', merchants: ['amazon'], status: ['POSTED'], ...thisMonth },
  },
  {
    ask: 'farmácia em novembro sem as pendentes',
    expect: { categories: ['Farmácia'], status: ['POSTED'], ...thisMonth },
  },
  {
    ask: 'restaurantes do mes que já foram confirmados',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], status: ['POSTED'], ...thisMonth },
  },
  { ask: 'só as pendentes do inter', expect: { accounts: ['Inter Visa Gold'], status: ['PENDING'] } },
  { ask: 'que gastos ainda nao cairam essa semana', expect: { direction: 'out', status: ['PENDING'], ...thisWeek } },
  {
    ask: 'compras de 300 pra cima que ainda estão pendentes',
    expect: { direction: 'out', min: 300, status: ['PENDING'] },
  },
  { ask: 'uber pendente', expect: { merchants: ['uber'], status: ['PENDING'] } },
  {
    ask: 'only settled card purchases this week',
    expect: { direction: 'out', accountType: 'CREDIT', status: ['POSTED'], ...thisWeek },
  },

  // Exclusions
  {
    ask: 'gastos com transporte tirando uber e 99 em outubro',
    expect: { direction: 'out', categories: ['Transporte'], notMerchants: ['uber', '99'], ...lastMonth },
  },
  {
    ask: 'delivery menos ifood e rappi esse ano',
    expect: { categories: ['Delivery de alimentos'], notMerchants: ['ifood', 'rappi'], ...thisYear },
  },
  {
    ask: 'delivery sem ifood desde setembro',
    expect: { categories: ['Delivery de alimentos'], notMerchants: ['ifood'], ...sinceSeptember },
  },
  {
    ask: 'gastos do mês passado sem mercado e mercado livre',
    expect: { direction: 'out', notCategories: ['Supermercado'], notMerchants: ['mercadolivre'], ...lastMonth },
  },
  {
    ask: 'gastos de setembro tirando aluguel e mercado livre',
    expect: { direction: 'out', notCategories: ['Aluguel'], notMerchants: ['mercadolivre'], ...september },
  },
  {
    ask: 'gastos do inter menos smart fit e uber em outubro',
    expect: {
      direction: 'out',
      accounts: ['Inter Visa Gold'],
      notMerchants: ['smart fit', 'smartfit', 'uber'],
      ...lastMonth,
    },
  },
  {
    ask: 'cartao em setembro fora farmácia e pao de açucar',
    expect: { accountType: 'CREDIT', notCategories: ['Farmácia'], notMerchants: ['pao de acucar'], ...september },
  },
  {
    ask: 'mercado sem o assai e sem o pao de açucar',
    expect: { categories: ['Supermercado'], notMerchants: ['assai', 'pao de acucar'] },
  },
  {
    ask: 'supermercado exceto carrefour esse mes',
    expect: { categories: ['Supermercado'], notMerchants: ['carrefour'], ...thisMonth },
  },
  {
    ask: 'compras online tirando mercado livre desde setembro',
    expect: { categories: ['Compras online'], notMerchants: ['mercadolivre'], direction: 'out', ...sinceSeptember },
  },
  {
    ask: 'gastos da semana sem posto e sem uber',
    expect: { direction: 'out', notCategories: ['Postos de gasolina'], notMerchants: ['uber'], ...thisWeek },
  },
  {
    ask: 'restaurantes menos padaria estrela e outback',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], notMerchants: ['padaria estrela', 'outback'] },
  },
  {
    ask: 'gastos do itau em outubro tirando fatura e aluguel',
    expect: {
      direction: 'out',
      accounts: ['Conta Corrente Itaú'],
      notCategories: ['Pagamento de cartão de crédito', 'Aluguel'],
      ...lastMonth,
    },
  },
  {
    ask: 'spending last week except groceries and mercado livre',
    expect: { direction: 'out', notCategories: ['Supermercado'], notMerchants: ['mercadolivre'], ...lastWeek },
  },
  {
    ask: 'entradas de outubro tirando salario e joana prado',
    expect: { direction: 'in', notCategories: ['Salário'], notMerchants: ['joana prado'], ...lastMonth },
  },
  { ask: 'farmácia que não seja drogasil', expect: { categories: ['Farmácia'], notMerchants: ['drogasil'] } },
  {
    ask: 'uber e 99 essa semana, menos os pendentes',
    expect: { merchants: ['uber', '99'], status: ['POSTED'], ...thisWeek },
  },
  {
    ask: 'tudo de streaming menos a netflix esse ano',
    expect: { categories: ['Streaming de vídeo', 'Streaming de música'], notMerchants: ['netflix'], ...thisYear },
  },
  {
    ask: 'gastos de hoje e ontem sem farmacia',
    expect: { direction: 'out', notCategories: ['Farmácia'], from: '2026-11-20', to: '2026-11-21' },
  },

  // Orders within orders, orders of categories, shops and months
  { ask: 'a maior das últimas 10 compras', expect: { direction: 'out' }, elseUnread: ['ultimas', '10'] },
  { ask: 'qual a maior das ultimas 5 corridas de uber', expect: { merchants: ['uber'] }, elseUnread: ['ultimas', '5'] },
  {
    ask: 'a mais barata das ultimas 4 compras na amazon',
    expect: { direction: 'out', merchants: ['amazon'] },
    elseUnread: ['ultimas', '4'],
  },
  {
    ask: 'das 10 maiores despesas do mês, qual a mais recente',
    expect: { direction: 'out', ...thisMonth },
    elseUnread: ['recente'],
  },
  {
    ask: 'em qual categoria gastei mais mês passado',
    expect: { direction: 'out', ...lastMonth },
    elseUnread: ['categoria'],
  },
  {
    ask: 'top 3 categorias de gasto em setembro',
    expect: { direction: 'out', ...september },
    elseUnread: ['categorias'],
  },
  {
    ask: 'qual loja levou mais dinheiro meu esse mês',
    expect: { direction: 'out', ...thisMonth },
    elseUnread: ['loja'],
  },
  { ask: 'as 5 lojas onde mais gastei esse ano', expect: { direction: 'out', ...thisYear }, elseUnread: ['lojas'] },
  {
    ask: 'em que mês gastei mais com luz esse ano',
    expect: { direction: 'out', categories: ['Eletricidade'], ...thisYear },
    elseUnread: ['mes'],
  },
  { ask: 'qual o mês mais caro de ifood esse ano', expect: { merchants: ['ifood'], ...thisYear }, elseUnread: ['mes'] },
  {
    ask: 'which category did I spend the most on last month',
    expect: { direction: 'out', ...lastMonth },
    elseUnread: ['category'],
  },
  {
    ask: 'qual restaurante eu mais gastei desde setembro',
    expect: { direction: 'out', categories: ['Restaurantes, bares e lanchonetes'], ...sinceSeptember },
  },
  { ask: 'a maior compra do cartão em setembro', expect: { direction: 'out', accountType: 'CREDIT', ...september } },
  { ask: 'os 3 ultimos pix recebidos', expect: { direction: 'in', merchants: ['pix'] } },
  { ask: 'meu gasto mais caro de agosto', expect: { direction: 'out', ...august } },

  // Installments
  {
    ask: 'compras em até 10x esse mês',
    expect: { direction: 'out', ...thisMonth },
    elseUnread: ['10x'],
    applied: none,
  },
  {
    ask: 'gastos parcelados em até 3x em outubro',
    expect: { direction: 'out', ...lastMonth },
    elseUnread: ['parcelados', '3x'],
    applied: none,
  },
  {
    ask: 'compras na kabum em mais de 6 vezes esse ano',
    expect: { direction: 'out', merchants: ['kabum'], ...thisYear },
    elseUnread: ['6', 'vezes'],
    applied: none,
  },
  {
    ask: 'o que comprei em 12x desde setembro',
    expect: { direction: 'out', ...sinceSeptember },
    elseUnread: ['12x'],
    applied: none,
  },
  {
    ask: 'mercado livre em pelo menos 4 parcelas esse ano',
    expect: { merchants: ['mercadolivre'], ...thisYear },
    elseUnread: ['4', 'parcelas'],
    applied: none,
  },
  {
    ask: 'purchases in up to 6 installments this month',
    expect: { direction: 'out', ...thisMonth },
    elseUnread: ['6', 'installments'],
    applied: none,
  },

  // Long weekends: a Monday, Thursday or Friday that is a national holiday, with the days off next to it
  {
    ask: 'gastos no feriado prolongado de 12 de outubro',
    expect: { direction: 'out', from: '2026-10-10', to: '2026-10-12' },
  },
  {
    ask: 'quanto gastei no feriadão de 7 de setembro',
    expect: { direction: 'out', from: '2026-09-05', to: '2026-09-07' },
  },
  {
    ask: 'compras no feriado prolongado de finados',
    expect: { direction: 'out', from: '2026-10-31', to: '2026-11-02' },
  },
  {
    ask: 'uber no feriado prolongado da consciência negra',
    expect: { merchants: ['uber'], from: '2026-11-20', to: '2026-11-22' },
  },

  // Words that the answer cannot apply
  { ask: 'gastos de madrugada em outubro', expect: { direction: 'out', ...lastMonth }, unread: ['madrugada'] },
  {
    ask: 'uber depois da meia noite esse mes',
    expect: { merchants: ['uber'], ...thisMonth },
    unread: ['meia', 'noite'],
  },
  { ask: 'compras da minha esposa mês passado', expect: { direction: 'out', ...lastMonth }, unread: ['esposa'] },
  {
    ask: 'gastos da minha mãe no nubank em setembro',
    expect: { direction: 'out', accounts: ['Nubank Mastercard'], ...september },
    unread: ['mae'],
  },
  {
    ask: 'ifood com cupom de desconto esse mês',
    expect: { merchants: ['ifood'], ...thisMonth },
    unread: ['cupom', 'desconto'],
  },
  {
    ask: 'farmácia por aproximação em novembro',
    expect: { categories: ['Farmácia'], ...thisMonth },
    unread: ['aproximacao'],
  },
  {
    ask: 'compras com cartão virtual na amazon',
    expect: { direction: 'out', merchants: ['amazon'], accountType: 'CREDIT' },
    unread: ['virtual'],
  },
  {
    ask: 'restaurantes em Campinas esse ano',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], ...thisYear },
    unread: ['campinas'],
  },
  {
    ask: 'farmácia com nota fiscal esse ano',
    expect: { categories: ['Farmácia'], ...thisYear },
    unread: ['nota', 'fiscal'],
  },
  { ask: 'gastos supérfluos da semana passada', expect: { direction: 'out', ...lastWeek }, unread: ['superfluos'] },
  {
    ask: 'posto com gasolina aditivada mês passado',
    expect: { categories: ['Postos de gasolina'], ...lastMonth },
    unread: ['aditivada'],
  },
  { ask: 'uber a trabalho em setembro', expect: { merchants: ['uber'], ...september }, unread: ['trabalho'] },
  { ask: 'spending on rainy days last month', expect: { direction: 'out', ...lastMonth }, unread: ['rainy'] },
  { ask: 'compras por impulso na renner', expect: { direction: 'out', merchants: ['renner'] }, unread: ['impulso'] },
  { ask: 'gastos que meu filho fez essa semana', expect: { direction: 'out', ...thisWeek }, unread: ['filho'] },
  {
    ask: 'mercado livre com frete grátis esse ano',
    expect: { merchants: ['mercadolivre'], ...thisYear },
    unread: ['frete', 'gratis'],
  },
  {
    ask: 'farmacia dedutível do imposto esse mês',
    expect: { categories: ['Farmácia'], ...thisMonth },
    unread: ['dedutivel'],
  },

  // Ordinary ones, with typos, periods, categories and merchants
  { ask: 'qnto gastei de mercdo em outubro', expect: { direction: 'out', categories: ['Supermercado'], ...lastMonth } },
  { ask: 'gasto com farmasia nos ultimos 30 dias', expect: { direction: 'out', categories: ['Farmácia'], ...last30 } },
  { ask: 'netflix e spotify esse ano', expect: { merchants: ['netflix', 'spotify'], ...thisYear } },
  { ask: 'energia elétrica dos ultimos 6 meses', expect: { categories: ['Eletricidade'], ...last6Months } },
  { ask: 'rapi dessa semana, por favor', expect: { merchants: ['rappi'], ...thisWeek } },
  { ask: 'uber do nubank em outubro', expect: { merchants: ['uber'], accounts: ['Nubank Mastercard'], ...lastMonth } },
  { ask: 'quanto foi o airbnb de julho', expect: { merchants: ['airbnb'], ...july } },
  { ask: 'ipva desse ano', expect: { merchants: ['ipva'], ...thisYear } },
  { ask: 'pedágio em outubro', expect: { categories: ['Pedágios e pagamentos no veículo'], ...lastMonth } },
  {
    ask: 'quanto paguei de seguro do carro em outubro',
    expect: { direction: 'out', categories: ['Seguro de veículos'], ...lastMonth },
  },
  { ask: 'fleury', expect: { merchants: ['fleury'] } },
  { ask: 'gastos c dentista esse ano', expect: { direction: 'out', categories: ['Dentista'], ...thisYear } },
  {
    ask: 'mensalidade da academia desde julho',
    expect: { categories: ['Academia e centros de lazer'], from: '2026-07-01', to: '2026-11-21' },
  },
  { ask: 'aluguel dos ultimos 6 meses', expect: { categories: ['Aluguel'], ...last6Months } },
  { ask: 'o que caiu na poupança em outubro', expect: { direction: 'in', accounts: ['Poupança Caixa'], ...lastMonth } },
  { ask: 'rent paid in august', expect: { direction: 'out', categories: ['Aluguel'], ...august } },
  { ask: 'money received last week', expect: { direction: 'in', ...lastWeek } },
  { ask: 'shell e ipiranga em outubro', expect: { merchants: ['shell', 'ipiranga'], ...lastMonth } },
  { ask: 'cinemark em novembro acima de 100', expect: { merchants: ['cinemark'], min: 100.01, ...thisMonth } },
  { ask: 'gastos entre 50 e 100 reais na semana', expect: { direction: 'out', min: 50, max: 100, ...thisWeek } },
  { ask: 'chatgpt esse ano', expect: { merchants: ['chatgpt'], ...thisYear } },
  { ask: 'vivo fibra em setembro', expect: { merchants: ['vivo fibra'], ...september } },
  { ask: 'pix pra diarista esse mes', expect: { direction: 'out', merchants: ['diarista'], ...thisMonth } },
  { ask: 'decimo terceiro caiu esse mes?', expect: { merchants: ['decimo terceiro'], ...thisMonth } },
  {
    ask: 'quanto foi o posto shell em novembro, fora o pendente',
    expect: { merchants: ['shell'], status: ['POSTED'], ...thisMonth },
  },
  { ask: 'taxas do banco esse ano', expect: { categories: ['Taxas bancárias'], ...thisYear } },
  { ask: 'sabesp desde setembro', expect: { merchants: ['sabesp'], ...sinceSeptember } },
  {
    ask: 'quanto gastei com veterinario em outubro',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'], ...lastMonth },
  },
  {
    ask: 'gastos a partir de 1.000,00 no cartao em novembro',
    expect: { direction: 'out', accountType: 'CREDIT', min: 1000, ...thisMonth },
  },
  { ask: 'oi! me ve os estornos de outubro', expect: { direction: 'in', merchants: ['estorno'], ...lastMonth } },
  { ask: 'quanto deixei no cinemark esse mês?', expect: { direction: 'out', merchants: ['cinemark'], ...thisMonth } },
  {
    ask: 'me manda o que passou de 300 no inter mês passado',
    expect: { accounts: ['Inter Visa Gold'], min: 300.01, ...lastMonth },
  },
  {
    ask: 'pode ver as compras do carrefour que passaram de 300 esse ano?',
    expect: { direction: 'out', merchants: ['carrefour'], min: 300.01, ...thisYear },
  },
  { ask: 'rapidinho: uber e 99 ontem', expect: { merchants: ['uber', '99'], from: '2026-11-20', to: '2026-11-20' } },
  { ask: 'gastos em dias de chuva semana passada', expect: { direction: 'out', ...lastWeek }, unread: ['chuva'] },
  {
    ask: 'restaurantes com os amigos esse mês',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], ...thisMonth },
    unread: ['amigos'],
  },
  {
    ask: 'só o que já caiu de restaurante essa semana',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], status: ['POSTED'], ...thisWeek },
  },
  {
    ask: 'quanto investi em março',
    expect: { direction: 'out', categories: ['Investimentos'], from: '2026-03-01', to: '2026-03-31' },
  },
  {
    ask: 'gastos do itau de no mínimo 500 em setembro tirando a fatura',
    expect: {
      direction: 'out',
      accounts: ['Conta Corrente Itaú'],
      min: 500,
      notCategories: ['Pagamento de cartão de crédito'],
      ...september,
    },
  },
  {
    ask: 'me manda os uber q passaram de 40 desde setembro',
    expect: { merchants: ['uber'], min: 40.01, ...sinceSeptember },
  },
  {
    ask: 'transporte de setembro fora uber, 99 e latam',
    expect: { categories: ['Transporte'], notMerchants: ['uber', '99', 'latam'], ...september },
  },
  { ask: 'livraria em outubro', expect: { categories: ['Livraria'], ...lastMonth } },
  { ask: 'doação em outubro', expect: { categories: ['Doações'], ...lastMonth } },
  {
    ask: 'compras de no minimo 1200 no mercado livre desde julho',
    expect: { direction: 'out', merchants: ['mercadolivre'], min: 1200, from: '2026-07-01', to: '2026-11-21' },
  },
];
