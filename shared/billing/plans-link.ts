import { optionalSetting, variables } from '../platform/environment.ts';

/**
 * The operator's page of plans and payment, for this user; null where there is none. It carries the user's id, which is no secret
 * and opens nothing: the page hands it to the payment provider, whose events name the user by it.
 */
export const plansLink = (userId: string): string | null => {
  const address = optionalSetting(variables.plansUrl);
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set('user', userId);
  return url.href;
};
