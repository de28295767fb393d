import type { Answer } from './earlier-exchange.ts';
import { rpcCode } from './rpc-error.ts';

type RpcError = { code: number; message: string; data?: unknown };
type RpcAnswer = { id?: unknown; error?: RpcError };

const WRONG_PARAMS = 'Invalid params: they are not what the method takes';
export const WRONG_CALL = 'Invalid params: a tool has a name, and its arguments are an object';

// A validator writes its findings as JSON of many lines; our own sentences are one line.
const isDump = ({ message }: RpcError): boolean => message.includes('\n');

/** Codes that this revision reserves. */
const isReserved = (code: number): boolean => code === -32_000 || code === -32_001;

const told = (answer: RpcAnswer, { status, stateless }: Told): RpcAnswer => {
  const { error } = answer;
  if (!error) return answer;
  if (isDump(error)) {
    const message = error.message.includes('tools/call') ? WRONG_CALL : WRONG_PARAMS;
    return { ...answer, error: { code: rpcCode.invalidParams, message } };
  }
  return stateless && isReserved(error.code) ? { ...answer, error: { ...error, code: status } } : answer;
};

type Told = { status: number; stateless: boolean };

/**
 * The response without the text of the package's validator: invalid params are -32602 with one sentence.
 * @param stateless 2026-07-28: they are HTTP 400 as well, and no error has a code that the protocol keeps for itself
 */
export const withOwnErrors = (answer: Answer, stateless: boolean): Answer => {
  if (!answer.body.includes('"error"') || answer.type !== 'application/json') return answer;
  const value: RpcAnswer | RpcAnswer[] = JSON.parse(answer.body);
  const seen = { status: answer.status, stateless };
  if (Array.isArray(value)) return { ...answer, body: JSON.stringify(value.map((one) => told(one, seen))) };
  const dumped = value.error !== undefined && isDump(value.error);
  const status = stateless && dumped ? 400 : answer.status;
  return { ...answer, status, body: JSON.stringify(told(value, seen)) };
};
