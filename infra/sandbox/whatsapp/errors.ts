import type { FaultKind } from '../../emulators/faults.ts';
import type { VendorResponse } from '../http/serve.ts';

/** Meta's numbered refusals that apply to templates and free messages. */
const refusals = {
  100: { status: 400, title: 'Invalid parameter' },
  190: { status: 401, title: 'Invalid OAuth access token' },
  130429: { status: 429, title: 'Rate limit hit' },
  131000: { status: 500, title: 'Something went wrong' },
  131026: { status: 400, title: 'Message undeliverable' },
  131047: { status: 400, title: 'Re-engagement message' },
  131056: { status: 409, title: '(Business Account, Consumer Account) pair rate limit hit' },
  132018: { status: 400, title: "There's an issue with the parameters in your template" },
} as const;

export type RefusalCode = keyof typeof refusals;

export const titleOf = (code: RefusalCode): string => refusals[code].title;

/** A refused call in Meta's form. @param details text for a reader */
export const refusal = (code: RefusalCode, details: string): VendorResponse => ({
  status: refusals[code].status,
  body: {
    error: {
      message: `(#${code}) ${titleOf(code)}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: 'AlocalSTANDINtrace',
    },
  },
});

/** The Cloud API's response for an injected fault. */
export const faultResponse = (fault: FaultKind): VendorResponse => {
  if (fault === 'timeout') return 'hang-up';
  if (fault === 'throttle') return refusal(130429, 'Too many messages sent from this phone number in a short time');
  if (fault === 'conflict') return refusal(131056, 'Too many messages to the same phone number in a short time');
  return refusal(131000, 'Message failed to send because of an unknown error');
};
