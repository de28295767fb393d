import * as z from 'zod/mini';
import { arnOf } from '../wire/arn.ts';
import { page } from './page.ts';
import { SchedulerProblem } from './problem.ts';
import { type Schedule, scheduleRequest } from './schedule.ts';
import type { Group, Schedules } from './schedules.ts';

/** A request of the REST protocol: path `/<kind>/<name>`. */
export type SchedulerRequest = {
  method: string;
  kind: string;
  name: string | null;
  query: URLSearchParams;
  body: unknown;
};

type Run = (schedules: Schedules, name: string, request: SchedulerRequest) => unknown;

const created = z.object({ ClientToken: z.optional(z.string()) });
const groupIn = ({ query }: SchedulerRequest): string => query.get('groupName') ?? 'default';

const summary = ({ view }: Schedule) => {
  const { Arn, Name, GroupName, State, CreationDate, LastModificationDate } = view;
  return { Arn, Name, GroupName, State, CreationDate, LastModificationDate, Target: { Arn: view.Target.Arn } };
};

const groupView = (group: Group) => ({ ...group, Arn: arnOf('scheduler', `schedule-group/${group.Name}`) });

const listSchedules: Run = (schedules, _, { query }) => {
  const [group, prefix, state] = ['ScheduleGroup', 'NamePrefix', 'State'].map((name) => query.get(name));
  const found = schedules
    .list()
    .filter(({ view }) => !group || view.GroupName === group)
    .filter(({ view }) => !prefix || view.Name.startsWith(prefix))
    .filter(({ view }) => !state || view.State === state);
  const { items, NextToken } = page(found.map(summary), query);
  return { Schedules: items, NextToken };
};

const listGroups: Run = (schedules, _, { query }) => {
  const { items, NextToken } = page(schedules.groups().map(groupView), query);
  return { ScheduleGroups: items, NextToken };
};

const operations: Record<string, { operation: string; run: Run }> = {
  'POST schedules/name': {
    operation: 'CreateSchedule',
    run: (schedules, name, { body }) => {
      const { ClientToken = null } = created.parse(body);
      return { ScheduleArn: schedules.create(name, scheduleRequest.parse(body), ClientToken).view.Arn };
    },
  },
  'PUT schedules/name': {
    operation: 'UpdateSchedule',
    run: (schedules, name, { body }) => ({
      ScheduleArn: schedules.update(name, scheduleRequest.parse(body)).view.Arn,
    }),
  },
  'GET schedules/name': {
    operation: 'GetSchedule',
    run: (schedules, name, request) => schedules.get(groupIn(request), name).view,
  },
  'DELETE schedules/name': {
    operation: 'DeleteSchedule',
    run: (schedules, name, request) => schedules.delete(groupIn(request), name),
  },
  'GET schedules': { operation: 'ListSchedules', run: listSchedules },
  'POST schedule-groups/name': {
    operation: 'CreateScheduleGroup',
    run: (schedules, name) => {
      schedules.createGroup(name);
      return { ScheduleGroupArn: arnOf('scheduler', `schedule-group/${name}`) };
    },
  },
  'GET schedule-groups/name': {
    operation: 'GetScheduleGroup',
    run: (schedules, name) => groupView(schedules.group(name)),
  },
  'DELETE schedule-groups/name': {
    operation: 'DeleteScheduleGroup',
    run: (schedules, name) => schedules.deleteGroup(name),
  },
  'GET schedule-groups': { operation: 'ListScheduleGroups', run: listGroups },
};

/** The AWS operation that a request means, and what answers it. */
export const operationFor = (request: SchedulerRequest): { operation: string; run(schedules: Schedules): unknown } => {
  const { method, kind, name } = request;
  const found = operations[`${method} ${kind}${name === null ? '' : '/name'}`];
  if (!found) throw new SchedulerProblem('UnknownOperationException', `The local stack has no ${method} ${kind}.`, 404);
  return { operation: found.operation, run: (schedules) => found.run(schedules, name ?? '', request) };
};
