import { hasSessionEnded, isWithoutPlan, Problem } from '../api/call.ts';
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
  | { name: 'stopped' | 'expired' | 'notYours' | 'noPlan' }
  | { name: 'failed'; text: string };

export const stepOf = (error: unknown): Step => {
  if (isWithoutPlan(error)) return { name: 'noPlan' };
  if (hasSessionEnded(error)) {
    location.replace('/entrar?volta=/conectar');
    return { name: 'opening' };
  }
  if (error instanceof Problem && error.status === 410) return { name: 'expired' };
  if (error instanceof Problem && error.message === 'Not your link') return { name: 'notYours' };
  return { name: 'failed', text: why(error) };
};
