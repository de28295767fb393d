import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { log } from '../../platform/log.ts';

/**
 * The result of a method's handler. The package sends the text of every thrown error: errors of the protocol pass, any
 * other is a failure of ours, logged by its name, and its text stays here.
 */
export const guarded = async <Result>(requestId: string, run: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    log.failure(error, { operation: 'mcp', requestId });
    throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal server error');
  }
};
