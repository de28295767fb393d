import type { Section } from '../journal.ts';
import { missing, taken } from './problem.ts';
import { type Schedule, type ScheduleRequest, scheduleOf } from './schedule.ts';

export type Group = { Name: string; State: 'ACTIVE'; CreationDate: number; LastModificationDate: number };

type Clock = () => number;
type Kept = Pick<Section<Schedule>, 'entries' | 'put' | 'delete'>;

const keyOf = (group: string, name: string): string => `${group}/${name}`;

/** Every schedule and group of the stand-in; schedules outlive the process in `kept`. */
export class Schedules {
  readonly #kept: Kept;
  readonly #clock: Clock;
  readonly #all: Map<string, Schedule>;
  readonly #groups = new Map<string, Group>();
  #changed: () => void = () => undefined;

  constructor(kept: Kept, clock: Clock) {
    this.#kept = kept;
    this.#clock = clock;
    this.#all = new Map(kept.entries());
    for (const name of ['default', ...[...this.#all.values()].map(({ view }) => view.GroupName)]) this.#addGroup(name);
  }

  /** Repeating a creation with its client token answers the schedule that is there. */
  create(name: string, request: ScheduleRequest, clientToken: string | null = null): Schedule {
    this.group(request.GroupName);
    const existing = this.#all.get(keyOf(request.GroupName, name));
    if (!existing) return this.#put(scheduleOf(name, request, { clientToken, now: this.#clock() }));
    if (clientToken && existing.clientToken === clientToken) return existing;
    throw taken('Schedule', name);
  }

  update(name: string, request: ScheduleRequest): Schedule {
    const previous = this.get(request.GroupName, name);
    return this.#put(scheduleOf(name, request, { previous, now: this.#clock() }));
  }

  get(group: string, name: string): Schedule {
    const schedule = this.#all.get(keyOf(group, name));
    if (!schedule) throw missing('Schedule', name);
    return schedule;
  }

  delete(group: string, name: string): void {
    this.get(group, name);
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

  createGroup(name: string): void {
    if (this.#groups.has(name)) throw taken('Schedule group', name);
    this.#addGroup(name);
  }

  group(name: string): Group {
    const group = this.#groups.get(name);
    if (!group) throw missing('Schedule group', name);
    return group;
  }

  groups(): Group[] {
    return [...this.#groups.values()];
  }

  /** Removes the group with its schedules. */
  deleteGroup(name: string): void {
    this.group(name);
    for (const { view } of this.list()) if (view.GroupName === name) this.delete(name, view.Name);
    this.#groups.delete(name);
  }

  /** Has `listener` called when the schedules change. */
  onChange(listener: () => void): void {
    this.#changed = listener;
  }

  #put(schedule: Schedule): Schedule {
    const key = keyOf(schedule.view.GroupName, schedule.view.Name);
    this.#all.set(key, schedule);
    this.#kept.put(key, schedule);
    this.#changed();
    return schedule;
  }

  #addGroup(name: string): void {
    const now = this.#clock() / 1000;
    this.#groups.set(name, { Name: name, State: 'ACTIVE', CreationDate: now, LastModificationDate: now });
  }
}
