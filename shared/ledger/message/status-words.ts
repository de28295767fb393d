import type { TransactionStatus } from '../transaction.ts';
import { rewrite } from './rewrite.ts';

const NOT_YET = '(?:(?:ainda )?n(?:ao)?(?: foi| foram)?|nao (?:foi |foram )?ainda|not(?: yet)?|yet to be)';
const DONE =
  '(?:confirmad[ao]s?|lancad[ao]s?|efetivad[ao]s?|processad[ao]s?|compensad[ao]s?|liquidad[ao]s?|postad[ao]s?|caiu|cairam|posted|processed|settled|cleared|confirmed)';
const PENDING = `${NOT_YET} ${DONE}|pendentes?|pendencias?|processando|em processamento|em aberto|a confirmar|aguardando|pending|processing|unposted|uncleared`;

/** `text` with `‹q›` for what asks for pending transactions, `‹r›` for posted ones. */
export const withStatuses = (text: string): string =>
  rewrite(
    rewrite(text, PENDING, () => '‹q›'),
    DONE.replace('caiu|cairam|', ''),
    () => '‹r›',
  );

/** The status that a mark asks for. */
export const statusOf = (mark: string): TransactionStatus | null =>
  mark === '‹q›' ? 'PENDING' : mark === '‹r›' ? 'POSTED' : null;
