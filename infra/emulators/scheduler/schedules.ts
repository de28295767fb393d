import type { Section } from '../journal.ts';
import { missing, taken } from './problem.ts';
import { type Schedule, type ScheduleRequest, scheduleOf } from './schedule.ts';

type Clock = () => number;
type Kept = Pick<Section<Schedule>, 'entries' | 'put' | 'delete'>;

const keyOf = (group: string, name: string): string => `${group}/${name}`;

/** Every schedule of the emulator; they outlive the process in `kept`. Groups are made in process, as the stacks do in AWS. */
export class Schedules {
  readonly #kept: Kept;
  readonly #clock: Clock;
  readonly #all: Map<string, Schedule>;
  readonly #groups: Set<string>;
  #changed: () => void = () => undefined;

  constructor(kept: Kept, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
    this.#all = new Map(kept.entries());
    this.#groups = new Set([...this.#all.values()].map(({ view }) => view.GroupName));
  }

  createGroup(name: string): void {
    this.#groups.add(name);
  }

  /** A creation that is repeated with its client token returns the existing schedule. */
  create(name: string, request: ScheduleRequest): Schedule {
    if (!this.#groups.has(request.GroupName)) throw missing('Schedule group', request.GroupName);
    const existing = this.#all.get(keyOf(request.GroupName, name));
    if (existing && request.ClientToken && existing.view.ClientToken === request.ClientToken) return existing;
    if (existing) throw taken(name);
    return this.#put(scheduleOf(name, request, { now: this.#clock() }));
  }

  update(name: string, request: ScheduleRequest): Schedule {
    const previous = this.#get(request.GroupName, name);
    return this.#put(scheduleOf(name, request, { previous, now: this.#clock() }));
  }

  delete(group: string, name: string): void {
    this.#get(group, name);
    this.#all.delete(keyOf(group, name));
    this.#kept.delete(keyOf(group, name));
    this.#changed();
  }

  /** Keeps a schedule's next moment after it fired. */
  advance(schedule: Schedule, nextAt: number | null): void {
    this.#put({ ...schedule, nextAt });
  }

  /** In order of name. */
  list(): Schedule[] {
    return [...this.#all.values()].sort((a, b) => (a.view.Name < b.view.Name ? -1 : 1));
  }

  /** Calls `listener` when the schedules change. */
  onChange(listener: () => void): void {
    this.#changed = listener;
  }

  /** Looks for due schedules at once, after its clock was moved. */
  wake(): void {
    this.#changed();
  }

  #get(group: string, name: string): Schedule {
    const schedule = this.#all.get(keyOf(group, name));
    if (!schedule) throw missing('Schedule', name);
    return schedule;
  }

  #put(schedule: Schedule): Schedule {
    const key = keyOf(schedule.view.GroupName, schedule.view.Name);
    this.#all.set(key, schedule);
    this.#kept.put(key, schedule);
    this.#changed();
    return schedule;
  }
}
