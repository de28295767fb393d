import { notices as operation } from '../../shared/contract/web/notices.ts';
import { presentChoices } from '../../shared/notifications/preferences.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

export const notices = async ({ caller }: WebRequestOf<typeof operation>) => ({ body: presentChoices(caller.profile) });

export const endpoint = defineWebEndpoint(operation, notices, () => ({}));
export const handler = webHandler(endpoint);
