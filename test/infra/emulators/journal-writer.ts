import { openJournal } from '../../../infra/emulators/journal.ts';

// Run by the journal's test in a process of its own, which it kills: each number on standard output is a put that
// had returned.
const journal = await openJournal(process.argv[2]);
const numbers = journal.section<{ n: number; body: string }>('numbers');
const last = journal.section<number>('last');

for (let n = 1; ; n += 1) {
  numbers.put(String(n), { n, body: 'x'.repeat(20_000) });
  last.put('last', n);
  if (n > 10) numbers.delete(String(n - 10));
  process.stdout.write(`${n}\n`);
  // Lets the output go out.
  await new Promise((resolve) => setImmediate(resolve));
}
