import { describe, it } from 'vitest';
import { inProcessTable } from '../support/in-process-dynamo.ts';
import { expectKept } from './later-release.ts';
import { accessRecords } from './records-of-access.ts';
import { bankRecords } from './records-of-banks.ts';
import { countedRecords } from './records-of-users.ts';

const records = { ...accessRecords, ...bankRecords, ...countedRecords };

describe('what a later release has stored is kept by this one', () => {
  for (const [name, record] of Object.entries(records)) {
    it(`in a record of ${name}`, async () => {
      await expectKept(await inProcessTable(), record);
    });
  }
});
