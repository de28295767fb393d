import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sections } from '../../../infra/constructs/alarms.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { metrics } from '../../../shared/contract/metrics.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { functionsOf } from './granted.ts';
import { templatesOf } from './stacks.ts';

const { monitoring } = templatesOf({ alarmEmail: 'operator@saldo.example' });
const alarms = Object.values(monitoring.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties);
const runbook = readFileSync(join(import.meta.dirname, '../../../infra/RUNBOOK.md'), 'utf8');
const names: string[] = alarms.map(({ AlarmName }) => AlarmName.replace('saldo-dev-', ''));

it('every queue has an alarm for its dead letters, every job for its failure and its silence', () => {
  const expected = [
    ...Object.values(queues).map(({ name }) => `dead-letters-${name}`),
    ...Object.keys(scheduledJobs).flatMap((name) => [`job-failed-${name}`, `job-silent-${name}`]),
    ...Object.values(queues).map(({ name }) => `waiting-${name}`),
    ...['api-errors', 'api-slow', 'api-throttled', 'sync-age', 'late-reminders', 'schedules-dropped'],
    ...['deliveries-failing-send-email', 'deliveries-failing-send-whatsapp', 'function-throttles'],
  ];
  expect(names).toEqual(expect.arrayContaining(expected));
});

it('every alarm says who is hurt, names its section of the runbook, and rings', () => {
  for (const { AlarmDescription, AlarmActions } of alarms) {
    expect(AlarmDescription).toMatch(/^Hurts .+\. Runbook: infra\/RUNBOOK\.md, /);
    const section = AlarmDescription.split(', ').at(-1);
    expect(runbook).toContain(`\n## ${section}\n`);
    expect(AlarmActions).toHaveLength(1);
  }
});

it('the runbook has no section without an alarm', () => {
  const written = [...runbook.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
  expect(written.toSorted()).toEqual([...sections].toSorted());
  for (const section of sections) expect(names.some((name) => name.startsWith(section))).toBe(true);
});

const metric = z.object({
  MetricName: z.string(),
  Namespace: z.string(),
  Dimensions: z.optional(z.array(z.object({ Name: z.string(), Value: z.unknown() }))),
});
const metricsOf = (alarm: { MetricName?: string; Metrics?: { MetricStat?: { Metric: unknown } }[] }) =>
  [alarm.MetricName ? alarm : null, ...(alarm.Metrics ?? []).map(({ MetricStat }) => MetricStat?.Metric)].flatMap(
    (found) => (found ? [metric.parse(found)] : []),
  );

it('what users wait for is measured itself: the age of bank data and the lateness of reminders, not the age of a queue', () => {
  const measures = (name: string) =>
    alarms
      .filter(({ AlarmName }) => AlarmName === `saldo-dev-${name}`)
      .flatMap(metricsOf)
      .map(({ Namespace, MetricName, Dimensions }) => [Namespace, MetricName, Dimensions]);
  const service = (Value: string) => [{ Name: 'service', Value }];
  expect(measures('sync-age')).toEqual([['Saldo/dev', 'SyncAge', service('sync-item')]]);
  expect(measures('late-reminders')).toEqual([['Saldo/dev', 'ReminderLateness', service('dispatch-reminder')]]);
});

it('an alarm on what a job measures names a job that publishes there, and a metric of the contract', () => {
  const { jobs } = templatesOf();
  const publishing = [...functionsOf(jobs)].filter(([, { variables }]) => variables.METRICS_NAMESPACE === 'Saldo/dev');
  const known = new Set<string>(Object.values(metrics).map(({ name }) => name));
  const own = alarms.flatMap(metricsOf).filter(({ Namespace }) => Namespace.startsWith('Saldo/'));
  expect(own.length).toBeGreaterThan(8);
  for (const { Namespace, MetricName, Dimensions } of own) {
    expect(Namespace).toBe('Saldo/dev');
    expect(known).toContain(MetricName);
    expect(publishing.map(([name]) => name)).toContain(Dimensions?.[0]?.Value);
  }
});

it('the dashboard shows every metric of the contract that an operator looks for', () => {
  const [dashboard] = Object.values(monitoring.findResources('AWS::CloudWatch::Dashboard'));
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  for (const { name } of Object.values(metrics)) expect(body).toContain(name);
});
