import * as z from 'zod/mini';
import type { IsoDate } from '../../time/calendar.ts';
import type { Recipient } from '../recipient.ts';
import { accessContent, accessNotice } from './access-notice.ts';
import { accountContent, accountNotice } from './account-notice.ts';
import type { Content } from './content.ts';
import { keyContent, keyNotice, webhookContent, webhookNotice } from './developer-notices.ts';
import { digestContent, digestNotice } from './digest-notice.ts';
import { limitContent, limitNotice } from './limit-notice.ts';
import { reminderContent, reminderNotice } from './reminder-notice.ts';
import { signalContent, signalNotice } from './signal-notice.ts';

/** Every kind of notification; a new kind adds its schema here and its words in `contentOf`. */
export const notice = z.discriminatedUnion('kind', [
  reminderNotice,
  limitNotice,
  keyNotice,
  accountNotice,
  webhookNotice,
  accessNotice,
  signalNotice,
  digestNotice,
]);
export type Notice = z.infer<typeof notice>;
export type NoticeKind = Notice['kind'];

const NEEDING_ACCESS: readonly NoticeKind[] = ['reminder', 'limit', 'signal', 'digest'];

/** Whether it goes out only while the user's subscription gives access: what concerns their account always does. */
export const needsAccess = (kind: NoticeKind): boolean => NEEDING_ACCESS.includes(kind);

/** @param today the date in America/Sao_Paulo when it is sent */
export const contentOf = (about: Notice, recipient: Recipient, today: IsoDate): Content => {
  switch (about.kind) {
    case 'reminder':
      return reminderContent(about, recipient, today);
    case 'limit':
      return limitContent(about, recipient, today);
    case 'key':
      return keyContent(about, recipient);
    case 'account':
      return accountContent(about, recipient);
    case 'access_ends':
      return accessContent(about, recipient, today);
    case 'signal':
      return signalContent(about, recipient);
    case 'digest':
      return digestContent(about, recipient);
    case 'webhook':
      return webhookContent(about, recipient);
  }
};
