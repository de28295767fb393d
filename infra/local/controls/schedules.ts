import type { Schedules } from '../../emulators/scheduler/schedules.ts';
import { JOB_GROUP } from '../workers/jobs.ts';
import { control, type LocalRoute } from './control.ts';

/** The schedules that the service created, without its recurring jobs. */
export const scheduleControls = (schedules: Schedules): LocalRoute[] => [
  control('GET', '/_local/schedules', () =>
    schedules
      .list()
      .filter(({ view }) => view.GroupName !== JOB_GROUP)
      .map(({ view }) => ({
        name: view.Name,
        expression: view.ScheduleExpression,
        timezone: view.ScheduleExpressionTimezone,
        target: view.Target.Arn,
        input: view.Target.Input ?? null,
      })),
  ),
];
