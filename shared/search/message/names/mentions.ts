import type { TransactionStatus } from '../../../ledger/transaction.ts';
import { isMark, rewrite, wordsBetweenSpaces } from '../rewrite.ts';
import { isSilent } from '../talk/lexicon.ts';
import { type AccountMention, statusOf } from './account-words.ts';
import { type CategoryTerm, isMeans, isPartOf } from './category-terms.ts';
import type { Merchant } from './merchant.ts';

export type Term = CategoryTerm | Merchant;
export const isMerchant = (term: Term): term is Merchant => 'isIn' in term;
export const isCategory = (term: Term): term is CategoryTerm => 'ids' in term;

const VERB = '(?:cont|inclu|consider|coloc|quer|mostr|seja|sejam|sao|foi|foram|for|era|eram|ser|sendo|precis)[a-z]*';
/** What leaves out that which stands behind it. */
export const WITHOUT = `menos|nem(?= (?:[^ ]+ ){1,4}nem )|nada de|sem(?: (?:contar|considerar|incluir|ser|ter|colocar|os gastos|as compras|levar em conta))?|exceto|excetuando|excetuad[oa]s?|exclui?d[oa]s?|descontad[oa]s?|ressalvad[oa]s?|ignorad[oa]s?|descartad[oa]s?|a parte(?= [oa]s? ‹)|fora|tirando|tirar|tira|tire|excluindo|exclu[ai]r?|salvo|desconsider[a-z]+|ignorando|ignora|ignore|descontando|a nao ser|(?:que )?(?:nao|n) (?:me )?${VERB}|que (?:nao|n) (?:e|eh|esteja|estejam)|(?:(?:(?:mas|e) )|(?<= (?:,|‹[^ ]*›) ))(?:nao|n)(?= (?:[oa]s?|n[oa]s?|d[oa]s?|em|com|pel[oa]s?|‹[tba]\\d+›) )|nao(?= ‹[tba]\\d+› )|nada (?:n[oa]s?|d[oa]s?)|nada(?= ‹[ab]\\d+›)|que (?:nao|n)(?! (?:fiz|fui|sei|vi|tem|tenho|usei|us[oae]|lembro|era|‹[oi]›) )|(?:com|a) excec(?:ao|oes) d[eoa]s?|excecao|(?:para |pra )?alem d[eoa]s?(?! (?:r\\$ )?\\d)|esquec(?:e|er|endo|a)|pula(?:r|ndo)?|deix(?:a|e|ar|ando) (?:de )?fora|besides|except(?: for)?|excluding|exclude|without|but|(?:but )?not(?: (?:including|counting))?|other than|apart from|aside from|minus|ignoring|leaving out|leave out`;

// "a tecnova me pagou quanto, contando o décimo terceiro": what stands behind narrows nothing.
const WITH = 'contando(?: com)?|incluindo|inclusive|contabilizando|somando|mesmo com|including|counting';

/** `text` with `‹x›` where something is to be left out, `‹+›` where something is to be there too. */
export const withExclusions = (text: string): string =>
  rewrite(
    rewrite(text, WITHOUT, () => '‹x›'),
    WITH,
    () => '‹+›',
  );

const JOINT = /^(?:,|e|ou|and|or|nem|nor|mais|\+)$/;
const LINK =
  /^(?:o|a|os|as|d[oa]s?|de|n[oa]s?|com|c|em|the|at|on|in|for|my|meus?|minhas?|tambem|tb|tbm|also|pel[oa]s?|pr[oa]|pra)$/;
const DIRECTION = /^‹[iow]›$/;

/** Terms side by side with "e", "ou" or a comma between them. */
type Clause = Term[];
export type Mentions = {
  clauses: Clause[];
  excluded: Term[];
  accounts: AccountMention[];
  /** Of several mentions side by side all must hold: "menos o cartão inter". */
  excludedAccounts: (readonly AccountMention[])[];
  statuses: TransactionStatus[];
  excludedStatuses: TransactionStatus[];
  /** What is left when exclusions and their words are taken out. */
  rest: string;
};

type Walk = Mentions & {
  /** Whether an exclusion runs: still before its first term, or behind one. */
  exclusion: 'none' | 'begun' | 'running';
  /** Whether what seems to be left out is to be there too. */
  isIncluded: boolean;
  /** Whether only links stand behind an excluded account. */
  isBesideAccount: boolean;
  /** Signs since the last term: nothing but links and joints, with a joint among them. */
  isJoined: boolean;
  /** Whether the joint is more than a comma. */
  isListed: boolean;
  isLinked: boolean;
  /** Behind an excluded account or status a comma ends the exclusion: "sem as pendentes, uber do mês". */
  isEndedByComma: boolean;
  /** The excluded category that stands right before, with nothing but "de", "em" and the like behind it. */
  lead: CategoryTerm | null;
};

// "marco antônio, pix enviados" are his; "uber, farmácia" are either.
const isApposed = (a: Term | undefined, b: Term): boolean =>
  a !== undefined && [a, b].some(isMerchant) && [a, b].some((term) => isCategory(term) && isMeans(term));

// "menos a aplicação em cdb", "sem o pix da joana", "fora a clínica bicho feliz": the latter says which.
const tellsWhich = (term: Term, lead: CategoryTerm): boolean =>
  isMerchant(term) || isMeans(lead) || isPartOf(term, lead);

const take = (walk: Walk, term: Term): void => {
  const last = walk.clauses.at(-1);
  if (walk.exclusion !== 'none' && walk.isIncluded) last?.push(term);
  else if (walk.exclusion !== 'none') walk.excluded.push(term);
  else if (last && walk.isJoined && walk.isLinked && (walk.isListed || !isApposed(last.at(-1), term))) last.push(term);
  else walk.clauses.push([term]);
  if (walk.exclusion === 'begun') walk.exclusion = 'running';
  walk.isJoined = false;
  walk.isListed = false;
  walk.isLinked = true;
  walk.isEndedByComma = false;
  walk.lead = walk.exclusion !== 'none' && !walk.isIncluded && isCategory(term) ? term : null;
};

const pass = (walk: Walk, word: string): void => {
  const [isJoint, isLink] = [JOINT.test(word), LINK.test(word)];
  walk.isJoined ||= isJoint;
  walk.isListed ||= isJoint && word !== ',';
  walk.isLinked &&= isJoint || isLink;
  walk.isBesideAccount &&= isLink;
  if (isJoint || !isLink) walk.lead = null;
  if (word === ',' && walk.isEndedByComma) walk.exclusion = 'none';
  const goesOn = walk.exclusion === 'begun' ? isSilent(word) || isLink || DIRECTION.test(word) : isJoint || isLink;
  if (!goesOn) walk.exclusion = 'none';
};

const CARD_PAYMENT: CategoryTerm = { ids: ['05100000'] };

type Mention = { term?: Term | undefined; account?: AccountMention | undefined; status?: TransactionStatus | null };

const keep = (walk: Walk, { term, account, status }: Mention): void => {
  if (term && walk.lead && walk.exclusion === 'running' && tellsWhich(term, walk.lead)) {
    walk.excluded.pop();
    walk.excluded.push(term);
    walk.lead = null;
    return;
  }
  // Behind an excluded term only "e", "ou" or a comma brings the next one.
  const isExcluded = walk.exclusion === 'begun' || (walk.exclusion === 'running' && walk.isJoined && walk.isLinked);
  walk.exclusion = isExcluded ? walk.exclusion : 'none';
  if (account && walk.isBesideAccount && !isExcluded) {
    walk.excludedAccounts.push([...(walk.excludedAccounts.pop() ?? []), account]);
    walk.exclusion = 'running';
    return;
  }
  // "tirando a fatura" leaves out its payment, not the card.
  const meant = isExcluded && account && 'isBill' in account ? CARD_PAYMENT : term;
  if (meant) {
    take(walk, meant);
    return;
  }
  if (account && isExcluded) walk.excludedAccounts.push([account]);
  else if (account) walk.accounts.push(account);
  if (status) (isExcluded ? walk.excludedStatuses : walk.statuses).push(status);
  walk.isBesideAccount = Boolean(account) && isExcluded;
  walk.exclusion = isExcluded ? 'running' : 'none';
  // Behind an excluded account "e" brings the next exclusion, as behind an excluded shop.
  walk.isJoined = false;
  walk.isLinked = isExcluded;
  walk.isEndedByComma = isExcluded;
};

/** Sorts the marks of `text` into what is asked for and what is left out. */
export const mentionsIn = (text: string, terms: readonly Term[], accounts: readonly AccountMention[]): Mentions => {
  const open = {
    exclusion: 'none',
    isJoined: false,
    isListed: false,
    isLinked: false,
    isEndedByComma: false,
    isIncluded: false,
    isBesideAccount: false,
    lead: null,
  } as const;
  const lists = { clauses: [], excluded: [], accounts: [], excludedAccounts: [], statuses: [], excludedStatuses: [] };
  const walk: Walk = { ...open, ...lists, rest: '' };
  const kept: string[] = [];
  const words = wordsBetweenSpaces(text);
  const termOf = (word = ''): Term | undefined => terms[Number(/^‹t(\d+)›$/.exec(word)?.[1])];
  // "a ‹o› ‹t0›" of "o que investi": the direction belongs to the term, and is left out with it.
  const isOfNext = (word: string, at: number): boolean => {
    const next = termOf(words[at + 1]);
    return next?.moved === word;
  };
  for (const [at, word] of words.entries()) {
    if (DIRECTION.test(word) && isOfNext(word, at)) continue;
    const [, kind = '', place] = /^‹([ab])(\d+)›$/.exec(word) ?? [];
    const term = termOf(word);
    const account = kind === '' ? undefined : accounts[Number(place)];
    const status = statusOf(word);
    const isDropped = walk.exclusion === 'begun' && DIRECTION.test(word);
    if (term || account || status) keep(walk, { term, account, status });
    else if (word === '‹x›' || word === '‹+›') {
      walk.exclusion = 'begun';
      walk.isIncluded = word === '‹+›';
    } else pass(walk, word);
    const isAsked = walk.exclusion === 'none' || walk.isIncluded;
    if (term?.moved && isAsked) kept.push(term.moved);
    if (!isDropped) kept.push(word);
  }
  return { ...walk, rest: ` ${kept.join(' ')} ` };
};

/** Words that nothing read and that are more than grammar, each once. */
export const unreadIn = (rest: string): string[] => [
  ...new Set(
    wordsBetweenSpaces(rest).filter(
      (word) => !isMark(word) && /[a-z0-9]/.test(word) && (word.length > 1 || /\d/.test(word)) && !isSilent(word),
    ),
  ),
];

const TERM = '‹t\\d+›';
const NEXT = `(?:e|ou|nem|and|or) (?:[oa]s? )?${TERM}`;
// As it is said to a phone: "tirando mercado restaurante e aluguel".
const UNPUNCTUATED = `(?<=‹x› (?:[oa]s? )?(?:${TERM} )*)${TERM}(?= (?:${TERM} )+${NEXT} )`;
const DENIED_BEHIND = '(?<=^ |(?:[.,]|mas|e) )(?:[oa]s? |n[oa]s? )?(‹[tab]\\d+›) (?:nao|n|not?)(?= (?:$|[.,]))';

/** `text` with what is left out in the usual order and with commas: `cartão não, só banco`, `sem mercado restaurante e aluguel`. */
export const withOrderlyExclusions = (text: string): string =>
  rewrite(
    rewrite(text, DENIED_BEHIND, ([, term]) => `‹x› ${term} ‹z›`),
    UNPUNCTUATED,
    ([term]) => `${term} ,`,
  );
