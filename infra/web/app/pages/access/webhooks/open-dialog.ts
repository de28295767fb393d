import type { Webhook } from '../../../api/answers.ts';

/** Which dialog is open, and on what. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'rotate' | 'remove' | 'deliveries'; webhook: Webhook }
  | { kind: 'secret'; secret: string };
