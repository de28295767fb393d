import { plain } from './normalise.ts';

const SECRET_WORDS =
  /\b(contras?senhas?|senhas?|passwords?|passcodes?|passphrases?|palavra (passe|chave|secreta)|respostas? (de seguranca|secretas?)|pergunta (de seguranca|secreta)|security (answer|question)|pin|cvv|cvc|cpf|cnpj|rg|cnh|ssn|tokens?|api key|apikey|secrets?|segredo|secret[ao]s?|login|credenci\w+|credentials?|chave (pix|de api|de acesso|privada)|private key|seed (phrase|words?)|(codigo|code) (de|do|da|for|to) \w+|(access|security|verification) code|assinatura eletronica|numero do (meu )?cartao|card number|(agencia|ag|conta) \d[\d ]{3,}|(conta|agencia) (e|numero) \d)\b|\bpass \w/;
// Disguised spellings: `s e n h a`, `s3nh4`.
const DISGUISED = /\b(s ?[e3] ?n ?h ?[a4]|p ?[a4] ?s ?s ?w ?[o0] ?r ?d|c ?p ?f)\b/;

// Dates and amounts contain long digit runs too.
const DATES = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g;
const AMOUNTS = /(R\$|US\$|\$)\s*\d[\d.,]*|\b\d{1,3}([.,]\d{3})+([.,]\d{2})?(?=\s*(reais|mil|$|[^\d.,-]))/gi;
/** Eight digits or more in any grouping: documents, cards, accounts, phones. */
const LONG_NUMBER = /\d(?:[\s.\-/]*\d){7,}/;
const KEY_PREFIX = /\b(sk|pk|ghp|gho|xox[abp]|AKIA|ASIA|AIza|eyJ)[-_]?[A-Za-z0-9]{6,}|\bBearer\s+\S+|-----BEGIN/;

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
    DICTATED.test(plain(sentence)) ||
    namesSecret(sentence) ||
    LONG_NUMBER.test(rest) ||
    KEY_PREFIX.test(sentence) ||
    rest.split(/\s+/).some(isKeyLike)
  );
};
