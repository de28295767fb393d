import { OAuthError } from './oauth-error.ts';

/** The parameters of a request's query or form. */
export type Parameters = {
  /** Null if absent or empty. @throws OAuthError for a repeated one */
  one(name: string): string | null;
  /** @throws OAuthError if it is absent or repeated */
  required(name: string): string;
  all(name: string): string[];
};

/** @param text `a=1&b=2` */
export const parametersOf = (text: string): Parameters => {
  const given = new URLSearchParams(text);
  const one = (name: string): string | null => {
    const values = given.getAll(name);
    if (values.length > 1) throw new OAuthError('invalid_request', `${name} may come once`);
    return values[0] || null;
  };
  return {
    one,
    required: (name) => {
      const value = one(name);
      if (value === null) throw new OAuthError('invalid_request', `${name} is missing`);
      return value;
    },
    all: (name) => given.getAll(name).filter((value) => value !== ''),
  };
};
