import { type ReadingWithoutInput, readsWithoutInput } from '../../contract/warm-up.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';

const CONDITIONS: Readonly<Record<ReadingWithoutInput, () => boolean>> = {
  'get-memories': () => optionalSetting(variables.memoryProvider) === 'dynamodb',
};

/** Whether the synthetic call of an operation that has one reaches nothing but the table, as the function is configured. */
export const mayWarmUp = (name: string): boolean => !readsWithoutInput(name) || CONDITIONS[name]();
