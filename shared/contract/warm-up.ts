import { readsTableAlone } from './grants.ts';
import type { Operation } from './operation.ts';
import type { SecretName } from './secrets.ts';

/** Operations that may do more, but can be called so that they read the table and do nothing else. */
const READING_WITHOUT_INPUT = ['get-memories'] as const;

export type ReadingWithoutInput = (typeof READING_WITHOUT_INPUT)[number];

export const readsWithoutInput = (name: string): name is ReadingWithoutInput =>
  READING_WITHOUT_INPUT.some((one) => one === name);

/** The secret that signs cursors; a synthetic call signs with another value. */
export const SIGNING_SECRET: SecretName = 'cursor';

/** Whether the synthetic call signs a part of its answer. */
export const signsAnswer = ({ grants: { secrets = [] } }: Pick<Operation, 'grants'>): boolean =>
  secrets.length === 1 && secrets[0] === SIGNING_SECRET;

/** Whether the function of an operation is bundled with a synthetic call. */
export const hasWarmUp = ({ name, grants }: Pick<Operation, 'name' | 'grants'>): boolean => {
  const { secrets: _, ...others } = grants;
  return readsTableAlone(signsAnswer({ grants }) ? others : grants) || readsWithoutInput(name);
};
