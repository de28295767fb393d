import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
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

vi.spyOn(Math, 'random').mockReturnValue(0);
const stage = await openStage('2026-12-01T03:00:00.000Z');
afterAll(async () => {
  await stage.close();
  vi.restoreAllMocks();
});

const rows: string[] = [];

it.each(faultsOfANight)('$name', async ({ name, play }) => {
  const { from, until, lost, asked } = await play(stage);
  const rung = alarms
    .flatMap(({ properties, ...alarm }) => {
      const minutes = minutesUntil(properties, stage.samples, { from, until });
      return minutes === null ? [] : [{ ...alarm, minutes }];
    })
    .toSorted((one, other) => one.minutes - other.minutes);
  console.info(name, rung, { lost, asked });
  rows.push(name);
}, 300_000);
