import { decode, encode } from '@jridgewell/sourcemap-codec';
import { type AnyNode, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';

/** From the first character of a function to the one behind its last, as V8's coverage counts. */
export type Span = { start: number; end: number };
type Bundle = { code: string; map: string };
type SourceMap = { mappings: string };
type Insertion = { at: number; text: '(' | ')' };

// A method, a getter or a setter is no expression, although its value is one in the syntax tree.
const isOfMember = (parent: AnyNode | undefined): boolean =>
  parent?.type === 'MethodDefinition' || (parent?.type === 'Property' && (parent.method || parent.kind !== 'init'));

/** The function expressions of the code, arrows among them. */
const expressionsOf = (code: string): Span[] => {
  const found: Span[] = [];
  fullAncestor(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node, _state, ancestors) => {
    if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return;
    if (!isOfMember(ancestors.at(-2) as AnyNode | undefined)) found.push({ start: node.start, end: node.end });
  });
  return found;
};

const insert = (code: string, insertions: readonly Insertion[]): string => {
  let written = '';
  let from = 0;
  for (const { at, text } of insertions) {
    written += code.slice(from, at) + text;
    from = at;
  }
  return written + code.slice(from);
};

/** The map of a code into which each insertion put one character; lines stay as they are. */
const moved = (map: string, code: string, insertions: readonly Insertion[]): string => {
  const parsed: SourceMap = JSON.parse(map);
  const lines = decode(parsed.mappings);
  let lineStart = 0;
  let next = 0;
  for (const line of lines) {
    let before = 0;
    for (const segment of line) {
      for (; (insertions[next]?.at ?? Number.POSITIVE_INFINITY) <= lineStart + segment[0]; next += 1) before += 1;
      segment[0] += before;
    }
    lineStart = code.indexOf('\n', lineStart) + 1;
    for (; (insertions[next]?.at ?? Number.POSITIVE_INFINITY) < lineStart; ) next += 1;
  }
  return JSON.stringify({ ...parsed, mappings: encode(lines) });
};

/**
 * Puts the function expressions that are called at a start in parentheses, by which V8 takes them for called at once: it
 * compiles them with their module instead of reading them twice, first to find their end and then when they are called.
 *
 * @param called spans of the functions that ran, as V8's coverage reports them
 */
export const compileAhead = ({ code, map }: Bundle, called: readonly Span[]): Bundle => {
  const spans = new Set(called.map(({ start, end }) => `${start}-${end}`));
  const insertions = expressionsOf(code)
    .filter(({ start, end }) => spans.has(`${start}-${end}`))
    .flatMap(({ start, end }): Insertion[] => [
      { at: start, text: '(' },
      { at: end, text: ')' },
    ])
    // Where one function ends as another begins, the end comes first.
    .toSorted((a, b) => a.at - b.at || (a.text === b.text ? 0 : a.text === ')' ? -1 : 1));
  return { code: insert(code, insertions), map: moved(map, code, insertions) };
};
