/** A refusal of EventBridge Scheduler. */
export class SchedulerProblem extends Error {
  override readonly name = 'SchedulerProblem';
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status: number) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

export const invalid = (message: string) => new SchedulerProblem('ValidationException', message, 400);
export const invalidExpression = (expression: string) => invalid(`Invalid Schedule Expression ${expression}.`);
export const missing = (kind: 'Schedule' | 'Schedule group', name: string) =>
  new SchedulerProblem('ResourceNotFoundException', `${kind} ${name} does not exist.`, 404);
export const taken = (name: string) =>
  new SchedulerProblem('ConflictException', `Schedule ${name} already exists.`, 409);
