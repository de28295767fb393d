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
    // Without storage a user who must sign in first has to start again at the assistant.
  }
};

/** Nothing waits in this tab any more. */
export const forgetRequest = (): void => keep('');

/**
 * The id of the authorization request, from the URL's fragment, which reaches no server. It is removed from the address at once and
 * kept in this tab's storage until after sign-in.
 */
export const requestIdOf = ({ hash, pathname }: Location): string | null => {
  const given = hash.slice(1);
  if (hash) history.replaceState(null, '', pathname);
  if (FORM.test(given)) keep(given);
  const id = given || kept();
  return FORM.test(id) ? id : null;
};
