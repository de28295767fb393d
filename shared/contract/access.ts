/** Scopes of credentials, in display order. */
export const ACCESS_SCOPES = ['read', 'write', 'sync', 'memories', 'account'] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** Of a key that names none, and of one that was made before keys had scopes. */
export const USUAL_SCOPES = ['read', 'write', 'sync', 'memories'] as const satisfies readonly AccessScope[];

/** The scope that a call needs; null: any valid credential. `possible`: every scope that some input needs. */
export type Access<Input = unknown> = {
  possible: readonly AccessScope[];
  of(input: Input): AccessScope | null;
};

/** One scope, independent of the input. */
export const needs = (scope: AccessScope): Access => ({ possible: [scope], of: () => scope });

/** For every valid credential. */
export const needsNoScope: Access = { possible: [], of: () => null };

/** Whether calls need an active subscription: those with no other scope than `account`, or none, do not. */
export const needsSubscription = ({ possible }: Pick<Access, 'possible'>): boolean =>
  possible.some((scope) => scope !== 'account');

/** Scopes of calls without effects, for methods that do not imply it. */
const HARMLESS = new Set<AccessScope | null>(['read', 'account', null]);
export const isHarmless = (scope: AccessScope | null): boolean => HARMLESS.has(scope);

/** Each scope once, in the usual order. */
export const inOrder = (scopes: readonly AccessScope[]): AccessScope[] =>
  ACCESS_SCOPES.filter((scope) => scopes.includes(scope));

/** Whether every one of the scopes is among `granted`. */
export const areWithin = (scopes: readonly AccessScope[], granted: readonly AccessScope[]): boolean =>
  scopes.every((scope) => granted.includes(scope));
