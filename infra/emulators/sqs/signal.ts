/** A minimal event emitter without data. */
export type Signal = { emit(): void; listen(listener: () => void): () => void };

export const createSignal = (): Signal => {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of [...listeners]) listener();
    },
    /** @returns how to stop listening */
    listen: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
