import { loaded } from '../load.ts';
import { type Headers, type Method, Problem, send } from './call.ts';
import { Cancelled, signedIn } from './read.ts';

type Change = [method: Exclude<Method, 'GET'>, path: string, body?: unknown, headers?: Headers];

/**
 * A change by the signed-in user; opens the dialog for a proof of identity if the server requires one.
 * @throws Problem; Cancelled where no proof was given
 */
export const change = <T>(...given: Change): Promise<T> =>
  signedIn(async () => {
    try {
      return await send<T>(...given);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.message !== 'Step-up required') throw problem;
      const { prove } = await loaded(() => import('../ui/step-up.tsx'));
      if (!(await prove(problem.body.step_up === 'passkey' ? 'passkey' : 'code'))) throw new Cancelled();
      return send<T>(...given);
    }
  });
