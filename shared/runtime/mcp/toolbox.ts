import type { Tool } from '@modelcontextprotocol/server';
import type { Access } from '../../contract/access.ts';
import { oauthScopeFor } from '../../contract/oauth.ts';
import type { Caller } from '../authenticate.ts';
import type { AnyEndpoint } from '../define-endpoint.ts';
import { isOpenTo } from '../require-scope.ts';
import type { Presentation } from './presentation.ts';

/** A tool before it is called: `possible` is every scope that some input of its operation needs. */
export type CallableTool = Pick<Access, 'possible'> & { name: string; load(): Promise<{ endpoint: AnyEndpoint }> };

/** Whether a user can grant it to an assistant: such tools are listed, and a call without the scope requests it. */
const canBeOpened = ({ possible }: CallableTool): boolean => possible.some((scope) => oauthScopeFor(scope) !== null);

const openTo =
  (caller: Caller) =>
  (tool: CallableTool): boolean =>
    isOpenTo(tool, caller) || (caller.token !== undefined && canBeOpened(tool));

/** The tools of `/mcp`. The descriptions are loaded at a container's first list, an operation at its first call. */
export const toolbox = (tools: readonly CallableTool[]) => {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const loaded = new Map<CallableTool, AnyEndpoint>();
  return {
    /** Names of the tools that are open to the caller for some input. */
    namesFor: (caller: Caller): string[] => tools.filter(openTo(caller)).map(({ name }) => name),
    find: (name: string): CallableTool | undefined => byName.get(name),
    /** The tool's operation. An `import()` of a loaded module still takes a hundredth of a call. */
    endpointOf: async (tool: CallableTool): Promise<AnyEndpoint> => {
      const endpoint = loaded.get(tool) ?? (await tool.load()).endpoint;
      loaded.set(tool, endpoint);
      return endpoint;
    },
    /** The same tools. A call of another one is refused in the same way as a call with an input that is not open. */
    listFor: async (caller: Caller, presentation: Presentation): Promise<Tool[]> => {
      const { toolDescriptions } = await import('./tool-descriptions.ts');
      const described = toolDescriptions[presentation];
      return tools.filter(openTo(caller)).flatMap(({ name }) => described[name] ?? []);
    },
  };
};

export type Toolbox = ReturnType<typeof toolbox>;
