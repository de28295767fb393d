import { optionalSetting, variables } from '../../platform/environment.ts';

/** A page under the configured origin, independent of the request's `Host`; null when no origin is configured. */
export const pageUrl = (path: `/${string}`): string | null => {
  const origin = optionalSetting(variables.publicUrl);
  return origin === undefined ? null : `${origin}${path}`;
};
