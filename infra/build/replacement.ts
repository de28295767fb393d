import type { Plugin } from 'esbuild';

/** Called with a pattern whenever a module matches it. */
export type Matched = (pattern: RegExp) => void;

/** A plugin with the patterns of the modules that it replaces; the build fails where one of them matches no module. */
export type Replacement = { patterns: readonly RegExp[]; plugin(matched: Matched): Plugin };
