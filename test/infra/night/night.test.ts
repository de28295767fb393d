import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { edgeTemplate, templatesOf } from '../cdk/stacks.ts';
import { faultsOfANight } from './faults.ts';
import { minutesUntil } from './samples.ts';
import { openStage } from './stage.ts';

const alarms = [templatesOf({ env: 'prod' }).monitoring, edgeTemplate()].flatMap((template) =>
  Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => ({
    name: String(Properties.AlarmName).replace('saldo-prod-', ''),
    section: String(Properties.AlarmDescription).split(', ').at(-1) ?? '',
    properties: Properties as unknown,
  })),
);

// Without jitter, so that nothing waits and each night is the same.
vi.spyOn(Math, 'random').mockReturnValue(0);
const stage = await openStage('2026-12-01T03:00:00.000Z');
afterAll(async () => {
  await stage.close();
  vi.restoreAllMocks();
});

const operations = readFileSync(join(import.meta.dirname, '../../../infra/OPERATIONS.md'), 'utf8');
const [, printed = ''] = /<!-- npm run proof night -->\n\n([\s\S]*?)\n\n<!-- end -->/.exec(operations) ?? [];
const [head, , ...told] = printed.split('\n');

type Rung = { name: string; section: string; minutes: number };

const rowOf = (name: string, rung: readonly Rung[], lost: number): string => {
  const list = rung.map((alarm) => `\`${alarm.name}\` ${alarm.minutes}`).join(', ');
  const sections = [...new Set(rung.map(({ section }) => section))].map((section) => `**${section}**`).join(', ');
  return `| ${name} | ${list || 'none'} | ${sections} | ${lost === 0 ? 'nothing' : lost} |`;
};

/** The alarms that became active, the first one first. */
const rungIn = (from: number, until: number): Rung[] =>
  alarms
    .flatMap(({ properties, ...alarm }) => {
      const minutes = minutesUntil(properties, stage.samples, { from, until });
      return minutes === null ? [] : [{ ...alarm, minutes }];
    })
    .toSorted((one, other) => one.minutes - other.minutes);

it('a quiet hour rings nothing', async () => {
  const from = stage.now();
  await stage.pass(60);
  expect(rungIn(from, stage.now())).toEqual([]);
});

describe('a night', () => {
  it.each(faultsOfANight)(
    '$name',
    async ({ name, play, isLong }) => {
      if (isLong && !process.env.PROOF) return;
      const { from, until, lost, asked } = await play(stage);
      const row = rowOf(name, rungIn(from, until), lost);
      if (process.env.PROOF) console.info(row);
      expect(asked).toBeGreaterThan(0);
      expect(lost).toBe(0);
      expect(told).toContain(row);
    },
    300_000,
  );

  it('the table of OPERATIONS.md has a row for each fault, and no other', () => {
    expect(head).toBe('| fault | alarms, with the minutes until they ring | runbook | lost |');
    expect(told.map((row) => row.split(' | ')[0])).toEqual(faultsOfANight.map(({ name }) => `| ${name}`));
  });
});
