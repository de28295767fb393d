import { type ProfileStore, profileStore } from '../../shared/access/profile-store.ts';
import { terms as operation } from '../../shared/contract/web/me.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { notSignedIn } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { presentTerms } from '../../shared/sign-in/present-me.ts';

type Services = { profiles: Pick<ProfileStore, 'accept'> };

export const terms = async ({ caller, body, now }: WebRequestOf<typeof operation>, { profiles }: Services) => {
  const shown = presentTerms(body);
  const { accepted, current } = shown;
  if (!current || accepted?.terms !== current.terms || accepted.privacy !== current.privacy)
    throw new InvalidInputError('Invalid version', {
      message: 'Other versions of the legal texts are in force.',
      param: undefined,
    });
  if (!(await profiles.accept(caller.userId, { ...current, at: now }))) throw notSignedIn();
  return { body: { terms: shown } };
};

export const endpoint = defineWebEndpoint(operation, terms, () => ({ profiles: profileStore(openTable()) }));
export const handler = webHandler(endpoint);
