import { type SessionStore, sessionStore } from '../../shared/access/session-store.ts';
import { endSession as operation } from '../../shared/contract/web/sessions.ts';
import { NotFoundError } from '../../shared/domain-errors.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { signedOut } from '../../shared/runtime/web/session-cookies.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

export const endSession = async (
  { caller, now, query: { sessionId } }: WebRequestOf<typeof operation>,
  { end }: Pick<SessionStore, 'end'>,
) => {
  const change = { userId: caller.userId, now, by: caller.credential.actor };
  const ended = await end(change, (session) => session.sessionId === sessionId);
  if (ended === 0) throw new NotFoundError('Session not found');
  const isOwn = sessionId === caller.session.record.sessionId;
  return { body: { ended }, ...(isOwn ? signedOut() : {}) };
};

export const endpoint = defineWebEndpoint(operation, endSession, () => sessionStore(openTable()));
export const handler = webHandler(endpoint);
