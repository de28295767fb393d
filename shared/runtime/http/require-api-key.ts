import type { AccessStore } from '../../access/access-store.ts';
import type { Operation } from '../../contract/operation.ts';
import { invalidApiKey } from '../access-errors.ts';
import { authenticate } from '../authenticate.ts';
import { type ApiEvent, type ApiMiddleware, headerOf } from './middleware.ts';

/** The key of `Authorization: Bearer <key>`; null without one. */
export const bearerKey = (event: ApiEvent): string | null =>
  /^bearer +(\S+) *$/i.exec(headerOf(event, 'authorization') ?? '')?.[1] ?? null;

/** Stops a caller without an active key (401); sets the caller. */
export const requireApiKey = (access: () => Pick<AccessStore, 'read'>, operation: Operation): ApiMiddleware => ({
  before: async ({ event, internal }) => {
    const { now } = internal;
    if (!now) throw invalidApiKey();
    internal.caller = await authenticate(bearerKey(event), { access: access(), now }, operation);
  },
});
