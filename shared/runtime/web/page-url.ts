import { InvalidInputError } from '../../domain-errors.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import type { NewAddress } from '../../sign-in/change-address.ts';

/** A page under the configured origin, independent of the request's `Host`; null when no origin is configured. */
export const pageUrl = (path: `/${string}`): string | null => {
  const origin = optionalSetting(variables.publicUrl);
  return origin === undefined ? null : `${origin}${path}`;
};

const BRAZIL = '55';

/** Codes to other countries cost more, and are what attackers have sent to numbers that pay them. */
const isServed = (phone: string): boolean =>
  (optionalSetting(variables.phoneCountries) ?? BRAZIL).split(',').some((code) => phone.startsWith(`+${code.trim()}`));

/** The one address that a body names. @throws InvalidInputError */
export const pageAddress = ({
  email,
  phone,
}: {
  email?: string | undefined;
  phone?: string | undefined;
}): NewAddress => {
  if (email !== undefined && phone === undefined) return { channel: 'email', address: email };
  if (phone !== undefined && email === undefined) {
    if (!isServed(phone))
      throw new InvalidInputError('Invalid phone', { message: 'Give a number of a country that we send to.' });
    return { channel: 'whatsapp', address: phone };
  }
  throw new InvalidInputError('Invalid address', { message: 'Give either email or phone.', param: 'email' });
};
