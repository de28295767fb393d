/**
 * Setup of every test file: the service's log lines, JSON on its standard streams, are dropped unless `SALDO_LOG` is set. A
 * whole run writes thousands of them, and a failing test says more than they do.
 */
const MARK = Symbol.for('saldo.quiet');
const isLogLine = (chunk: unknown): boolean => /^\{"(level|_aws)"/.test(String(chunk));

// Files that share a worker share its streams: each is wrapped once.
for (const stream of process.env.SALDO_LOG ? [] : [process.stdout, process.stderr]) {
  if (Object.hasOwn(stream, MARK)) continue;
  Object.defineProperty(stream, MARK, { value: true });
  const write = stream.write.bind(stream);
  stream.write = ((chunk: string | Uint8Array, ...rest: never[]) =>
    isLogLine(chunk) || write(chunk, ...rest)) as typeof stream.write; // its overloads cannot be written as one function
}
