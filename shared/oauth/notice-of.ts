import type { ClientName } from '../access/grant-record.ts';
import type { Notice } from '../notifications/notice.ts';
import type { Instant } from '../time/instant.ts';

const EVENTS = {
  created: 'assistant-allowed',
  revoked: 'assistant-removed',
  replayed: 'assistant-cut-off',
} as const;

/** The text about an assistant for the owner: its own name, and its site if that is verified. */
export const noticeOf = (event: keyof typeof EVENTS, { host, name }: ClientName, at: Instant): Notice => ({
  kind: 'account',
  event: EVENTS[event],
  what: host === null ? `${name} (sem site confirmado)` : `${name} (${host})`,
  at,
});
