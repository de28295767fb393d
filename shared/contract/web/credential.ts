import * as z from 'zod/mini';

const CREDENTIAL = 'Invalid credential';
/** Of a field in base 64 URL; attestation is `none`, so keys and signatures are all there is. */
const LONGEST = 8192;

const text = () =>
  z.string(CREDENTIAL).check(z.maxLength(LONGEST, CREDENTIAL), z.regex(/^[A-Za-z0-9_-]*$/, CREDENTIAL));
const id = () =>
  z
    .string(CREDENTIAL)
    .check(z.minLength(1, CREDENTIAL), z.maxLength(1400, CREDENTIAL), z.regex(/^[A-Za-z0-9_-]+$/, CREDENTIAL));

const common = () => ({ id: id(), rawId: id(), type: z.literal('public-key', CREDENTIAL) });

/** `AuthenticationResponseJSON`; what else it holds is not read. */
export const signedCredential = () =>
  z.object({
    ...common(),
    response: z.object({
      clientDataJSON: text(),
      authenticatorData: text(),
      signature: text(),
      userHandle: z.optional(z.nullable(text())),
    }),
  });

const transports = () =>
  z.optional(z.array(z.string().check(z.maxLength(40), z.regex(/^[a-z-]+$/))).check(z.maxLength(10)));

/** `RegistrationResponseJSON`. */
export const newCredential = () =>
  z.object({
    ...common(),
    response: z.object({ clientDataJSON: text(), attestationObject: text(), transports: transports() }),
  });

export const credentialRefusal = {
  status: 400,
  error: CREDENTIAL,
  when: '`credential` has not the form of a browser',
} as const;
