import { InvalidInputError } from '../../domain-errors.ts';
import type { NewAddress } from '../../sign-in/ask-address.ts';

/** The one address that a body names. @throws InvalidInputError */
export const addressOf = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): NewAddress => {
  if (email !== undefined && phone === undefined) return { channel: 'email', address: email };
  if (phone !== undefined && email === undefined) return { channel: 'whatsapp', address: phone };
  throw new InvalidInputError('Invalid address', { message: 'Give either email or phone.' });
};
