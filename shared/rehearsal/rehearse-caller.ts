import { accessStore } from '../access/access-store.ts';
import { authenticate, type Caller } from '../http/authenticate.ts';
import { openTable } from '../storage/table.ts';
import { rehearsal } from './rehearsal.ts';
import { sampleCaller } from './sample.ts';

/** Finds out who the sample user is: all of a writing operation that leaves no trace. @returns null when that failed */
export const rehearseCaller = (): Promise<Caller | null> =>
  rehearsal([], () => authenticate(sampleCaller.apiKey, accessStore(openTable())));
