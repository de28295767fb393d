import { change } from '../../api/session.ts';

/** Ends sessions; whoever ends their own goes to the door. */
export const signOut = async (which: 'this' | 'others' | 'all'): Promise<void> => {
  await change('POST', '/app/api/sign-out', { which });
  if (which !== 'others') location.replace('/entrar');
};
