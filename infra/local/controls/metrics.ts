import type { Metrics } from '../../emulators/metrics.ts';
import { control, type LocalRoute } from './control.ts';

/** What each function has done since the start or the last reset. */
export const metricControls = (metrics: Metrics): LocalRoute[] => [
  control('GET', '/_local/metrics', () => metrics.snapshot()),
  control('DELETE', '/_local/metrics', () => {
    metrics.reset();
    return {};
  }),
];
