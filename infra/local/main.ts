// The SDK reads it when the first client is made; the service runs on a newer Node when it is deployed.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

const oneLine = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken
    ? `Port ${process.env.PORT || 3000} is taken: set PORT to another one`
    : (message.split('\n')[0] ?? '');
};

// What is kept is kept at once, so a stop before everything is up may be abrupt.
let close = async (): Promise<void> => undefined;
let stopping = false;
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  close().finally(() => process.exit(0));
};
process.on('SIGINT', stop).on('SIGTERM', stop);

// A function that leaves a promise behind would lose its container, not the whole service.
process.on('unhandledRejection', (error) => {
  console.error(`Unhandled rejection: ${error instanceof Error ? error.name : typeof error}`);
});

const start = async (): Promise<void> => {
  const [{ readSettings }, { startLocalStack }] = await Promise.all([import('./settings.ts'), import('./stack.ts')]);
  const stack = await startLocalStack(await readSettings(process.env));
  close = stack.close;
  if (!stack.synchronized) console.error('Some first synchronizations have not ended yet');
  console.log(`Saldo is ready at ${stack.url}`);
};

start().catch((error: unknown) => {
  console.error(oneLine(error));
  process.exit(1);
});
