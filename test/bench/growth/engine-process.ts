import type { Item } from '../../../infra/emulators/dynamodb/dynalite.ts';
import { openEngine } from '../../../infra/emulators/dynamodb/engine.ts';
import { itemSize } from '../../../infra/emulators/dynamodb/item-size.ts';
import { jsonAnswer, send } from '../../../infra/emulators/http/answer.ts';
import { readBody } from '../../../infra/emulators/http/body.ts';
import { listen } from '../../../infra/emulators/http/listen.ts';

const MOST_BYTES = 16 * 1024 * 1024;

/** The calls to the table since the last look: the largest ones, and their cost. */
export type Watched = {
  calls: number;
  readUnits: number;
  writeUnits: number;
  largestTransaction: { actions: number; bytes: number };
  /** Bytes of the largest answer of a Query. */
  largestAnswer: number;
};

/** Stored items of one kind: how many, and their bytes; of a kind that is keyed by date also by month. */
export type Stored = {
  kind: string;
  items: number;
  bytes: number;
  largest: number;
  months: Readonly<Record<string, number>>;
};

const nothing = (): Watched => ({
  calls: 0,
  readUnits: 0,
  writeUnits: 0,
  largestTransaction: { actions: 0, bytes: 0 },
  largestAnswer: 0,
});

// The embedded DynamoDB in memory, in a process of its own, that notes how large the calls are.
const engine = await openEngine();
let watched = nothing();

const note = (operation: string, asked: Buffer, input: { TransactItems?: unknown[] }, answer: object): void => {
  watched.calls += 1;
  if (operation === 'TransactWriteItems') {
    const { largestTransaction: largest } = watched;
    largest.actions = Math.max(largest.actions, input.TransactItems?.length ?? 0);
    largest.bytes = Math.max(largest.bytes, asked.length);
  }
  if (operation === 'Query') watched.largestAnswer = Math.max(watched.largestAnswer, JSON.stringify(answer).length);
};

const server = await listen(async (request, response) => {
  const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  const body = (await readBody(request, MOST_BYTES)) ?? Buffer.from('{}');
  const input = JSON.parse(body.toString('utf8') || '{}');
  // The stack's health check.
  if (operation === 'ListTables') return send(response, jsonAnswer(200, { TableNames: [] }));
  const { status, body: answer, units } = await engine.execute(operation, input);
  note(operation, body, input, answer);
  watched.readUnits += units.readUnits;
  watched.writeUnits += units.writeUnits;
  send(response, jsonAnswer(status, answer, { 'content-type': 'application/x-amz-json-1.0' }));
});

// The part of the sort key before its first `#`.
const kindOf = ({ sk }: Item): string => sk?.S?.split('#')[0] ?? '';

const monthOfKey = ({ sk }: Item): string | undefined => /^(?:LEDGER|BILL)#(\d{4}-\d\d)/.exec(sk?.S ?? '')?.[1];

const storedItems = async (TableName: string): Promise<Stored[]> => {
  const kinds = new Map<string, Stored>();
  for (let ExclusiveStartKey: unknown; ; ) {
    const { body } = await engine.execute('Scan', { TableName, ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}) });
    for (const item of body.Items as Item[]) {
      const [kind, bytes] = [kindOf(item), itemSize(item)];
      const known = kinds.get(kind) ?? { kind, items: 0, bytes: 0, largest: 0, months: {} };
      const month = monthOfKey(item);
      kinds.set(kind, {
        kind,
        items: known.items + 1,
        bytes: known.bytes + bytes,
        largest: Math.max(known.largest, bytes),
        months: month ? { ...known.months, [month]: (known.months[month] ?? 0) + bytes } : known.months,
      });
    }
    ExclusiveStartKey = body.LastEvaluatedKey;
    if (!ExclusiveStartKey) return [...kinds.values()];
  }
};

process.on('message', async ({ tableName }: { tableName?: string }) => {
  process.send?.(tableName ? await storedItems(tableName) : watched);
  if (!tableName) watched = nothing();
});
process.send?.(server.url);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
