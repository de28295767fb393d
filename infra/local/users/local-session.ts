import { OPERATOR } from '../../../shared/access/history.ts';
import { newSession, sessionStore } from '../../../shared/access/session-store.ts';
import { StaleError, untilWritten } from '../../../shared/platform/retry.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { cookieWith, SESSION_COOKIE } from '../../../shared/runtime/http/cookies.ts';
import { secondsBetween, systemClock } from '../../../shared/time/instant.ts';

/** Opens a session of the user's by the service's own store, as if by a code. @returns the `Set-Cookie` */
export const localSession =
  (table: Table) =>
  (userId: string): Promise<string> =>
    untilWritten(async () => {
      const store = sessionStore(table);
      const now = systemClock();
      const opened = newSession(userId, { method: 'code', device: 'Navegador local', provedAt: now }, now);
      const outcome = await store.open({ userId, now, by: OPERATOR }, opened, await store.see(userId));
      if (outcome !== 'saved') throw new StaleError();
      return cookieWith(SESSION_COOKIE, opened.secret, Math.floor(secondsBetween(now, opened.record.validUntil)));
    });
