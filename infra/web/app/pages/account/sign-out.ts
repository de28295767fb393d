import { change } from '../../api/session.ts';
import { tellSignedOut } from '../../api/tabs.ts';

/** Ends sessions; the end of the own session leads all tabs to the sign-in page. */
export const signOut = async (which: 'this' | 'others' | 'all'): Promise<void> => {
  await change('POST', '/app/api/sign-out', { which });
  if (which === 'others') return;
  tellSignedOut();
  location.replace('/entrar');
};
