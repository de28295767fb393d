import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sections } from '../../../infra/constructs/alarms.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { templatesOf } from './stacks.ts';

const { monitoring } = templatesOf({ alarmEmail: 'operator@saldo.example' });
const alarms = Object.values(monitoring.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => Properties);
const runbook = readFileSync(join(import.meta.dirname, '../../../infra/RUNBOOK.md'), 'utf8');
const names: string[] = alarms.map(({ AlarmName }) => AlarmName.replace('saldo-dev-', ''));

it('every queue has an alarm for its dead letters, every job for its failure and its silence', () => {
  const expected = [
    ...Object.values(queues).map(({ name }) => `dead-letters-${name}`),
    ...Object.keys(scheduledJobs).flatMap((name) => [`job-failed-${name}`, `job-silent-${name}`]),
    ...['api-errors', 'api-slow', 'api-throttled', 'sync-age', 'late-reminders', 'schedules-dropped'],
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

it('there is a dashboard', () => {
  monitoring.resourceCountIs('AWS::CloudWatch::Dashboard', 1);
});
