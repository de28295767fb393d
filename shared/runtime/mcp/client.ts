import { CLIENT_CAPABILITIES_META_KEY, inputResponse, type ServerContext } from '@modelcontextprotocol/server';
import { isObject } from '../../is-object.ts';
import type { Round } from './confirm.ts';

/** The declared capabilities of a request's client, and its answer to a confirmation question. */
export type Client = { round: Round; draws: boolean };

/** MCP Apps: pages of tools shown in the chat. */
const UI_EXTENSION = 'io.modelcontextprotocol/ui';

const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

// A bare `elicitation: {}` means forms.
const takesForms = (elicitation: unknown): boolean =>
  isObject(elicitation) && (elicitation.form !== undefined || elicitation.url === undefined);

export const clientOf = ({ mcpReq }: ServerContext): Client => {
  const capabilities = fieldOf(mcpReq.envelope, CLIENT_CAPABILITIES_META_KEY);
  const given = inputResponse(mcpReq.inputResponses, 'confirm');
  return {
    round: {
      asks: takesForms(fieldOf(capabilities, 'elicitation')),
      action: given.kind === 'elicit' ? given.action : undefined,
      state: mcpReq.requestState(),
    },
    draws: fieldOf(fieldOf(capabilities, 'extensions'), UI_EXTENSION) !== undefined,
  };
};
