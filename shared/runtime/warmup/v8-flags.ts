import { AsyncLocalStorage } from 'node:async_hooks';
import 'node:dns';
import 'node:zlib';
import { setFlagsFromString } from 'node:v8';

const FLAGS = [
  // Calls of a function until an optimizing compiler takes it: ten times the default.
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-turbofan=30000',
  // Bytes of hot functions until they are compiled without optimization, together: 256 times the default.
  '--baseline-batch-compilation-threshold=1048576',
  // A pattern is compiled at its first use. Interpreted first, Node's pattern of an IPv6 address, which it tries on every host
  // name, takes 3 ms more.
  '--no-regexp-tier-up',
];
/** Node's first version with all of them; an unknown flag is a line on standard error. */
const SINCE = 24;

// Node's own modules come compiled, for the flags that Node starts with. Those that a call needs are loaded first: after a flag is
// changed V8 compiles them from source, which takes 1 to 2 % of a start. `run` loads the rest of its module.
new AsyncLocalStorage().run(undefined, () => undefined);

// Imported for this effect by the functions that a caller waits for, before their own code (infra/build/bundle.ts). V8's compilers
// take time from the one core that they share with a first call, for code that hardly runs again in it. A loop is replaced while it
// runs as before, so a call with much work is not slower.
if (Number.parseInt(process.versions.node, 10) >= SINCE) for (const flag of FLAGS) setFlagsFromString(flag);
