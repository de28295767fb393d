import { expect } from 'vitest';
import type { TestStack } from '../support/stack.ts';

export type Fields = Record<string, unknown>;
export type ToolResult = { content: { type: string; text: string }[]; structuredContent?: Fields; isError?: boolean };
export type Envelope = {
  jsonrpc: string;
  id: unknown;
  result: Fields;
  error: { code: number; message: string; data: Fields };
};

/** Raw JSON-RPC calls of `/mcp`, as `curl` makes them. */
export const mcpCaller = (stack: () => TestStack) => {
  /** One HTTP request. @param body a message, a batch, or a text that is sent as it is */
  const post = (body: unknown, { key, headers = {} }: { key?: string | undefined; headers?: Record<string, string> }) =>
    stack().call<Envelope>('POST', '/mcp', { ...(key === undefined ? {} : { key }), headers, body });

  const rpc = (method: string, params: Fields, key?: string, headers: Record<string, string> = {}) =>
    post({ jsonrpc: '2.0', id: 7, method, params }, { key, headers });

  /** Calls a tool, whose result must be no larger than an assistant takes. */
  const tool = async (name: string, args: Fields, key: string, headers = {}): Promise<ToolResult> => {
    const { status, body } = await rpc('tools/call', { name, arguments: args }, key, headers);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(JSON.stringify(body.result).length).toBeLessThanOrEqual(24_000);
    return body.result as unknown as ToolResult; // the protocol's own form
  };

  /** What a tool answered; text and structured content must be the same. */
  const answer = async (name: string, args: Fields, key: string, headers = {}): Promise<Fields> => {
    const { content, structuredContent = {}, isError } = await tool(name, args, key, headers);
    expect(isError, JSON.stringify(content)).toBeUndefined();
    expect(content).toHaveLength(1);
    expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent);
    return structuredContent;
  };

  /** Every page of a listing, cursors followed to the end. */
  const pages = async (name: string, args: Fields, key: string): Promise<Fields[]> => {
    const all = [await answer(name, args, key)];
    for (;;) {
      const { nextCursor } = Object(all.at(-1)?.page);
      if (!nextCursor) return all;
      all.push(await answer(name, { ...args, cursor: nextCursor }, key));
    }
  };

  /** The body of the refusal that a tool must answer. */
  const refusal = async (name: string, args: Fields, key: string): Promise<Fields> => {
    const { content, isError } = await tool(name, args, key);
    expect(isError).toBe(true);
    return JSON.parse(content[0]?.text ?? '');
  };

  return { post, rpc, tool, answer, pages, refusal };
};
