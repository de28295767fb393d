import { plain } from './normalise.ts';

const SECRET_WORDS =
  /\b(contras?senhas?|senhas?|passwords?|passcodes?|passphrases?|palavra (passe|chave|secreta)|respostas? (de seguranca|secretas?)|pergunta (de seguranca|secreta)|security (answer|question)|pin|cvv|cvc|cpf|cnpj|rg|cnh|ssn|tokens?|api key|apikey|secrets?|segredo|secret[ao]s?|login|credenci\w+|credentials?|chave (pix|de api|de acesso|privada)|private key|seed (phrase|words?)|(codigo|code) (de|do|da|for|to) \w+|(access|security|verification) code|assinatura eletronica|numero do (meu )?cartao|card number|(agencia|ag|conta) \d[\d ]{3,}|(conta|agencia) (e|numero) \d)\b|\bpass \w/;
// `s e n h a`, `s3nh4`: written so as not to be seen.
const DISGUISED = /\b(s ?[e3] ?n ?h ?[a4]|p ?[a4] ?s ?s ?w ?[o0] ?r ?d|c ?p ?f)\b/;

// Dates and amounts hold long runs of digits too.
const DATES = /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g;
const AMOUNTS = /(R\$|US\$|\$)\s*\d[\d.,]*|\b\d{1,3}([.,]\d{3})+([.,]\d{2})?(?=\s*(reais|mil|$|[^\d.,-]))/gi;
/** Eight digits or more, however they are grouped: documents, cards, accounts, telephones. */
const LONG_NUMBER = /\d(?:[\s.\-/]*\d){7,}/;
const KEY_PREFIX = /\b(sk|pk|ghp|gho|xox[abp]|AKIA|ASIA|AIza|eyJ)[-_]?[A-Za-z0-9]{6,}|\bBearer\s+\S+|-----BEGIN/;

const letters = /[A-Za-z]/;
// A word that mixes letters with digits, or with signs, is nobody's word.
const isKeyLike = (word: string): boolean =>
  (word.length >= 8 && letters.test(word) && /\d/.test(word) && !/^\d+[a-zà-ú]+$/i.test(word)) ||
  (word.length >= 24 && letters.test(word) && !word.includes('://')) ||
  (word.length >= 6 && letters.test(word) && /[@#$%&*^~]/.test(word) && /\d/.test(word));

// `sеnha` with a Cyrillic `е` looks like the word and is none: nobody mixes scripts within a word.
const MIXED_SCRIPTS =
  /(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}])[\p{L}\p{M}]+/u;
const DIGIT_WORD =
  '(?:zero|uma?|dois|duas|tres|quatro|cinco|seis|meia|sete|oito|nove|one|two|three|four|five|six|seven|eight|nine)';
/** A number dictated digit by digit. */
const DICTATED = new RegExp(`\\b${DIGIT_WORD}(?: ${DIGIT_WORD}){3,}\\b`);

/** Whether the sentence names a secret, such as `minha senha é`; what follows may be the secret itself. */
export const namesSecret = (sentence: string): boolean => {
  const words = plain(sentence);
  return SECRET_WORDS.test(words) || DISGUISED.test(words);
};

/** Whether the text holds or names what must never be stored: passwords, card numbers, CPFs, keys. */
export const looksSecret = (sentence: string): boolean => {
  const rest = sentence.replaceAll(DATES, ' ').replaceAll(AMOUNTS, ' ');
  return (
    MIXED_SCRIPTS.test(sentence) ||
    DICTATED.test(plain(sentence)) ||
    namesSecret(sentence) ||
    LONG_NUMBER.test(rest) ||
    KEY_PREFIX.test(sentence) ||
    rest.split(/\s+/).some(isKeyLike)
  );
};
