import type { Account } from '../../../accounts/account.ts';
import type { TransactionStatus } from '../../../ledger/transaction.ts';
import { normalizeText, splitWords } from '../../../text/normalize-text.ts';
import { rewrite, rewriteRuns } from '../rewrite.ts';
import { isCommonWord } from '../talk/lexicon.ts';

/** What one mention says of the account; `ids` are accounts of a bank, brand or name that the user said. */
export type AccountMention =
  | { type: 'BANK' | 'CREDIT' }
  // The card by its bill: `fatura`.
  | { type: 'CREDIT'; isBill: true }
  | { subtype: 'CHECKING_ACCOUNT' | 'SAVINGS_ACCOUNT' | 'PAYMENT_ACCOUNT' }
  | { ids: readonly string[] };

const MY =
  '(?: (?:o|a|os|as|meu|minha|meus|minhas|the|my|ambos|ambas|both|all|[2-9](?= (?:cart|contas|cards|accounts))))*';
const WITH = `(?:n[oa]s?|d[oa]s?|em|pel[oa]s?|com|via|on|by|in|using|from|with)${MY} `;
const BY = `(?:${WITH})?`;
const CARD = `(?:(?:(?:os |meus |the |my )*(?:[2-9]|both|ambos os) )?cart(?:ao|oes)(?: de credito)?|credit cards?|cards?|credito(?! (?:de )?‹n› )|(?<= (?:n[oa]|pel[oa]|via|em) )credito|credit|faturas?(?: d[oe]s? cart(?:ao|oes)(?: de credito)?)?)`;
const BILL =
  '(?:(?<!(?:pag[a-z]*|paid|pay|paying)(?: (?:o|a|the|my|meu|minha))? )faturas?|(?<=(?:excluding|except(?: for)?|without|minus|but|not counting) (?:the |my )?)bills?)';
const BANK = `${BY}(?:cart(?:ao|oes) de debito|debit cards?|debito(?! (?:de )?‹n› )|(?<= (?:n[oa]|pel[oa]|via|em) )debito|debit|contas? bancarias?|bank accounts?)(?! automatic)|(?:n[ao]|d[ao]|pela|em|minha|in|from|my)${MY} (?:conta|account)(?! (?:de|d[oa]s?|com) )`;
const CHECKING = `${BY}(?:contas? correntes?|checking(?: accounts?)?)`;
const SAVINGS = `${BY}(?:(?:contas? |cadernetas? )?(?:de |da )?poupancas?|savings(?: accounts?)?)`;
const PAYMENT = `${BY}(?:contas? (?:de )?pagamentos?|payment accounts?)`;
const PAYING_THE_CARD = '(?<!(?:pag[a-z]*|paid|pay|paying)(?: (?:o|a|the|my|meu|minha))? )';

/** `text` with a mark for every word of accounts; the mark's number is its place in `mentions`. */
export const withAccountTypes = (text: string, mentions: AccountMention[]): string => {
  const put = (mention: AccountMention) => () => `‹a${mentions.push(mention) - 1}›`;
  const rules: [pattern: string, mention: AccountMention][] = [
    [CHECKING, { subtype: 'CHECKING_ACCOUNT' }],
    [SAVINGS, { subtype: 'SAVINGS_ACCOUNT' }],
    [PAYMENT, { subtype: 'PAYMENT_ACCOUNT' }],
    [BANK, { type: 'BANK' }],
    [`${WITH}${BILL}|${BILL}(?! (?:d[oe]s?|on|of) )`, { type: 'CREDIT', isBill: true }],
    [`${WITH}${CARD}|${PAYING_THE_CARD}${CARD}`, { type: 'CREDIT' }],
  ];
  const marked = rules.reduce((rest, [pattern, mention]) => rewrite(rest, pattern, put(mention)), text);
  return rewrite(marked, `${BY}conta(?: (?:d[oa]|no|na))?(?= ‹b)`, put({ type: 'BANK' }));
};

// They are part of many accounts' names and tell none from another.
const GENERIC =
  /^(?:conta|corrente|poupanca|cartao|banco|bank|pagamentos?|credito|debito|economica|federal|card|account|checking|savings|credit|instituicao|multiplo|digital|brasil|pessoal|principal|minha|the|of|do|da|de|e|s|a|sa)$/;

/** What people call a bank, by a word of its name. */
const NICKNAMES: readonly (readonly [bank: RegExp, names: string])[] = [
  [/nubank/, 'nu roxinho roxinha roxao cartaoroxo'],
  [/\bbrasil\b/, 'bb'],
  [/caixa economica/, 'cef'],
  [/\binter\b/, 'laranjinha cartaolaranja'],
  [/bradesco/, 'brades bradescao'],
  [/itau/, 'itauzao'],
  [/mercado pago/, 'mp'],
];
const nicknamesOf = (bank: string): string[] =>
  NICKNAMES.flatMap(([pattern, names]) => (pattern.test(normalizeText(bank)) ? names.split(' ') : []));

const LONGEST_NAME = 6;

export type AccountNames = ReadonlyMap<string, readonly string[]>;

/** The words by which a user may call an account: of its bank, brand, level and names; several words are glued. */
export const accountNames = (accounts: readonly Account[], isCategory: (word: string) => boolean): AccountNames => {
  const names = new Map<string, Set<string>>();
  const add = (name: string, { id }: Account) => {
    if (name !== '') names.set(name, (names.get(name) ?? new Set()).add(id));
  };
  for (const account of accounts) {
    const texts = [account.connectorName, account.name, account.marketingName, account.creditData?.brand ?? ''];
    for (const word of texts.flatMap(splitWords)) {
      if (!GENERIC.test(word) && !isCategory(word) && !isCommonWord(word) && word.length > 1) add(word, account);
    }
    // "Visa Gold" is that card, not all of Visa: a full name of two telling words beats its words.
    for (const name of [account.name, account.marketingName]) {
      const parts = splitWords(name ?? '');
      const bank = splitWords(account.connectorName);
      for (const run of [parts, parts.filter((word) => !bank.includes(word))])
        if (run.filter((word) => !GENERIC.test(word)).length > 1) add(run.join(''), account);
    }
    // Whole: a word of it alone, as in `conta da casa`, may mean anything.
    const custom = splitWords(account.customName ?? '');
    const isPlain = custom.every((word) => GENERIC.test(word) || isCategory(word) || isCommonWord(word));
    if (custom.length > 1 || !isPlain) add(custom.join(''), account);
    const bank = normalizeText(account.connectorName).split(' ');
    if (bank.length > 1) add(bank.join(''), account);
    for (const nickname of nicknamesOf(account.connectorName)) add(nickname, account);
    const last = /\d{4}$/.exec(account.number)?.[0];
    if (last && account.type === 'CREDIT') add(`final${last}`, account);
  }
  return new Map(Array.from(names, ([name, ids]) => [name, [...ids]]));
};

const SIDE_BY_SIDE = '‹b(\\d+)›(?: (?:d[oae]|n[oa]|from|of|at))? ‹b(\\d+)›';

/** `text` with a mark for every name of an account, and for names side by side ("itaú visa") one for what they share. */
export const withAccountNames = (text: string, names: AccountNames, mentions: AccountMention[]): string => {
  if (names.size === 0) return text;
  const named = rewriteRuns(text, LONGEST_NAME, (words) => {
    const ids = names.get(words.join(''));
    return ids ? `‹b${mentions.push({ ids }) - 1}›` : null;
  });
  return rewrite(named, SIDE_BY_SIDE, ([, first, second]) => {
    const [a, b] = [mentions[Number(first)], mentions[Number(second)]];
    if (!a || !b || !('ids' in a) || !('ids' in b)) return null;
    const both = a.ids.filter((id) => b.ids.includes(id));
    return both.length > 0 ? `‹b${mentions.push({ ids: both }) - 1}›` : null;
  });
};

const NOT_YET =
  '(?:(?:ainda )?n(?:ao)?(?: foi| foram)?|nao (?:foi |foram )?ainda|(?:not|havent|hasnt|have not|has not|didnt|arent|isnt|are not|is not)(?: yet)?(?: been)?|yet to be)';
const DONE =
  '(?:(?:confirm|lanc|efetiv|process|compens|liquid|post|finaliz|debit|registr|contabiliz|baix|consolid)(?:ad[ao]s?|ou|aram)|conclu(?:id[ao]s?|iu|iram)|cobrad[ao]s?|faturad[ao]s?|caiu|cairam|(?:entrou|entraram|apareceu|apareceram|bateu|bateram|veio|vieram|consta|constam)(?= n[ao]s? (?:fatura|conta|extrato|cart(?:ao|oes)) )|posted|processed|settled|cleared|confirmed|gone through|went through|hit(?: my account)?)';
// "só o que já caiu", of which "caiu" alone is money that came in.
const FELL =
  '(?:(?:entrou|entraram) na fatura|caiu|cairam|cai|debitou|debitaram|entrou|entraram|compens(?:ou|aram)|bat(?:eu|eram)|constam?|baix(?:ou|aram)|apareceu|apareceram|(?:foi|foram|esta|estao|ta|tao) (?:lancad|confirmad|processad|compensad|efetivad|liquidad|postad|pag)[ao]s?)';
const ONLY = '(?:so|somente|apenas|only|just)';
const WHAT = '(?:(?:[oa]s?|aquel[ea]s?|aquilo|tudo|what|those|the ones|everything) )?(?:(?:que|q|which|that) )?';
// "só o que entrou na poupança" is money that came in.
const CAME_IN = '(?!entr(?:ou|aram) (?!na fatura))';
const ALREADY = `${ONLY} ${WHAT}(?:ja |${CAME_IN})(?:realmente )?${FELL}|${WHAT}ja ${FELL}(?<! ja (?:entrou|entraram))(?= (?:$|(?:[.,]|e|n[oa]s?|d[eoa]s?|em|[dn]?es[st][ea]s?|[dn]?est[ea]s?|‹[^ ]*) ))(?<=(?:que|q) ja [a-z ]+)`;
const NOTHING_PENDING =
  '(?:nada|nenhuma?|sem nada|nothing|none|no|not|nao|n)(?: (?:que|that|which|de|em|of it))?(?: (?:ainda|still))?(?: (?:esteja|estejam|esta|estao|ta|tao|seja|sejam|is|are|s|any))?(?: (?:ainda|still))? (?:pendentes?|pendencias?|pending|aberto|processamento|processing|unposted|uncleared|unsettled)(?: (?:charges?|transactions?|ones?|items?|purchases?|compras?|gastos?))?';
const PENDING = `${NOT_YET} ${DONE}|(?:pre )?autorizad[ao]s? (?:mas|e) ${NOT_YET} ${DONE}|(?:com )?(?:status|situacao)(?: de)? pendentes?|pre autorizad[ao]s?|pendentes?|pendencias?|processando|em processamento|em aberto|a confirmar|aguardando(?: confirmacao)?|(?:ainda )?(?:vai|vao|falta|faltam|por|a|pra|para) (?:cair|compensar|confirmar|ser (?:lancad|confirmad|processad)[ao]s?)|pending|processing|unposted|uncleared|unsettled|yet to (?:clear|post|settle)`;

const rules: readonly (readonly [pattern: string, mark: string])[] = [
  [NOTHING_PENDING, '‹r›'],
  [PENDING, '‹q›'],
  [ALREADY, '‹r›'],
  [
    '(?:confirmad|lancad|efetivad|processad|compensad|liquidad|postad|concluid|finalizad)[ao]s?|posted|processed|settled|cleared|confirmed',
    '‹r›',
  ],
];

/** `text` with `‹q›` for what asks for pending transactions, `‹r›` for posted ones. */
export const withStatuses = (text: string): string =>
  rules.reduce((rest, [pattern, mark]) => rewrite(rest, pattern, () => mark), text);

/** The status that a mark asks for. */
export const statusOf = (mark: string): TransactionStatus | null =>
  mark === '‹q›' ? 'PENDING' : mark === '‹r›' ? 'POSTED' : null;
