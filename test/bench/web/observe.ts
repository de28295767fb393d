/** Metrics of one visit: milliseconds, and layout shift as a share of the page. */
export type Measured = { lcp: number; moved: number; blocked: number; interaction: number };

/** Runs in the page before its own scripts. Blocked: what tasks take beyond 50 ms each. */
export const OBSERVE = `
  window.measured = { lcp: 0, moved: 0, blocked: 0, interaction: 0 };
  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, durationThreshold: 16 });
  observe('largest-contentful-paint', ({ startTime }) => { window.measured.lcp = startTime; });
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) window.measured.moved += value; });
  observe('longtask', ({ duration }) => { window.measured.blocked += Math.max(0, duration - 50); });
  observe('event', ({ duration, interactionId }) => { if (interactionId) window.measured.interaction = Math.max(window.measured.interaction, duration); });
`;

export const READ = 'window.measured';
