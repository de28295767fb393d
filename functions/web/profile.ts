import { type AccessStore, accessStore } from '../../shared/access/access-store.ts';
import { type ProfileStore, profileStore } from '../../shared/access/profile-store.ts';
import { profile as operation } from '../../shared/contract/web/profile.ts';
import { StaleError, untilWritten } from '../../shared/platform/retry.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { presentProfile } from '../../shared/runtime/web/require-session.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

type Services = { access: Pick<AccessStore, 'read'>; profiles: Pick<ProfileStore, 'change'> };

export const profile = async (
  { caller: { userId }, body: { name } }: WebRequestOf<typeof operation>,
  { access, profiles }: Services,
) => {
  await untilWritten(async () => {
    const seen = presentProfile(await access.read(userId));
    if ((await profiles.change(userId, { seen, fields: { name } })) !== 'saved') throw new StaleError();
  });
  return { body: { name } };
};

export const endpoint = defineWebEndpoint(operation, profile, () => ({
  access: accessStore(openTable()),
  profiles: profileStore(openTable()),
}));
export const handler = webHandler(endpoint);
