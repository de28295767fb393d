import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../../shared/contract/operation.ts';
import { operations } from '../../shared/contract/registry.ts';

const FILE = join(import.meta.dirname, '..', '..', 'functions', 'mcp.ts');

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Source of functions/mcp.ts: it imports the endpoint of every operation that is a tool, in the order of the registry. */
export const mcpFunction = (all: readonly Pick<Operation, 'name' | 'restOnly'>[]): string => {
  const names = all.filter(({ restOnly }) => !restOnly).map(({ name }) => name);
  const imports = names
    .toSorted()
    .map((name) => `import { endpoint as ${camelCase(name)} } from './api/${name}.ts';`)
    .join('\n');
  return `// Written by \`npm run build\` from shared/contract/registry.ts: do not edit.
import { behindEdge } from '../shared/runtime/http/edge.ts';
import { mcpHandler } from '../shared/runtime/mcp/handler.ts';
${imports}

export const endpoints = [
${names.map((name) => `  ${camelCase(name)},`).join('\n')}
];

export const answer = mcpHandler(endpoints);

export const handler = behindEdge(answer);
`;
};

/** Brings functions/mcp.ts in line with the registry; leaves a file that already is untouched. */
export const writeMcpFunction = (): void => {
  const source = mcpFunction(operations);
  if (readFileSync(FILE, 'utf8') !== source) writeFileSync(FILE, source);
};
