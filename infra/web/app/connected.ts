const KEY = 'saldo.conectado';

/** Of the tab, between the page that connects a bank and the first picture of its data. */
export const noteConnected = (itemId: string): void => {
  try {
    sessionStorage.setItem(KEY, itemId);
  } catch {
    // Without storage nothing is said of it.
  }
};

/** The connection that was made just now; once. */
export const takeConnected = (): string | null => {
  try {
    const itemId = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return itemId;
  } catch {
    return null;
  }
};
