import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from '@swc/core';

/** Names that one module takes from another; `*`: all of them, as far as can be seen. */
type Import = { to: string; names: readonly string[] | '*' };

export type Module = {
  file: string;
  /** Exported values by name. A type may be exported for the signature in which it stands. */
  exports: readonly string[];
  imports: readonly Import[];
  /** Files that texts name: entry points of bundles and processes, modules that tests replace. */
  mentions: readonly string[];
  /** What it takes from the machine: time, timers, ids and randomness. */
  chances: readonly string[];
};

const MODULE = /\.(ts|tsx|mjs|cjs)$/;
const MENTION = /['"`]((?:[\w.{}$-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|cjs))['"`]/g;

const COMMENT = /^\s*(?:\/\/|\/?\*).*$|\/\*.*?\*\/|\s\/\/ .*$/gm;
const CHANCE = new RegExp(
  [
    /\bDate\.now\b|\bnew Date\(\)|(?<![\w.] ?)\bDate\(\)|\bperformance\b|\bhrtime\b|\bTemporal\.Now\b/,
    /\b(?:set|clear)(?:Timeout|Interval|Immediate)\b|\bAbortSignal\.timeout\b|['"](?:node:)?timers(?:\/promises)?['"]/,
    /\bMath\.random\b|\brandomUUID\b|\bgetRandomValues\b|\bgenerateKey\w*\b|['"](?:uuid|uuidv7|nanoid)['"]/,
    // From Node's module; the host has functions of the same names.
    /\brandom\w+(?=[^;{}]*\} from ['"](?:node:)?crypto['"])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const textOf = (value: unknown): string => (isNode(value) ? String(value.value) : '');
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Names that a pattern binds: `const { a, b: [c] } = …`. */
const boundNames = (pattern: unknown): string[] => {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [textOf(pattern)];
  const inside = [
    ...listOf(pattern.properties),
    ...listOf(pattern.elements),
    pattern.value,
    pattern.left,
    pattern.argument,
  ];
  const own = pattern.type === 'AssignmentPatternProperty' ? [textOf(pattern.key)] : [];
  return [...own, ...inside.flatMap(boundNames)];
};

const declaredNames = (declaration: Node): string[] => {
  if (/^Ts(TypeAlias|Interface)/.test(declaration.type)) return [];
  if (declaration.type === 'VariableDeclaration')
    return listOf(declaration.declarations).flatMap(({ id }) => boundNames(id));
  return [textOf(declaration.identifier ?? declaration.id)];
};

const exportsOf = (item: Node): string[] => {
  if (item.type === 'ExportDeclaration' && isNode(item.declaration)) return declaredNames(item.declaration);
  if (item.type === 'ExportNamedDeclaration')
    return listOf(item.specifiers).map(({ exported, orig }) => textOf(exported ?? orig));
  return item.type.startsWith('ExportDefault') ? ['default'] : [];
};

const takenBy = (specifier: Node): string => {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return textOf(specifier.imported ?? specifier.orig ?? specifier.local);
};

const importOf = (item: Node): { from: string; names: Import['names'] } | null => {
  if (!isNode(item.source)) return null;
  const specifiers = listOf(item.specifiers);
  const isWhole = item.type === 'ExportAllDeclaration' || specifiers.some(({ type }) => /Namespace/.test(type));
  return { from: textOf(item.source), names: isWhole ? '*' : specifiers.map(takenBy) };
};

/** An `import()` of a relative path, also of types; names that are taken from it cannot be seen. */
const DYNAMIC = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?['"`](\.{1,2}\/[^'"`]+)['"`]/g;

const moduleOf = (file: string, text: string): Module => {
  const body: unknown = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body;
  const items = listOf(body);
  const resolved = (from: string): string => normalize(join(dirname(file), from));
  const imports = items.flatMap((item) => {
    const found = importOf(item);
    return found?.from.startsWith('.') ? [{ to: resolved(found.from), names: found.names }] : [];
  });
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, from = '']) => ({ to: resolved(from), names: '*' as const }));
  return {
    file,
    exports: items.flatMap(exportsOf),
    imports: [...imports, ...dynamic],
    mentions: [...text.matchAll(MENTION)].map(([, mention = '']) => mention),
    chances: [...text.replace(COMMENT, '').matchAll(CHANCE)].map(([chance]) => chance),
  };
};

/** Every tracked or new module of the repository below `root`, `.tsx` included, read by the compiler's own parser. */
export const readModules = (root: string): Module[] => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return listed
    .toString()
    .split('\n')
    .filter((file) => MODULE.test(file) && existsSync(join(root, file)))
    .map((file) => moduleOf(file, readFileSync(join(root, file), 'utf8')));
};
