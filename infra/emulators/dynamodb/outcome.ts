import type { TableUsage } from './capacity.ts';
import type { Output } from './dynalite.ts';
import type { Refusal } from './errors.ts';

/** The response of an operation and its cost; a failed condition costs like a write. */
export type Outcome = { output: Output; usage: TableUsage[] } | { refusal: Refusal; usage: TableUsage[] };
