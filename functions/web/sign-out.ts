import type { SessionRecord } from '../../shared/access/session-record.ts';
import { type SessionStore, sessionStore } from '../../shared/access/session-store.ts';
import { signOut as operation } from '../../shared/contract/web/sessions.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { signedOut } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

export const signOut = async (
  { caller, now, body: { which } }: WebRequestOf<typeof operation>,
  { end }: Pick<SessionStore, 'end'>,
) => {
  const change = { userId: caller.userId, now, by: caller.credential.actor };
  const isThis = ({ sessionId }: SessionRecord) => sessionId === caller.session.record.sessionId;
  const isNamed = { this: isThis, others: (session: SessionRecord) => !isThis(session), all: () => true };
  const ended = await end(change, isNamed[which]);
  return { body: { ended }, ...(which === 'others' ? {} : signedOut()) };
};

export const endpoint = defineWebEndpoint(operation, signOut, () => sessionStore(openTable()));
export const handler = webHandler(endpoint);
