import type { Measure, MetricSpec } from '../../shared/contract/metrics.ts';

/** Collects what is measured. `of(metric)`: its values so far, in order. */
export const measured = () => {
  const values = new Map<string, number[]>();
  const of = ({ name }: MetricSpec): number[] => values.get(name) ?? [];
  const measure: Measure = (metric, value) => void values.set(metric.name, [...of(metric), value]);
  return { measure, of };
};
