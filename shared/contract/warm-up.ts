import type { Operation } from './operation.ts';
import { readsTableAlone } from './scope.ts';

/** Operations that may do more, but can be called so that they read the table and do nothing else. */
const READING_WITHOUT_INPUT = ['get-memories'] as const;

export type ReadingWithoutInput = (typeof READING_WITHOUT_INPUT)[number];

export const readsWithoutInput = (name: string): name is ReadingWithoutInput =>
  READING_WITHOUT_INPUT.some((one) => one === name);

/** Whether the function of an operation is bundled with a synthetic call. */
export const hasWarmUp = ({ name, scope }: Pick<Operation, 'name' | 'scope'>): boolean =>
  readsTableAlone(scope) || readsWithoutInput(name);
