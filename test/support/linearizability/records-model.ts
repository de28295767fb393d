import type { SequentialModel } from './checker.ts';
import type { Answer } from './unreliable-world.ts';

export type RecordCall =
  | { does: 'create'; id: number; name: string }
  | { does: 'rename'; id: number; name: string }
  | { does: 'switch'; id: number; to: RecordState }
  | { does: 'delete'; id: number }
  /** A renewal gives way to a concurrent write and comes again with its job; `isQuiet`: nobody else is at work. */
  | { does: 'renew'; id: number; isQuiet: boolean }
  | { does: 'list' };

export type RecordAnswer = Answer | readonly ListedRecord[];
export type RecordState = 'active' | 'inactive' | 'completed';
/** `period`: how often the record was renewed. */
export type ListedRecord = { id: number; name: string; is: RecordState; period: number };

type State = readonly ListedRecord[];

const byId = (one: ListedRecord, other: ListedRecord): number => one.id - other.id;

/**
 * Records of which a plan allows so many active ones. Each recurs and its first period is over: renewing it begins the second.
 * A completed one is active again then, whatever the quota says.
 */
export const recordsModel = (quota: number): SequentialModel<State, RecordCall, RecordAnswer> => {
  const active = (state: State): number => state.filter(({ is }) => is === 'active').length;

  const effect = (state: State, call: Exclude<RecordCall, { does: 'list' }>): State | 'quota' | 'missing' => {
    const rest = state.filter(({ id }) => id !== call.id);
    const found = state.find(({ id }) => id === call.id);
    if (call.does === 'create') {
      if (active(state) >= quota) return 'quota';
      const created: ListedRecord = { id: call.id, name: call.name, is: 'active', period: 0 };
      return [...rest, created].sort(byId);
    }
    if (!found) return call.does === 'renew' ? state : 'missing';
    const put = (next: Partial<ListedRecord>): State => [...rest, { ...found, ...next }].sort(byId);
    switch (call.does) {
      case 'delete':
        return rest;
      case 'rename':
        return put({ name: call.name });
      case 'renew':
        return found.is !== 'inactive' && found.period === 0 ? put({ is: 'active', period: 1 }) : state;
      case 'switch':
        if (call.to === 'active' && found.is !== 'active' && active(state) >= quota) return 'quota';
        return put({ is: call.to });
    }
  };

  return {
    initial: [],
    step(state, call, answer) {
      if (call.does === 'list') return JSON.stringify(state) === JSON.stringify(answer) ? [state] : [];
      const next = effect(state, call);
      // Nobody knows: it took effect here. That it never did is the search's own case.
      if (answer === undefined) return typeof next === 'string' ? [] : [next];
      if (answer === 'conflict') return [state];
      if (typeof next === 'string') return next === answer ? [state] : [];
      if (answer !== 'done') return [];
      return call.does === 'renew' && !call.isQuiet ? [next, state] : [next];
    },
  };
};
