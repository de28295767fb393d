let isReached = true;
const watchers = new Set<() => void>();

/** What became of a call: whether anything came back, whatever it was. */
export const noteReach = (reached: boolean): void => {
  if (reached === isReached) return;
  isReached = reached;
  for (const watch of watchers) watch();
};

export const wasReached = (): boolean => isReached;

export const onReach = (watch: () => void): void => void watchers.add(watch);

/** A browser knows only whether it has a network, not whether the network leads anywhere: the last call knows that. */
export const isOffline = (isOnline: boolean, reached: boolean): boolean => !isOnline || !reached;
