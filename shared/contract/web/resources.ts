import * as z from 'zod/mini';

/** `passkey`, or `code` by e-mail. */
export const proofKind = () => z.enum(['passkey', 'code']);

/** Who is signed in. E-mail and phone are masked: they say which, not what. */
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
    }),
    method: proofKind(),
    proved_until: z.nullable(z.iso.datetime()),
    passkeys: z.int(),
    step_up: proofKind(),
  });

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
