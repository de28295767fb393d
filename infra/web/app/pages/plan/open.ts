import type { Schemas } from '../../api/contract.ts';

export type Reminder = Schemas['ListedPaymentReminder'];
export type Limit = Schemas['ListedSpendingLimit'];
/** What can be made, changed, paused and deleted here. */
export type Kind = 'reminders' | 'limits';

/** A window that is open over the page; a record that is absent is to be made. */
export type Open =
  | { kind: 'reminder'; reminder?: Reminder }
  | { kind: 'limit'; limit?: Limit; amount?: string; limits: readonly Limit[] }
  | { kind: 'remove'; what: Kind; id: string; name: string; isActive: boolean }
  | { kind: 'closing'; accountId: string; card: string; day: number | null };

/** The cards that read again after a change. */
export type Changed = Kind | 'bills';

/** What became of a change. `plans`: another plan would have allowed it. */
export type Said = { kind: 'good' | 'bad' | 'warn'; text: string; plans?: boolean };

export type Ends = {
  onClose: () => void;
  /** The change was made. @param said message, shown beside the list */
  onDone: (changed: Changed, said: string) => void;
  /** The change was refused, or its outcome is unknown: the list may be outdated. */
  onDoubt: (changed: Changed, said?: Said) => void;
  onOpen: (open: Open) => void;
};
