import type { TransactionStatus } from '../transaction.ts';
import { rewrite } from './rewrite.ts';

const NOT_YET = '(?:(?:ainda )?n(?:ao)?(?: foi| foram)?|nao (?:foi |foram )?ainda|not(?: yet)?|yet to be)';
const DONE =
  '(?:confirmad[ao]s?|lancad[ao]s?|efetivad[ao]s?|processad[ao]s?|compensad[ao]s?|liquidad[ao]s?|postad[ao]s?|caiu|cairam|posted|processed|settled|cleared|confirmed)';
const PENDING = `${NOT_YET} ${DONE}|pendentes?|pendencias?|processando|em processamento|em aberto|a confirmar|aguardando|pending|processing|unposted|uncleared`;

/** The statuses that the message asks for; empty: any. */
export const readStatuses = (text: string): { text: string; statuses: TransactionStatus[] } => {
  const statuses = new Set<TransactionStatus>();
  const found = (status: TransactionStatus) => () => {
    statuses.add(status);
    return '‹t›';
  };
  const pending = rewrite(text, PENDING, found('PENDING'));
  const posted = rewrite(pending, DONE.replace('caiu|cairam|', ''), found('POSTED'));
  return { text: posted, statuses: statuses.size === 1 ? [...statuses] : [] };
};
