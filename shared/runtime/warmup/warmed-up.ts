import type { Operation } from '../../contract/operation.ts';
import { readsTableAlone } from '../../contract/scope.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';

/** Operations that may do more, but without input only read the table, where the setting says so. */
const READING_WITHOUT_INPUT: Readonly<Record<string, () => boolean>> = {
  'get-memories': () => optionalSetting(variables.memoryProvider) === 'dynamodb',
};

type Asked = Pick<Operation, 'name' | 'scope'>;

/** Whether the function of an operation is bundled with a synthetic call. */
export const hasWarmUp = ({ name, scope }: Asked): boolean =>
  readsTableAlone(scope) || Object.hasOwn(READING_WITHOUT_INPUT, name);

/** Whether that call reaches nothing but the table, as the function is configured. */
export const mayWarmUp = ({ name, scope }: Asked): boolean =>
  readsTableAlone(scope) || (READING_WITHOUT_INPUT[name]?.() ?? false);
