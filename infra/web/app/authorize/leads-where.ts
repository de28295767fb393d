import type { OAuthRequest } from '../api/answers.ts';

/** They would run or show something here, instead of leading away. */
const NEVER = ['javascript:', 'data:', 'blob:', 'vbscript:', 'file:'];

/** Whether the address is one that the request may be answered at: of the scheme that was shown to the person. */
export const isAnswerTo = ({ scheme }: OAuthRequest['redirect'], address: string): boolean => {
  const { protocol } = URL.canParse(address) ? new URL(address) : { protocol: '' };
  return protocol === `${scheme}:` && !NEVER.includes(protocol);
};
