/**
 * What every AWS client of the service is built with: region and credentials from the environment only.
 * Lambda sets both; the SDK's default chain would load an HTTP server's worth of code to find the same.
 */
export const awsClientConfig = () => ({
  region: process.env.AWS_REGION ?? 'sa-east-1',
  credentials: async () => ({
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
    ...(process.env.AWS_SESSION_TOKEN ? { sessionToken: process.env.AWS_SESSION_TOKEN } : {}),
  }),
});
