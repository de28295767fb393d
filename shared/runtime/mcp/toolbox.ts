import type { Tool } from '@modelcontextprotocol/server';
import type { Access, AccessScope } from '../../contract/access.ts';
import { oauthScopeFor } from '../../contract/oauth.ts';
import type { Caller } from '../authenticate.ts';
import type { AnyEndpoint } from '../define-endpoint.ts';
import { isOpenTo } from '../require-scope.ts';
import type { Presentation } from './presentation.ts';

/** A tool before it is called: `possible` is every scope that some input of its operation needs. */
export type CallableTool = Pick<Access, 'possible'> & {
  name: string;
  /** The scopes of its listed form where they are others; false: it is called and never listed. */
  listed?: false | readonly AccessScope[];
  load(): Promise<{ endpoint: AnyEndpoint }>;
};

/** Whether a user can grant it to an assistant: such tools are listed, and a call without the scope requests it. */
const canBeOpened = (scopes: readonly AccessScope[]): boolean => scopes.some((scope) => oauthScopeFor(scope) !== null);

const listedTo =
  (caller: Caller) =>
  ({ possible, listed = possible }: CallableTool): boolean =>
    listed !== false && (isOpenTo({ possible: listed }, caller) || (caller.token !== undefined && canBeOpened(listed)));

/** The tools of `/mcp`. The descriptions are loaded at a container's first list, an operation at its first call. */
export const toolbox = (tools: readonly CallableTool[]) => {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const loaded = new Map<CallableTool, AnyEndpoint>();
  return {
    /** Names of the tools that are listed for the caller. */
    namesFor: (caller: Caller): string[] => tools.filter(listedTo(caller)).map(({ name }) => name),
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
      return tools.filter(listedTo(caller)).flatMap(({ name }) => described[name] ?? []);
    },
  };
};

export type Toolbox = ReturnType<typeof toolbox>;
