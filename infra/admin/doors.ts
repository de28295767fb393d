import { isOpenSession } from '../../shared/access/session-record.ts';
import { sessionStore } from '../../shared/access/session-store.ts';
import { DomainError } from '../../shared/domain-errors.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { removePasskey } from '../../shared/sign-in/change-passkeys.ts';
import { presentPasskey } from '../../shared/sign-in/passkey-record.ts';
import { passkeyStore } from '../../shared/sign-in/passkey-store.ts';
import { presentSession } from '../../shared/sign-in/present-me.ts';
import { criticalNotices } from '../../shared/sign-in/sign-in-services.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { type Command, existingUser, word } from './command.ts';
import { operatorOf } from './operator.ts';
import { Problem } from './problem.ts';

/** Ways to sign in at the dashboard: sessions and passkeys. The owner gets an e-mail about a passkey that is removed. */
export const doors: Record<string, Command> = {
  'sessions list': {
    usage: 'sessions list USER',
    does: 'lists the browsers that are signed in',
    run: async (given) => {
      const { sessions } = await existingUser(word(given, 0, 'USER'));
      const open = sessions.filter((session) => isOpenSession(session, systemClock()));
      return open.map((session) => {
        const { current: _, ...shown } = presentSession(session, '');
        return shown;
      });
    },
  },
  'sessions end': {
    usage: 'sessions end USER',
    does: 'signs the user out everywhere, from the next request on',
    run: async (given) => {
      const userId = word(given, 0, 'USER');
      await existingUser(userId);
      const change = { userId, now: systemClock(), by: await operatorOf(given) };
      return { ended: await sessionStore(openTable()).end(change, () => true) };
    },
  },
  'passkeys list': {
    usage: 'passkeys list USER',
    does: 'lists the passkeys',
    run: async (given) => {
      const userId = word(given, 0, 'USER');
      await existingUser(userId);
      return (await passkeyStore(openTable()).list(userId)).map(presentPasskey);
    },
  },
  'passkeys remove': {
    usage: 'passkeys remove USER PASSKEY-ID',
    does: 'removes a passkey, such as one of a lost phone, and ends all sessions; without any a code by e-mail is proof again',
    run: async (given) => {
      const [userId, passkeyId] = [word(given, 0, 'USER'), word(given, 1, 'PASSKEY-ID')];
      const { profile } = await existingUser(userId);
      const table = openTable();
      const parts = {
        table,
        store: passkeyStore(table),
        sessions: sessionStore(table),
        notices: criticalNotices(table),
      };
      const services = { ...parts, measure: () => undefined };
      const owner = { userId, profile, now: systemClock(), by: await operatorOf(given) };
      await removePasskey(services, owner, { passkeyId, keeps: null, switchesOff: true }).catch((error: unknown) => {
        throw error instanceof DomainError ? new Problem(error.message) : error;
      });
      return { removed: passkeyId };
    },
  },
};
