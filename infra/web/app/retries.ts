/** Between tries by itself. */
const WAITS_MS = [2_000, 5_000, 15_000];
export const LONGEST_WAIT_MS = 15_000;

/** How long to wait after this many failures in a row; undefined: until the network is back, or the person asks. */
export const waitAfter = (failures: number): number | undefined => WAITS_MS[failures - 1];

/** The address that the build has written into the function. */
export const addressIn = (text: string, base: string): string => {
  const [, path = ''] = /import\(["'`]([^"'`]+)["'`]\)/.exec(text) ?? [];
  return new URL(path, base).href;
};

/**
 * Whether only a new document helps: a release has removed the script, or the browser keeps the failure of one that the script imports.
 * @param status of the script; 0: nothing came back
 */
export const needsReload = (status: number, failed: number): boolean =>
  status === 404 || status === 410 || (status === 200 && failed > 1);
