/** Endings of a word behind its stem: `churrasc-aria`, `veterin-aria`, `comput-adores`. */
const ENDINGS =
  `s es a as o os ao oes ais al el eis ia ias ica icas ico icos ista istas ante antes ente entes ento entos mento mentos
  cao coes acao acoes icao icoes dor dora dores doras ador adora adores adoras ado ados ada adas ido idos ida idas ario arios aria arias
  eiro eiros eira eiras eria erias teria terias eteria ueria uerias ria rias inho inhos inha inhas zinho zinha quinho quinha ona oso osa ivo iva ivos ivas
  avel agem agens ens ura uras eza ice ncia ncias encia encias idade idades logia logias logo loga grafia grafias terapia plastia
  gico gica tico ticos tica ticas mico mica nico nica nicos nicas vel ing er ers ery y ies ina inas c`.split(/\s+/);

/** What banks and acquirers glue to a name. */
const GLUED =
  'br(?:asil)?|bra|com(?:br|brasil)?|sp|rj|mg|pr|rs|sc|ba|pe|ce|df|go|es|express\\w*|expresso|executivo|comum|facil|rapid[oa]|hiper|super\\w*|bairro|market\\w*|mercado\\w*|delivery|eats|trip\\w*|help\\w*|pay\\w*|pag\\w*|online|on|digital|app|bill|prime|plus|premium|music|play|store|shop\\w*|loja\\w*|park|parking|center|centro|club|clube|sat|fl|lj|filial|matriz|d[ao]\\w+|sao\\w{2,}|santa\\w{2,}|e\\w{5,}|auto\\w*|vip|top|bar|cafe|rest\\w*|grill|burger\\w*|sushi|house|food|mix|max|mais|certo|bom|boa|novo|nova|central|popular|real|total|servic\\w*|serv|comercio|ltda|me|sa|viag\\w*|segur\\w*|saude|vida|pre|pos|net|tv|fibra|movel|tele\\w*';

const isEnding = new RegExp(`^(?:${ENDINGS.join('|')})?(?:${GLUED})?(?:\\d.*)?$`);

/** So much behind a name is a word of its own, unless the name is so short that other words begin like it. */
const SHORTEST_WORD = 6;
const SHORTEST_NAME = 5;
/**
 * Whether a word that begins like a known name may be that name: `supermerc-ado`, `uber-trip`, `raia-4521`; a surname that
 * begins so is another word: `assai-de`, `carrefour-nier`, `taxi-archos`.
 * @param rest what the word has behind the name
 * @param name how many letters the name has
 */
export const continuesWord = (rest: string, name: number): boolean =>
  (name >= SHORTEST_NAME && rest.length >= SHORTEST_WORD) ||
  isEnding.test(rest) ||
  ENDINGS.some((ending) => ending.startsWith(rest));
