export const MAIN: string;
export const bundleName: (entries: readonly string[], root?: string) => string;
export const bundleStack: (...entries: string[]) => Promise<string[]>;
