import type { ComponentType } from 'preact';
import lazy from 'preact-iso/lazy';

/** Styles of forms and lists: the overview needs none of them, and its document only fetches them ahead. */
const partStyles = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('#partes[rel=prefetch]');
  if (!link) return;
  const loaded = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  link.rel = 'stylesheet';
  await loaded;
};

/** A component that is loaded, with its styles, when it is shown. */
export const part = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => {
    const [{ default: Page }] = await Promise.all([load(), partStyles()]);
    return Page;
  });
