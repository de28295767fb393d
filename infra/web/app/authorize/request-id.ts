const KEPT = 'saldo.autorizar';
/** 32 bytes in base 64 URL. */
const FORM = /^[\w-]{43}$/;

const kept = (): string => {
  try {
    return sessionStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
};

const keep = (id: string): void => {
  try {
    sessionStorage.setItem(KEPT, id);
  } catch {
    // Without storage whoever has to sign in first asks the assistant again.
  }
};

/** Nothing waits in this tab any more. */
export const forgetRequest = (): void => keep('');

/**
 * The request that the browser was sent here with. It stands in the address's fragment, which no server sees; it leaves the
 * address at once and lives on in this tab, so that it is there after sign-in.
 */
export const requestIdOf = ({ hash, pathname }: Location): string | null => {
  const given = hash.slice(1);
  if (hash) history.replaceState(null, '', pathname);
  if (FORM.test(given)) keep(given);
  const id = given || kept();
  return FORM.test(id) ? id : null;
};
