/** Timers that do not keep the process alive and can be stopped together. */
export const timers = () => {
  const running = new Set<NodeJS.Timeout>();
  return {
    later(milliseconds: number, action: () => void): void {
      const timer = setTimeout(() => {
        running.delete(timer);
        action();
      }, milliseconds);
      timer.unref();
      running.add(timer);
    },
    stop(): void {
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
};
