import type { Scope } from '../../shared/contract/scope.ts';

/** What all of these may reach, together; e-mail aside, which no union gives (design 11). */
export const unionOf = (scopes: readonly Scope[]): Scope => ({
  table: scopes.some(({ table }) => table === 'write') ? 'write' : 'read',
  sends: [...new Set(scopes.flatMap(({ sends = [] }) => sends))],
  inspects: [...new Set(scopes.flatMap(({ inspects = [] }) => inspects))],
  secrets: [...new Set(scopes.flatMap(({ secrets = [] }) => secrets))],
  ...(scopes.some(({ schedules }) => schedules) && { schedules: true }),
});
