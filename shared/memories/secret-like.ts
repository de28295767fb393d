import { plain } from './normalise.ts';

const SECRET_WORDS =
  /\b(contras?senhas?|senhas?|passwords?|passcodes?|passphrases?|passkeys?|passwd|pwd|palavra (passe|chave|secreta)|respostas? (de seguranca|secretas?)|pergunta (de seguranca|secreta)|security (answer|question)|pins?|cvv|cvc|cpf|cnpj|rg|cnh|ssn|tokens?|api key|apikey|secrets?|segredo|secret[ao]s?|login|credenci\w+|credentials?|chaves? (?:do |de |da )?(pix|api|acesso|seguranca|privada|aleatoria)|(pix|private|api|secret|security) keys?|private key|seed (phrase|words?)|my seed|^seed|mnemonic\w*|frase (semente|de recuperacao|de seguranca|mnemonica)|(recovery|backup|unlock|gate|alarm) (phrase|words?|keys?|codes?)|palavras? de recuperacao|combinacao d[oa] \w+|(desenho|padrao) d[ea] (tela|desbloqueio)|(minha|a) chave (e|eh)|passaporte (e|eh|numero|n)|passport (is|number|no)|driver s? ?licen[cs]e|drivers? licen[cs]e|(account|routing) number|iban|validade \d\d ?\d\d|(codigo|code) (de|do|da|for|to) \w+|(access|security|verification) code|assinatura eletronica|numero do (meu )?cartao|card number|(agencia|ag|conta) \d[\d ]{3,}|(conta|agencia) (e|numero) \d|conta (corrente|poupanca|salario|bancaria|no banco|n) (e |eh )?\d[\d ]{3,}|account (is )?\d[\d ]{3,})\b|\bpass \w/;
// Digits after what numbers a code, an alarm or a telephone.
const CODE = /\b(codigo|code|alarme|alarm)\b/;
const TELEPHONE = /\b(phone|telefone|celular|cel|whatsapp|zap)\b.{0,40}\d[\d ]{5,}\d/;
// Not one pattern: it would look on from each `code` to the end.
const isNumbered = (words: string): boolean => {
  const at = words.search(CODE);
  return (at >= 0 && /\d{3}/.test(words.slice(at))) || TELEPHONE.test(words);
};
// Disguised spellings: `s e n h a`, `s3nh4`, `senh@`.
const DISGUISED = /\b(s ?[e3] ?n ?h ?[a4]|p ?[a4] ?s ?s ?w ?[o0] ?r ?d|c ?p ?f)\b/;

const LOOKALIKES: readonly (readonly [sign: RegExp, letter: string])[] = [
  [/[@4]/g, 'a'],
  [/3/g, 'e'],
  [/[1!]/g, 'i'],
  [/0/g, 'o'],
  [/[$5]/g, 's'],
];
const SECRET_NAMES = /\b(contras?senhas?|senhas?|passwords?|passwd|passcodes?|pin|login)\b/;
const inLetters = (sentence: string): string =>
  plain(LOOKALIKES.reduce((text, [sign, letter]) => text.replaceAll(sign, letter), sentence));

// Dates and amounts contain long digit runs too.
const DATES = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g;
const AMOUNTS = /(R\$|US\$|\$)\s*\d[\d.,]*|\b\d{1,3}([.,]\d{3})+([.,]\d{2})?(?=\s*(reais|mil|$|[^\d.,-]))/gi;
/** Eight digits or more in any grouping: documents, cards, accounts, phones. */
const LONG_NUMBER = /\d(?:[\s.\-/]*\d){7,}/;
const KEY_PREFIX = /\b(sk|pk|ghp|gho|xox[abp]|AKIA|ASIA|AIza|eyJ)[-_]?[A-Za-z0-9]{6,}|\bBearer\s+\S+|-----BEGIN/;

// An e-mail address or a name like one beside a mention of Pix is a key. Telephones and documents are long numbers.
const PIX = /\bpix\b/i;
const ADDRESS = /\S@\S|[\p{L}\d][._]\p{L}/u;
const letters = /[A-Za-z]/;
// Mixed letters and digits or signs.
const isKeyLike = (word: string): boolean =>
  (word.length >= 8 && letters.test(word) && /\d/.test(word) && !/^\d+[a-zà-ú]+$/i.test(word)) ||
  (word.length >= 24 && letters.test(word) && !word.includes('://')) ||
  (word.length >= 6 && letters.test(word) && /[@#$%&*^~]/.test(word) && /\d/.test(word));

// `sеnha` with a Cyrillic `е`: no real word mixes scripts.
const WORD = /[\p{L}\p{M}]+/gu;
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
// One pass; a single pattern would backtrack from each letter.
const mixesScripts = (text: string): boolean =>
  (text.match(WORD) ?? []).some((word) => LIKE_LATIN.test(word) && LATIN.test(word));

const DIGIT_WORD =
  '(?:zero|uma?|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|one|two|three|four|five|six|seven|eight|nine)';
/** A number dictated digit by digit. */
const DICTATED = new RegExp(`\\b${DIGIT_WORD}(?: ${DIGIT_WORD}){3,}\\b`);

/** A sentence such as `minha senha é`: the next one may hold the secret. */
export const namesSecret = (sentence: string): boolean => {
  const words = plain(sentence);
  return SECRET_WORDS.test(words) || DISGUISED.test(words) || SECRET_NAMES.test(inLetters(sentence));
};

/** Passwords, card numbers, CPFs, keys: never stored. */
export const looksSecret = (sentence: string): boolean => {
  const rest = sentence.replaceAll(DATES, ' ').replaceAll(AMOUNTS, ' ');
  return (
    mixesScripts(sentence) ||
    (PIX.test(sentence) && ADDRESS.test(sentence)) ||
    DICTATED.test(plain(sentence)) ||
    isNumbered(plain(sentence)) ||
    namesSecret(sentence) ||
    LONG_NUMBER.test(rest) ||
    KEY_PREFIX.test(sentence) ||
    rest.split(/\s+/).some(isKeyLike)
  );
};

const CONDITIONS =
  'diabet\\w*|hipertens\\w*|pressao alta|high blood pressure|cancer|tumor(?:es)?|quimio\\w*|radioterapia|chemo\\w*|hiv|aids|soropositiv\\w*|depress(?:ao|iv[oa])|depression|ansiedade|anxiety|(?:sindrome do|crises? de) (?:panico|ansiedade)|panic attacks?|bipolar\\w*|esquizofren\\w*|burnout|tdah|adhd|toc|ocd|ptsd|autis(?:mo|ta|tas|m|tic)|epilep\\w*|asma(?:tic[oa])?|asthma\\w*|alergi[ac]\\w*|allerg\\w*|intoleran\\w*|celiac\\w*|celiaquia|gravid[ae]\\w*|engravidar|gestante|gestacao|pregnan\\w*|abort\\w*|fertilizacao|infertil\\w*|ivf|menopausa|doen(?:ca|cas|te|tes)|disease|illness|deficien(?:te|cia)s?|disab\\w*|pcd|cadeirante|cadeira de rodas|wheelchair|surd[oa]s?|ceg[oa]s?|deaf|blind|ostomizad[oa]|antidepressiv\\w*|antidepressants?|insulina?|(?:hemo)?dialise|dialysis|lupus|alzheimer\\w*|parkinson|demencia|dementia|sindrome d\\w+|down syndrome|anorexi\\w*|bulimi\\w*|obes[oa]s?|fibromialgia|endometriose|hepatite|tuberculose|cardiac[oa]s?|marcapasso|infart\\w*|avc|stroke|heart (?:attack|disease|condition)|enxaqueca|migraines?|labirintite|hernia|colesterol|cholesterol|insonia|insomnia|anemi[ac]\\w*|artrite|artrose|arthritis|reumat\\w*|gastrite|trombose|tireoide|thyroid|psoriase|vitiligo|glaucoma|alcoolatra|alcoolismo|alcoolicos anonimos|alcoholic|dependente quimic[oa]|(?:viciad[oa]|addicted) (?:em|to) (?:jog\\w*|apost\\w*|drog\\w*|crack|cocain\\w*|alco\\w*|gambling|drugs?)|problemas? de saude|health (?:issues?|problems?|conditions?)|laudo medico|diagnosticad[oa]|diagnosed';
const TREATMENTS =
  'cirurgia|surgery|ritalina|venvanse|rivotril|sertralina|fluoxetina|clonazepam|anticoncepcional|birth control|(?:tom|us|compr)\\w* (?:\\w+ )?(?:remedios?|medicamentos?|medicacao)|(?:remedios?|medicamentos?|medicacao) (?:d[aoe]s?|para|pra|pro) \\w+|(?:take|taking|on) (?:\\w+ )?medic\\w*|(?:meu|minha|my|no|na|ao|a|com|pro|pra|pela|pelo|do|da|seeing a|see a) (?:psiquiatra|psicolog[oa]|terapeuta|oncologista|cardiologista|psychiatrist|psychologist|therapist)|(?:faco|fazendo|em) (?:terapia|psicoterapia|tratamento|fisioterapia|pre natal|acompanhamento medico)|(?:de|na|com|pra|para) (?:minha )?(?:terapia|psicoterapia)|(?:in|for|my) therapy|frequento o aa|in aa';
const HEALTH = `${CONDITIONS}|${TREATMENTS}`;
const FAITH =
  'evangelic[oa]s?|catolic[oa]s?|catholics?|cristao|crista|christians?|protestantes?|espirita|kardecista|umband\\w*|candomble\\w*|judeu|judia|judaic\\w*|jewish|muculman\\w*|muslims?|islam\\w*|budis\\w*|buddhis\\w*|hindu\\w*|ateu|ateia|atheists?|agnostic\\w*|testemunha de jeova|jehovah\\w*|mormon|adventista|religiao|religios[oa]s?|religion|religious|dizimos?|dizimista|tith(?:es?|ing)|ramada|ramadan|shabbat|acredito em deus|believe in god|(?:sou|somos) (?:um |uma )?(?:pastor\\w*|padre|freira|obreir[oa]|missionari[oa]|crente|macumbeir[oa])|(?:sou|somos) d[aeo] (?:\\w+ )?(?:igreja|assembleia|congregacao)|(?:vou|vamos|frequento|doo|dou|contribuo|ajudo|canto|toco|sirvo|congrego|pago|oferto|mando|go|attend|donate|give)\\b.* (?:igreja|missa|culto|terreiro|templo|centro espirita|mesquita|sinagoga|church|mosque|synagogue)';
const POLITICS =
  'vot(?:o|ei|arei|amos) (?:no|na|em|nulo|pra|para)|(?:i )?voted? for|(?:sou|somos|de|im|i am) (?:a )?(?:esquerda|direita|left wing|right wing|leftist)|petista|bolsonarist\\w*|bolsonaro|d?o lula|lulista|trump|biden|comunista|socialista|filiad[oa] a[o]?|(?:meu|do) partido|partido politico|campanha (?:eleitoral|politica)|militante|milito|republican|democrat|sindicaliz\\w*|sindicatos?|union (?:member|dues)|(?:sou|somos) d[oa] (?:pt|psol|psdb|mdb|pl|pdt|pcdob|mst|partido)|(?:sou|somos|im|i am) (?:um |uma |a )?(?:conservador[a]?|conservative|liberal|progressista|progressive|feminista?|anarquista|marxista|libertari[oa]n?)(?! (?:com|em|no|na|nos|nas|de|para|pra|quando|ao|with|in|about|when|investor))';
const ORIENTATION =
  'gay|gays|lesbicas?|lesbian|bissexua(?:l|is)|bisexual|homossexua\\w*|homosexual|heterossexua\\w*|heterosexual|transgener[oa]|transexual|transgender|mulher trans|homem trans|travesti|nao binari[oa]|non ?binary|lgbt\\w*|queer|pansexual|assexual|(?:sou|somos|im|i am) (?:um |uma |a )?(?:pessoa )?(?:trans|bi|hetero|straight(?! to)|cis)';
const ORIGIN =
  '(?:sou|somos|i am|im) (?:um |uma |a |an )?(?:negr[oa]s?|pret[oa]s?|pard[oa]s?|branc[oa]s?|indigenas?|quilombolas?|cigan[oa]s?|afrodescendentes?|asiatic[oa]s?|mestic[oa]s?|mulat[oa]s?|japones\\w*|chines\\w*|corean[oa]s?|refugiad[oa]s?|descendente de \\w+|black|white|indigenous|asian|hispanic|arab|refugee)';
const SENSITIVE = new RegExp(`\\b(?:${[HEALTH, FAITH, POLITICS, ORIENTATION, ORIGIN].join('|')})\\b`);
const PET =
  'gat[oa]s?|cachorr\\w*|cao|caes|cadela|pets?|papagaio|passarinho|coelh[oa]|hamster|cavalo|dogs?|puppy|cats?|horse';
/** What an animal has is no data of a person: `meu gato toma remédio`, `compro remédio pro gato`; not `tenho um gato e asma`. */
const OF_PET = new RegExp(`\\b(?:${PET})\\b(?!.* (?:e|and) )`);
const FOR_PET = new RegExp(
  `\\b(?:pr[oa]s?|para|d[oa]s?|for|of) (?:[oa]s? |the )?(?:meus? |minhas? |my )?(?:${PET})\\b`,
);

/** Health, faith, politics, origin and sexual orientation of a person: stored only where it is asked for (LGPD, art. 11). */
export const tellsSensitive = (sentence: string): boolean => {
  const words = plain(sentence);
  const told = SENSITIVE.exec(words);
  if (!told) return false;
  const [before, from] = [words.slice(0, told.index + told[0].length), words.slice(told.index)];
  return !(OF_PET.test(before) || FOR_PET.test(from));
};
