import { hasSessionEnded, send } from './call.ts';

/** The dialog for a proof of identity was closed. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** A call by the signed-in user. Where the session has ended: goes to sign in and from there back to this page, and never returns. */
export const signedIn = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (problem) {
    if (!hasSessionEnded(problem)) throw problem;
    location.assign(`/entrar?volta=${location.pathname}`);
    return new Promise(() => undefined);
  }
};

/** A read of the signed-in user's data. @throws Problem */
export const read = <T>(path: string): Promise<T> => signedIn(() => send<T>('GET', path));
