import type { Account } from '../../../accounts/account.ts';
import type { CategoryId } from '../../../categories/category-tree.ts';
import { paymentMethod } from '../../../categorizer/payment-method.ts';
import type { Direction, Transaction, TransactionStatus } from '../../../ledger/transaction.ts';
import { classifyTransfers, type Transfers } from '../../../transfers/classify-transfers.ts';
import type { Held } from '../../../transfers/holding-moves.ts';
import { type Interpretation, isSubjectOf } from '../interpretation.ts';
import { rewrite } from '../rewrite.ts';
import type { AccountMention } from './account-words.ts';
import { type CategoryTerm, isBills, isPartOf, narrowest } from './category-terms.ts';
import { isCategory, isMerchant, type Mentions } from './mentions.ts';
import type { Described, Merchant } from './merchant.ts';

/** What the user moved between own accounts, by the rows' own recognition. @param rows all that are known */
export const ownMovesOf = (
  rows: readonly Transaction[],
  accounts: readonly Account[],
  holdings?: readonly Held[],
): Merchant => {
  let moves: Transfers | undefined;
  const isOwn = (row: Described): boolean => {
    moves ??= classifyTransfers(rows, accounts, [], holdings);
    return 'id' in row && typeof row.id === 'string' && moves.get(row.id) === 'ownTransfer';
  };
  return { name: 'own', isIn: isOwn, isOwnMove: true };
};

const MONEY =
  '(?:transferencias?|transf|tranfs?|pix|teds?|docs?|tevs?|depositos?|envios?|remessas?|moviment(?:o|os|acao|acoes)|dinheiro|grana|transfers?|moves?|movements?|deposits?|money|payments?)';
const MOVED =
  '(?:(?:que |that )?(?:eu |i )?(?:fiz|fizemos|mandei|enviei|passei|feit[ao]s?|enviad[ao]s?|realizad[ao]s?|efetuad[ao]s?|recebid[ao]s?|made|sent|moved))';
const SELF =
  '(?:de mim )?(?:pra|para|p|pro) (?:mim mesm[oa]|eu mesm[oa]|mim propri[oa])|de mim (?:pra|para|p) mim|(?:to|from) (?:myself|(?:my )?own(?: (?:bank )?accounts?)?|(?:another|other) (?:of my )?(?:own )?accounts?(?: of mine)?|my other (?:bank )?accounts?)';
const BETWEEN =
  '(?:entre|between|among|across) (?:as |todas as )?(?:(?:minhas|proprias|nossas|my|our|own) )*(?:bank )?(?:contas|accounts?)(?: (?:proprias|minhas|bancarias))?|(?:de|from) (?:uma|one)(?: (?:conta|account))?(?: minha| of mine)? (?:pra|para|to) (?:a )?(?:outra|the other|another)(?: (?:conta|account))?(?: minha)?';
const OWN_MONEY = `${MONEY}(?: ${MOVED})? (?:${SELF}|${BETWEEN})|${SELF}|${BETWEEN}|(?:self|own|internal) ${MONEY}|${MONEY} (?:propri[ao]s?|intern[ao]s?)|${MONEY} d[eao]s? (?:mesma|minha) titularidade`;
const OWN_MOVES: readonly (readonly [pattern: string, direction: string])[] = [
  [
    '(?:put|moved|transferred|saved)(?: money)? (?:into|in|to) (?:my )?savings|(?:coloquei|botei|guardei|depositei|poupei|apliquei|joguei|pus|mandei|transferi)(?: (?:dinheiro|grana))? (?:na|pra|para a|em) (?:minha )?poupanca',
    '‹o›',
  ],
  [
    'transferencias? (?:(?:feitas?|enviadas?|efetuadas?|realizadas?) )?(?:pra|para) (?:(?:a )?minha (?:propria conta|conta propria|titularidade)|(?:(?:a|conta d[ae]|contas d[ae]) )?(?:mesma|propria|minha) titularidade|contas? propri[ao]s?)',
    '‹o›',
  ],
  [
    '(?:transferencias?|transf|depositos?|pix|ted|dinheiro|grana)(?: (?:que (?:eu )?(?:fiz|mandei|foi|vai)|feitas?|enviad[ao]s?))?(?: d[ae] (?:minha )?conta(?: corrente)?)? (?:pra|para|na) (?:a )?(?:minha )?poupanca|transferencias? (?:(?:feitas?|efetuadas?|realizadas?) )?(?:entre (?:as )?(?:minhas )?(?:(?:proprias )?contas(?: proprias| minhas)?(?: da mesma titularidade)?)|d[ae] mesma titularidade)|transferencias? propri[ao]s?|own transfers?|(?:pra|para) (?:a )?(?:minha )?poupanca',
    '',
  ],
  [OWN_MONEY, ''],
];
/** Most messages have none of these words. */
const MAY_BE_OWN =
  / (?:savings|poupanca|contas?|accounts?|propri[ao]s?|intern[ao]s?|internal|mim|mesm[oa]|myself|own|self|titularidade) /;

/** `text` with marks for moves between the user's own accounts, which the rows tell and no category: `pra mim mesmo`, `entre minhas contas`. */
export const withOwnMoves = (text: string, own: Merchant, put: (term: Merchant) => string): string =>
  MAY_BE_OWN.test(text)
    ? OWN_MOVES.reduce(
        (rest, [pattern, direction]) =>
          rewrite(rest, pattern, () => `${direction} ${put({ ...own, moved: direction })}`.trim()),
        text,
      )
    : text;

const DEBIT_ORDERS =
  '(?:(?:em|n[oa]s?|por|via|com|de|on|by|in) )?(?:debitos? automaticos?|debitos? em conta|direct debits?|auto ?pay(?:ments?)?)';

/** What was paid by debit order, as the rows tell. */
const debitOrdersOf = (accounts: readonly Account[]): Merchant => {
  const types = new Map<string, string>(accounts.map(({ id, type }) => [id, type]));
  const isOrder = (row: Described): boolean =>
    'accountId' in row &&
    paymentMethod(row as Transaction, types.get((row as Transaction).accountId)) === 'debit_order';
  return { name: 'debit order', isIn: isOrder, method: 'debit_order' };
};

/** `text` with marks for a means of payment that no category is named after: `no débito automático`. */
export const withDebitOrders = (text: string, accounts: readonly Account[], put: (term: Merchant) => string): string =>
  rewrite(text, DEBIT_ORDERS, () => put(debitOrdersOf(accounts)));

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const namesIn = (clause: readonly Merchant[]): string => clause.map(({ name }) => name).join(' ');

// "o estorno da renner" is in rows of both words; "uber ... netflix" can only be either.
const together = (given: readonly Merchant[][], rows: readonly Transaction[]): Merchant[] => {
  const clauses = [...new Map(given.map((clause) => [namesIn(clause), clause])).values()];
  const isInAll = (row: Described): boolean => clauses.every((clause) => clause.some(({ isIn }) => isIn(row)));
  if (clauses.length < 2 || !rows.some(isInAll)) return distinct(clauses.flat());
  return [{ name: clauses.map(namesIn).join(' '), isIn: isInAll }];
};

// "vet bills" are no household bills; "contas e aluguel" are both.
const withoutIntroductions = (clauses: Mentions['clauses']): CategoryTerm[] => {
  const lists = clauses.map((clause) => clause.filter(isCategory)).filter((list) => list.length > 0);
  const specific = lists.filter((list) => !list.every(isBills));
  return (specific.length > 0 ? specific : lists).flat();
};

const OPPOSITE: Readonly<Record<string, Direction>> = { '‹i›': 'DEBIT', '‹o›': 'CREDIT', '‹w›': 'CREDIT' };

/** What leaves out all that is asked for: `aplicações sem os resgates`, `só do gato, não do cachorro`. */
const contradicting = ({ clauses, excluded }: Mentions) => {
  const asked = clauses.flat().filter(isCategory);
  return excluded.filter(isCategory).filter((out) => {
    const isAll = asked.length > 0 && asked.every((term) => isPartOf(term, out));
    return isAll && (out.moved || asked.every((term) => isPartOf(out, term) && term.said !== out.said));
  });
};

// "sem transferências e pagamentos de cartão" leaves spending: own transfers, a category of their own, are none.
const withOwnTransfers = (ids: readonly CategoryId[]): readonly CategoryId[] =>
  ids.includes('05000000') && ids.includes('05100000') ? [...ids, '04000000'] : ids;

/** What a row must be of, and what it must not. @param rows the user's, which tell what occurs together */
export const subjectsOf = (mentions: Mentions, rows: readonly Transaction[]) => {
  const { clauses, excluded } = mentions;
  const against = contradicting(mentions);
  const type = against.flatMap(({ moved = '' }) => OPPOSITE[moved] ?? [])[0];
  const merchants = clauses.map((clause) => distinct(clause.filter(isMerchant))).filter((clause) => clause.length > 0);
  const either = clauses.some((clause) => clause.some(isMerchant) && !clause.every(isMerchant));
  return {
    categories: narrowest(withoutIntroductions(clauses)),
    merchants: either ? distinct(merchants.flat()) : together(merchants, rows),
    either,
    excludedCategories: distinct(
      withOwnTransfers(excluded.filter(isCategory).flatMap((term) => (against.includes(term) ? [] : term.ids))),
    ),
    excludedMerchants: distinct(excluded.filter(isMerchant)),
    ...(type && { type }),
    /** Words of kinds that no category tells apart. */
    untold: against.some(({ moved }) => !moved)
      ? [...clauses.flat(), ...against].flatMap((term) => (isCategory(term) && term.said ? term.said.split(' ') : []))
      : [],
  };
};

/** "farmácia drogasil" where no such row has that category: the merchant is meant. */
export const withoutContradiction = (asked: Interpretation, rows: readonly Transaction[]): Interpretation => {
  if (asked.either || asked.categories.length === 0 || asked.merchants.length === 0) return asked;
  const isSubject = isSubjectOf(asked);
  return rows.some((row) => isSubject(row)) ? asked : { ...asked, categories: [] };
};

const one = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);
const OTHER: Readonly<Record<string, 'BANK' | 'CREDIT'>> = { BANK: 'CREDIT', CREDIT: 'BANK' };

const idsOf = (mentions: readonly AccountMention[]): string[] =>
  mentions.flatMap((mention) => ('ids' in mention ? mention.ids : []));
const typesOf = (mentions: readonly AccountMention[]) =>
  mentions.flatMap((mention) => ('type' in mention ? mention.type : []));
const subtypesOf = (mentions: readonly AccountMention[]) =>
  mentions.flatMap((mention) => ('subtype' in mention ? mention.subtype : []));

const isOf =
  ({ id, type, subtype }: Account) =>
  (mention: AccountMention): boolean => {
    if ('ids' in mention) return mention.ids.includes(id);
    return 'type' in mention ? mention.type === type : mention.subtype === subtype;
  };

/** Which accounts are asked for; one kind left out is the other kind asked for. @param all the user's accounts */
export const accountsOf = ({ accounts, excludedAccounts }: Mentions, all: readonly Account[]) => {
  // A kind alone that is left out is the other kind asked for; anything narrower leaves out its accounts.
  const kinds = excludedAccounts.filter((mentions) => mentions.length === 1 && typesOf(mentions).length === 1);
  const narrower = excludedAccounts.filter((mentions) => !kinds.includes(mentions));
  const left = all.filter((account) => narrower.some((mentions) => mentions.every(isOf(account)))).map(({ id }) => id);
  const named = idsOf(accounts);
  const others = left.length > 0 ? all.map(({ id }) => id).filter((id) => !left.includes(id)) : [];
  const types = [...typesOf(accounts), ...typesOf(kinds.flat()).flatMap((type) => OTHER[type] ?? [])];
  const subtypes = subtypesOf(accounts);
  return {
    // "conta corrente" and "cartão" together ask for both.
    accountType: subtypes.length > 0 && types.includes('CREDIT') ? null : one(types),
    accountSubtype: types.includes('CREDIT') ? null : one(subtypes),
    accounts: [...new Set(named.length > 0 ? named : others)],
  };
};

const OTHER_STATUS: Readonly<Record<TransactionStatus, TransactionStatus>> = { PENDING: 'POSTED', POSTED: 'PENDING' };

/** Empty: any. */
export const statusesOf = ({ statuses, excludedStatuses }: Mentions): TransactionStatus[] => {
  const asked = one([...statuses, ...excludedStatuses.map((status) => OTHER_STATUS[status])]);
  return asked === null ? [] : [asked];
};
