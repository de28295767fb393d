import type { ClientName } from '../access/grant-record.ts';
import type { Notice } from '../notifications/notice.ts';
import type { Instant } from '../time/instant.ts';

const EVENTS = {
  created: 'assistant-allowed',
  revoked: 'assistant-removed',
  replayed: 'assistant-cut-off',
} as const;

/** What the owner reads about an assistant: its own word for itself, and the site that it is of, where that is proven. */
export const noticeOf = (event: keyof typeof EVENTS, { host, name }: ClientName, at: Instant): Notice => ({
  kind: 'account',
  event: EVENTS[event],
  what: host === null ? `${name} (sem site confirmado)` : `${name} (${host})`,
  at,
});
