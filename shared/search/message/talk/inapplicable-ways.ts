import { rewrite } from '../rewrite.ts';

const BEHIND_MORE =
  '(?<= (?:mais|menos|maior(?:es)?|menor(?:es)?|melhor|pior|more|less|higher|lower|bigger|smaller)(?: [^ ]+){0,8} )(?:do que|que|than)';
const COMPARATIVE = `(?:comparad[oa]s?|em (?:comparacao|relacao|referencia)|relativ[oa]s?|frente|perante|compared|relative|in (?:comparison|relation)|versus|vs|contra|against|do que|(?<!\\d )x|${BEHIND_MORE})`;
const LINKS =
  '(?:(?:aos?|as?|com|d[eoa]s?|n[oa]s?|em|os?|to|with|in|the|that of|mesm[oa]s?|same|it was|foi|era|tinha sido) )*';
const MONTHS =
  'janeiro|fevereiro|march|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|april|may|june|july|august|september|october|november|december';
const UNITS =
  'periodo|epoca|mes|meses|anos?|semanas?|quinzena|bimestre|trimestre|semestre|dias?|fim de semana|months?|years?|weeks?|quarters?|period|time';
const WHICH =
  'passad[oa]s?|anterior(?:es)?|retrasad[oa]s?|atras|ago|before|que passou|d[eo] (?:(?:ano|mes) (?:passado|anterior|retrasado)|20\\d\\d)|of last (?:year|month)|(?:of )?(?:last year|20\\d\\d)';
const TIME = `(?:(?:last|previous|prior|past|anterior) (?:${UNITS})|(?:${UNITS})(?= (?:${WHICH}) )|${MONTHS}|ontem|anteontem|yesterday|20\\d\\d|anterior|retrasad[oa]|passad[oa])(?: (?:${WHICH}))*`;

// Most messages compare nothing.
const ABOUT =
  / (?:comparad|em (?:comp|rel|ref)|relativ|frente|perante|compared|in (?:comp|rel)|versus|vs|contra|against|do que|x|(?:mais|menos|maior|menor|maiores|menores|melhor|pior|more|less|higher|lower|bigger|smaller) .*(?:que|than) )/;
// "compara outubro com setembro" asks for both.
const BOTH_SIDES = / (?:compar(?:a|e|ar|ando|acao|ativo)|diferenca|difference|compare|entre|between) /;
// "mais que 2025" is an amount.
const isYear = /^20/;
const isBare = (comparative: string): boolean => comparative === 'que' || comparative === 'than';
const isSmall = /^(?:d[eo]|que|of)$/;

/**
 * Takes the other side of a comparison, which is not asked for, where it is another time: `comparado com o mês passado`, `do
 * que em setembro`, `vs last year`.
 * @returns the text, in which its words are left out, and those that are to be named as unread
 */
export const withoutOtherTimes = (text: string): { text: string; unread: string[] } => {
  const unread: string[] = [];
  if (!ABOUT.test(text) || BOTH_SIDES.test(text)) return { text, unread };
  const rest = rewrite(text, `(${COMPARATIVE}) ${LINKS}(${TIME})`, ([, comparative = '', time = '']) => {
    if (isBare(comparative) && isYear.test(time)) return null;
    unread.push(...time.split(' ').filter((word) => !isSmall.test(word)));
    return `${comparative} ‹z›`;
  });
  return { text: rest, unread };
};

const CASH =
  '(?<!(?:dinheiro|saqu[a-z]*|sac[a-z]*|withdr[a-z]*|deposit[a-z]*) )(?:em|no|com|in|by|with) (?:dinheiro(?: vivo)?(?! em especie)|especie|cash)';
const WALLETS =
  '(?:(?:pel[oa]|com|via|n[oa]|using|with|by) )?(?:apple|google|samsung) (?:pay|wallet)|(?:pel[oa]|via) (?:celular|relogio|telefone|app|aplicativo|site)|n[oa] (?:app|aplicativo|site)(?! d[eoa]s? )';
const PLACES =
  '(?:n[oa]|num|em|d[oe]|por|perto d[oea]) shoppings?|(?:perto|longe|proximo) d[ea] (?:minha )?casa|(?<!(?:comi|comendo|comemos|comer|comida|comidas|almoc[a-z]+|jant[a-z]+|lanch[a-z]+|refeic[a-z]+|aliment[a-z]+|cafe) )fora de casa(?! (?:com|almoc|jant|lanch)(?:endo|ando|er|ar) )|(?:at|in) the mall';
// "parcelei", but the bill was split among people.
const SHARED =
  '(?:que (?:eu )?)?(?:divid[a-z]+|rach[a-z]+|split)(?: (?:[oa]|the) (?:conta|bill))? (?:com|entre|with|among|between)';
const UNUSED =
  '(?:que (?:eu )?)?(?:nao|n|nem) (?:us[oe][a-z]*|utiliz[a-z]+)(?: mais)?|(?:i )?(?:dont|do not|never|havent) use(?:d)?';
const REMAINING =
  '(?:\\d\\d? )?parcelas (?:restantes|faltando|faltantes|pendentes|a vencer|futuras|(?:a|pra|para) pagar|que (?:faltam|restam))|(?:falta|faltam|resta|restam) (?:\\d\\d? )?parcelas|(?:\\d\\d? )?instal?lments (?:left|remaining|to go)';
const TRIP = '(?:durante|enquanto) (?:a |as |uma |minha )?(?:viagem|viagens|ferias|mudanca|obra|reforma)';
// "gasolina na viagem", but "gastei em viagens": a purchase that has its own category is not of travel.
const ON_A_TRIP =
  '(?=(?:em|n[ao]s?|numa|d[ao]s?|pr[ao]s?|para|on|during|in|for) (?:[a-z]+ )?(?:[a-z]+ )?(?:viag|feri|trip|vaca|holi))(?<= (?!(?:gast|pag|despes|compr|quant|total|tudo|valor|cust|invest|dinheiro|grana|torr|saiu|foi|fui|vai|deix|spen|paid|how|money|coisa|reais|conto|mais|menos|uso|usei|saldo|fatur|cart|credito|debito|parcel|seguro|agencia|pacote|site|empresa|plano|pontos|milha|despach)[a-z]*)[a-z]+ )(?:em|n[ao]s?|numa|d[ao]s?|pr[ao]s?|para|on|during|in|for) (?:as? |minhas? |my |the |our |nossas? |road |weekend )*(?:viagem|viagens|ferias|trips?|vacations?|holidays)';
// "saúde que posso abater do imposto de renda": what it is for, and no tax.
const DEDUCTED =
  '(?:(?:que|q|that|which|pra|para|i|eu|can|could|may|da|dao|posso|podem|pode|poderia|consigo|sao|seja|sejam|to|are|is|de|se|me) )*(?:deduz[a-z]*|dedut[a-z]*|abat[a-z]*|declar(?:o|ar|ei|ado|ada|ados|adas|avel|aveis|ando|e|em)|restitu[a-z]*|deduct[a-z]*|write off|writeoff|claim(?:able)?|entr(?:a|am|ar|em)|val(?:e|em)|serv(?:e|em)|conta(?:m)?|lanc(?:o|ar|a))(?: (?:d[oea]|n[oa]|pr[oa]|pra|para|from|on|for|in|against|my|our|the|o|a|minha|meu|as|despesa|fins|de|nas))* (?:impostos?(?: de renda)?|ir|irpf|leao|taxes|tax(?: returns?)?|declaracao(?: d[eo] (?:ir|imposto(?: de renda)?))?|receita federal)|tax (?:deductible|purposes|write ?offs?|season)';
const UNDELIVERED =
  '(?:que|q|which|that|e|mas|,) (?:(?:ainda|eu|me|still|ja|havent|hasnt|never|nunca) )*(?:(?:nao|n|not|nem|didnt|never|nunca)(?: (?:foi|foram|me|fui|yet|ainda|have))* (?:cheg(?:ou|aram)(?! (?:(?:a|aos|em|n[oa]s) )?(?:r\\$ )?\\d)|entreg(?:ou|ues?|aram)|(?:recebi|recebemos)(?= (?:$|[.,]|ainda|‹))|delivered|arrived?|shipped|received(?= (?:$|[.,]|yet)))|(?:havent|hasnt) (?:been )?(?:delivered|arrived|come|shipped|received))(?: (?:em|at) (?:casa|home))?';
const PRESCRIBED =
  '(?:(?:com|sem|de|por|sob) )?(?:receitas?|prescric(?:ao|oes)) (?:medicas?|veterinarias?|azul|azuis|controladas?)|(?:sem|sob|com) prescricao(?: medica)?|(?:by|on|with|without)(?: a)? prescription';
// "água que veio fora do normal": no row tells what is usual.
const USUAL =
  '(?:fora|acima|abaixo|alem|(?:mais|menos)(?: (?:alt[oa]s?|car[oa]s?|barat[oa]s?))?|maior(?:es)?|menor(?:es)?)(?: (?:d[aoe]|que|d[oa] que|[oa]|minha|meu))* (?:normal|comum|costume|curva|media|medias|habitual|usual|esperado|previsto|planejado|padrao|orcamento|orcado)|(?:more|less|higher|lower|bigger|larger|above|below|over|under|out of)(?: (?:than|the|my|of))* (?:normal|usual|average|ordinary|expected|budget|norm)';
const SPLIT_UP =
  '(?:por|per) (?:pessoa|cabeca|cliente|compra|pedido|corrida|visita|person|head)|(?:pra|para) cada (?:um|pessoa|membro)';

const COMPARED = `(?:(?:se )?compar(?:a|e|ar|ando|ad[oa]s?|acao|ativo)|em (?:comparacao|relacao)|compared|comparison|versus|vs|diferenca|difference|contra)(?= (?:[a-z]+ ){0,3}(?:‹z›|mes|ano|semana|trimestre|month|year|week|quarter|last|this|${MONTHS}|ontem|media|normal|20\\d\\d) )`;
// "gastei mais em outubro do que em setembro", "mais com uber ou com 99".
const MORE_THAN =
  '(?<=(?:gast|pag|receb|compr|ped|us|saiu|sai|foi|fui|spen[dt]|paid|earn|bought|order)[a-z]* )(?:mais|menos|more|less)(?= (?!d[eo] |que |than )(?:[a-z0-9]+ ){1,6}(?:do que|que|ou|than|or) )';
// "quanto vou gastar em dezembro" is a forecast; "vai cair" is pending.
const FORECAST =
  '(?:vou|vamos|irei|iremos|devo|posso|podemos|consigo)(?: ainda)?(?= (?:gastar|pagar|receber|precisar|economizar|guardar|poupar|ter) )|(?:i will|i can|am i going to|will i|can i still)(?= (?:spend|pay|need|save|receive) )';

// "mercado pago com vale alimentação": the voucher is no category here.
const VOUCHERS =
  '(?:com|n[oa]|pel[oa]|via|em|using|with)(?: o| a| meu)? (?:vales?(?: (?:alimentacao|refeicao|transporte|cultura|combustivel|presente))?|va|vr|tickets?(?: (?:alimentacao|refeicao|restaurante))|alelo|sodexo|pluxee|caju|swile|flash|meal voucher|gift card)';
const WITH_PRESCRIPTION =
  '(?=(?:[a-z]+ ){0,3}receita )(?<= (?:farmacias?|remedios?|medicamentos?|oculos|lentes|medicine|pharmacy)(?: [a-z]+)? )(?:(?:que )?(?:com|sem|de|sob|precis[a-z]+ de|exig[a-z]+) )?(?:a |uma )?receita(?! d[eo] )';
// "uber pra faculdade": where a ride leads is no category. Each look ahead spares most looks behind.
const DESTINATION =
  '(?=pr|pa|at|to|vo|in|n[oa] )(?<= (?:uber|ubers|99|99pop|taxi|taxis|cab|cabs|rides?|corridas?|gasolina|combustivel|onibus|metro|trem|estacionamento|pedagio|carona|trips?) )(?:pr[ao]s?|para(?: [oa]s?)?|ate(?: [oa])?|to(?: the| my)?|voltando d[oa]|indo (?:pr[oa]|para [oa])|n[oa])(?: minha| meu)? (?:faculdade|facul|universidade|escola|colegio|aeroporto|trabalho|servico|escritorio|empresa|academia|hospital|medico|dentista|clinica|shopping|mercado|restaurante|bar|cinema|show|festa|balada|praia|hotel|rodoviaria|estacao|estadio|igreja|parque|veterinario|airport|school|work|office|gym|beach|mall|downtown|centro)';
// "cinema com as crianças": who came along; "gastos com as crianças" are for them.
const COMPANIONS =
  '(?:com|with) (?:[oa]s?|the|meus?|minhas?|my) (?:criancas?|kids?|children|bebes?|pets?|dogs?|cachorr[oa]s?|gat[oa]s?)(?<= (?:cinemas?|movies?|teatros?|shows?|parques?|zoo|zoologico|museus?|praia|restaurant(?:es?|s)?|lanchonetes?|pizzarias?|churrascarias?|padarias?|sorveterias?|bar|hote(?:l|is)|viage(?:m|ns)|trips?|passeios?|roles?|ubers?|taxis?|99|outback|shopping|almocos?|jantar(?:es)?|dinners?|lunch|pizza|sorvete)(?: [a-z0-9]+){0,6})';
// "quando o tanque tava quase vazio", "de quando eu fui no médico": no row tells what else was so; "quando foi o uber" asks.
const MEANWHILE =
  '(?<= [a-z0-9]+ )(?:(?:quando|when|enquanto|while) (?:(?:eu|a gente|ela?|[oa] [a-z]+|i|we|it) )?(?:tava|estava|estavam|estive|morava|trabalhava|viajava|chovia|was|were)|de quando (?:(?:eu|a gente) )?(?:fui|fomos|viajei|sai))(?: (?!(?:em|in|on|last|this|[dn]?es[st][ea]) |n[oa] (?:mes|ano|semana) |de [jfmasond])(?:(?:d[eo]|n[oa]|a[o]?|pr[oa]) )?[a-z]+){0,3}';
const AT_WORK =
  'a (?:servico|trabalho|negocios?)(?: d[aoe] (?:minha |meu )?(?:empresa|firma|trabalho|cliente|patrao|loja))?(?! de )|on business|for work';
const WITH_A_FINE =
  '(?<=(?:pag[oa]s?|quitad[oa]s?|vencid[oa]s?|atrasad[oa]s?) )(?:com|sem) (?:multas?|juros|mora|encargos|acrescimos?)(?: (?:contratua(?:l|is)|por atraso|de mora|de atraso|e (?:juros|multas?)))*';
const MEASURED =
  '(?:(?:com|de) )?(?:(?:mais|menos|acima|abaixo|cerca|more|less|at least|pelo menos|ate) )?(?:(?:de|que|than) )?\\d+(?:\\.\\d+)? (?:kms?|quilometros?|litros?|kgs?|quilos?|minutos?|pessoas|noites|diarias|passageiros|miles|people|guests|nights|gallons|liters)';
const HALF_PRICE = '(?:(?:com|de|pagando|a) )?meias? entradas?|half price';
const TREND = '(?:going|gone|went|go|goes|creeping|trending) (?:up|down)';
const WITH_BREAKFAST = '(?:com|with|sem|without) (?:o )?(?:cafe da manha|breakfast)(?: (?:incluso|incluido|included))?';
const SHARE =
  '(?:(?:quant[oa]s? )?por cento|porcentage[mn]s?|percentua(?:l|is)|percent(?:age)?|proporcao|fatia|fracao|que parte|quanto em porcentagem) (?:d[oae]s?|of)(?: (?:meus?|minhas?|my|the))? (?:salarios?|renda|ganhos|receitas?|income|salary|total|orcamento|budget)';
const EVENTS =
  '(?:n[oa]s?|em|durante(?: [oa])?|antes d[oa]|depois d[oa]|pr[oa]|para [oa]) (?:(?:dias?|noites?|epoca) d[eoa]s? )?(?:meu |minha )?(?:jogos?|provas?|casamento|formatura|mudanca|reuniao|copa|eleicao|eleicoes|pandemia|quarentena|enem|vestibular)';

export const WAYS = [
  CASH,
  WALLETS,
  PLACES,
  SHARED,
  UNUSED,
  REMAINING,
  TRIP,
  ON_A_TRIP,
  DEDUCTED,
  UNDELIVERED,
  VOUCHERS,
  WITH_PRESCRIPTION,
  DESTINATION,
  COMPANIONS,
  MEANWHILE,
  AT_WORK,
  WITH_A_FINE,
  MEASURED,
  HALF_PRICE,
  TREND,
  WITH_BREAKFAST,
  SHARE,
  EVENTS,
  PRESCRIBED,
  USUAL,
  SPLIT_UP,
  COMPARED,
  MORE_THAN,
  FORECAST,
].join('|');

/**
 * Times that no filter of rows applies: a row has a date and no hour, and a period is one run of days.
 * Each pattern is of whole words; all but small ones are named as unread.
 */

const WEEKDAYS = '(?:segundas|tercas|quartas|quintas|sextas|sabados|domingos)(?: feiras?)?';
const WEEKDAY = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?';
const ENGLISH_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const UNIT = '(?:dias?|semanas?|mes|meses|quinzenas?|anos?)';
const ENGLISH_UNIT = '(?:day|week|month|year|quarter)';

/** Days and months that recur: `aos domingos`, `todo mês`, `mês a mês`, `no quinto dia útil`. */
const RECURRING = [
  `(?:tod[oa]s (?:[oa]s )?|[oan]?[ao]s |em )?${WEEKDAYS}`,
  `tod[oa] (?:${WEEKDAY}|fi(?:m|nal) de semana)|(?<!(?:desse|deste|ultimo) )de fi(?:m|nal) de semana(?! (?:passado|retrasado))`,
  '(?:tod[oa]s (?:[oa]s )?|[oan]?os |em |durante os )(?:fins|finais) de semana',
  `every (?:other )?(?:${ENGLISH_DAY}|weekend|weekday|${ENGLISH_UNIT})|(?:on |at |during |over )?(?:the )?(?:weekends|weekdays|${ENGLISH_DAY}s)|each ${ENGLISH_UNIT}`,
  '(?:n?os |em )?dias (?:uteis|de semana)|(?:durante|no meio d)[ea] semana',
  `tod[oa] (?:santo )?(?:dia(?: \\d\\d?)?|semana|mes|ano)|tod[oa]s [oa]s (?:dias|semanas|meses|anos|manhas|noites|tardes)(?! d[oe] )`,
  `(?:a )?cada (?:\\d\\d? )?${UNIT}|de \\d\\d? em \\d\\d? ${UNIT}|(?<! [dn]o )(dia|semana|mes|ano) (?:a|por|sim) \\1(?: nao)?|${ENGLISH_UNIT} (?:by|over|to|after) ${ENGLISH_UNIT}`,
  '(?:no |ate o )?(?:\\d\\d?|primeiro|segundo|terceiro|quarto|quinto|ultimo) dia util',
];

const HOUR = '\\d{1,2}(?:h\\d\\d| (?:h|hs|hrs|horas)| da (?:manha|tarde|noite|madrugada)|[ap]m| [ap]m)';
const AT = '(?:(?:depois|antes|apos|a partir|por volta|la pel|entre|ate|pel) ?)?(?:d?as|das|@)';
const NO_COUNT =
  '(?! (?:r\\$|reais|real|contos?|pilas?|maior|menor|ultim|primeir|compra|gasto|transac|pagamento|parcela|dia|semana|mes|vez))';
const MEAL =
  '(?:almoco|jantar|janta|lanche|cafe(?: da manha)?|expediente|trabalho|servico|recreio|rush|pico|lunch|dinner|breakfast|work)';
const HOURS = [
  '(?<=(?:ifood|rappi|delivery|uber|99|mercado|restaurantes?|padaria|pedi|pedidos?|pix) )(?:n[oa]|durante [oa]) (?:almoco|jantar?|cafe da manha|lanche)',
  `(?:entre|das?|de|between|from) (?:as )?\\d{1,2}(?:h\\d\\d| (?:h|hs|hrs|horas))? (?:e|as|a|ate(?: as)?|and|to) (?:as )?${HOUR}(?! (?:atras|ago))`,
  `(?:${AT} )${HOUR}(?! (?:atras|ago))`,
  `(?:depois|antes|apos|a partir|ate) (?:das|as) \\d{1,2}(?: e (?:meia|\\d\\d))?${NO_COUNT}`,
  `(?:at|after|before|around|past|by) ${HOUR}|\\d{1,2}h\\d\\d|\\d{1,2} ?[ap]m`,
  `(?:depois d[oa]|antes d[oa]|ao|a|ate [oa]|after|before|at)? ?(?:meia noite|meio dia|midnight|noon)`,
  `(?:n[ao]|d[ao]|pra|durante [oa]|antes d[oa]|depois d[oa])? ?(?:hora|horario|intervalo|periodo)s? d[oe] ${MEAL}|(?:depois|antes) d[oa] ${MEAL}|(?:at|during|over|after|before) (?:my )?${MEAL}(?: ?time| hours?)?`,
];

export const TIMES = [...RECURRING, ...HOURS].join('|');
