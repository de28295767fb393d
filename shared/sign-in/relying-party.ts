import { setting, variables } from '../platform/environment.ts';

/** Whom passkeys are for: the service's one origin, never what a request says that it is. @throws MissingSettingError */
export const relyingParty = (): { id: string; origin: string } => {
  const { hostname, origin } = new URL(setting(variables.publicUrl));
  return { id: hostname, origin };
};
