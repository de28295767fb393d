import * as z from 'zod/mini';

const EMAIL = 'Invalid email';
/** Of an address (RFC 5321). */
const LONGEST_EMAIL = 254;
const INVITE = 'Invalid invite';
const ACCEPTED = 'Invalid accepted';
const CODE = 'Invalid code format';
const RECOVERY = 'Invalid recovery_code';

export const webFields = {
  email: () =>
    z
      .string(EMAIL)
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(LONGEST_EMAIL, EMAIL),
        z.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, EMAIL),
      ),
  /** Any text: one that is no token is an invite that is not valid. */
  invite: () => z.string(INVITE).check(z.maxLength(500, INVITE)),
  /** The versions of the legal texts that the person has accepted. */
  accepted: () => z.object({ terms: z.string(ACCEPTED), privacy: z.string(ACCEPTED) }, ACCEPTED),
  /** However it is written: one that is not a code is a wrong one. */
  recoveryCode: () => z.string(RECOVERY).check(z.maxLength(100, RECOVERY)),
  /** Eight digits; spaces between them do not count. */
  code: () =>
    z.string(CODE).check(
      z.overwrite((text) => text.replaceAll(/\s/g, '')),
      z.regex(/^[0-9]{8}$/, CODE),
    ),
};

/** Refusals of a wrong form, as the endpoints describe them. */
export const webRefusals = {
  email: { status: 400, error: EMAIL, when: '`email` is no e-mail address, or has no dot in its domain' },
  code: { status: 400, error: CODE, when: '`code` is not eight digits' },
  wrongCode: { status: 401, error: 'Invalid code', when: 'the code is another one' },
  elsewhere: { status: 409, error: 'Code asked for elsewhere', when: 'this browser has begun nothing' },
  expired: {
    status: 410,
    error: 'Code expired',
    when: 'the code was used, tried five times, or is older than ten minutes',
  },
  tooMany: { status: 429, error: 'Too many requests', when: 'too many codes were asked for' },
  inviteText: { status: 400, error: INVITE, when: '`invite` is no text' },
  invite: {
    status: 410,
    error: 'Invite not valid',
    when: '`invite` is unknown, used up, ended, or for another address; an account needs one and there is none',
  },
  accepted: { status: 400, error: ACCEPTED, when: '`accepted` has no texts `terms` and `privacy`' },
  terms: {
    status: 409,
    error: 'Terms not accepted',
    when: 'nobody has the address, and `accepted` is not what is in force; the code stays good',
  },
  signUpStopped: { status: 503, error: 'Sign-up stopped', when: 'an operator has stopped the creation of accounts' },
  recoveryText: { status: 400, error: RECOVERY, when: '`recovery_code` is no text' },
  recovery: {
    status: 409,
    error: 'Recovery code needed',
    when: 'the code is right, and the account is opened by a passkey only; the code stays good',
  },
  passkeyOnly: {
    status: 409,
    error: 'Passkey only',
    when: 'it is the last passkey, and a passkey alone opens the account',
  },
  stepUp: { status: 403, error: 'Step-up required', when: 'nobody has proved who is there in the last ten minutes' },
  passkey: { status: 401, error: 'Invalid passkey', when: 'the passkey is unknown, or did not answer this request' },
} as const;
