import * as z from 'zod/mini';
import { webFields } from './fields.ts';

const NAME = 'Invalid name';
const PHONE = 'Invalid phone';
const ADDRESS = 'Invalid address';
const LONGEST_NAME = 80;

/** Control characters, and marks that change the direction of the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

export const accountFields = {
  name: () =>
    z.string(NAME).check(
      z.trim(),
      z.minLength(1, NAME),
      z.maxLength(LONGEST_NAME, NAME),
      z.refine((text) => !UNSEEN.test(text), NAME),
    ),
  /** With `+` and country code; blanks, brackets, dots and dashes between the digits do not count. */
  phone: () =>
    z.string(PHONE).check(
      z.overwrite((text) => text.replaceAll(/[\s().-]/g, '')),
      z.regex(/^\+[1-9][0-9]{9,14}$/, PHONE),
    ),
};

/** One of the two. */
export const newAddress = () =>
  z.object({ email: z.optional(webFields.email()), phone: z.optional(accountFields.phone()) });

export const accountRefusals = {
  name: { status: 400, error: NAME, when: '`name` is empty, longer than 80 characters, or holds what nobody sees' },
  phone: {
    status: 400,
    error: PHONE,
    when: '`phone` is no number with `+` and a country code that the service sends to',
  },
  address: { status: 400, error: ADDRESS, when: 'there is neither `email` nor `phone`, or both' },
} as const;
