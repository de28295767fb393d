/** Loads the styles of one page, where its document did not name them: another page was opened first. */
export const pageStyles = (path: string): Promise<unknown> | undefined => {
  if (document.querySelector(`link[rel=stylesheet][href="${path}"]`)) return undefined;
  const link = document.createElement('link');
  const loaded = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      addEventListener('online', () => void pageStyles(path), { once: true });
      // Without them it is readable, too.
      resolve(undefined);
    };
  });
  Object.assign(link, { rel: 'stylesheet', href: path });
  document.head.append(link);
  return loaded;
};
