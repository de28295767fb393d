import type { Account } from '../../accounts/account.ts';
import type { TransactionStatus } from '../../ledger/transaction.ts';
import type { AccountMention } from './account-words.ts';
import type { Mentions } from './mentions.ts';

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
