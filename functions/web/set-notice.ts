import { type AccessStore, accessStore } from '../../shared/access/access-store.ts';
import { type ProfileStore, profileStore } from '../../shared/access/profile-store.ts';
import { setNotice as operation } from '../../shared/contract/web/set-notice.ts';
import { applyChoice, presentChoices } from '../../shared/notifications/preferences.ts';
import { StaleError, untilWritten } from '../../shared/platform/retry.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { presentProfile } from '../../shared/runtime/web/present-profile.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

type Services = { access: Pick<AccessStore, 'read'>; profiles: Pick<ProfileStore, 'change'> };

/** Reads the choices again where another one was made meanwhile, so that none is lost. */
export const setNotice = async (
  { caller: { userId }, body: choice }: WebRequestOf<typeof operation>,
  { access, profiles }: Services,
) =>
  untilWritten(async () => {
    const seen = presentProfile(await access.read(userId));
    const noticesOff = applyChoice(seen, choice);
    const outcome = await profiles.change(userId, { seen, fields: { noticesOff } });
    if (outcome !== 'saved') throw new StaleError();
    return { body: presentChoices({ ...seen, noticesOff }) };
  });

export const endpoint = defineWebEndpoint(operation, setNotice, () => ({
  access: accessStore(openTable()),
  profiles: profileStore(openTable()),
}));
export const handler = webHandler(endpoint);
