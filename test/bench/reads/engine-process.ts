import { startDynamoDb } from '../../../infra/emulators/dynamodb/start.ts';

// The embedded DynamoDB in memory, in a process of its own: its CPU time is not counted as its client's.
const { endpoint, close } = await startDynamoDb();
process.send?.(endpoint);
process.on('disconnect', () => void close().then(() => process.exit(0)));
