import { originOf, reportOf, smoke } from './smoke.ts';

/** `npm run smoke -- URL`: exits with 0 only if every check holds. */
const main = async (): Promise<void> => {
  const { SALDO_KEY: key, SALDO_API_URL: apiUrl } = process.env;
  try {
    if (apiUrl) originOf(apiUrl);
    const results = await smoke(originOf(process.argv[2]), { key, apiUrl });
    process.stdout.write(reportOf(results));
    process.exitCode = results.every(({ why }) => why === null) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'failed'}\n`);
    process.exitCode = 1;
  }
};

await main();
