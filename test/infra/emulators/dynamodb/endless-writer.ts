import { openEngine } from '../../../../infra/emulators/dynamodb/engine.ts';
import { createTableInput } from '../../../../shared/platform/table/table-definition.ts';

// Run by the durability test in a process of its own, which it kills: each transaction writes a pair of items and
// counts it; each number on standard output is a transaction that was answered.
const engine = await openEngine(process.argv[2]);
const TableName = 'saldo';
await engine.execute('CreateTable', createTableInput(TableName));

const item = (side: string, n: number) => ({
  pk: { S: `PAIR#${n}` },
  sk: { S: side },
  idKey: { S: `ID#${side}#${n}` },
  body: { S: 'x'.repeat(2000) },
});

for (let n = 1; ; n += 1) {
  const { status } = await engine.execute('TransactWriteItems', {
    ClientRequestToken: `token-${n}`,
    TransactItems: [
      { Put: { TableName, Item: item('A', n) } },
      {
        Update: {
          TableName,
          Key: { pk: { S: 'COUNT' }, sk: { S: 'COUNT' } },
          UpdateExpression: 'ADD n :one',
          ExpressionAttributeValues: { ':one': { N: '1' } },
        },
      },
      { Put: { TableName, Item: item('B', n) } },
    ],
  });
  if (status !== 200) process.exit(1);
  process.stdout.write(`${n}\n`);
}
