import { InvalidInputError } from '../../domain-errors.ts';
import { optionalSetting, variables } from '../../platform/environment.ts';
import type { NewAddress } from '../../sign-in/change-address.ts';

/** A page under the configured origin, independent of the request's `Host`; null when no origin is configured. */
export const pageUrl = (path: `/${string}`): string | null => {
  const origin = optionalSetting(variables.publicUrl);
  return origin === undefined ? null : `${origin}${path}`;
};

/** The one address that a body names. @throws InvalidInputError */
export const pageAddress = ({
  email,
  phone,
}: {
  email?: string | undefined;
  phone?: string | undefined;
}): NewAddress => {
  if (email !== undefined && phone === undefined) return { channel: 'email', address: email };
  if (phone !== undefined && email === undefined) return { channel: 'whatsapp', address: phone };
  throw new InvalidInputError('Invalid address', { message: 'Give either email or phone.' });
};
