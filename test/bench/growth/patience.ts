import { AWS_DEADLINES } from '../../../shared/platform/aws.ts';

/**
 * Lets calls of AWS take as long as a busy machine needs: what is measured is work, not waiting. Before the first client is made,
 * in each process of its own.
 */
export const waitPatiently = (): void => {
  Object.assign(AWS_DEADLINES, { connectionTimeout: 120_000, socketTimeout: 120_000 });
};
