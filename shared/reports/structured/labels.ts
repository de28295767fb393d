import type { Account } from '../../accounts/account.ts';

/** A map with bank texts as keys: no prototype, so that `__proto__` is an ordinary key. */
export const textMap = <Value>(): Record<string, Value> => Object.create(null);

/** Unique names: equal ones get the last four digits, and if necessary the id. */
export const accountLabels = (accounts: readonly Account[]): ReadonlyMap<string, string> => {
  const labels = new Map(accounts.map((account) => [account.id, account.name]));
  const tellApart = (suffix: (account: Account) => string) => {
    const uses = countOf(labels);
    for (const account of accounts) {
      const label = labels.get(account.id) ?? '';
      if ((uses.get(label) ?? 0) > 1) labels.set(account.id, `${label} ${suffix(account)}`.trim());
    }
  };
  tellApart(({ number }) => number.slice(-4));
  tellApart(({ id }) => id);
  return labels;
};

const countOf = (labels: ReadonlyMap<string, string>): Map<string, number> => {
  const uses = new Map<string, number>();
  for (const label of labels.values()) uses.set(label, (uses.get(label) ?? 0) + 1);
  return uses;
};

/** A card is shown under the first bank account of its item, else under itself. */
export const homeOf = (account: Account, accounts: readonly Account[]): Account =>
  account.type === 'CREDIT'
    ? (accounts.find((other) => other.itemId === account.itemId && other.type !== 'CREDIT') ?? account)
    : account;
