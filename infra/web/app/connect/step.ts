import { Problem } from '../api/call.ts';
import { why } from '../ui/why.ts';

/** Masked: whose account it is, not how to reach them. */
export type Owner = { name: string; email: string | null };

export type Step =
  | { name: 'opening' }
  | { name: 'whose'; account: Owner; reconnects: boolean }
  | { name: 'own' }
  | { name: 'widget' }
  | { name: 'waiting'; slow: boolean }
  | { name: 'needs' }
  | { name: 'done'; bank: string }
  | { name: 'stopped' | 'expired' | 'notYours' }
  | { name: 'failed'; text: string };

export const stepOf = (error: unknown): Step => {
  if (error instanceof Problem) {
    if (error.status === 410) return { name: 'expired' };
    if (error.message === 'Not your link') return { name: 'notYours' };
    if (error.status === 401) {
      location.replace('/entrar?volta=/conectar');
      return { name: 'opening' };
    }
  }
  return { name: 'failed', text: why(error) };
};
