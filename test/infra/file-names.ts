import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const EXTENSIONS = 'd\\.mts|mts|tsx?|[mc]?js|md|jsonl?|yml|css|html|png|svg|sh|txt';

/** A path or name with one of the extensions; `{a,b}` and `*` are patterns. Addresses (`//`, `:`) and `<placeholders>` are none. */
const fileName = new RegExp(
  `(?<![\\w./@*{}:>$-])(?:\\.{0,2}/)?(?:[\\w.*{},-]+/)*[\\w*{},-][\\w.*{},-]*\\.(?:${EXTENSIONS})(?!\\w)`,
  'g',
);

/** Paths of addresses, files of the reader and of other programs, and examples of names that a program makes. */
const FOREIGN = [
  /^\//,
  /^(dist|cdk\.out)\//,
  /(^|\/)(openapi|checks|client)\.json$/,
  /^(copy|mcp|results\/latest)\.json$/,
  /(^|\/)\.(cursor|vscode)\/mcp\.json$/,
  /^ipaddr\.js$/,
];

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const code = /```[\s\S]*?```|`[^`\n]+`/g;

const alternatives = (name: string): string[] => {
  const group = /\{([^{}]+)\}/.exec(name);
  if (!group) return [name];
  return (group[1] ?? '').split(',').flatMap((one) => alternatives(name.replace(group[0], one)));
};

/** File names in code spans of a Markdown document (TypeScript blocks are code of the reader), or in comments of a module. */
export const namesIn = (file: string, text: string): string[] =>
  [...text.matchAll(file.endsWith('.md') ? code : comment)]
    .filter(([part]) => !part.startsWith('```ts'))
    .flatMap(([part]) => [...part.matchAll(fileName)].flatMap(([name]) => alternatives(name)));

const pattern = (name: string): RegExp =>
  new RegExp(`^(.*/)?${name.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\*+/g, '.*')}$`);

/**
 * Whether `name` in `file` leads to a file. A path counts from the file's folder, from the root, or as the end of a path. A bare
 * name is a file of the same folder or below it; in comments also the only one of its name.
 * @param files paths from the root
 */
export const leadsToFile = (root: string, files: readonly string[], file: string, name: string): boolean => {
  if (FOREIGN.some((one) => one.test(name))) return true;
  if (name.includes('*')) return files.some((one) => pattern(name).test(one));
  const folder = dirname(file);
  if (existsSync(join(root, folder, name)) || existsSync(join(root, name))) return true;
  const ending = `/${name.replace(/^(\.{1,2}\/)+/, '')}`;
  const found = files.filter((one) => one.endsWith(ending));
  if (name.includes('/')) return found.length > 0;
  if (found.some((one) => folder === '.' || one.startsWith(`${folder}/`))) return true;
  // Texts name the documents of the root and of the contract without their folder.
  if (['README.md', 'RULES.md'].includes(basename(name))) return found.length > 0;
  return !file.endsWith('.md') && found.length === 1;
};
