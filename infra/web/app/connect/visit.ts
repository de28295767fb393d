/**
 * State of this visit. The token of a link is in the URL's fragment, which reaches no server. It is removed from the address at
 * once and kept in this tab's storage: a phone that returns from the bank's app continues here.
 */
type Visit = { linkToken?: string; itemId?: string; opened?: boolean };

const KEPT = 'saldo.conectar';

export const keep = (visit: Visit | null): void => {
  try {
    if (visit) sessionStorage.setItem(KEPT, JSON.stringify(visit));
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without storage a return from the bank's app starts over.
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
/** The credentials of the visit for the server. */
export const linkPart = visit.linkToken ? { linkToken: visit.linkToken } : {};
