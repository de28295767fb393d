import { OPERATOR } from '../../../shared/access/history.ts';
import { newSession, sessionStore, undoneBy } from '../../../shared/access/session-store.ts';
import { emailClaim, openAddressHashes } from '../../../shared/notifications/address-hashes.ts';
import { StaleError, untilWritten } from '../../../shared/platform/retry.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { cookieWith, DEVICE_COOKIE } from '../../../shared/runtime/http/cookies.ts';
import { sessionCookie } from '../../../shared/runtime/web/session-cookies.ts';
import { KNOWN_SECONDS, newBrowserProof } from '../../../shared/sign-in/known-browser.ts';
import { systemClock } from '../../../shared/time/instant.ts';

/** `proved`: as after a proof of who is there; `known`: as in a browser that has signed in before. */
export type LocalSignIn = { proved: boolean; known: boolean };

/** Opens a session of the user's by the service's own store, as if by a code. @returns each `Set-Cookie` */
export const localSession =
  (table: Table) =>
  (userId: string, { proved, known }: LocalSignIn): Promise<string[]> =>
    untilWritten(async () => {
      const store = sessionStore(table);
      const now = systemClock();
      const wanted = { method: 'code', device: 'Navegador local', provedAt: proved ? now : null } as const;
      const [seen, hashes] = await Promise.all([store.seeToOpen(userId), openAddressHashes()]);
      const opened = newSession(userId, { ...wanted, known, undidErasure: undoneBy(seen) !== null }, now);
      const outcome = await store.open({ userId, now, by: OPERATOR }, opened, seen);
      if (outcome !== 'saved') throw new StaleError();
      const [address] = emailClaim(seen.access.profile?.email ?? null, hashes);
      const isKnown = known && address !== undefined;
      return [
        sessionCookie(opened, now),
        ...(isKnown ? [cookieWith(DEVICE_COOKIE, newBrowserProof(address, hashes), KNOWN_SECONDS)] : []),
      ];
    });
