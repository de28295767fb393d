import type { Operation } from '../../contract/operation.ts';

/** `get-transactions` is the tool `getTransactions`, unless it has a name of its own. */
export const toolName = ({ name, mcp }: Pick<Operation, 'name' | 'mcp'>): string =>
  mcp?.tool ?? name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** Reads and nothing else. */
export const isRead = ({ method, grants }: Operation): boolean =>
  method === 'GET' && grants.table === 'read' && !grants.sends?.length && !grants.secrets?.length;

/** Its answer may be a long list, which comes in pages. */
export const hasPages = (operation: Operation): boolean => isRead(operation) || operation.listing !== undefined;
