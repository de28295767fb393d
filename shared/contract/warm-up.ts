import type { Operation } from './operation.ts';
import { readsTableAlone } from './scope.ts';
import type { SecretName } from './secrets.ts';

/** Operations that may do more, but can be called so that they read the table and do nothing else. */
const READING_WITHOUT_INPUT = ['get-memories'] as const;

export type ReadingWithoutInput = (typeof READING_WITHOUT_INPUT)[number];

export const readsWithoutInput = (name: string): name is ReadingWithoutInput =>
  READING_WITHOUT_INPUT.some((one) => one === name);

/** The secret that signs cursors; a synthetic call signs with another value. */
export const SIGNING_SECRET: SecretName = 'cursor';

/** Whether the synthetic call signs a part of its answer. */
export const signsAnswer = ({ scope: { secrets = [] } }: Pick<Operation, 'scope'>): boolean =>
  secrets.length === 1 && secrets[0] === SIGNING_SECRET;

/** Whether the function of an operation is bundled with a synthetic call. */
export const hasWarmUp = ({ name, scope }: Pick<Operation, 'name' | 'scope'>): boolean => {
  const { secrets: _, ...others } = scope;
  return readsTableAlone(signsAnswer({ scope }) ? others : scope) || readsWithoutInput(name);
};
