import { isMark, wordsBetweenSpaces } from '../rewrite.ts';

/** Who tells, and how: the words with which a clause begins that leads to the question, gives a reason or excuses it. */
const OFTEN = '(?:(?:ja|so|nem|nunca|sempre|tambem|agora|ainda|hoje|just|really|already) )*';
const I_DO =
  '(?:to|tou|tava|estou|estava|tamo|ando|vou|ia|sou|era|acho|achava|lembro|pensava|perdi|devo|tenho|tinha|tive|quero (?:ver|saber|entender) se|preciso|resolvi|decidi|fico|fui|sai|juro|jurava|prometi|esqueci|odeio|adoro|amo|gosto|vivo|moro|sei|li|ouvi|vi que|dividi|[a-z]{3,}ei|[a-z]+[aeio]mos)';
const I_AM =
  '(?:im|i am|i was|ive|i have|i had|i just|i keep|i feel|i need to|i thought|we are|we were|my [a-z]+ (?:is|was|says|said|wants|keeps|thinks))';
const NO_ROW =
  '(?!(?:(?:[a-z]+ )?(?:compra|corrida|conta|cobranca|pagamento|valor|gasto|pedido|fatura|assinatura|plano|transacao|parcela|pix|purchase|charge|ride|order|bill|payment)s?|que|quais|qual|quantos?) )';
const OTHERS_DO = `(?:[oa]s?|meus?|minhas?|es[st][ea]s?|el[ea]s?|isso|aquilo|a ‹z›|a gente|the|it|he|she|they) ${NO_ROW}(?:(?!(?:que|d[eoa]s?|of) )[a-z]+ ){0,2}(?:eh?|ta|tao|esta|estao|tava|era|foi|foram|fomos|vai|vao|vem|fica|ficou|vive|quer|falou|disse|jura|diz|apaga|sumiu|tinha|tem|adora|odeia|gosta|anda|quebrou|is|was|has|are|says|said|wants|broke)`;
const REASON = '(?:pq|porque|porq|pois|ja que|afinal|visto que|because|cuz|since i)';
const PURPOSE = '(?:(?:e|eh|so|tudo) )?(?:pr[ao]|para)(?: (?:eu|a gente|nos|mim))? (?:[a-z]+[aei]r|‹z›)';
const EXCUSE = '(?:desculp[ae]s?|perdao|foi mal|sorry|(?:aqui|la) em casa|virou|acabou|comecou|chegou)';
const DENIAL = '(?:eu )?(?:nao|n|nunca|nem) (?:(?:me|te|se) )?(?:‹o›|[a-z]+(?:ei|o|i|amos|emos))';
const LEAD = '(?:(?:‹z›|e|mas|ai|aqui|la|entao|ah|oh|olha|e que|eh que|tipo|ne|but|so|and|well) )*';

const begins = (...openers: string[]): RegExp => new RegExp(`^ ${LEAD}(?:${openers.join('|')}) `);
const isTold = begins(
  `(?:eu |nos |a gente |eu e [^ ]+ [^ ]+ )?${OFTEN}${I_DO}`,
  'eu e (?:[oa]|meu|minha)|todo mundo|ninguem',
  I_AM,
  OTHERS_DO,
  REASON,
  PURPOSE,
  EXCUSE,
  DENIAL,
);
/** Of these even a shop or a category is not asked for, where another clause has one. */
const isNoQuestion = begins(
  REASON,
  'eu (?:achava|pensava|jurava|sabia)|(?:eu )?(?:resolvi|decidi|resolvemos|decidimos|cansei|prometi|parei|comecei)',
  '(?:eu )?(?:to|tou|estou|tava|estava|fiquei|fico|ando|vivo) (?:‹x›|sem|com (?:medo|preguica|vergonha|raiva|pressa|saudade)|voltando|indo|parando|deixando|tentando|cansad[oa]|perdid[oa]|no|na)',
  '(?:eu )?(?:voltei|cheguei|(?:vou|vamos|preciso|tenho que|quero|queremos) (?:dividir|rachar|acertar|cancelar|cortar|economizar|guardar|trocar|mudar|vender|viajar|parar|‹z›)|acabei de)',
  '(?:[oa]s? )?(?:resto|restante|outr[oa]s?) (?:eu |a gente )?(?:vai|vao|foi|foram|fica|ta|tao|pago|uso|boto|passo)',
  '(?:tem|existe|abriu|abriram) uma?',
  '(?:e|eh) (?:[oa]|ess[ea]|aquel[ea])(?: [a-z]+)? que (?:eu |a gente |nos )?(?:uso|usamos|usava|tenho|pego|passo|boto|deixo|guardo)',
);

/** Those of which another clause has to name the shop or the category. */
const NEEDS_SUBJECT = begins(REASON, '(?:tem|existe|abriu|abriram) uma?');

const SEPARATOR = /^(?:[.,]|k+|(?:rs)+s?|(?:ha)+h?|(?:he)+h?|lol|lmao)$/;
const CONJUNCTION = /^(?:pq|porque|porq|pois|because|cuz|mas|but)$/;
const isSubject = (word: string): boolean => /^‹[tab]\d+›$/.test(word);
const isFilter = (word: string): boolean => isSubject(word) || /^‹[nkqrs]›$/.test(word);
const filters = (word: string): boolean => isFilter(word) || /^‹[pio]›$/.test(word);

/** The words of each clause, separators as clauses of their own. */
const clausesOf = (text: string): string[][] => {
  const clauses: string[][] = [[]];
  for (const word of wordsBetweenSpaces(text)) {
    if (SEPARATOR.test(word)) clauses.push([word], []);
    else if (CONJUNCTION.test(word)) clauses.push([word]);
    else clauses.at(-1)?.push(word);
  }
  return clauses;
};

/**
 * Takes the clauses that ask for nothing: what leads to the question, a reason, an excuse. One that a filter was read from
 * belongs to the question, unless it says plainly that it does not.
 * @returns the text without their words, and the marks that were taken
 */
export const withoutStatedClauses = (text: string): { text: string; taken: ReadonlySet<string> } => {
  const clauses = clausesOf(text);
  const taken = new Set<string>();
  if (clauses.length === 1) return { text, taken };
  const elsewhere = (fits: (word: string) => boolean): ((at: number) => boolean) => {
    const has = clauses.map((words) => words.some(fits));
    const count = has.filter(Boolean).length;
    return (at) => count > (has[at] ? 1 : 0);
  };
  const [asksElsewhere, namesElsewhere] = [elsewhere(filters), elsewhere(isSubject)];
  let isBehindReported = false;
  const written = clauses.map((words, at) => {
    const [first = ''] = words;
    if (words.length === 0 || SEPARATOR.test(first)) return words;
    const clause = ` ${words.join(' ')} `;
    const isDropped = isNoQuestion.test(clause) && (NEEDS_SUBJECT.test(clause) ? namesElsewhere : asksElsewhere)(at);
    const isBare = !words.some(isFilter);
    const goesOn = isBehindReported && isBare && /^(?:sem|e|com|mas|nem|without|and)$|^‹x›$/.test(first);
    isBehindReported = asksElsewhere(at) && (isDropped || (isBare && (goesOn || isTold.test(clause))));
    if (!isBehindReported) return words;
    const left = words.filter((word) => !isDropped && isMark(word) && !/^‹[ux]/.test(word));
    for (const word of words) if (!left.includes(word)) taken.add(word);
    return ['‹z›', ...left];
  });
  return { text: ` ${written.flat().join(' ')} `, taken };
};
