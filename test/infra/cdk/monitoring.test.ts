import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sections } from '../../../infra/cdk/constructs/alarms.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { metrics } from '../../../shared/contract/metrics.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { alarmMetrics } from './alarm-metrics.ts';
import { edgeTemplate, templatesOf } from './stacks.ts';

const { monitoring } = templatesOf();
// Prod has alarms of backups and of certificates, too.
const alarms = [monitoring, templatesOf({ env: 'prod' }).monitoring, edgeTemplate()].flatMap((template) =>
  Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties),
);
const runbook = readFileSync(join(import.meta.dirname, '../../../infra/RUNBOOK.md'), 'utf8');
/** The commands of a section: the lines of its first block. */
const firstCommands = (section: string): string[] => {
  const [, text = ''] = `${runbook}\n## `.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return (/```\n([^`]*)```/.exec(own)?.[1] ?? '').trim().split('\n').filter(Boolean);
};
const names: string[] = alarms.map(({ AlarmName }) => AlarmName.replace(/^saldo-(dev|prod)-/, ''));

it('every queue has an alarm for its dead letters, every job for its failure and, but the weekly one, for its silence', () => {
  const expected = [
    ...Object.values(queues).map(({ name }) => `dead-letters-${name}`),
    ...Object.keys(scheduledJobs).map((name) => `job-failed-${name}`),
    // Of a weekly job none could ring in time: an alarm sees seven days at most, the running one with them.
    ...Object.keys(scheduledJobs).flatMap((name) => (name === 'send-digests' ? [] : [`job-silent-${name}`])),
    ...Object.values(queues).map(({ name }) => `waiting-${name}`),
    ...['api-errors', 'api-slow', 'api-throttled', 'sync-age', 'late-reminders', 'schedules-dropped'],
    ...['deliveries-failing-send-email', 'deliveries-failing-send-whatsapp', 'function-throttles'],
    ...['edge-errors', 'edge-blocks'],
  ];
  expect(names).toEqual(expect.arrayContaining(expected));
});

it('every alarm names its impact and its section of the runbook, and publishes to the topic', () => {
  for (const { AlarmDescription, AlarmActions } of alarms) {
    expect(AlarmDescription).toMatch(/^Affects .+\. Runbook: infra\/RUNBOOK\.md, /);
    const section = AlarmDescription.split(', ').at(-1);
    expect(runbook).toContain(`\n## ${section}\n`);
    expect(AlarmActions).toHaveLength(1);
  }
});

it.each([...sections])('%s begins with three commands', (section) => {
  const commands = firstCommands(section);
  expect(commands).toHaveLength(3);
  for (const command of commands) expect(command).toMatch(/^(aws|npm run admin --|curl|dig) /);
});

/** What users and operators notice themselves. */
const WITHOUT_ALARM = 'recovery';

it('the runbook has no other section without an alarm', () => {
  const written = [...runbook.matchAll(/^## (.+)$/gm)].map(([, section]) => section);
  expect(written.toSorted()).toEqual([...sections, WITHOUT_ALARM].toSorted());
  for (const section of sections) expect(names.some((name) => name.startsWith(section))).toBe(true);
});

it('what users wait for is measured itself: the age of bank data and the lateness of reminders, not the age of a queue', () => {
  const measures = (name: string) =>
    alarmMetrics(monitoring)
      .filter(({ alarm }) => alarm === `saldo-dev-${name}`)
      .map((metric) => [metric.namespace, metric.name, metric.dimensions]);
  expect(measures('sync-age')).toEqual([['Saldo/dev', 'SyncAge', { service: 'sync-item' }]]);
  expect(measures('late-reminders')).toEqual([['Saldo/dev', 'ReminderLateness', { service: 'dispatch-reminder' }]]);
});

it('the dashboard shows every metric of the contract that an operator looks for', () => {
  const [dashboard] = Object.values(monitoring.findResources('AWS::CloudWatch::Dashboard'));
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  for (const { name } of Object.values(metrics)) expect(body).toContain(name);
});
