import type { BankAccount, Connection } from '../../api/answers.ts';

/** Which dialog is open, and on what. */
export type OpenDialog =
  | { kind: 'unlink'; connection: Connection }
  | { kind: 'rename' | 'closing'; account: BankAccount }
  | { kind: 'paste' }
  | null;
