import { isHarmless } from '../../contract/access.ts';
import type { Operation } from '../../contract/operation.ts';

/** `get-transactions` is the tool `getTransactions`, unless it has a name of its own. */
export const toolName = ({ name, mcp }: Pick<Operation, 'name'> & { mcp?: { tool?: string } }): string =>
  mcp?.tool ?? name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** In its listed form it reads and does nothing else. */
export const isRead = ({ method, access, mcp }: Operation): boolean =>
  method === 'GET' && (mcp?.listed || access.possible).every(isHarmless);

/** Its answer may be a long list, which comes in pages. */
export const hasPages = (operation: Operation): boolean => isRead(operation) || operation.listing !== undefined;
