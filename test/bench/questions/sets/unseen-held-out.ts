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

/** Nothing may be learnt from these: they tell how well the reading does with questions that nobody looked at. */
export const questions: readonly Question[] = [
  // Amounts
  { ask: 'despesas que passaram de 700 em outubro', expect: { direction: 'out', min: 700.01, ...lastMonth } },
  {
    ask: 'teve algum mercado que passou de 500 em setembro?',
    expect: { categories: ['Supermercado'], min: 500.01, ...september },
  },
  {
    ask: 'saiu algo que passou dos 2000 na conta do itaú em outubro',
    expect: { direction: 'out', accounts: ['Conta Corrente Itaú'], min: 2000.01, ...lastMonth },
  },
  { ask: 'amazon que passou de 380 reais esse mes', expect: { merchants: ['amazon'], min: 380.01, ...thisMonth } },
  { ask: 'água que passou de 80 esse ano', expect: { categories: ['Água'], min: 80.01, ...thisYear } },
  { ask: 'veterinário a partir de 300 reais', expect: { categories: ['Pet shops e veterinários'], min: 300 } },
  {
    ask: 'gastos no inter a partir de 250 em outubro',
    expect: { direction: 'out', accounts: ['Inter Visa Gold'], min: 250, ...lastMonth },
  },
  {
    ask: 'a partir de 60 reais no delivery desde setembro',
    expect: { categories: ['Delivery de alimentos'], min: 60, ...sinceSeptember },
  },
  { ask: 'compras a partir de mil e duzentos esse mês', expect: { direction: 'out', min: 1200, ...thisMonth } },
  { ask: 'entradas a partir de 600 em novembro', expect: { direction: 'in', min: 600, ...thisMonth } },
  { ask: 'no mínimo 100 reais de farmácia', expect: { categories: ['Farmácia'], min: 100 } },
  { ask: 'pix que mandei de no mínimo 1500', expect: { direction: 'out', merchants: ['pix'], min: 1500 } },
  { ask: 'gastos de no minimo 2 mil em setembro', expect: { direction: 'out', min: 2000, ...september } },
  { ask: 'assai de no mínimo 500 reais', expect: { merchants: ['assai'], min: 500 } },
  {
    ask: 'cinema beirando 120 reais essa semana',
    expect: { categories: ['Cinema, teatro e concertos'], ...about(120), ...thisWeek },
  },
  {
    ask: 'conta de luz beirando os 310 em setembro',
    expect: { categories: ['Eletricidade'], ...about(310), ...september },
  },
  {
    ask: 'compra beirando 90 na livraria travessa',
    expect: { direction: 'out', merchants: ['livraria da travessa'], ...about(90) },
  },
  {
    ask: 'dei uns 380 no dentista em setembro',
    expect: { direction: 'out', categories: ['Dentista'], ...about(380), ...september },
  },
  {
    ask: 'gastei uns 450 no veterinário esse mês',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'], ...about(450), ...thisMonth },
  },
  {
    ask: 'compra de uns 400 no mercado livre em novembro',
    expect: { direction: 'out', merchants: ['mercadolivre'], ...about(400), ...thisMonth },
  },
  { ask: 'uns 180 no outback esse mes', expect: { merchants: ['outback'], ...about(180), ...thisMonth } },
  {
    ask: 'paguei uns 740 no airbnb em julho',
    expect: { direction: 'out', merchants: ['airbnb'], ...about(740), ...july },
  },
  { ask: 'uber que não passou de 30 reais esse mês', expect: { merchants: ['uber'], max: 30, ...thisMonth } },
  { ask: 'despesas de no máximo 40 reais em outubro', expect: { direction: 'out', max: 40, ...lastMonth } },
  { ask: 'no máximo 100 reais no ipiranga esse ano', expect: { merchants: ['ipiranga'], max: 100, ...thisYear } },
  { ask: 'gastos de 500 reais pra cima semana passada', expect: { direction: 'out', min: 500, ...lastWeek } },
  {
    ask: 'restaurante que deu mais de 200 essa semana',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], min: 200.01, ...thisWeek },
  },
  {
    ask: 'ultrapassou 250 no supermercado quando esse mes',
    expect: { categories: ['Supermercado'], min: 250.01, ...thisMonth },
  },
  { ask: 'purchases from 600 up this month', expect: { direction: 'out', min: 600, ...thisMonth } },
  {
    ask: 'uber rides that went over 40 since september',
    expect: { merchants: ['uber'], min: 40.01, ...sinceSeptember },
  },
  {
    ask: 'at least 300 at the vet this month',
    expect: { categories: ['Pet shops e veterinários'], min: 300, ...thisMonth },
  },
  {
    ask: 'cobranças acima de 350 no nubank em setembro',
    expect: { direction: 'out', accounts: ['Nubank Mastercard'], min: 350.01, ...september },
  },
  {
    ask: 'gastei pelo menos 400 em quais mercados em novembro?',
    expect: { direction: 'out', categories: ['Supermercado'], min: 400, ...thisMonth },
  },
  { ask: 'o que saiu entre 1000 e 2000 em setembro', expect: { direction: 'out', min: 1000, max: 2000, ...september } },
  { ask: 'passou de 200 na drogasil em setembro?', expect: { merchants: ['drogasil'], min: 200.01, ...september } },

  // Courtesies and requests
  {
    ask: 'me manda as despesas de ontem por favor',
    expect: { direction: 'out', from: '2026-11-20', to: '2026-11-20' },
  },
  { ask: 'manda ai o rappi de agosto', expect: { merchants: ['rappi'], ...august } },
  {
    ask: 'oi tudo bem, quanto paguei de internet em outubro?',
    expect: { direction: 'out', categories: ['Internet'], ...lastMonth },
  },
  { ask: 'olá, tudo bom? preciso ver o mercado de setembro', expect: { categories: ['Supermercado'], ...september } },
  { ask: 'pode ver se paguei a escola esse mês', expect: { direction: 'out', categories: ['Escola'], ...thisMonth } },
  {
    ask: 'pode me mostrar os gastos do nubank na semana passada',
    expect: { direction: 'out', accounts: ['Nubank Mastercard'], ...lastWeek },
  },
  { ask: 'vc consegue listar as entradas de setembro?', expect: { direction: 'in', ...september } },
  { ask: 'dá uma olhada no ifood desse mês pra mim', expect: { merchants: ['ifood'], ...thisMonth } },
  {
    ask: 'boa tarde, eu queria saber quanto foi o condomínio em agosto',
    expect: { merchants: ['condominio'], ...august },
  },
  {
    ask: 'e aí beleza? gastos com posto essa semana',
    expect: { direction: 'out', categories: ['Postos de gasolina'], ...thisWeek },
  },
  {
    ask: 'faz favor de puxar os pix enviados em novembro',
    expect: { direction: 'out', merchants: ['pix enviado'], ...thisMonth },
  },
  {
    ask: 'será que vc pode me dizer quanto gastei na kabum esse ano',
    expect: { direction: 'out', merchants: ['kabum'], ...thisYear },
  },
  { ask: 'me lembra quanto foi o ipva desse ano, obrigada', expect: { merchants: ['ipva'], ...thisYear } },
  { ask: 'bom diaa, me passa as compras de hoje', expect: { direction: 'out', from: '2026-11-21', to: '2026-11-21' } },
  { ask: 'por gentileza, o extrato da poupança em setembro', expect: { accounts: ['Poupança Caixa'], ...september } },
  {
    ask: 'oie, me explica os gastos com farmácia de setembro',
    expect: { direction: 'out', categories: ['Farmácia'], ...september },
  },
  { ask: 'desculpa incomodar, quanto foi de 99 esse mês?', expect: { merchants: ['99'], ...thisMonth } },
  {
    ask: 'me atualiza: gastos do inter essa semana',
    expect: { direction: 'out', accounts: ['Inter Visa Gold'], ...thisWeek },
  },
  { ask: 'quero conferir a conta da enel em setembro, pode ser?', expect: { merchants: ['enel'], ...september } },
  { ask: 'grato desde já, lista o salário desse ano', expect: { categories: ['Salário'], ...thisYear } },
  {
    ask: 'show me the groceries from last month, thanks a lot',
    expect: { categories: ['Supermercado'], ...lastMonth },
  },
  { ask: 'good morning, I would like to see netflix this year', expect: { merchants: ['netflix'], ...thisYear } },
  {
    ask: 'só uma dúvida, quanto foi o estacionamento desde setembro',
    expect: { categories: ['Estacionamentos'], ...sinceSeptember },
  },
  {
    ask: 'me tira uma dúvida: paguei quanto de smart fit esse ano',
    expect: { direction: 'out', merchants: ['smart fit'], ...thisYear },
  },
  {
    ask: 'querido, me envia os restaurantes de outubro',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], ...lastMonth },
  },
  {
    ask: 'quando puder me manda os gastos de agosto com delivery',
    expect: { direction: 'out', categories: ['Delivery de alimentos'], ...august },
  },
  { ask: 'valeu! agora me mostra a steam esse ano', expect: { merchants: ['steam'], ...thisYear } },
  { ask: 'oi de novo, quanto entrou semana passada', expect: { direction: 'in', ...lastWeek } },

  // Verbs that imply a direction
  {
    ask: 'quanto investi em dezembro do ano passado',
    expect: { direction: 'out', categories: ['Investimentos'], from: '2025-12-01', to: '2025-12-31' },
  },
  {
    ask: 'quanto investi nos últimos 6 meses',
    expect: { direction: 'out', categories: ['Investimentos'], ...last6Months },
  },
  {
    ask: 'investi quanto desde julho?',
    expect: { direction: 'out', categories: ['Investimentos'], from: '2026-07-01', to: '2026-11-21' },
  },
  {
    ask: 'quanto rendeu minha poupança em outubro',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...lastMonth },
  },
  {
    ask: 'quanto rendeu em agosto',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...august },
  },
  {
    ask: 'a poupança rendeu qto nos ultimos 6 meses',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...last6Months },
  },
  {
    ask: 'quanto deixei no posto esse mês',
    expect: { direction: 'out', categories: ['Postos de gasolina'], ...thisMonth },
  },
  {
    ask: 'quanto deixei na amazon em 2026',
    expect: { direction: 'out', merchants: ['amazon'], from: '2026-01-01', to: '2026-12-31' },
  },
  {
    ask: 'quanto deixei na farmácia mês passado e nesse',
    expect: { direction: 'out', categories: ['Farmácia'], from: '2026-10-01', to: '2026-11-21' },
  },
  { ask: 'deixei quanto na renner em setembro', expect: { direction: 'out', merchants: ['renner'], ...september } },
  {
    ask: 'quanto torrei no uber desde outubro',
    expect: { direction: 'out', merchants: ['uber'], from: '2026-10-01', to: '2026-11-21' },
  },
  { ask: 'qto doei em outubro', expect: { direction: 'out', categories: ['Doações'], ...lastMonth } },
  {
    ask: 'quanto eu saquei desde julho',
    expect: { direction: 'out', categories: ['Transferência - Dinheiro'], from: '2026-07-01', to: '2026-11-21' },
  },
  {
    ask: 'a amazon me reembolsou quanto em junho',
    expect: { direction: 'in', merchants: ['amazon'], from: '2026-06-01', to: '2026-06-30' },
  },
  { ask: 'quanto o uber me devolveu em outubro?', expect: { direction: 'in', merchants: ['uber'], ...lastMonth } },
  {
    ask: 'quanto recebi do carlos mendes em outubro',
    expect: { direction: 'in', merchants: ['carlos mendes'], ...lastMonth },
  },
  {
    ask: 'quanto transferi pro marco antonio esse ano',
    expect: { direction: 'out', merchants: ['marco antonio'], ...thisYear },
  },
  { ask: 'quanto a joana prado me pagou', expect: { direction: 'in', merchants: ['joana prado'] } },
  { ask: 'qto enviei pra joana prado esse ano', expect: { direction: 'out', merchants: ['joana prado'], ...thisYear } },
  { ask: 'resgatei quanto do cdb esse ano', expect: { direction: 'in', merchants: ['cdb'], ...thisYear } },
  { ask: 'apliquei quanto no cdb em setembro', expect: { direction: 'out', merchants: ['cdb'], ...september } },
  {
    ask: 'quanto abasteci mês passado',
    expect: { direction: 'out', categories: ['Postos de gasolina'], ...lastMonth },
  },
  { ask: 'recebi cashback quanto esse ano', expect: { direction: 'in', categories: ['Cashback'], ...thisYear } },
  {
    ask: 'how much did I invest in september',
    expect: { direction: 'out', categories: ['Investimentos'], ...september },
  },
  {
    ask: 'how much did my savings yield in october',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...lastMonth },
  },
  {
    ask: 'quanto desembolsei com roupas desde setembro',
    expect: { direction: 'out', categories: ['Vestuário'], ...sinceSeptember },
  },
  { ask: 'o que eu ganhei de salário em agosto', expect: { direction: 'in', categories: ['Salário'], ...august } },

  // Pending and settled
  {
    ask: 'nothing pending, card purchases this week',
    expect: { direction: 'out', accountType: 'CREDIT', status: ['POSTED'], ...thisWeek },
  },
  { ask: 'amazon in november, nothing pending', expect: { merchants: ['amazon'], status: ['POSTED'], ...thisMonth } },
  { ask: 'só o que já caiu de uber esse mês', expect: { merchants: ['uber'], status: ['POSTED'], ...thisMonth } },
  {
    ask: 'gastos de ontem, só o que já caiu',
    expect: { direction: 'out', status: ['POSTED'], from: '2026-11-20', to: '2026-11-20' },
  },
  {
    ask: 'só o q já caiu no cartao da inter em novembro',
    expect: { accounts: ['Inter Visa Gold'], status: ['POSTED'], ...thisMonth },
  },
  {
    ask: 'delivery do mês, nada pendente',
    expect: { categories: ['Delivery de alimentos'], status: ['POSTED'], ...thisMonth },
  },
  {
    ask: 'compras online sem pendentes em novembro',
    expect: { categories: ['Compras online'], direction: 'out', status: ['POSTED'], ...thisMonth },
  },
  { ask: 'o que está pendente no nubank', expect: { accounts: ['Nubank Mastercard'], status: ['PENDING'] } },
  { ask: 'farmácias pendentes', expect: { categories: ['Farmácia'], status: ['PENDING'] } },
  { ask: 'despesas acima de 200 ainda pendentes', expect: { direction: 'out', min: 200.01, status: ['PENDING'] } },
  { ask: 'uber que ainda não caiu', expect: { merchants: ['uber'], status: ['PENDING'] } },
  {
    ask: 'gastos do nubank em novembro já confirmados',
    expect: { direction: 'out', accounts: ['Nubank Mastercard'], status: ['POSTED'], ...thisMonth },
  },
  {
    ask: 'pending groceries or restaurants this month',
    expect: { categories: ['Supermercado', 'Restaurantes, bares e lanchonetes'], status: ['PENDING'], ...thisMonth },
  },

  // Exclusions
  {
    ask: 'transporte tirando 99 e uber em novembro',
    expect: { categories: ['Transporte'], notMerchants: ['uber', '99'], ...thisMonth },
  },
  {
    ask: 'delivery que não seja rappi nem ifood desde agosto',
    expect: {
      categories: ['Delivery de alimentos'],
      notMerchants: ['ifood', 'rappi'],
      from: '2026-08-01',
      to: '2026-11-21',
    },
  },
  {
    ask: 'gastos de novembro sem farmácia e mercado livre',
    expect: { direction: 'out', notCategories: ['Farmácia'], notMerchants: ['mercadolivre'], ...thisMonth },
  },
  {
    ask: 'gastos do cartão em outubro menos delivery e mercado livre',
    expect: {
      direction: 'out',
      accountType: 'CREDIT',
      notCategories: ['Delivery de alimentos'],
      notMerchants: ['mercadolivre'],
      ...lastMonth,
    },
  },
  {
    ask: 'despesas de setembro fora mercado, smart fit e pão de açúcar',
    expect: {
      direction: 'out',
      notCategories: ['Supermercado'],
      notMerchants: ['smart fit', 'pao de acucar'],
      ...september,
    },
  },
  {
    ask: 'inter em outubro exceto uber e sem parar',
    expect: { accounts: ['Inter Visa Gold'], notMerchants: ['uber', 'sem parar'], ...lastMonth },
  },
  {
    ask: 'nubank em setembro tirando a fatura e o mercado livre',
    expect: {
      accounts: ['Nubank Mastercard'],
      notCategories: ['Pagamento de cartão de crédito'],
      notMerchants: ['mercadolivre'],
      ...september,
    },
  },
  {
    ask: 'mercado menos carrefour e assaí desde setembro',
    expect: { categories: ['Supermercado'], notMerchants: ['carrefour', 'assai'], ...sinceSeptember },
  },
  {
    ask: 'supermercados sem contar o pao de acucar esse ano',
    expect: { categories: ['Supermercado'], notMerchants: ['pao de acucar'], ...thisYear },
  },
  {
    ask: 'compras online menos amazon esse ano',
    expect: { categories: ['Compras online'], direction: 'out', notMerchants: ['amazon'], ...thisYear },
  },
  {
    ask: 'gastos da semana passada sem escola nem 99',
    expect: { direction: 'out', notCategories: ['Escola'], notMerchants: ['99'], ...lastWeek },
  },
  {
    ask: 'restaurantes fora outback e bar do alemão em novembro',
    expect: {
      categories: ['Restaurantes, bares e lanchonetes'],
      notMerchants: ['outback', 'bar do alemao'],
      ...thisMonth,
    },
  },
  {
    ask: 'gastos do itaú em novembro menos aluguel, escola e fatura',
    expect: {
      direction: 'out',
      accounts: ['Conta Corrente Itaú'],
      notCategories: ['Aluguel', 'Escola', 'Pagamento de cartão de crédito'],
      ...thisMonth,
    },
  },
  {
    ask: 'october card spending excluding uber and mercado livre',
    expect: { direction: 'out', accountType: 'CREDIT', notMerchants: ['uber', 'mercadolivre'], ...lastMonth },
  },
  {
    ask: 'entradas do ano sem salário e sem resgate',
    expect: { direction: 'in', notCategories: ['Salário'], notMerchants: ['resgate'], ...thisYear },
  },
  { ask: 'farmácia sem a droga raia', expect: { categories: ['Farmácia'], notMerchants: ['droga raia'] } },
  {
    ask: 'streaming exceto spotify em outubro',
    expect: { categories: ['Streaming de vídeo', 'Streaming de música'], notMerchants: ['spotify'], ...lastMonth },
  },
  {
    ask: 'postos menos o shell esse ano',
    expect: { categories: ['Postos de gasolina'], notMerchants: ['shell'], ...thisYear },
  },
  {
    ask: 'gastos de ontem tirando uber e farmácia',
    expect: {
      direction: 'out',
      notCategories: ['Farmácia'],
      notMerchants: ['uber'],
      from: '2026-11-20',
      to: '2026-11-20',
    },
  },

  // Orders within orders, orders of categories, shops and months
  { ask: 'a menor das últimas 10 despesas', expect: { direction: 'out' }, elseUnread: ['ultimas', '10'] },
  {
    ask: 'das ultimas 6 compras no ifood qual foi a mais cara',
    expect: { direction: 'out', merchants: ['ifood'] },
    elseUnread: ['ultimas', '6'],
  },
  {
    ask: 'a maior das ultimas 3 contas de luz',
    expect: { categories: ['Eletricidade'] },
    elseUnread: ['ultimas', '3'],
  },
  {
    ask: 'das 5 maiores compras de outubro, a mais antiga',
    expect: { direction: 'out', ...lastMonth },
    elseUnread: ['antiga'],
  },
  {
    ask: 'as 3 maiores dos ultimos 8 gastos no nubank',
    expect: { direction: 'out', accounts: ['Nubank Mastercard'] },
    elseUnread: ['ultimos', '8'],
  },
  {
    ask: 'qual a categoria que mais pesou em setembro',
    expect: { direction: 'out', ...september },
    elseUnread: ['categoria'],
  },
  {
    ask: 'as 3 categorias em que mais gastei esse ano',
    expect: { direction: 'out', ...thisYear },
    elseUnread: ['categorias'],
  },
  { ask: 'em que loja mais gastei em outubro', expect: { direction: 'out', ...lastMonth }, elseUnread: ['loja'] },
  { ask: 'ranking de lojas por gasto esse mês', expect: { direction: 'out', ...thisMonth }, elseUnread: ['lojas'] },
  {
    ask: 'qual mês gastei mais com mercado esse ano',
    expect: { direction: 'out', categories: ['Supermercado'], ...thisYear },
    elseUnread: ['mes'],
  },
  {
    ask: 'o mês em que menos gastei com uber esse ano',
    expect: { direction: 'out', merchants: ['uber'], ...thisYear },
    elseUnread: ['mes'],
  },
  {
    ask: 'which store took most of my money in september',
    expect: { direction: 'out', ...september },
    elseUnread: ['store'],
  },
  {
    ask: 'os 4 maiores gastos no cartão em outubro',
    expect: { direction: 'out', accountType: 'CREDIT', ...lastMonth },
  },
  { ask: 'a última vez que paguei o dentista', expect: { direction: 'out', categories: ['Dentista'] } },
  { ask: 'o uber mais caro de outubro', expect: { merchants: ['uber'], ...lastMonth } },

  // Installments
  {
    ask: 'gastos em até 6x em setembro',
    expect: { direction: 'out', ...september },
    elseUnread: ['6x'],
    applied: none,
  },
  {
    ask: 'compras parceladas em até 10 vezes esse mês',
    expect: { direction: 'out', ...thisMonth },
    elseUnread: ['parceladas', '10', 'vezes'],
    applied: none,
  },
  {
    ask: 'o que comprei em mais de 3x em outubro',
    expect: { direction: 'out', ...lastMonth },
    elseUnread: ['3x'],
    applied: none,
  },
  {
    ask: 'amazon em no mínimo 5 parcelas esse ano',
    expect: { merchants: ['amazon'], ...thisYear },
    elseUnread: ['5', 'parcelas'],
    applied: none,
  },
  { ask: 'kabum em 10x', expect: { merchants: ['kabum'] }, elseUnread: ['10x'], applied: none },
  {
    ask: 'renner purchases in more than 2 installments',
    expect: { direction: 'out', merchants: ['renner'] },
    elseUnread: ['2', 'installments'],
    applied: none,
  },

  // Long weekends: a Monday, Thursday or Friday that is a national holiday, with the days off next to it
  {
    ask: 'quanto gastei no feriadão de 12 de outubro',
    expect: { direction: 'out', from: '2026-10-10', to: '2026-10-12' },
  },
  {
    ask: 'compras do feriado prolongado de 7 de setembro',
    expect: { direction: 'out', from: '2026-09-05', to: '2026-09-07' },
  },
  { ask: 'gastos no feriadão de finados', expect: { direction: 'out', from: '2026-10-31', to: '2026-11-02' } },
  {
    ask: 'gastos no feriado prolongado de corpus christi',
    expect: { direction: 'out', from: '2026-06-04', to: '2026-06-07' },
  },

  // Words that the answer cannot apply
  { ask: 'uber de madrugada em setembro', expect: { merchants: ['uber'], ...september }, unread: ['madrugada'] },
  { ask: 'ifood no horário do almoço esse mês', expect: { merchants: ['ifood'], ...thisMonth }, unread: ['almoco'] },
  { ask: 'compras do meu marido em outubro', expect: { direction: 'out', ...lastMonth }, unread: ['marido'] },
  {
    ask: 'gastos da minha filha no inter em setembro',
    expect: { direction: 'out', accounts: ['Inter Visa Gold'], ...september },
    unread: ['filha'],
  },
  {
    ask: 'renner com desconto desde setembro',
    expect: { merchants: ['renner'], ...sinceSeptember },
    unread: ['desconto'],
  },
  {
    ask: 'restaurantes pagos por aproximação em outubro',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], ...lastMonth },
    unread: ['aproximacao'],
  },
  {
    ask: 'postos em Ribeirão Preto mês passado',
    expect: { categories: ['Postos de gasolina'], ...lastMonth },
    unread: ['ribeirao', 'preto'],
  },
  {
    ask: 'mercado com nota fiscal em novembro',
    expect: { categories: ['Supermercado'], ...thisMonth },
    unread: ['nota', 'fiscal'],
  },
  {
    ask: 'gastos desnecessários de ontem',
    expect: { direction: 'out', from: '2026-11-20', to: '2026-11-20' },
    unread: ['desnecessarios'],
  },
  { ask: 'uber com gorjeta mês passado', expect: { merchants: ['uber'], ...lastMonth }, unread: ['gorjeta'] },
  {
    ask: 'restaurantes a trabalho em setembro',
    expect: { categories: ['Restaurantes, bares e lanchonetes'], ...september },
    unread: ['trabalho'],
  },
  {
    ask: 'amazon purchases with free shipping this month',
    expect: { direction: 'out', merchants: ['amazon'], ...thisMonth },
    unread: ['free', 'shipping'],
  },
  { ask: 'cinemark com pipoca esse mês', expect: { merchants: ['cinemark'], ...thisMonth }, unread: ['pipoca'] },
  {
    ask: 'mercado livre que veio com defeito esse ano',
    expect: { merchants: ['mercadolivre'], ...thisYear },
    unread: ['defeito'],
  },
  { ask: 'gastos que minha sogra fez essa semana', expect: { direction: 'out', ...thisWeek }, unread: ['sogra'] },
  {
    ask: 'farmácia com receita médica em setembro',
    expect: { categories: ['Farmácia'], ...september },
    unread: ['receita', 'medica'],
  },
  {
    ask: 'carrefour em dia de promoção esse ano',
    expect: { merchants: ['carrefour'], ...thisYear },
    unread: ['promocao'],
  },

  // Ordinary ones, with typos, periods, categories and merchants
  {
    ask: 'gastei qnto de delivry em setembro',
    expect: { direction: 'out', categories: ['Delivery de alimentos'], ...september },
  },
  { ask: 'restorante nos ultimos 30 dias', expect: { categories: ['Restaurantes, bares e lanchonetes'], ...last30 } },
  { ask: 'spotfy em agosto', expect: { merchants: ['spotify'], ...august } },
  { ask: 'rappi e ifood em setembro', expect: { merchants: ['rappi', 'ifood'], ...september } },
  { ask: 'conta de água dos ultimos 6 meses', expect: { categories: ['Água'], ...last6Months } },
  {
    ask: 'ifood do inter desde setembro',
    expect: { merchants: ['ifood'], accounts: ['Inter Visa Gold'], ...sinceSeptember },
  },
  {
    ask: 'gastos com pet em outubro',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'], ...lastMonth },
  },
  { ask: 'o iptu de 2026, quanto deu', expect: { merchants: ['iptu'], from: '2026-01-01', to: '2026-12-31' } },
  { ask: 'hospedagem em outubro', expect: { categories: ['Hospedagem'], ...lastMonth } },
  { ask: 'passagem da latam em setembro', expect: { merchants: ['latam'], ...september } },
  { ask: 'porto seguro esse ano', expect: { merchants: ['porto seguro'], ...thisYear } },
  { ask: 'bilhete unico em novembro', expect: { merchants: ['bilhete unico'], ...thisMonth } },
  { ask: 'internet dos ultimos 6 meses', expect: { categories: ['Internet'], ...last6Months } },
  { ask: 'entrou quanto na poupança em agosto', expect: { direction: 'in', accounts: ['Poupança Caixa'], ...august } },
  { ask: 'school fees paid this year', expect: { direction: 'out', categories: ['Escola'], ...thisYear } },
  { ask: 'smart fit em outubro', expect: { merchants: ['smart fit'], ...lastMonth } },
  { ask: 'gastos entre 20 e 30 reais semana passada', expect: { direction: 'out', min: 20, max: 30, ...lastWeek } },
  { ask: 'padaria estrela em novembro', expect: { merchants: ['padaria estrela'], ...thisMonth } },
  { ask: 'pix do brecho ontem', expect: { merchants: ['brecho'], from: '2026-11-20', to: '2026-11-20' } },
  { ask: 'saques em agosto', expect: { categories: ['Transferência - Dinheiro'], ...august } },
  { ask: 'kabum em setembro', expect: { merchants: ['kabum'], ...september } },
  { ask: 'petz esse ano', expect: { merchants: ['petz'], ...thisYear } },
  { ask: 'aluguel em setembro e outubro', expect: { categories: ['Aluguel'], from: '2026-09-01', to: '2026-10-31' } },
  {
    ask: 'cinema essa semana acima de 100 reais',
    expect: { categories: ['Cinema, teatro e concertos'], min: 100.01, ...thisWeek },
  },
  {
    ask: 'me manda só o que já caiu de mercado esse mês',
    expect: { categories: ['Supermercado'], status: ['POSTED'], ...thisMonth },
  },
  {
    ask: 'oi, pode ver o que passou de 150 no delivery esse ano?',
    expect: { categories: ['Delivery de alimentos'], min: 150.01, ...thisYear },
  },
  {
    ask: 'quanto deixei no outback desde setembro',
    expect: { direction: 'out', merchants: ['outback'], ...sinceSeptember },
  },
  { ask: 'drogaria raia e drogasil em setembro', expect: { categories: ['Farmácia'], ...september } },
  { ask: 'estorno da renner', expect: { direction: 'in', merchants: ['renner'] } },
  {
    ask: 'me manda os pix recebidos q passaram de 200 mes passado',
    expect: { direction: 'in', merchants: ['pix'], min: 200.01, ...lastMonth },
  },
  {
    ask: 'gastos a partir de 400 no cartão desde setembro, nada pendente',
    expect: { direction: 'out', accountType: 'CREDIT', min: 400, status: ['POSTED'], ...sinceSeptember },
  },
  { ask: 'cashback em outubro', expect: { merchants: ['cashback'], ...lastMonth } },
  { ask: 'dra helena esse ano', expect: { merchants: ['dra helena'], ...thisYear } },
  { ask: 'celular e internet em outubro', expect: { categories: ['Celular', 'Internet'], ...lastMonth } },
  {
    ask: 'gastos no cartao ontem',
    expect: { direction: 'out', accountType: 'CREDIT', from: '2026-11-20', to: '2026-11-20' },
  },
  { ask: 'qto foi de sem parar esse ano', expect: { merchants: ['sem parar'], ...thisYear } },
  {
    ask: 'uber e 99 do mês passado tirando os de mais de 40',
    expect: { merchants: ['uber', '99'], max: 40, ...lastMonth },
  },
  {
    ask: 'gastos da semana de no mínimo 100 tirando os pix',
    expect: { direction: 'out', min: 100, notMerchants: ['pix'], ...thisWeek },
  },
  { ask: 'medicos sem fronteiras em outubro', expect: { merchants: ['medicos sem fronteiras'], ...lastMonth } },
  { ask: 'clinica vet em novembro a partir de 400', expect: { merchants: ['clinica vet'], min: 400, ...thisMonth } },
  { ask: 'churrascaria gaucha desde setembro', expect: { merchants: ['churrascaria gaucha'], ...sinceSeptember } },
  {
    ask: 'oi tudo bem quanto investi em junho',
    expect: { direction: 'out', categories: ['Investimentos'], from: '2026-06-01', to: '2026-06-30' },
  },
];
