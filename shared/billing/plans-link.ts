import { optionalSetting, variables } from '../platform/environment.ts';

/**
 * The operator's page of plans and payment, for this user; null where there is none. It contains the user's id, which is not a
 * credential: the page passes it to the payment provider, whose events identify the user by it.
 */
export const plansLink = (userId: string): string | null => {
  const address = optionalSetting(variables.plansUrl);
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set('user', userId);
  return url.href;
};

/** Whether the payment provider is told. */
export const tellsProvider = (): boolean => optionalSetting(variables.billingEventsUrl) !== undefined;
