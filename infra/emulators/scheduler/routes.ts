import { SchedulerProblem } from './problem.ts';
import { scheduleRequest } from './schedule.ts';
import type { Schedules } from './schedules.ts';

/** A request of the REST protocol: path `/<kind>/<name>`. */
export type SchedulerRequest = { method: string; kind: string; name: string; query: URLSearchParams; body: unknown };

type Operation = { operation: string; run(schedules: Schedules, request: SchedulerRequest): unknown };

/** The operations that the service calls. */
const operations: Record<string, Operation> = {
  'POST schedules': {
    operation: 'CreateSchedule',
    run: (schedules, { name, body }) => ({ ScheduleArn: schedules.create(name, scheduleRequest.parse(body)).view.Arn }),
  },
  'PUT schedules': {
    operation: 'UpdateSchedule',
    run: (schedules, { name, body }) => ({ ScheduleArn: schedules.update(name, scheduleRequest.parse(body)).view.Arn }),
  },
  'DELETE schedules': {
    operation: 'DeleteSchedule',
    run: (schedules, { name, query }) => schedules.delete(query.get('groupName') ?? 'default', name),
  },
};

/** The AWS operation that a request means, and what answers it. */
export const operationFor = ({ method, kind }: SchedulerRequest): Operation => {
  const found = operations[`${method} ${kind}`];
  if (!found) throw new SchedulerProblem('UnknownOperationException', `The local stack has no ${method} ${kind}.`, 404);
  return found;
};
