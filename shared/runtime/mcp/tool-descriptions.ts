import type { Tool } from '@modelcontextprotocol/server';
import { tools } from '../../contract/registry.ts';
import { toolOf } from './mcp-tool.ts';
import type { Presentation } from './presentation.ts';

const descriptionsFor = (presentation: Presentation): Record<string, Tool> =>
  Object.fromEntries(
    tools
      .filter(({ mcp }) => mcp?.listed !== false)
      .map((operation) => toolOf(operation, presentation))
      .map((tool) => [tool.name, tool]),
  );

/**
 * Every tool as `tools/list` describes it, by name. The bundler puts the values in place of this module
 * (infra/build/bundle-plugins.ts), so that a list loads no operation.
 */
export const toolDescriptions: Readonly<Record<Presentation, Readonly<Record<string, Tool>>>> = {
  rest: descriptionsFor('rest'),
  assistant: descriptionsFor('assistant'),
};
