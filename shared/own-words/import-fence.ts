import type { WriteItem } from '../platform/table/transact.ts';

/** Raises the import version of a connection as it was read. */
export type ImportFence = { itemId: string; raisedTo: number; raise: WriteItem };

export type ImportFences = { list(userId: string): Promise<ImportFence[]> };
