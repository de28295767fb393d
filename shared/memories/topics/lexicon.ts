const PERSON =
  '(?:filh[oa]s?|esposa|mulher|marido|esposo|companheir[oa]|mae|pai|pais|irma|irmao|irmaos|irmas|namorad[oa]|noiv[oa]|avos?|avo|tia|tio|prim[oa]s?|sobrinh[oa]s?|net[oa]s?|sogr[oa]s?|cunhad[oa]|genro|nora|padrasto|madrasta|entead[oa]s?|afilhad[oa]s?|padrinho|madrinha|chefe|patrao|patroa|soci[oa]|diarista|baba|empregada|vizinh[oa]|amig[oa]|contador(?:a)?|colega|ex|wife|husband|spouse|son|daughter|kids?|children|baby|mother|mom|mum|father|dad|parents|sister|brother|siblings?|girlfriend|boyfriend|fiancee?|partner|boss|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|nephew|niece|roommate|flatmate|nanny|neighbou?r|friend|accountant)';
const PET =
  '(?:cachorr[oa]s?|cao|caes|cadela|gat[oa]s?|pets?|papagaio|passarinho|calopsita|coelh[oa]s?|hamster|peixes?|tartaruga|cavalo|dogs?|puppy|cats?|kittens?|parrot|bird|rabbit|fish|turtle|horse)';
/** Alternatives for a regular expression over plain text. */
export const RELATION = `(?:${PERSON}|${PET})`;

export const OWNED = `(?:${PERSON}\\b|${PET}\\b|carro|moto|casa|apartamento|ape\\b|empresa|negocio|loja|lojinha|comercio|sitio|mei\\b|divida|financiamento|consorcio|emprestimo|alerg|intoler|diabetes|pressao alta|ansiedade|tdah|medo d|pavor d|dificuldade|habito|costume|conta n|previdencia|plano de saude|bolsa|gemeos|car|house|apartment|business|company|shop|store|debt|mortgage|loan|allerg|intolerance|anxiety|adhd|twins)`;

/** Word beginnings of professions. */
export const PROFESSION =
  '(?:professor|engenheir|medic|advogad|enfermeir|motorista|programador|desenvolvedor|designer|vendedor|garcom|garconete|cozinheir|dentista|arquitet|contador|psicolog|jornalista|policial|bombeiro|analista|gerente|teacher|nurse|engineer|doctor|lawyer|developer|driver|designer|dentist|architect|accountant|manager)\\w*';
