import type { Table } from './table.ts';

/** An item as DynamoDB's JSON has it. */
export type WireItem = Readonly<Record<string, unknown>>;
type WireText = { S: string };
type Asked = {
  /** Of a Get. */
  Key?: { sk: WireText };
  /** Of a Query, by the names of query.ts. */
  ExpressionAttributeValues?: { ':prefix'?: WireText; ':first'?: WireText; ':last'?: WireText };
};

const sortKeyOf = ({ sk }: WireItem): string => (sk as WireText).S; // every item of the table has one

/** What the table would answer that holds one partition's items and nothing else. */
const answerTo = ({ Key, ExpressionAttributeValues: values = {} }: Asked, items: readonly WireItem[]): object => {
  if (Key) return { Item: items.find((item) => sortKeyOf(item) === Key.sk.S) };
  const { ':prefix': prefix, ':first': first, ':last': last } = values;
  const isMeant = (key: string): boolean =>
    prefix ? key.startsWith(prefix.S) : key >= (first?.S ?? '') && key <= (last?.S ?? '\uffff');
  const Items = items.filter((item) => isMeant(sortKeyOf(item)));
  return { Items, Count: Items.length, ScannedCount: Items.length };
};

const NAME = 'answerFrom';

/**
 * Answers everything that the table's client is asked during `run` from these items, of one user, in sort key order.
 * Nothing reaches the network; the SDK writes, signs and reads each message as ever. What was sent before goes on.
 */
export const answerFrom = async <Result>(
  { client }: Table,
  items: readonly WireItem[],
  run: () => Promise<Result>,
): Promise<Result> => {
  client.middlewareStack.add(
    () =>
      async ({ request }) => {
        const { body } = request as { body: Uint8Array }; // the SDK's own type of a request is `unknown`
        const asked: Asked = JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
        const answer = Buffer.from(JSON.stringify(answerTo(asked, items)));
        return { response: { statusCode: 200, headers: {}, body: answer }, output: {} as never };
      },
    { name: NAME, step: 'deserialize', priority: 'low' },
  );
  try {
    return await run();
  } finally {
    client.middlewareStack.remove(NAME);
  }
};
