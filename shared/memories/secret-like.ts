import { plain } from './normalise.ts';

const SECRET_WORDS =
  /\b(contras?senhas?|senhas?|passwords?|passcodes?|passphrases?|palavra (passe|chave|secreta)|respostas? (de seguranca|secretas?)|pergunta (de seguranca|secreta)|security (answer|question)|pin|cvv|cvc|cpf|cnpj|rg|cnh|ssn|tokens?|api key|apikey|secrets?|segredo|secret[ao]s?|login|credenci\w+|credentials?|chaves? (?:do |de |da )?(pix|api|acesso|seguranca|privada|aleatoria)|(pix|private|api|secret|security) keys?|private key|seed (phrase|words?)|(codigo|code) (de|do|da|for|to) \w+|(access|security|verification) code|assinatura eletronica|numero do (meu )?cartao|card number|(agencia|ag|conta) \d[\d ]{3,}|(conta|agencia) (e|numero) \d)\b|\bpass \w/;
// Disguised spellings: `s e n h a`, `s3nh4`.
const DISGUISED = /\b(s ?[e3] ?n ?h ?[a4]|p ?[a4] ?s ?s ?w ?[o0] ?r ?d|c ?p ?f)\b/;

// Dates and amounts contain long digit runs too.
const DATES = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g;
const AMOUNTS = /(R\$|US\$|\$)\s*\d[\d.,]*|\b\d{1,3}([.,]\d{3})+([.,]\d{2})?(?=\s*(reais|mil|$|[^\d.,-]))/gi;
/** Eight digits or more in any grouping: documents, cards, accounts, phones. */
const LONG_NUMBER = /\d(?:[\s.\-/]*\d){7,}/;
const KEY_PREFIX = /\b(sk|pk|ghp|gho|xox[abp]|AKIA|ASIA|AIza|eyJ)[-_]?[A-Za-z0-9]{6,}|\bBearer\s+\S+|-----BEGIN/;

// An e-mail address beside a mention of Pix is a key. Telephones and documents are long numbers.
const PIX = /\bpix\b/i;
const E_MAIL = /\S@\S/;
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
  return SECRET_WORDS.test(words) || DISGUISED.test(words);
};

/** Passwords, card numbers, CPFs, keys: never stored. */
export const looksSecret = (sentence: string): boolean => {
  const rest = sentence.replaceAll(DATES, ' ').replaceAll(AMOUNTS, ' ');
  return (
    mixesScripts(sentence) ||
    (PIX.test(sentence) && E_MAIL.test(sentence)) ||
    DICTATED.test(plain(sentence)) ||
    namesSecret(sentence) ||
    LONG_NUMBER.test(rest) ||
    KEY_PREFIX.test(sentence) ||
    rest.split(/\s+/).some(isKeyLike)
  );
};

const HEALTH =
  'diabet\\w*|hipertens\\w*|pressao alta|cancer|tumor(?:es)?|quimioterapia|hiv|aids|soropositiv\\w*|depress(?:ao|iv[oa])|depression|ansiedade|anxiety|bipolar\\w*|esquizofren\\w*|burnout|tdah|adhd|autis(?:mo|ta|tas|m|tic)|epilep\\w*|asma(?:tic[oa])?|asthma\\w*|alergi[ac]\\w*|allerg\\w*|intoleran\\w*|celiac\\w*|celiaquia|gravid[ae]\\w*|gestante|pregnan\\w*|abort\\w*|doen(?:ca|cas|te|tes)|disease|illness|deficien(?:te|cia)s?|disab\\w*|cadeirante|antidepressiv\\w*|antidepressants?|insulina?|dialise|dialysis|lupus|alzheimer\\w*|parkinson|anorexi\\w*|bulimi\\w*|obes[oa]s?|fibromialgia|endometriose|hepatite|tuberculose|alcoolatra|alcoolismo|alcoholic|dependente quimic[oa]|laudo medico|diagnosticad[oa]|diagnosed|(?:tom|us|compr)\\w* (?:\\w+ )?(?:remedios?|medicamentos?|medicacao)|(?:take|taking|on) (?:\\w+ )?medic\\w*|(?:meu|minha|my|no|na|ao|a|seeing a|see a) (?:psiquiatra|psicolog[oa]|terapeuta|psychiatrist|therapist)|(?:faco|fazendo|em) (?:terapia|psicoterapia|tratamento)|in therapy';
const FAITH =
  'evangelic[oa]s?|catolic[oa]s?|catholics?|cristao|crista|christians?|protestantes?|espirita|kardecista|umband\\w*|candomble\\w*|judeu|judia|judaic\\w*|jewish|muculman\\w*|muslims?|islam\\w*|budis\\w*|buddhis\\w*|hindu\\w*|ateu|ateia|atheists?|agnostic\\w*|testemunha de jeova|jehovah\\w*|mormon|adventista|religiao|religios[oa]s?|religion|religious|dizimo|tithes?|(?:vou|vamos|frequento|doo|dou|contribuo|go|attend|donate)\\b.* (?:igreja|missa|culto|terreiro|church|mosque|synagogue)';
const POLITICS =
  'vot(?:o|ei|arei|amos) (?:no|na|em|nulo|pra|para)|(?:i )?voted? for|(?:sou|somos|de|im|i am) (?:a )?(?:esquerda|direita|left wing|right wing|leftist)|petista|bolsonarista|lulista|comunista|socialista|filiad[oa] a[o]?|(?:meu|do) partido|partido politico|militante|republican|democrat|sindicaliz\\w*|d[eo] sindicato|union member';
const ORIENTATION =
  'gay|gays|lesbicas?|lesbian|bissexua(?:l|is)|bisexual|homossexua\\w*|homosexual|heterossexua\\w*|heterosexual|transgener[oa]|transexual|transgender|mulher trans|homem trans|travesti|nao binari[oa]|non ?binary|lgbt\\w*|queer|pansexual|assexual';
const ORIGIN =
  '(?:sou|somos|i am|im) (?:um |uma |a )?(?:negr[oa]s?|pret[oa]s?|pard[oa]s?|branc[oa]s?|indigenas?|quilombolas?|black|white|indigenous)';
const SENSITIVE = new RegExp(`\\b(?:${[HEALTH, FAITH, POLITICS, ORIENTATION, ORIGIN].join('|')})\\b`);
/** What an animal has is no data of a person. */
const OF_PET =
  /\b(?:gat[oa]s?|cachorr\w*|cao|caes|cadela|pets?|papagaio|passarinho|coelh[oa]|hamster|cavalo|dogs?|puppy|cats?|horse)\b/;

/** Health, faith, politics, origin and sexual orientation of a person: stored only where it is asked for (LGPD, art. 11). */
export const tellsSensitive = (sentence: string): boolean => {
  const words = plain(sentence);
  return SENSITIVE.test(words) && !OF_PET.test(words);
};
