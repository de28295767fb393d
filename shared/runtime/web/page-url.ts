import { optionalSetting, variables } from '../../platform/environment.ts';

/** A page under the service's own origin, whatever the request says that is; null where it has none. */
export const pageUrl = (path: `/${string}`): string | null => {
  const origin = optionalSetting(variables.publicUrl);
  return origin === undefined ? null : `${origin}${path}`;
};
