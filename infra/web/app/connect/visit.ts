/**
 * What this visit is about. The token of a link stands in the address's fragment, which no server sees; it leaves the address
 * at once and lives on in this tab, so that a phone that comes back from the bank's app goes on here.
 */
type Visit = { linkToken?: string; itemId?: string; opened?: boolean };

const KEPT = 'saldo.conectar';

export const keep = (visit: Visit | null): void => {
  try {
    if (visit) sessionStorage.setItem(KEPT, JSON.stringify(visit));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without storage a return from the bank's app begins anew.
  }
};

const kept = (): Visit => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
};

const visitOf = ({ hash, search }: Location): Visit => {
  const query = new URLSearchParams(search);
  const linkToken = hash.slice(1);
  // The bank's return names the item as `itemId`, this product's own links as `item`.
  const itemId = query.get('item') ?? query.get('itemId') ?? undefined;
  history.replaceState(null, '', location.pathname);
  if (linkToken) return { linkToken };
  const before = kept();
  if (itemId && before.opened) return { ...before, itemId };
  return itemId ? { itemId } : before.opened ? before : {};
};

export const visit = visitOf(location);
/** What the server is shown of it. */
export const linkPart = visit.linkToken ? { linkToken: visit.linkToken } : {};
