import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../../shared/contract/operation.ts';
import { operations } from '../../shared/contract/registry.ts';
import { toolName } from '../../shared/runtime/mcp/tool-traits.ts';

const FILE = join(import.meta.dirname, '..', '..', 'functions', 'mcp.ts');

type Described = Pick<Operation, 'name' | 'restOnly'> & { access: Pick<Operation['access'], 'possible'> };

const quoted = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');

const toolLine = (operation: Described): string => {
  const { name, access } = operation;
  return `  { name: '${toolName(operation)}', possible: [${quoted(access.possible)}], load: () => import('./api/${name}.ts') },`;
};

/** Source of functions/mcp.ts: every operation that is a tool, in the order of the registry, loaded when it is called. */
export const mcpFunction = (all: readonly Described[]): string => {
  const tools = all.filter(({ restOnly }) => !restOnly);
  return `// Written by \`npm run build\` from shared/contract/registry.ts: do not edit.
import { behindEdge } from '../shared/runtime/http/edge-digest.ts';
import { mcpHandler } from '../shared/runtime/mcp/handler.ts';
import type { CallableTool } from '../shared/runtime/mcp/toolbox.ts';

export const tools: readonly CallableTool[] = [
${tools.map(toolLine).join('\n')}
];

export const answer = mcpHandler(tools);

export const handler = behindEdge(answer);
`;
};

/** Brings functions/mcp.ts in line with the registry; leaves a file that already is untouched. */
export const writeMcpFunction = (): void => {
  const source = mcpFunction(operations);
  if (readFileSync(FILE, 'utf8') !== source) writeFileSync(FILE, source);
};
