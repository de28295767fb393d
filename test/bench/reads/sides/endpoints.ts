import { gunzipSync } from 'node:zlib';
import { lambdaContext } from '../../../../infra/local/lambda/context.ts';
import type { Handler } from '../../../../infra/local/lambda/load.ts';
import { ledgerStore } from '../../../../shared/ledger/ledger-store.ts';
import { openTable } from '../../../../shared/platform/table/table.ts';
import type { Question } from '../question.ts';
import { rowsRead } from '../summary.ts';
import { useTable } from './environment.ts';
import { eventOf } from './event.ts';
import type { OpenSide, ReadUnits } from './side.ts';

type Result = { statusCode?: number; body?: string; isBase64Encoded?: boolean };
const isResult = (value: unknown): value is Result => typeof value === 'object' && value !== null;

// Lambda calls a handler with the gateway's event; the types contain fields that the middlewares add.
const isHandler = (value: unknown): value is Handler => typeof value === 'function';
const asHandler = (value: unknown): Handler => {
  if (!isHandler(value)) throw new Error('An endpoint has no handler');
  return value;
};

const functionsOf = async () => {
  // After the environment is set: an endpoint opens its table when it is loaded.
  const [list, categories, limits, recurring, upcoming, cashFlow, spending] = await Promise.all([
    import('../../../../functions/api/get-transactions.ts'),
    import('../../../../functions/api/get-expensive-categories.ts'),
    import('../../../../functions/api/list-spending-limits.ts'),
    import('../../../../functions/api/get-recurring.ts'),
    import('../../../../functions/api/get-upcoming.ts'),
    import('../../../../functions/api/get-cash-flow.ts'),
    import('../../../../functions/api/summarize-spending.ts'),
  ]);
  return {
    list: asHandler(list.handler),
    categories: asHandler(categories.handler),
    limits: asHandler(limits.handler),
    recurring: asHandler(recurring.handler),
    upcoming: asHandler(upcoming.handler),
    'cash-flow': asHandler(cashFlow.handler),
    spending: asHandler(spending.handler),
  };
};

const NAME = 'countUnits';
const recordOf = (value: unknown): Record<string, unknown> => ({ ...(value instanceof Object ? value : {}) });

/** Read units of one run, as the engine reports them. */
const countUnits = async (run: () => Promise<unknown>): Promise<ReadUnits> => {
  const { client } = openTable();
  const units: ReadUnits = { all: 0, transactions: 0 };
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
      const { ConsumedCapacity } = recordOf(result.output);
      const used = Number(recordOf(ConsumedCapacity).CapacityUnits ?? 0);
      // Only transactions are read by a span of keys, in either ledger.
      const isSpan = String(recordOf(args.input).KeyConditionExpression).includes('BETWEEN');
      units.all += used;
      if (isSpan) units.transactions += used;
      return result;
    },
    { step: 'initialize', name: NAME },
  );
  await run().finally(() => client.middlewareStack.remove(NAME));
  return units;
};

const bodyOf = ({ body = '', isBase64Encoded }: Result): string => (isBase64Encoded ? `${GZIP}${body}` : body);
const GZIP = 'gzip:';

/** The service's own functions, as Lambda calls them, over DynamoDB. Which ledger they read is the bundle's. */
export const open: OpenSide = async (settings) => {
  useTable(settings);
  const handlers = await functionsOf();
  const ledger = ledgerStore(openTable());
  const tooLarge = new Set<string>();
  const ask = async (question: Question): Promise<string> => {
    if (question.kind === 'rows') return rowsRead(await ledger.range(settings.userId, question.first, question.last));
    const gzip = tooLarge.has(question.name);
    const result: unknown = await handlers[question.kind](
      eventOf(question, settings, gzip),
      lambdaContext('bench', 30_000),
    );
    const { statusCode, body = '', isBase64Encoded }: Result = isResult(result) ? result : {};
    if (statusCode === 200) return bodyOf({ body, isBase64Encoded });
    if (statusCode !== 413 || gzip) throw new Error(`${question.name}: ${statusCode} ${body.slice(0, 200)}`);
    tooLarge.add(question.name);
    return ask(question);
  };
  return { ask, units: (question) => countUnits(() => ask(question)) };
};

/** Unpacking is the client's work: it is not measured. */
export const unpacked = (answer: string): string =>
  answer.startsWith(GZIP) ? gunzipSync(Buffer.from(answer.slice(GZIP.length), 'base64')).toString() : answer;
