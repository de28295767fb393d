import { setting, variables } from '../platform/environment.ts';

/** The relying party of passkeys: the configured origin, never the request's. @throws MissingSettingError */
export const relyingParty = (): { id: string; origin: string } => {
  const { hostname, origin } = new URL(setting(variables.publicUrl));
  return { id: hostname, origin };
};
