import { expect, it } from 'vitest';
import { nextRun } from '../../../../infra/emulators/scheduler/expression.ts';
import { SchedulerProblem } from '../../../../infra/emulators/scheduler/problem.ts';

type Case = {
  name: string;
  expression: string;
  zone?: string;
  after: string;
  next: string | null;
};

const CREATED = '2026-01-01T00:00:30Z';
const ms = (text: string | undefined): number | null => (text ? Date.parse(text) : null);

const timing = ({ expression, zone = 'UTC' }: Omit<Case, 'after' | 'next' | 'name'>) => ({
  expression,
  zone,
  createdAt: Date.parse(CREATED),
});

const cases: Case[] = [
  {
    name: 'one time, in its zone',
    expression: 'at(2026-03-01T09:00:00)',
    zone: 'America/Sao_Paulo',
    after: '2026-02-01T00:00:00Z',
    next: '2026-03-01T12:00:00Z',
  },
  { name: 'a moment that is past', expression: 'at(2026-03-01T09:00:00)', after: '2026-03-01T09:00:00Z', next: null },
  {
    name: 'a rate counts from the creation',
    expression: 'rate(5 minutes)',
    after: '2026-01-01T00:07:00Z',
    next: '2026-01-01T00:10:30Z',
  },
  {
    name: 'a rate that has just run',
    expression: 'rate(1 hour)',
    after: '2026-01-01T01:00:30Z',
    next: '2026-01-01T02:00:30Z',
  },
  {
    name: 'cron each midnight UTC',
    expression: 'cron(0 0 * * ? *)',
    after: '2026-02-28T12:00:00Z',
    next: '2026-03-01T00:00:00Z',
  },
  {
    name: 'cron weekday 2 is Monday',
    expression: 'cron(30 8 ? * 2 *)',
    after: '2026-03-01T12:00:00Z',
    next: '2026-03-02T08:30:00Z',
  },
  {
    name: 'cron weekday by name',
    expression: 'cron(30 8 ? * MON-FRI *)',
    after: '2026-03-06T12:00:00Z',
    next: '2026-03-09T08:30:00Z',
  },
  {
    name: 'cron third Friday',
    expression: 'cron(0 12 ? * 6#3 *)',
    after: '2026-03-01T00:00:00Z',
    next: '2026-03-20T12:00:00Z',
  },
  {
    name: 'cron last day of the month',
    expression: 'cron(0 12 L * ? *)',
    after: '2028-02-10T00:00:00Z',
    next: '2028-02-29T12:00:00Z',
  },
  {
    name: 'cron steps',
    expression: 'cron(0/15 10 * * ? *)',
    after: '2026-03-01T10:16:00Z',
    next: '2026-03-01T10:30:00Z',
  },
  { name: 'cron in a year that is over', expression: 'cron(0 0 1 1 ? 2025)', after: CREATED, next: null },
  {
    name: 'cron in a zone',
    expression: 'cron(0 9 * * ? *)',
    zone: 'America/Sao_Paulo',
    after: '2026-03-01T12:00:00Z',
    next: '2026-03-02T12:00:00Z',
  },
  {
    name: 'a time of day that spring leaves out is skipped',
    expression: 'cron(30 2 * * ? *)',
    zone: 'America/New_York',
    after: '2026-03-08T00:00:00Z',
    next: '2026-03-09T06:30:00Z',
  },
];

it.each(cases)('next run: $name', ({ after, next, ...given }) => {
  expect(nextRun(timing(given), Date.parse(after))).toBe(ms(next ?? undefined));
});

it('a time of day that autumn repeats runs once', () => {
  const daily = timing({ expression: 'cron(30 1 * * ? *)', zone: 'America/New_York' });
  const first = nextRun(daily, Date.parse('2026-11-01T00:00:00Z')) ?? 0;
  const second = nextRun(daily, first) ?? 0;
  expect(new Date(first).toISOString()).toBe('2026-11-01T05:30:00.000Z');
  expect(new Date(second).toISOString()).toBe('2026-11-02T06:30:00.000Z');
});

it.each([
  'at(2026-02-30T00:00:00)',
  'at(2026-02-01)',
  'rate(0 minutes)',
  'rate(5 weeks)',
  'cron(0 0 * * * *)',
  'cron(0 0 ? * ? *)',
  'cron(0 25 * * ? *)',
  'tomorrow',
])('%s is refused', (expression) => {
  expect(() => nextRun(timing({ expression }), Date.parse(CREATED))).toThrow(SchedulerProblem);
});
