import type { TableUsage } from './capacity.ts';
import type { Output } from './dynalite.ts';
import type { Refusal } from './errors.ts';

/** What an operation answers and what it cost; a refused condition costs like a write. */
export type Outcome = { output: Output; usage: TableUsage[] } | { refusal: Refusal; usage: TableUsage[] };
