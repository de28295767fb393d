import * as z from 'zod/mini';
import { setting, variables } from '../../environment.ts';
import { forgetSecret, readSecret } from '../../secrets.ts';
import { type Aggregator, aggregator } from './aggregator.ts';
import type { CredentialSource } from './session.ts';

const secretSchema = z.object({ clientId: z.string(), clientSecret: z.string() });

const fromSecret: CredentialSource = {
  read: async () => {
    const parsed = secretSchema.safeParse(await readSecret('aggregator'));
    if (!parsed.success) throw new Error('Secret aggregator lacks clientId or clientSecret');
    return parsed.data;
  },
  forget: () => forgetSecret('aggregator'),
};

let opened: Aggregator | undefined;

/** The aggregator named by the environment; one session for the life of the container. */
export const openAggregator = (): Aggregator => {
  opened ??= aggregator({ baseUrl: setting(variables.pluggyApiUrl), credentials: fromSecret });
  return opened;
};
