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
