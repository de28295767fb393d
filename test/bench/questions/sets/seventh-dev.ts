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
const ride = ['Táxi e transporte privado urbano'];
const eatOut = ['Restaurantes, bares e lanchonetes'];
const market = ['Supermercado'];
const delivery = ['Delivery de alimentos'];
const pharmacy = ['Farmácia'];
const fuel = ['Postos de gasolina'];
const smartFit = ['smart fit', 'smartfit'];
const nubank = ['Nubank Mastercard'];
const inter = ['Inter Visa Gold'];
const itau = ['Conta Corrente Itaú'];
const caixa = ['Poupança Caixa'];

export const questions: readonly Question[] = [
  // Merchants
  {
    ask: 'oii bom dia, me fala quanto q eu gastei de ifood mes passado por favor, to fechando minha planilha aqui',
    expect: { direction: 'out', merchants: ['ifood'], ...lastMonth },
  },
  {
    ask: 'nossa, será que vc consegue ver pra mim quanto já foi de uber essa semana?',
    expect: { merchants: ['uber'], ...thisWeek },
  },
  { ask: 'gastei qto na amazon esse mes gente', expect: { direction: 'out', merchants: ['amazon'], ...thisMonth } },
  {
    ask: 'me manda tudo que eu comprei no mercado livre de setembro pra cá, tô com a sensação que esqueci alguma coisa',
    expect: { direction: 'out', merchants: ['mercadolivre'], ...sinceSeptember },
  },
  {
    ask: 'uai quanto que eu deixei no carrefour em outubro?',
    expect: { direction: 'out', merchants: ['carrefour'], ...lastMonth },
  },
  {
    ask: 'minha sogra só compra no assai e eu acabo indo junto, me fala as compras de lá esse ano',
    expect: { merchants: ['assai'], ...thisYear },
  },
  {
    ask: 'oi então, eu queria saber quanto que a gente pagou de netflix no ano todo, contando de janeiro até hoje',
    expect: { direction: 'out', merchants: ['netflix'], ...thisYear },
  },
  { ask: 've ai se o espotify ja cobrou esse mes', expect: { merchants: ['spotify'], ...thisMonth } },
  { ask: 'quanto q ta indo pra smart fit nos ultimos 6 meses', expect: { merchants: smartFit, ...last6Months } },
  {
    ask: 'me mostra as corridas do 99 da semana, acho que peguei duas ou três',
    expect: { merchants: ['99'], ...thisWeek },
  },
  {
    ask: 'preciso achar o que eu comprei na renner em setembro, achei que tinha sido só uma calça',
    expect: { direction: 'out', merchants: ['renner'], ...september },
  },
  {
    ask: 'a renner me devolveu algum dinheiro de setembro pra ca? troquei uma blusa la',
    expect: { direction: 'in', merchants: ['renner'], ...sinceSeptember },
  },
  {
    ask: 'Boa tarde! Poderia me informar os pagamentos feitos à Sabesp neste ano, por gentileza?',
    expect: { direction: 'out', merchants: ['sabesp'], ...thisYear },
  },
  {
    ask: 'quanto eu pago de vivo, some fibra e celular, me da tudo q foi em outubro',
    expect: { direction: 'out', merchants: ['vivo'], ...lastMonth },
  },
  {
    ask: 'joga pra mim aí quanto foi de drogasil desde o começo de novembro',
    expect: { merchants: ['drogasil'], ...thisMonth },
  },
  {
    ask: 'ô sô, me vê só as vezes que passei na droga raia esse ano',
    expect: { merchants: ['droga raia'], ...thisYear },
  },
  {
    ask: 'vc consegue puxar o pao de açucar dos ultimos 30 dias pra mim? to no ponto do onibus, sem pc',
    expect: { merchants: ['pao de acucar'], ...last30 },
  },
  {
    ask: 'genteee fui no outback quantas vezes de setembro pra cá? me lista aí',
    expect: { merchants: ['outback'], ...sinceSeptember },
  },
  {
    ask: 'quanto eu deixei no posto shell em outubro, pq abasteci lá umas vezes pra ir na praia',
    expect: { direction: 'out', merchants: ['shell'], ...lastMonth },
  },
  {
    ask: 'meu marido quer saber quanto a gente paga pra porto seguro, pega o ano inteiro de 2026',
    expect: { direction: 'out', merchants: ['porto seguro'], from: '2026-01-01', to: '2026-12-31' },
  },
  { ask: 'quantas vezes fui no cinemark esse mes kkkk', expect: { merchants: ['cinemark'], ...thisMonth } },
  {
    ask: 'tem uma padaria perto de casa que eu vou direto, me fala qto gastei na padaria em setembro',
    expect: { direction: 'out', merchants: ['padaria'], ...september },
  },
  {
    ask: 'a gente foi na churrascaria gaúcha de novo, quanto gastei lá desde outubro?',
    expect: { direction: 'out', merchants: ['churrascaria gaucha'], from: '2026-10-01', to: '2026-11-21' },
  },
  {
    ask: 'cê lembra daquela cantina nonna? queria ver quando foi q eu fui lá',
    expect: { merchants: ['cantina nonna'] },
  },
  {
    ask: 'aquele bar do alemão q eu fui em novembro ficou qnto',
    expect: { merchants: ['bar do alemao'], ...thisMonth },
  },
  { ask: 'perdi o comprovante, me acha a passagem da latam por favor', expect: { merchants: ['latam'] } },
  { ask: 'o airbnb de julho saiu por qto msm?', expect: { merchants: ['airbnb'], ...july } },
  { ask: 'tudo que é da petz esse ano viu', expect: { merchants: ['petz'], ...thisYear } },
  {
    ask: 'levei a cachorra na bicho feliz duas vezes em novembro, quanto que eu paguei?',
    expect: { direction: 'out', merchants: ['bicho feliz'], ...thisMonth },
  },
  {
    ask: 'meu filho usa meu cartão na steam, quero ver o que saiu em agosto e setembro',
    expect: { direction: 'out', merchants: ['steam'], from: '2026-08-01', to: '2026-09-30' },
  },
  {
    ask: 'quanto mandei pra joana prado essa semana',
    expect: { direction: 'out', merchants: ['joana prado'], ...thisWeek },
  },
  {
    ask: 'a joana me pagou em outubro? vê quanto entrou dela',
    expect: { direction: 'in', merchants: ['joana'], ...lastMonth },
  },
  {
    ask: 'o carlos mendes me transferiu quanto de agosto pra ca, ele jura que ja acertou tudo comigo',
    expect: { direction: 'in', merchants: ['carlos mendes'], from: '2026-08-01', to: '2026-11-21' },
  },
  {
    ask: 'qto q eu paguei pra diarista nos ultimos 30 dias',
    expect: { direction: 'out', merchants: ['diarista'], ...last30 },
  },
  { ask: 'entrou o dinheiro do brechó?', expect: { direction: 'in', merchants: ['brecho'] } },
  {
    ask: 'pix pro marco antonio nesse ano todo',
    expect: { direction: 'out', categories: pix, merchants: ['marco antonio'], ...thisYear },
  },
  {
    ask: 'quanto que foi a mensalidade do colegio santa clara em outubro',
    expect: { merchants: ['colegio santa clara'], ...lastMonth },
  },
  {
    ask: 'estacionamento da estapar de quando eu fui no médico, pega de outubro pra cá',
    expect: { merchants: ['estapar'], from: '2026-10-01', to: '2026-11-21' },
    unread: ['medico'],
  },
  { ask: 'quanto q foi no fleury, era exame de sangue', expect: { merchants: ['fleury'] } },
  {
    ask: 'qual valor do condominio nesses ultimos 6 meses? achei que tinha subido',
    expect: { merchants: ['condominio'], ...last6Months },
  },
  { ask: 'livraria da travessa, quanto foi o livro?', expect: { merchants: ['travessa'] } },
  {
    ask: 'me passa as cobranças do sem parar de 2026 faz favor',
    expect: { direction: 'out', merchants: ['sem parar'], from: '2026-01-01', to: '2026-12-31' },
  },
  {
    ask: 'amazon prime, quero só as do prime, de outubro pra ca',
    expect: { merchants: ['amazon prime'], from: '2026-10-01', to: '2026-11-21' },
  },
  { ask: 'how much did I spend on Uber last month?', expect: { direction: 'out', merchants: ['uber'], ...lastMonth } },
  { ask: 'show me my iFood orders this week pls', expect: { merchants: ['ifood'], ...thisWeek } },
  {
    ask: 'Did Amazon refund me anything in June?',
    expect: { direction: 'in', merchants: ['amazon'], from: '2026-06-01', to: '2026-06-30' },
  },
  { ask: 'everything from Carrefour this year', expect: { merchants: ['carrefour'], ...thisYear } },
  {
    ask: 'what did I pay Netflix between July and September',
    expect: { direction: 'out', merchants: ['netflix'], from: '2026-07-01', to: '2026-09-30' },
  },
  // Categories
  {
    ask: 'quanto gastei de mercado esse mês? juro que fui só umas três vezes',
    expect: { direction: 'out', categories: market, ...thisMonth },
  },
  {
    ask: 'oi sumida kkk me fala os gastos com farmacia nos ultimos 10 dias',
    expect: { direction: 'out', categories: pharmacy, from: '2026-11-12', to: '2026-11-21' },
  },
  {
    ask: 'aqui em casa ninguém apaga nada, qto foi de luz em agosto?',
    expect: { categories: ['Eletricidade'], ...august },
  },
  {
    ask: 'a conta de agua ta vindo cara demais, mostra todas desse ano',
    expect: { categories: ['Água'], ...thisYear },
  },
  {
    ask: 'então, é o seguinte, preciso do que eu paguei de aluguel no primeiro semestre desse ano',
    expect: { direction: 'out', categories: ['Aluguel'], from: '2026-01-01', to: '2026-06-30' },
  },
  {
    ask: 'quanto de gasolina nos últimos 15 dias?',
    expect: { categories: fuel, from: '2026-11-07', to: '2026-11-21' },
  },
  {
    ask: 'gente to assustada, quanto q eu gastei com delivery em outubro',
    expect: { direction: 'out', categories: delivery, ...lastMonth },
  },
  {
    ask: 'resolvi parar de sair tanto kkk, quanto deu de restaurante na primeira quinzena de novembro',
    expect: { categories: eatOut, from: '2026-11-01', to: '2026-11-15' },
  },
  {
    ask: 'me diga o gasto com veterinario da minha gata, de outubro em diante',
    expect: { direction: 'out', categories: ['Pet shops e veterinários'], from: '2026-10-01', to: '2026-11-21' },
  },
  { ask: 'fui arrancar o siso e nem lembro mais, quanto foi o dentista?', expect: { categories: ['Dentista'] } },
  {
    ask: 'me tira uma duvida rapidinho, recebi quanto de salario em setembro?',
    expect: { direction: 'in', categories: ['Salário'], ...september },
  },
  {
    ask: 'qto rendeu a poupança esse ano',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...thisYear },
  },
  {
    ask: 'quanto investi desde o começo do ano? minha meta era um pouco todo trimestre',
    expect: { direction: 'out', categories: ['Investimentos'], ...thisYear },
  },
  {
    ask: 'eu resgatei alguma coisa do cdb em outubro não resgatei?',
    expect: { direction: 'in', categories: ['Renda fixa'], ...lastMonth },
  },
  {
    ask: 'quanto o banco me tirou de tarifa em 2026',
    expect: { direction: 'out', categories: ['Taxas bancárias'], from: '2026-01-01', to: '2026-12-31' },
  },
  {
    ask: 'quero ver os iof que me cobraram esse ano, pq esse trem de imposto eu nunca entendi',
    expect: { categories: ['Impostos sobre operações financeiras'], ...thisYear },
  },
  {
    ask: 'qnto paguei de ipva?? foi no comecinho do ano, pode olhar de janeiro a março',
    expect: { direction: 'out', categories: ['Taxas e impostos sobre veículos'], from: '2026-01-01', to: '2026-03-31' },
  },
  {
    ask: 'eu achava que não usava mais dinheiro vivo kkk, saquei qto esse ano?',
    expect: { direction: 'out', categories: ['Transferência - Dinheiro'], ...thisYear },
  },
  {
    ask: 'tudo de roupa q comprei em promoção desde setembro, diz que economizei',
    expect: { direction: 'out', categories: ['Vestuário'], ...sinceSeptember },
    unread: ['promocao'],
  },
  { ask: 'quanto ganhei de cashback no ano', expect: { direction: 'in', categories: ['Cashback'], ...thisYear } },
  {
    ask: 'gastos de viagem de setembro até agora, passagem, hotel, essas coisa',
    expect: { direction: 'out', categories: ['Viagens'], ...sinceSeptember },
  },
  {
    ask: 'renovei faz pouco, quanto foi de seguro do carro de julho pra ca?',
    expect: { categories: ['Seguro de veículos'], from: '2026-07-01', to: '2026-11-21' },
  },
  {
    ask: 'internet de casa, quanto veio em cada mês desde junho? me lista',
    expect: { categories: ['Internet'], from: '2026-06-01', to: '2026-11-21' },
    unread: ['cada'],
  },
  {
    ask: 'ei, manda aí as recargas do celular de 2026, quero ver se compensa virar plano',
    expect: { categories: ['Celular'], from: '2026-01-01', to: '2026-12-31' },
  },
  {
    ask: 'quanto doei esse trimestre?',
    expect: { direction: 'out', categories: ['Doações'], from: '2026-10-01', to: '2026-12-31' },
  },
  {
    ask: 'meus gastos com cinema, desde o dia primeiro de outubro, fazendo favor',
    expect: { direction: 'out', categories: ['Cinema, teatro e concertos'], from: '2026-10-01', to: '2026-11-21' },
  },
  {
    ask: 'tô voltando a andar de metrô, quanto que eu pus no bilhete unico?',
    expect: { direction: 'out', merchants: ['bilhete unico'] },
  },
  {
    ask: 'deu quanto de pedágio em outubro? a gente foi pra praia',
    expect: { categories: ['Pedágios e pagamentos no veículo'], ...lastMonth },
  },
  {
    ask: 'tudo que gastei com o carro em outubro, posto, pedágio, estacionamento',
    expect: { direction: 'out', categories: ['Serviços automotivos'], ...lastMonth },
  },
  {
    ask: 'tive que ir presencial direto, quanto foi de transporte na semana passada?',
    expect: { categories: ['Transporte'], ...lastWeek },
  },
  {
    ask: 'quanto paguei de fatura do cartão em outubro',
    expect: { direction: 'out', categories: ['Pagamento de cartão de crédito'], ...lastMonth },
  },
  {
    ask: 'gastei com saúde em outubro e novembro qto?',
    expect: { direction: 'out', categories: ['Saúde'], from: '2026-10-01', to: '2026-11-21' },
  },
  {
    ask: 'transferi quanto pra minha poupança propria esse ano',
    expect: { direction: 'out', categories: ['Transferência mesma titularidade'], ...thisYear },
  },
  {
    ask: 'recebi algum pix ontem?',
    expect: { direction: 'in', categories: pix, from: '2026-11-20', to: '2026-11-20' },
  },
  { ask: 'qto mandei de pix em novembro, meu Deus', expect: { direction: 'out', categories: pix, ...thisMonth } },
  {
    ask: 'tô pensando em mudar, então me fala os gastos com moradia do mês retrasado',
    expect: { direction: 'out', categories: ['Moradia'], ...september },
  },
  { ask: 'how much on groceries in September?', expect: { categories: market, ...september } },
  {
    ask: 'what did I earn in interest last month',
    expect: { direction: 'in', categories: ['Juros de rendimentos de dividendos'], ...lastMonth },
  },
  { ask: 'gas station charges in the last 30 days', expect: { direction: 'out', categories: fuel, ...last30 } },
  // Amounts
  {
    ask: 'quais gastos passaram de mil reais esse mes? to tentando entender pra onde foi',
    expect: { direction: 'out', min: 1000.01, ...thisMonth },
  },
  { ask: 'gastos acima de R$ 500 em setembro', expect: { direction: 'out', min: 500.01, ...september } },
  { ask: 'tem uber de mais de 50 conto aí? o preço tá um roubo', expect: { merchants: ['uber'], min: 50.01 } },
  {
    ask: 'corridas do uber até 30 reais de setembro pra ca',
    expect: { merchants: ['uber'], max: 30, ...sinceSeptember },
  },
  { ask: 'ifood entre 80 e 110 reais, nesses 3 ultimos meses', expect: { merchants: ['ifood'], min: 80, max: 110 } },
  {
    ask: 'teve uma compra de uns 400 na amazon esse mes, acha pra mim',
    expect: { merchants: ['amazon'], direction: 'out', ...about(400), ...thisMonth },
  },
  {
    ask: 'lembro de ter deixado uma nota no mercado, beirando 300 reais, qual foi o dia?',
    expect: { categories: market, ...about(300) },
  },
  {
    ask: 'teve uma farmacia de 200 e tantos que eu nem lembro o q era, acha aí',
    expect: { categories: pharmacy, min: 200, max: 299.99 },
  },
  {
    ask: 'me lista aí as despesas de no mínimo 2 mil esse mês, as grandonas mesmo',
    expect: { direction: 'out', min: 2000, ...thisMonth },
  },
  {
    ask: 'pix q eu mandei de 100 reais pra baixo, desde outubro, pq esses trocado vai embora',
    expect: { direction: 'out', categories: pix, max: 100, from: '2026-10-01', to: '2026-11-21' },
  },
  {
    ask: 'abasteci a partir de 150 quando? pega desde setembro',
    expect: { categories: fuel, min: 150, ...sinceSeptember },
  },
  {
    ask: 'abasteço sempre 200 certinho, me mostra os postos de exatamente 200 reais',
    expect: { categories: fuel, min: 200, max: 200 },
  },
  {
    ask: 'foi num pix de 99 reais pro marco, não foi? procura pra mim por gentileza',
    expect: { categories: pix, merchants: ['marco'], min: 99, max: 99 },
  },
  { ask: 'entrou algum valor de R$ 640,00 na conta?', expect: { direction: 'in', min: 640, max: 640 } },
  {
    ask: 'quero os recebimentos acima de 1.000 reais na conta corrente desde setembro, é pra levar no contador',
    expect: { direction: 'in', accountSubtype: 'CHECKING_ACCOUNT', min: 1000.01, ...sinceSeptember },
  },
  {
    ask: 'me mostra o que saiu por menos de 20 reais essa semana, aquelas coisinha que a gente nem vê',
    expect: { direction: 'out', max: 19.99, ...thisWeek },
  },
  {
    ask: 'algum restaurante q passou dos 150? eu e meu namorado exageramos',
    expect: { categories: eatOut, min: 150.01 },
  },
  {
    ask: 'apareceu uma cobrança de 1250,75 no mercado livre agora em novembro, acha ela pra mim',
    expect: { merchants: ['mercadolivre'], direction: 'out', min: 1250.75, max: 1250.75, ...thisMonth },
  },
  {
    ask: 'to caçando um gasto por volta de cem reais em outubro, não lembro de onde',
    expect: { direction: 'out', ...about(100), ...lastMonth },
  },
  {
    ask: 'conta de luz que veio acima de duzentos e cinquenta, esse ano',
    expect: { categories: ['Eletricidade'], min: 250.01, ...thisYear },
  },
  {
    ask: 'quero ver so compra online de mais de quinhentos, de setembro pra cá, pq as miudas eu relevo',
    expect: { categories: ['Compras online'], min: 500.01, ...sinceSeptember },
  },
  {
    ask: 'de delivery eu quero so os menor que 60 em novembro, pode ser?',
    expect: { categories: delivery, max: 59.99, ...thisMonth },
  },
  {
    ask: 'any purchase over 1000 on my Nubank since September',
    expect: { direction: 'out', accounts: nubank, min: 1000.01, ...sinceSeptember },
  },
  {
    ask: 'Uber rides between 20 and 40 reais this month',
    expect: { merchants: ['uber'], min: 20, max: 40, ...thisMonth },
  },
  // Accounts
  {
    ask: 'amiga me ajuda, joga na tela tudo q passou no nubank essa semana',
    expect: { accounts: nubank, ...thisWeek },
  },
  {
    ask: 'quanto gastei no cartao do inter mes passado, é o que eu uso pra gasolina e remédio mais ou menos',
    expect: { direction: 'out', accounts: inter, ...lastMonth },
  },
  {
    ask: 'só pra eu conferir aqui, no itau o que saiu ontem?',
    expect: { direction: 'out', accounts: itau, from: '2026-11-20', to: '2026-11-20' },
  },
  { ask: 'movimentação da poupança da caixa esse ano', expect: { accounts: caixa, ...thisYear } },
  {
    ask: 'gastos no cartão de crédito em setembro, os dois cartões juntos',
    expect: { direction: 'out', accountType: 'CREDIT', ...september },
  },
  {
    ask: 'oq entrou na conta corrente em outubro?',
    expect: { direction: 'in', accountSubtype: 'CHECKING_ACCOUNT', ...lastMonth },
  },
  {
    ask: 'mercado que eu passei no itau, débito, de setembro pra cá',
    expect: { categories: market, accounts: itau, ...sinceSeptember, direction: 'out' },
  },
  {
    ask: 'quanto tem de gasolina no cartão inter? combinei de pôr tudo nele',
    expect: { categories: fuel, accounts: inter },
  },
  {
    ask: 'uber no nubank em novembro, o resto vai no outro cartão',
    expect: { merchants: ['uber'], accounts: nubank, ...thisMonth },
  },
  {
    ask: 'oi td bem? queria ver as compra do visa em novembro, obg',
    expect: { direction: 'out', accounts: inter, ...thisMonth },
  },
  {
    ask: 'do roxinho, o que foi restaurante em novembro',
    expect: { accounts: nubank, categories: eatOut, ...thisMonth },
  },
  {
    ask: 'caiu quanto na poupança em setembro',
    expect: { direction: 'in', accountSubtype: 'SAVINGS_ACCOUNT', ...september },
  },
  { ask: 'my Itaú account, money in since November 1', expect: { direction: 'in', accounts: itau, ...thisMonth } },
  { ask: 'Inter card, last week only', expect: { accounts: inter, ...lastWeek } },
  {
    ask: 'farmácia no inter ou no nubank, qualquer um, só de novembro',
    expect: { categories: pharmacy, accounts: [...inter, ...nubank], ...thisMonth },
  },
  // Periods
  { ask: 'quanto torrei no fim de semana passado', expect: { direction: 'out', from: '2026-11-14', to: '2026-11-15' } },
  {
    ask: 'o que saiu da conta de 5 a 12 de novembro, cartão não, só banco',
    expect: { direction: 'out', accountType: 'BANK', from: '2026-11-05', to: '2026-11-12' },
  },
  {
    ask: 'tava de atestado em casa nesse periodo, então quero os gastos entre 10/10 e 20/10',
    expect: { direction: 'out', from: '2026-10-10', to: '2026-10-20' },
  },
  { ask: 'no feriado de finados eu gastei algo?', expect: { direction: 'out', from: '2026-11-02', to: '2026-11-02' } },
  {
    ask: 'no dia das crianças desse ano o q saiu? não comprei presente pra ninguem',
    expect: { direction: 'out', from: '2026-10-12', to: '2026-10-12' },
  },
  {
    ask: 'no dia da consciência negra agora eu gastei quanto com aplicativo de transporte',
    expect: { direction: 'out', categories: ride, from: '2026-11-20', to: '2026-11-20' },
  },
  {
    ask: 'no 7 de setembro eu fiquei em casa, mas gastei alguma coisa?',
    expect: { direction: 'out', from: '2026-09-07', to: '2026-09-07' },
  },
  {
    ask: 'quanto saiu no reveillon, dia 31 de dezembro do ano passado',
    expect: { direction: 'out', from: '2025-12-31', to: '2025-12-31' },
  },
  {
    ask: 'o que eu fiz no feriado de Tiradentes esse ano? só o que gastei',
    expect: { direction: 'out', from: '2026-04-21', to: '2026-04-21' },
  },
  {
    ask: 'tô sem coragem de abrir o app do banco, me fala os gastos da última semana',
    expect: { direction: 'out', from: '2026-11-15', to: '2026-11-21' },
  },
  {
    ask: 'voltei de viagem agora... do dia 15 pra ca, o que foi de mercado?',
    expect: { categories: market, from: '2026-11-15', to: '2026-11-21' },
  },
  {
    ask: 'virou o mês e o dinheiro já sumiu, o que saiu até o dia 5 desse mês?',
    expect: { direction: 'out', from: '2026-11-01', to: '2026-11-05' },
  },
  {
    ask: 'gastos da segunda quinzena de outubro no nubank',
    expect: { direction: 'out', accounts: nubank, from: '2026-10-16', to: '2026-10-31' },
  },
  {
    ask: 'quanto gastei de ifood no terceiro trimestre',
    expect: { direction: 'out', merchants: ['ifood'], from: '2026-07-01', to: '2026-09-30' },
  },
  {
    ask: 'pra eu planejar a ceia, quanto foi de mercado em dezembro do ano passado?',
    expect: { categories: market, from: '2025-12-01', to: '2025-12-31' },
  },
  {
    ask: 'quanto foi meu decimo terceiro ano passado, foi em dezembro se nao me engano',
    expect: { merchants: ['decimo terceiro'], from: '2025-12-01', to: '2025-12-31' },
  },
  {
    ask: 'na quarta feira dessa semana o que eu gastei?',
    expect: { direction: 'out', from: '2026-11-18', to: '2026-11-18' },
  },
  {
    ask: 'oi, o povo me pagou? quanto recebi nos últimos 7 dias',
    expect: { direction: 'in', from: '2026-11-15', to: '2026-11-21' },
  },
  {
    ask: 'ó, me ajuda aqui, o que eu gastei em novembro do ano passado só no inter',
    expect: { direction: 'out', accounts: inter, from: '2025-11-01', to: '2025-11-30' },
  },
  {
    ask: 'gastos do último mês com restaurante',
    expect: { direction: 'out', categories: eatOut, from: '2026-10-21', to: '2026-11-21' },
  },
  {
    ask: 'what came out of my checking account yesterday?',
    expect: { direction: 'out', accountSubtype: 'CHECKING_ACCOUNT', from: '2026-11-20', to: '2026-11-20' },
  },
  { ask: 'spending from Nov 10 to Nov 15', expect: { direction: 'out', from: '2026-11-10', to: '2026-11-15' } },
  // Status
  { ask: 'o que ainda tá pendente no nubank?', expect: { accounts: nubank, status: ['PENDING'] } },
  { ask: 'gasto com ifood q ainda nao caiu', expect: { direction: 'out', merchants: ['ifood'], status: ['PENDING'] } },
  {
    ask: 'só o que já caiu de compras da amazon esse mês',
    expect: { direction: 'out', merchants: ['amazon'], status: ['POSTED'], ...thisMonth },
  },
  {
    ask: 'tem lançamento pendente acima de 200 reais? tô com medo da fatura nem fechar',
    expect: { status: ['PENDING'], min: 200.01 },
  },
  {
    ask: 'me fala o que já foi confirmado de mercado nessa semana',
    expect: { categories: market, status: ['POSTED'], ...thisWeek },
  },
  { ask: 'pending charges on my Inter card', expect: { direction: 'out', accounts: inter, status: ['PENDING'] } },
  // Exclusions
  {
    ask: 'me passa os gastos do nubank em novembro menos restaurante, desculpa encher o saco viu',
    expect: { direction: 'out', accounts: nubank, notCategories: eatOut, ...thisMonth },
  },
  {
    ask: 'quanto gastei essa semana sem contar o uber nem pix',
    expect: { direction: 'out', notMerchants: ['uber'], notCategories: pix, ...thisWeek },
  },
  {
    ask: 'quanto gastei ontem fora mercado e farmácia',
    expect: { direction: 'out', notCategories: ['Supermercado', 'Farmácia'], from: '2026-11-20', to: '2026-11-20' },
  },
  {
    ask: 'corrida de aplicativo em novembro tirando as do 99',
    expect: { categories: ride, notMerchants: ['99'], ...thisMonth },
  },
  {
    ask: 'tudo que entrou no itaú em outubro, menos o salário que esse eu já sei de cor',
    expect: { direction: 'in', accounts: itau, notCategories: ['Salário'], ...lastMonth },
  },
  {
    ask: 'black friday tá chegando e eu já estourei, me mostra as compras online desse mes que nao sejam da amazon',
    expect: { categories: ['Compras online'], notMerchants: ['amazon'], ...thisMonth },
  },
  {
    ask: 'o q saiu do itau semana passada tirando fatura do cartao, aluguel e o colegio',
    expect: {
      direction: 'out',
      accounts: itau,
      notCategories: ['Pagamento de cartão de crédito', 'Aluguel'],
      notMerchants: ['colegio'],
      ...lastWeek,
    },
  },
  {
    ask: 'gastos acima de 300 em outubro, desconsidera aluguel e condomínio por favor que isso eu já sei',
    expect: { direction: 'out', min: 300.01, notCategories: ['Aluguel'], notMerchants: ['condominio'], ...lastMonth },
  },
  { ask: 'de delivery sem ser ifood, o que eu pedi?', expect: { categories: delivery, notMerchants: ['ifood'] } },
  {
    ask: 'gasto com saude menos farmacia desde setembro',
    expect: { direction: 'out', categories: ['Saúde'], notCategories: pharmacy, ...sinceSeptember },
  },
  {
    ask: 'quanto paguei de streaming em novembro, tirando o spotify que é da minha irmã?',
    expect: {
      direction: 'out',
      categories: ['Streaming de vídeo', 'Streaming de música'],
      notMerchants: ['spotify'],
      ...thisMonth,
    },
  },
  {
    ask: 'spending this week excluding groceries and Amazon',
    expect: { direction: 'out', notCategories: market, notMerchants: ['amazon'], ...thisWeek },
  },
  // Alternatives
  {
    ask: 'to sem carro então foi tudo de uber ou 99 essa semana, me mostra',
    expect: { merchants: ['uber', '99'], ...thisWeek },
  },
  {
    ask: 'quanto gastei com mercado e uber em outubro, soma os dois pra mim pq são os que mais pesam',
    expect: { direction: 'out', categories: market, merchants: ['uber'], join: 'either', ...lastMonth },
  },
  {
    ask: 'quanto gastei de farmacia e ifood esse mes',
    expect: { direction: 'out', categories: pharmacy, merchants: ['ifood'], join: 'either', ...thisMonth },
  },
  {
    ask: 'vou dividir as contas com minha irmã, luz e agua desde julho quanto foi?',
    expect: { categories: ['Eletricidade', 'Água'], from: '2026-07-01', to: '2026-11-21' },
  },
  {
    ask: 'pega carrefour, assaí e pão de açucar em novembro e me passa tudo junto, tá?',
    expect: { merchants: ['carrefour', 'assai', 'pao de acucar'], ...thisMonth },
  },
  {
    ask: 'gasolina ou estacionamento da semana passada pra cá',
    expect: { categories: ['Postos de gasolina', 'Estacionamentos'], from: '2026-11-09', to: '2026-11-21' },
  },
  {
    ask: 'mercado no carrefour de agosto a outubro',
    expect: { categories: market, merchants: ['carrefour'], from: '2026-08-01', to: '2026-10-31' },
  },
  {
    ask: 'cinema e restaurante esse mes, meu lazer basicamente',
    expect: { categories: ['Cinema, teatro e concertos', ...eatOut], ...thisMonth },
  },
  {
    ask: 'Netflix and Spotify since August',
    expect: { merchants: ['netflix', 'spotify'], from: '2026-08-01', to: '2026-11-21' },
  },
  // Installments
  { ask: 'oi querido, quais compras parceladas eu tenho no nubank? tô querendo me organizar', expect: { ...none } },
  { ask: 'fico perdida com carnê, o que que eu parcelei na amazon?', expect: { ...none } },
  { ask: 'tem alguma parcela do mercado livre em aberto aí, tipo 3 de 10', expect: { ...none } },
  { ask: 'comprei alguma coisa em 12x esse ano?', expect: { ...none } },
  // Conditions a filter cannot apply
  {
    ask: 'quanto gastei de uber depois das dez da noite esse mes',
    expect: { direction: 'out', merchants: ['uber'], ...thisMonth },
    unread: ['noite'],
  },
  {
    ask: 'lá em casa ninguém cozinha direito, quanto gasto com ifood aos domingos?',
    expect: { direction: 'out', merchants: ['ifood'] },
    unread: ['domingos'],
  },
  {
    ask: 'em que mês eu gastei mais com farmácia esse ano?',
    expect: { direction: 'out', categories: pharmacy, ...thisYear },
    unread: ['mes'],
  },
  {
    ask: 'todo mundo lá em casa acorda cedo, me vê a padaria antes das 8 da manha',
    expect: { merchants: ['padaria'] },
    unread: ['manha'],
  },
  {
    ask: 'compras da amazon em novembro que eu me arrependi',
    expect: { direction: 'out', merchants: ['amazon'], ...thisMonth },
    unread: ['arrependi'],
  },
  {
    ask: 'qual a previsão do meu gasto com mercado',
    expect: { direction: 'out', categories: market },
    unread: ['previsao'],
  },
  {
    ask: 'gastei mais que o normal de delivery em novembro?',
    expect: { direction: 'out', categories: delivery, ...thisMonth },
    unread: ['normal'],
  },
  {
    ask: 'restaurantes que eu fui com a minha mãe, desde setembro',
    expect: { categories: eatOut, ...sinceSeptember },
    unread: ['mae'],
  },
  {
    ask: 'uber que eu peguei na chuva em novembro, pq na chuva o preço sobe né',
    expect: { merchants: ['uber'], ...thisMonth },
    unread: ['chuva'],
  },
  { ask: 'gasolina que eu paguei em dinheiro', expect: { direction: 'out', categories: fuel }, unread: ['dinheiro'] },
  {
    ask: 'queria saber as compras por aproximação no nubank essa semana, acho que passou duas vezes',
    expect: { direction: 'out', accounts: nubank, ...thisWeek },
    unread: ['aproximacao'],
  },
  {
    ask: 'consegue me dar os gastos de outubro no inter separado por categoria?',
    expect: { direction: 'out', accounts: inter, ...lastMonth },
    unread: ['categoria'],
  },
  {
    ask: 'quais cobranças duplicadas teve no ifood',
    expect: { direction: 'out', merchants: ['ifood'] },
    unread: ['duplicadas'],
  },
  {
    ask: 'corridas de uber pro trabalho em novembro',
    expect: { merchants: ['uber'], ...thisMonth },
    unread: ['trabalho'],
  },
  {
    ask: 'mercado em belo horizonte, fiquei lá um tempo em outubro',
    expect: { categories: market, ...lastMonth },
    unread: ['horizonte'],
  },
  {
    ask: 'o q eu comprei no mercado livre com cupom de desconto esse mes',
    expect: { direction: 'out', merchants: ['mercadolivre'], ...thisMonth },
    unread: ['cupom'],
  },
  {
    ask: 'gastos desnecessarios de novembro no nubank',
    expect: { direction: 'out', accounts: nubank, ...thisMonth },
    unread: ['desnecessarios'],
  },
  {
    ask: 'farmacia que o plano de saude vai reembolsar, desde setembro',
    expect: { categories: pharmacy, ...sinceSeptember },
    unread: ['reembolsar'],
  },
  {
    ask: 'saí bastante com as meninas, me mostra o uber de madrugada na semana passada',
    expect: { merchants: ['uber'], ...lastWeek },
    unread: ['madrugada'],
  },
  { ask: 'em que dia da semana eu mais peço ifood', expect: { merchants: ['ifood'] }, unread: ['dia', 'semana'] },
  {
    ask: 'a segunda maior compra do inter em novembro',
    expect: { direction: 'out', accounts: inter, ...thisMonth },
    unread: ['segunda'],
  },
  {
    ask: 'qual supermercado é mais barato, o assaí ou o carrefour?',
    expect: { categories: market, merchants: ['assai', 'carrefour'] },
    unread: ['barato'],
  },
  {
    ask: 'gastos de outubro com cartão virtual do nubank',
    expect: { direction: 'out', accounts: nubank, ...lastMonth },
    unread: ['virtual'],
  },
  { ask: 'comidas que pedi bêbada no rappi kkkkk', expect: { merchants: ['rappi'] }, unread: ['bebada'] },
  { ask: 'quanto gastei no posto nos feriados', expect: { direction: 'out', categories: fuel }, unread: ['feriados'] },
  {
    ask: 'padaria de setembro pra cá só nos dias úteis',
    expect: { merchants: ['padaria'], ...sinceSeptember },
    unread: ['uteis'],
  },
  {
    ask: 'gente do céu, me acha o pix que mandei por engano esse mes',
    expect: { direction: 'out', categories: pix, ...thisMonth },
    unread: ['engano'],
  },
  {
    ask: 'amazon entregue com atraso, de outubro pra cá',
    expect: { merchants: ['amazon'], from: '2026-10-01', to: '2026-11-21' },
    unread: ['atraso'],
  },
  { ask: 'uber rides at night this month', expect: { merchants: ['uber'], ...thisMonth }, unread: ['night'] },
  {
    ask: 'groceries on weekends since September',
    expect: { categories: market, ...sinceSeptember },
    unread: ['weekends'],
  },
  {
    ask: 'what I paid for with my boyfriend at Outback',
    expect: { direction: 'out', merchants: ['outback'] },
    unread: ['boyfriend'],
  },
  {
    ask: 'roupas que comprei pros meus filhos, desde setembro',
    expect: { direction: 'out', categories: ['Vestuário'], ...sinceSeptember },
    unread: ['filhos'],
  },
  {
    ask: 'compras no inter em outubro agrupadas por semana',
    expect: { direction: 'out', accounts: inter, ...lastMonth },
    unread: ['semana'],
  },
  {
    ask: 'pode ver pra mim os gastos recorrentes no nubank em outubro? quero cancelar coisa',
    expect: { direction: 'out', accounts: nubank, ...lastMonth },
    unread: ['recorrentes'],
  },
  {
    ask: 'mercado quando eu tava de ferias, setembro',
    expect: { categories: market, ...september },
    unread: ['ferias'],
  },
  {
    ask: 'eu sempre desço na farmacia na hora do almoço, lista as de novembro',
    expect: { categories: pharmacy, ...thisMonth },
    unread: ['almoco'],
  },
  // Picks
  {
    ask: 'qual foi a última vez que eu peguei uber',
    expect: { merchants: ['uber'] },
    elseUnread: ['ultima'],
    applied: { merchants: ['uber'], from: '2026-11-21', to: '2026-11-21' },
  },
  {
    ask: 'me conta quando foi minha última ida na drogasil',
    expect: { merchants: ['drogasil'] },
    elseUnread: ['ultima'],
    applied: { merchants: ['drogasil'], from: '2026-11-20', to: '2026-11-20' },
  },
  {
    ask: 'me manda as 3 maiores compras do nubank em outubro, por favorzinho',
    expect: { direction: 'out', accounts: nubank, ...lastMonth },
    elseUnread: ['maiores'],
    applied: { direction: 'out', accounts: nubank, ...lastMonth, min: 140 },
  },
  {
    ask: 'a maior compra na amazon em novembro',
    expect: { direction: 'out', merchants: ['amazon'], ...thisMonth },
    elseUnread: ['maior'],
    applied: { direction: 'out', merchants: ['amazon'], ...thisMonth, min: 631.56 },
  },
  {
    ask: 'my last deposit from Tecnova',
    expect: { direction: 'in', merchants: ['tecnova'] },
    elseUnread: ['last'],
    applied: { direction: 'in', merchants: ['tecnova'], from: '2026-11-19', to: '2026-11-19' },
  },
];
