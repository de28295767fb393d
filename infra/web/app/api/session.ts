import { type Headers, isWithoutPlan, type Method, Problem, send } from './call.ts';

/** The dialog for a proof of identity was closed. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

const hasEnded = (problem: unknown): boolean =>
  problem instanceof Problem && problem.status === 401 && !isWithoutPlan(problem);

/** Goes to sign in, and from there back to this page. Never returns. */
const signIn = (): Promise<never> => {
  location.assign(`/entrar?volta=${location.pathname}`);
  return new Promise(() => undefined);
};

/** A read of the signed-in user's data. @throws Problem */
export const read = async <T>(path: string): Promise<T> => {
  try {
    return await send<T>('GET', path);
  } catch (problem) {
    if (hasEnded(problem)) return signIn();
    throw problem;
  }
};

/**
 * A change by the signed-in user; opens the dialog for a proof of identity if the server requires one.
 * @throws Problem; Cancelled where no proof was given
 */
export const change = async <T>(
  method: Exclude<Method, 'GET'>,
  path: string,
  body?: unknown,
  headers?: Headers,
): Promise<T> => {
  try {
    return await send<T>(method, path, body, headers);
  } catch (problem) {
    if (hasEnded(problem)) return signIn();
    if (!(problem instanceof Problem) || problem.message !== 'Step-up required') throw problem;
    const { prove } = await import('../ui/step-up.tsx');
    if (!(await prove(problem.body.step_up === 'passkey' ? 'passkey' : 'code'))) throw new Cancelled();
    return send<T>(method, path, body, headers);
  }
};
