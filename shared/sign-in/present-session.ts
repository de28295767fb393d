import { type SessionRecord, seenAt } from '../access/session-record.ts';

/** A session as its owner sees it. @param currentId of the caller's session */
export const presentSession = (session: SessionRecord, currentId: string) => {
  const { sessionId, device, method, createdAt } = session;
  return {
    session_id: sessionId,
    device,
    method,
    created_at: createdAt,
    seen_at: seenAt(session),
    current: sessionId === currentId,
  };
};
