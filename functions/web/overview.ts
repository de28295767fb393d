import { overview as operation } from '../../shared/contract/web/overview.ts';
import { overview as compose } from '../../shared/overview/overview.ts';
import { type OverviewStores, openOverviewStores, readOverview } from '../../shared/overview/overview-store.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

export const overview = async ({ caller, now }: WebRequestOf<typeof operation>, stores: OverviewStores) => ({
  body: compose({ ...(await readOverview(stores, caller.userId, now)), subscription: caller.subscription }, now),
});

export const endpoint = defineWebEndpoint(operation, overview, openOverviewStores);
export const handler = webHandler(endpoint);
