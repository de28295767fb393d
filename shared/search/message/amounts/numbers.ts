import { rewrite, wordsBetweenSpaces } from '../rewrite.ts';

const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'um uma one:1,dois duas two:2,tres three:3,quatro four:4,cinco five:5,seis six:6,sete seven:7,oito eight:8,nove nine:9,dez ten:10,' +
    'onze eleven:11,doze twelve:12,treze thirteen:13,quatorze catorze fourteen:14,quinze fifteen:15,dezesseis sixteen:16,' +
    'dezessete seventeen:17,dezoito eighteen:18,dezenove nineteen:19,vinte twenty:20,trinta thirty:30,quarenta forty:40,' +
    'cinquenta fifty:50,sessenta sixty:60,setenta seventy:70,oitenta eighty:80,noventa ninety:90,cem cento:100,duzentos duzentas:200,' +
    'trezentos trezentas:300,quatrocentos:400,quinhentos:500,seiscentos:600,setecentos:700,oitocentos:800,novecentos:900,' +
    'vintao:20,trintao:30,quarentao:40,cinquentao cinquentinha:50,cenzao cemzao cenzinho cemzinho:100,duzentao:200,quinhentao:500'
  )
    .split(',')
    .flatMap((entry) => {
      const [names = '', value] = entry.split(':');
      return names.split(' ').map((name) => [name, Number(value)] as const);
    }),
);

const named = (from: number, to: number): string =>
  `(?:${Object.keys(VALUES)
    .filter((name) => (VALUES[name] ?? 0) >= from && (VALUES[name] ?? 0) <= to)
    .join('|')})`;

const AND = '(?: e| and)?';
const below100 = `(?:${named(20, 90)}(?:${AND} ${named(1, 9)}(?! hundred))?|${named(1, 19)})`;
const hundreds = `(?:(?:${named(1, 9)} )?hundred|${named(100, 900)})`;
const below1000 = `(?:${hundreds}(?:${AND} ${below100})?|${below100})`;
const digits = '\\d+(?:\\.\\d+)?';
const THOUSAND = '(?:mil|thousand)';
// In "entre mil e dois mil" the two belong to the second thousand.
const NUMBER = `(?:(?:${below1000}|${digits}) )?${THOUSAND}(?:(?: e| and)? (?:${below1000}|\\d{1,3})(?! ${THOUSAND} ))?|${below1000}`;

// One alone is mostly an article.
const AFTER_ONE =
  '(?= (?:dias?|semanas?|mes|anos?|real|reais|conto|pila|horas?|trimestre|days?|weeks?|months?|years?))';
const ONE = /^(?:um|uma|one)$/;

const numberIn = (text: string): number => {
  let [total, current] = [0, 0];
  for (const word of text.split(' ')) {
    if (word === 'mil' || word === 'thousand') [total, current] = [total + (current || 1) * 1000, 0];
    else if (word === 'hundred') current = (current || 1) * 100;
    else current += VALUES[word] ?? (Number(word) || 0);
  }
  return Math.round((total + current) * 100) / 100;
};

// Ten, or December in short.
const DECEMBER = `(?<= (?:em|in|mes|mes de|\\d\\d?|\\d\\d? de) )dez(?! (?:mil|r\\$|reais|real|contos?|pilas?|dias|meses|semanas|anos|horas|vezes|x|parcelas|prestacoes) )|dez(?= (?:de )?20\\d\\d )`;

// Compiling NUMBER costs a cold start more than all else that is read of a message.
const WITH_NUMBER = new Set([
  ...Object.keys(VALUES).filter((name) => !ONE.test(name)),
  'mil',
  'thousand',
  'hundred',
  'grand',
  'centena',
  'centenas',
  'milhao',
  'milhoes',
  'million',
]);

// "quarenta e quatro e noventa" is 44.90, as people say prices; "entre nove e noventa" are two numbers.
const PRICE =
  '(?<! (?:entre|between|dias?|as|das|pelas|top|parcelas?) )(\\d{1,4}) e (\\d\\d)(?! (?:mil|dias?|meses|semanas|anos|vezes|x|parcelas|horas) )';
const ROUND = 20;
const isComplete = (words = ''): boolean => (VALUES[words.split(' ').at(-1) ?? ''] ?? ROUND) < ROUND;

const CENTENAS = '(?:(\\d+(?:\\.\\d+)?) centenas|(uma|meia) centena)(?: de(?= (?:reais|contos?|pilas?) ))?';
const GRAND =
  '(?:(\\d+(?:\\.\\d+)?)|an?|um|uma) (?:(?:milhao|milhoes|million)|(grand))(?: de(?= (?:reais|contos?|pilas?) ))?';

// Said of money alone: "vintão de estacionamento".
const MONEY_SLANG =
  '(?:vintao|trintao|quarentao|cinquentao|cinquentinha|cenzao|cemzao|cenzinho|cemzinho|duzentao|quinhentao)(?! (?:r\\$|reais|real|contos?|pilas?|paus?|pratas?|mangos) )';

/**
 * `text` with numbers in words, Portuguese or English, as digits: `mil e duzentos` is `1200`, `1.5 mil` is `1500`.
 * @param typed takes the words, by the digits that they became
 */
export const withDigits = (text: string, typed: Map<string, string>): string => {
  const slang = rewrite(text, MONEY_SLANG, ([word]) => `${VALUES[word] ?? ''} reais`);
  const months = rewrite(slang, DECEMBER, () => 'dezembro');
  const ones = rewrite(months, `(?:um|uma|one)${AFTER_ONE}`, () => '1');
  if (!wordsBetweenSpaces(ones).some((word) => WITH_NUMBER.has(word))) return ones;
  const digitized = rewrite(ones, NUMBER, ([words]) => {
    if (ONE.test(words)) return null;
    const number = String(numberIn(words));
    if (number !== words) typed.set(number, words);
    return number;
  });
  const priced = rewrite(digitized, PRICE, ([, whole = '', cents = '']) =>
    isComplete(typed.get(whole)) && typed.has(cents) ? `${whole}.${cents}` : null,
  );
  const counted = rewrite(priced, CENTENAS, ([, count = '1', part]) =>
    String(part === 'meia' ? 50 : Number(count) * 100),
  );
  return rewrite(counted, GRAND, ([, count = '1', grand]) => String(Number(count) * (grand ? 1e3 : 1e6)));
};

export const numberWords = (): string[] => Object.keys(VALUES);
