import * as z from 'zod/mini';

/** `passkey`, or `code` by e-mail. */
const proofKind = () => z.enum(['passkey', 'code']);

const versions = () => z.nullable(z.strictObject({ terms: z.string(), privacy: z.string() }));

/** Versions of the legal texts: `accepted` by the user, and `current`; null: none. */
export const acceptedTerms = () => z.strictObject({ accepted: versions(), current: versions() });

/** The signed-in user. E-mail and phone are masked: recognizable, not readable. */
export const myself = () =>
  z.strictObject({
    user_id: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    plan: z.string(),
    subscription: z.strictObject({
      status: z.enum(['active', 'canceled', 'expired', 'none']),
      until: z.nullable(z.iso.datetime()),
      /** Whether it is paid for again at `until`. */
      renews: z.boolean(),
    }),
    method: proofKind(),
    proved_until: z.nullable(z.iso.datetime()),
    passkeys: z.int(),
    step_up: proofKind(),
    /** For a day: this session's sign-in canceled the erasure of the account. */
    erasure_canceled: z.boolean(),
    /** Whether a passkey alone opens the account. */
    passkey_only: z.boolean(),
    recovery_codes_left: z.int(),
    /** Changes that wait for a day, so that their owner can stop them. */
    held: z.array(z.strictObject({ kind: z.enum(['email', 'passkey']), effective_at: z.iso.datetime() })),
    /** In full, for the user's own pages. */
    contact: z.strictObject({ email: z.nullable(z.string()), phone: z.nullable(z.string()) }),
    terms: acceptedTerms(),
  });

/** Of a change that waits for a day (202). */
export const heldUntil = () => z.strictObject({ effective_at: z.iso.datetime() });

export const session = () =>
  z.strictObject({
    session_id: z.string(),
    device: z.string(),
    method: proofKind(),
    created_at: z.iso.datetime(),
    seen_at: z.iso.datetime(),
    current: z.boolean(),
  });

export const ended = () => z.strictObject({ ended: z.int() });

export const proved = () => z.strictObject({ proved_until: z.iso.datetime() });

export const passkey = () =>
  z.strictObject({
    passkey_id: z.string(),
    name: z.string(),
    created_at: z.iso.datetime(),
    used_at: z.nullable(z.iso.datetime()),
    backed_up: z.boolean(),
  });

const namedCredential = () =>
  z.strictObject({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = () =>
  z.strictObject({
    challenge: z.string(),
    rpId: z.string(),
    userVerification: z.literal('required'),
    timeout: z.int(),
    allowCredentials: z.array(namedCredential()),
  });

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = () =>
  z.strictObject({
    challenge: z.string(),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(namedCredential()),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  });
