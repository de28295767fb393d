import type { StackClient } from '../../support/stack-client.ts';
import type { PlannedCall, Question } from './questions.ts';

const VERSION = '2026-07-28';
const META = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientCapabilities': {},
};

type Answer = {
  result?: { content?: { text: string }[]; isError?: boolean; tools?: { name: string }[] };
};

/** A call's text for the model: its arguments, and the text of the response. */
export type Exchange = { written: string; read: string };

/** A client that calls like a model's host, on revision 2026-07-28. @param key of the user */
export const host = (client: StackClient, key: string) => {
  const send = async (method: string, params: object, name?: string): Promise<Answer> => {
    const headers = {
      'content-type': 'application/json',
      'mcp-protocol-version': VERSION,
      'mcp-method': method,
      ...(name === undefined ? {} : { 'mcp-name': name }),
    };
    const body = { jsonrpc: '2.0', id: 1, method, params: { _meta: META, ...params } };
    return (await client.call<Answer>('POST', '/mcp', { key, headers, body })).body;
  };
  const tools = async () => (await send('tools/list', {})).result?.tools ?? [];
  const exchange = async ({ tool, args }: PlannedCall): Promise<Exchange> => {
    const { result } = await send('tools/call', { name: tool, arguments: args }, tool);
    const read = result?.content?.[0]?.text ?? '';
    if (!result || result.isError) throw new Error(`${tool} ${JSON.stringify(args)}: ${read}`);
    return { written: JSON.stringify({ name: tool, arguments: args }), read };
  };
  /** Every exchange of the question's plan, in its order. */
  const exchanges = async ({ plan }: Question): Promise<Exchange[]> => {
    const made: Exchange[] = [];
    for (const call of plan) made.push(await exchange(call));
    return made;
  };
  return { tools, exchanges };
};
