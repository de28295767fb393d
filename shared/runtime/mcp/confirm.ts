import { createHmac } from 'node:crypto';
import { type CallToolResult, type InputRequiredResult, inputRequired } from '@modelcontextprotocol/server';
import type { Operation } from '../../contract/operation.ts';
import type { Confirmation } from '../../contract/tool.ts';
import { isSameBytes } from '../../platform/bytes.ts';
import { addSeconds, type Instant, parseInstant } from '../../time/instant.ts';
import { neutraliseText } from './neutralise.ts';
import { type Binding, canonical } from './page-cursor.ts';

/** The parts of a request from an earlier round: the user's answer and our signed state. */
export type Round = { asks: boolean; action?: string | undefined; state?: unknown };

/** Time for the user's answer in seconds. */
const LIFETIME = 600;

const signature = (until: string, { userId, tool, input }: Binding, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify(['confirm', until, userId, tool, canonical(input)]))
    .digest('base64url');

/** A state that is valid for this user, tool and input only, until it expires. @param key the secret that also signs cursors */
const signState = (binding: Binding, now: Instant, key: string): string => {
  const until = addSeconds(now, LIFETIME);
  return `${until}~${signature(until, binding, key)}`;
};

/** Whether the state is signed by us, belongs to this call, and has not expired. */
const isStateOf = (state: unknown, binding: Binding, now: Instant, key: string): boolean => {
  const [until = '', signed = ''] = typeof state === 'string' ? state.split('~') : [];
  const [given, made] = [Buffer.from(signed), Buffer.from(signature(until, binding, key))];
  const ends = parseInstant(until);
  return isSameBytes(given, made) && ends !== null && now <= ends;
};

const notConfirmed = (): CallToolResult => ({
  content: [
    {
      type: 'text',
      text: JSON.stringify({ error: 'Not confirmed', message: 'The person did not confirm; nothing was changed.' }),
    },
  ],
  isError: true,
});

const isMeant = ({ when }: Confirmation, args: Record<string, unknown>): boolean =>
  !when || args[when.argument] === when.value;

type Asked = {
  operation: Operation;
  binding: Binding;
  args: Record<string, unknown>;
  now: Instant;
  round: Round;
  /** The name of the record to delete; null when the caller has no such record, which the call itself refuses. */
  subject(): Promise<string | null>;
};

/**
 * The response instead of an irreversible call: the question, or the user's refusal. Null: execute the call, because the user
 * agreed, no confirmation is needed, or the client cannot ask and its host confirms by the tool's hints.
 */
export const unconfirmed = async (
  { operation, binding, args, now, round, subject }: Asked,
  signingKey: () => Promise<string>,
): Promise<CallToolResult | InputRequiredResult | null> => {
  const confirms = operation.mcp?.confirms;
  if (!confirms || !round.asks || !isMeant(confirms, args)) return null;
  const key = await signingKey();
  if (round.action !== undefined && isStateOf(round.state, binding, now, key)) {
    return round.action === 'accept' ? null : notConfirmed();
  }
  const named = await subject();
  if (named === null) return null;
  return inputRequired({
    inputRequests: {
      confirm: inputRequired.elicit({
        message: confirms.question(neutraliseText(named)),
        requestedSchema: { type: 'object', properties: {} },
      }),
    },
    requestState: signState(binding, now, key),
  });
};
