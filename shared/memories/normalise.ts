import { normalizeText } from '../text/normalize-text.ts';

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

// Words without meaning of their own; negation is handled earlier.
const FILLERS = new Set(
  words(`a o as os um uma uns umas de da do das dos em no na nos nas e ou que para pra pro por pelo pela com ao aos se
    eu me mim meu minha meus minhas voce vc comigo so muito muita mesmo sempre mais bem nao nunca ja ser sou e eh esta estou
    the an of in on at and or that to for by with my i im me am is are be you very really just always not dont never do does
    it its this as much lot ate the from please favor sim receber receive get anymore longer isso isto aquilo disso disto nisso esse essa este assim that todo toda todos todas cada every each mes month day dia`),
);

/** Portuguese and English spellings that mean the same here, in the order of application. */
const SYNONYMS: readonly (readonly [canonical: string, spellings: string])[] = [
  ['resposta', 'resposta respostas answer answers reply replies response responses mensagens messages'],
  [
    'curta',
    `curta curtas curto curtos breve breves objetiva objetivas objetivo direta diretas direto direct resumida
    short brief concise point`,
  ],
  ['longa', 'longa longas longo longos detalhada detalhadas detalhado completa completas long detailed'],
  ['salario', 'salario salarios pagamento salary paycheck payday paid wage'],
  ['viajar', 'viajar viagem viagens travel trip trips'],
  ['poupar', 'juntar economizar poupar guardar save saving'],
  ['casa', 'casa apartamento ape imovel house home apartment flat'],
  ['carro', 'carro automovel car'],
  ['divida', 'divida dividas debt debts'],
  ['credito', 'credito credit'],
  ['debito', 'debito debit'],
  ['cartao', 'cartao cartoes card cards'],
  ['dinheiro', 'dinheiro especie cash'],
  ['filho', 'filho filhos filha filhas child children kid kids'],
  ['esposa', 'esposa mulher wife'],
  ['marido', 'marido esposo husband'],
  ['mae', 'mae mother mom'],
  ['pai', 'pai father dad'],
  ['gato', 'gato gata gatos gatas cat cats'],
  ['cachorro', 'cachorro cachorra cachorros cachorras cao caes cadela dog dogs'],
  ['moto', 'moto motos motocicleta motorcycle'],
  ['cafe', 'cafe coffee'],
  ['carne', 'carne meat'],
  ['emoji', 'emoji emojis figurinhas'],
  ['vegetarian', 'vegetariano vegetariana vegetarianos vegetarian'],
  ['vegan', 'vegano vegana vegan'],
  ['comprar', 'comprar compra adquirir buy purchase'],
  ['reserva', 'reserva emergency emergencia emergencias fund'],
  ['japao', 'japao japan'],
  ['pagar', 'pagar quitar pay'],
  ['casad', 'casado casada casei married'],
  ['divorciad', 'divorciado divorciada divorciei divorced'],
  ['separad', 'separado separada separei separated'],
];

const canonical = new Map(SYNONYMS.flatMap(([one, spellings]) => words(spellings).map((word) => [word, one] as const)));

// Removes number and gender: `gatos`, `gata` and `gato` are one word.
const stem = (word: string): string =>
  word.length > 4
    ? word
        .replace(/oes$/, 'ao')
        .replace(/s$/, '')
        .replace(/[aoe]$/, '')
    : word;

// `R$ 10.000,00`, `10 mil` and `10k` are one amount; `n` in a chat is `não`.
const oneSpelling = (text: string): string =>
  text
    .replace(/^(eu |a gente |mas |e )?n (?=[a-z])/, '$1nao ')
    .replaceAll(/\b(?:r|us) (?=\d)/g, '')
    .replaceAll(/\b(\d+) ?(?:mil|k|thousand)\b/g, '$1000')
    .replaceAll(/(?<=\d) (?=\d{3}\b)/g, '')
    .replaceAll(/(?<!\d)(\d{3,}) 00\b/g, '$1');

const CHAT: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'q:que,oq:o que,pq:porque,mt:muito,mto:muito,mta:muita,qnd:quando,qdo:quando,qto:quanto,qnto:quanto,tb:tambem,tbm:tambem,hj:hoje,amh:amanha,' +
    'p:para,c:com,s:sem,d:de,cmg:comigo,dps:depois,td:tudo,tds:todos,msg:mensagem,msgs:mensagens,gnt:gente,pfv:por favor,vcs:voces,ngm:ninguem,' +
    'cel:celular,ap:apartamento,kd:cade,agr:agora,smp:sempre,trab:trabalho,facul:faculdade,niver:aniversario,tou:to,dindin:dinheiro,grana:dinheiro'
  )
    .split(',')
    .map((entry) => entry.split(':')),
);

/** `plain` text as it is spelled outside a chat. Not for finding secrets: it would join what `c p f` takes apart. */
export const spelledOut = (words: string): string =>
  words.replaceAll(/([a-z])\1{2,}/g, '$1').replaceAll(/(?<!\S)[a-z]{1,6}(?!\S)/g, (word) => CHAT[word] ?? word);

/** Lower case, no accents, joined apostrophes (`don't` becomes `dont`), only letters and digits; amounts in digits. */
export const plain = (text: string): string => oneSpelling(normalizeText(text.replaceAll(/['’`´]/g, '')));

/** The meaningful words in their order, in one spelling each. */
export const contentWords = (text: string): string[] =>
  spelledOut(plain(text))
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word))
    .map((word) => canonical.get(word) ?? stem(word));

export const inAnyOrder = (list: readonly string[]): string => [...new Set(list)].sort().join(' ');
