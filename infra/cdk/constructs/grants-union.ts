import type { Grants } from '../../../shared/contract/grants.ts';

/** The union of scopes, without e-mail: only the worker of the e-mail queue may send mail. */
export const unionOf = (scopes: readonly Grants[]): Grants => ({
  table: scopes.some(({ table }) => table === 'write') ? 'write' : 'read',
  indexes: [...new Set(scopes.flatMap(({ indexes = [] }) => indexes))],
  sends: [...new Set(scopes.flatMap(({ sends = [] }) => sends))],
  inspects: [...new Set(scopes.flatMap(({ inspects = [] }) => inspects))],
  secrets: [...new Set(scopes.flatMap(({ secrets = [] }) => secrets))],
  ...(scopes.some(({ schedules }) => schedules) && { schedules: true }),
});
