import { isOffline, noteReach, onReach, wasReached } from '../api/reach.ts';

/** Shows `text` in the strip while there is no internet; screen readers announce it, since the strip was there, empty, before. */
export const startStrip = (strip: HTMLElement | null, text: string): void => {
  if (!strip) return;
  const show = () => {
    strip.textContent = isOffline(navigator.onLine, wasReached()) ? text : '';
  };
  onReach(show);
  // The network is back: until a call fails, so is the service.
  addEventListener('online', () => {
    noteReach(true);
    show();
  });
  addEventListener('offline', show);
  show();
};
