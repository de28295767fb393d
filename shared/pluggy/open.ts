import { setting, variables } from '../platform/environment.ts';
import { forgetSecret, secretField } from '../platform/secrets.ts';
import { type Aggregator, aggregator } from './aggregator.ts';
import type { CredentialSource } from './session.ts';

const fromSecret: CredentialSource = {
  read: async () => ({
    clientId: await secretField('aggregator', 'clientId'),
    clientSecret: await secretField('aggregator', 'clientSecret'),
  }),
  forget: () => forgetSecret('aggregator'),
};

let opened: Aggregator | undefined;

/** One session per container. */
export const openAggregator = (): Aggregator => {
  opened ??= aggregator({ baseUrl: setting(variables.pluggyApiUrl), credentials: fromSecret });
  return opened;
};
