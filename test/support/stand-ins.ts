import { afterAll, afterEach, beforeAll } from 'vitest';
import { createFaults } from '../../infra/emulators/faults.ts';
import { openJournal } from '../../infra/emulators/journal.ts';
import { createMetrics } from '../../infra/emulators/metrics.ts';
import type { Queue } from '../../infra/emulators/sqs/queue.ts';
import { setEnvironment } from '../../infra/local/environment.ts';
import { openDynamoDb, type StandIns, startStandIns } from '../../infra/local/stand-ins.ts';
import { workerPlaces } from './places.ts';

/** Takes every visible message off the queue. */
export const takeAll = (queue: Queue): unknown[] => {
  const bodies: unknown[] = [];
  for (let batch = queue.receive(10); batch.length > 0; batch = queue.receive(10)) {
    for (const { message, handle } of batch) {
      bodies.push(JSON.parse(message.body));
      queue.delete(handle);
    }
  }
  return bodies;
};

/**
 * The stand-ins of AWS and of the vendors for the tests of one file, with this process's environment pointing at them.
 * `standIns()`, inside a test, returns them; outbox and faults are empty in each test.
 */
export const useStandIns = () => {
  const faults = createFaults();
  let running: StandIns | undefined;

  beforeAll(async () => {
    const places = await workerPlaces();
    const dynamoDb = await openDynamoDb({}, faults, createMetrics(), places.dynamodb);
    const journal = await openJournal();
    running = await startStandIns({ dynamoDb, journal, faults, serviceUrl: 'http://127.0.0.1:9', places });
    setEnvironment(running.endpoints);
  });
  afterEach(() => {
    faults.clear();
    running?.outbox.clear();
    running?.whatsapp.clear();
  });
  afterAll(() => running?.close());

  const standIns = (): StandIns => {
    if (!running) throw new Error('standIns() is there for tests only');
    return running;
  };
  return { standIns, faults };
};
