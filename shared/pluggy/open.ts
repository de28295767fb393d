import { isOwnApplication, setting, variables } from '../platform/environment.ts';
import { forgetSecret, secretField } from '../platform/secrets.ts';
import { type Aggregator, aggregator } from './aggregator.ts';
import type { CredentialSource } from './send.ts';

const fromSecret: CredentialSource = {
  read: async () => ({
    clientId: await secretField('aggregator', 'clientId'),
    clientSecret: await secretField('aggregator', 'clientSecret'),
  }),
  forget: () => forgetSecret('aggregator'),
};

// An item that was authorized in an application's trial cannot be connected again.
const keepingItems = (opened: Aggregator): Aggregator => ({ ...opened, deleteItem: async () => undefined });

let opened: Aggregator | undefined;

/** One session per container. At the user's own application nothing is deleted. */
export const openAggregator = (): Aggregator => {
  if (opened) return opened;
  const signedIn = aggregator({ baseUrl: setting(variables.pluggyApiUrl), credentials: fromSecret });
  opened = isOwnApplication() ? keepingItems(signedIn) : signedIn;
  return opened;
};
