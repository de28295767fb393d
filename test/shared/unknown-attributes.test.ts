import { describe, it } from 'vitest';
import { inProcessTable } from '../support/in-process-dynamo.ts';
import { expectKept } from './later-release.ts';
import { countedRecords } from './records-of-users.ts';

describe('what a later release has stored is kept by this one', () => {
  for (const [name, record] of Object.entries(countedRecords)) {
    it(`in a record of ${name}`, async () => {
      await expectKept(await inProcessTable(), record);
    });
  }
});
