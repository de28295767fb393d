import { AWS_DEADLINES, LAST_TRY } from '../../../shared/platform/aws.ts';
import { defaultSettings } from '../../../shared/pluggy/send.ts';

/**
 * Lets calls of AWS and of the aggregator take as long as a busy machine needs: what is measured is work, not waiting. Before the first client is made,
 * in each process of its own.
 */
export const waitPatiently = (): void => {
  Object.assign(AWS_DEADLINES, { connectionTimeout: 120_000, socketTimeout: 120_000 });
  Object.assign(LAST_TRY, { withinMs: 120_000 });
  Object.assign(defaultSettings, { timeoutMs: 120_000 });
};
