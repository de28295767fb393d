import { addressIn, needsReload, waitAfter } from './retries.ts';

/** Reads the script of a part: an `import` of one file, and nothing else. */
export type Load<T> = () => Promise<T>;

const addressOf = (load: Load<unknown>): string => addressIn(String(load), import.meta.url);

const kept = new Map<string, Promise<unknown>>();
const failures = new Map<string, number>();

/** A script, read once. A failure is not kept, and some browsers keep it by its address: the next try asks with another. */
export const loaded = <T>(load: Load<T>, address = addressOf(load)): Promise<T> => {
  const before = kept.get(address);
  if (before) return before as Promise<T>;
  const failed = failures.get(address) ?? 0;
  const now: Promise<T> = failed === 0 ? load() : import(`${address}?r=${failed}`);
  kept.set(address, now);
  now.catch(() => {
    kept.delete(address);
    failures.set(address, failed + 1);
  });
  return now;
};

const RELOADED = 'saldo.recarregado:';

/** Once per tab and address. A browser that refuses storage could reload for ever. */
const reloadOnce = (address: string): void => {
  try {
    if (sessionStorage.getItem(RELOADED + address)) return;
    sessionStorage.setItem(RELOADED + address, '1');
  } catch {
    return;
  }
  location.reload();
};

const examine = async (address: string): Promise<void> => {
  const status = await fetch(address, { cache: 'no-cache' }).then(
    (response) => response.status,
    () => 0,
  );
  if (needsReload(status, failures.get(address) ?? 0)) reloadOnce(address);
};

export type Tries = { again(): void; stop(): void };

/**
 * Tries until it succeeds: now, after each wait, when the network is back, and on demand.
 * @param isFailed the first try was made, and failed, before
 */
export const keepTrying = <T>(
  load: Load<T>,
  onLoaded: (part: T) => void,
  onFailed: () => void,
  isFailed = false,
): Tries => {
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', again);
  };
  const fail = () => {
    failed += 1;
    onFailed();
    const wait = waitAfter(failed);
    if (wait !== undefined) timer = setTimeout(attempt, wait);
    void examine(addressOf(load));
  };
  const attempt = (): void => {
    clearTimeout(timer);
    loaded(load).then(
      (part) => {
        if (isOver) return;
        stop();
        onLoaded(part);
      },
      () => !isOver && fail(),
    );
  };
  const again = (): void => {
    failed = 0;
    attempt();
  };
  addEventListener('online', again);
  if (isFailed) fail();
  else attempt();
  return { again, stop };
};

const prefetched = new Set<string>();

/** A script and what it imports, into the browser's cache. */
const prefetch = async (address: string): Promise<void> => {
  if (prefetched.has(address)) return;
  prefetched.add(address);
  const response = await fetch(address, { priority: 'low' });
  const imports = [...(await response.text()).matchAll(/(?:from|import)"(\.\/[^"]+\.js)"/g)];
  for (const [, path = ''] of imports) await prefetch(new URL(path, address).href);
};

/** Once the page stands and nothing else is to be done. */
export const whenIdle = (work: () => void): void => {
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 2_000));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
};

type Connection = { saveData?: boolean };

/** Fetches scripts ahead when the page is idle, unless the person saves data. */
export const prefetchWhenIdle = (loads: readonly Load<unknown>[]): void => {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData) return;
  const start = async () => {
    // Offline, or a script that a release has removed: its page says so when it is opened.
    for (const load of loads) await prefetch(addressOf(load)).catch(() => undefined);
  };
  whenIdle(() => void start());
};
