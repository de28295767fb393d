import { currentOffers } from '../../shared/billing/offers.ts';
import { site as operation, readSite } from '../../shared/contract/web/site.ts';
import { optionalSetting, variables } from '../../shared/platform/environment.ts';
import { defineWebEndpoint } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { signUpMode } from '../../shared/sign-in/sign-up.ts';

const KEPT = { 'cache-control': 'public, max-age=60' };

export const site = async () => {
  const { terms_version, privacy_version, terms_url, privacy_url, help } = readSite(optionalSetting(variables.site));
  return {
    body: {
      sign_up: signUpMode(),
      terms_version,
      privacy_version,
      terms_url: terms_url ?? null,
      privacy_url: privacy_url ?? null,
      help: help ? { email: help.email, url: help.url ?? null } : null,
      offers: currentOffers().map(({ plan, name, price, period }) => ({ plan, title: name, price, period })),
    },
    headers: KEPT,
  };
};

export const endpoint = defineWebEndpoint(operation, site, () => ({}));
export const handler = webHandler(endpoint);
