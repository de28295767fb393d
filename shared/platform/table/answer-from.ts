import { setImmediate } from 'node:timers/promises';
import type { Table } from './table.ts';

export type WireItem = Readonly<Record<string, unknown>>;
type WireText = { S: string };
type Asked = {
  Key?: { pk: WireText; sk: WireText };
  ExpressionAttributeValues?: { ':pk'?: WireText; ':prefix'?: WireText; ':first'?: WireText; ':last'?: WireText };
};

const textOf = (item: WireItem, key: 'pk' | 'sk'): string => (item[key] as WireText).S; // every item of the table has both

const isAbout = ({ Key, ExpressionAttributeValues }: Asked, partition: string): boolean =>
  (Key?.pk ?? ExpressionAttributeValues?.[':pk'])?.S === partition;

/** The answer of a table that holds only these items. */
const answerTo = ({ Key, ExpressionAttributeValues: values = {} }: Asked, items: readonly WireItem[]): object => {
  if (Key) return { Item: items.find((item) => textOf(item, 'sk') === Key.sk.S) };
  const { ':prefix': prefix, ':first': first, ':last': last } = values;
  const isMeant = (key: string): boolean =>
    prefix ? key.startsWith(prefix.S) : key >= (first?.S ?? '') && key <= (last?.S ?? '\uffff');
  const Items = items.filter((item) => isMeant(textOf(item, 'sk')));
  return { Items, Count: Items.length, ScannedCount: Items.length };
};

const NAME = 'answerFrom';

/** During `run`, reads about one user are answered from that user's items, in sort key order, without network. */
export const answerFrom = async <Result>(
  { client }: Table,
  items: readonly WireItem[],
  run: () => Promise<Result>,
): Promise<Result> => {
  const partition = items[0] ? textOf(items[0], 'pk') : '';
  client.middlewareStack.add(
    (next) => async (args) => {
      const { body } = args.request as { body: Uint8Array }; // the SDK's own type of a request is `unknown`
      const asked: Asked = JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString());
      if (!isAbout(asked, partition)) return next(args);
      await setImmediate(); // lets a connection that is being opened take its next step
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
