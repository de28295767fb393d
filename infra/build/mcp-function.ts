import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../../shared/contract/operation.ts';
import { tools as all } from '../../shared/contract/registry.ts';
import { toolName } from '../../shared/runtime/mcp/tool-traits.ts';

const FILE = join(import.meta.dirname, '..', '..', 'functions', 'mcp.ts');

type Described = Pick<Operation, 'name' | 'over'> & {
  access: Pick<Operation['access'], 'possible'>;
  mcp?: Pick<NonNullable<Operation['mcp']>, 'listed' | 'tool'>;
};

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

const listedOf = ({ mcp }: Described): string => {
  if (mcp?.listed === undefined) return '';
  return mcp.listed ? ` listed: [${quoted(mcp.listed)}],` : ' listed: false,';
};

const toolLine = (tool: Described): string => {
  const { name, access, over } = tool;
  const file = `./${over === undefined ? 'api' : 'tools'}/${name}.ts`;
  return `  { name: '${toolName(tool)}', possible: [${quoted(access.possible)}],${listedOf(tool)} load: () => import('${file}') },`;
};

/** Source of functions/mcp.ts: every tool, in the order of the registry, loaded when it is called. */
export const mcpFunction = (
  tools: readonly Described[],
): string => `// Written by \`npm run build\` from shared/contract/registry.ts: do not edit.
import { behindEdge } from '../shared/runtime/http/edge-digest.ts';
import { mcpHandler } from '../shared/runtime/mcp/handler.ts';
import type { CallableTool } from '../shared/runtime/mcp/toolbox.ts';

export const tools: readonly CallableTool[] = [
${tools.map(toolLine).join('\n')}
];

export const answer = mcpHandler(tools);

export const handler = behindEdge(answer);
`;

/** Brings functions/mcp.ts in line with the registry; leaves a file that already is untouched. */
export const writeMcpFunction = (): void => {
  const source = mcpFunction(all);
  if (readFileSync(FILE, 'utf8') !== source) writeFileSync(FILE, source);
};
