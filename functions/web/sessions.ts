import { isOpenSession, type SessionRecord } from '../../shared/access/session-record.ts';
import { sessionStore } from '../../shared/access/session-store.ts';
import { sessions as operation } from '../../shared/contract/web/sessions.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { presentSession } from '../../shared/sign-in/present-me.ts';
import { byCreation } from '../../shared/time/instant.ts';

type Services = { list: (userId: string) => Promise<SessionRecord[]> };

export const sessions = async ({ caller, now }: WebRequestOf<typeof operation>, { list }: Services) => {
  const open = (await list(caller.userId)).filter((session) => isOpenSession(session, now)).toSorted(byCreation);
  return { body: { sessions: open.map((session) => presentSession(session, caller.session.record.sessionId)) } };
};

export const endpoint = defineWebEndpoint(operation, sessions, () => ({ list: sessionStore(openTable()).list }));
export const handler = webHandler(endpoint);
