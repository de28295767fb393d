import { change } from '../../api/session.ts';

/** Ends sessions; the end of the own session leads to the sign-in page. */
export const signOut = async (which: 'this' | 'others' | 'all'): Promise<void> => {
  await change('POST', '/app/api/sign-out', { which });
  if (which !== 'others') location.replace('/entrar');
};
