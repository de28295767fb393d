type Callback = (error?: Error | null) => void;
type Streams = { stdout: Pick<NodeJS.WriteStream, 'write'>; stderr: Pick<NodeJS.WriteStream, 'write'> };

const failure = /"level":"(ERROR|CRITICAL)"/;

/**
 * Takes over standard output, to which functions write their log as in Lambda. Lines of failures go to standard error;
 * all others are dropped, or printed with `everyLine`.
 * @returns prints on standard output, for the stack itself
 */
export const captureServiceLog = (
  { stdout, stderr }: Streams,
  { everyLine }: { everyLine: boolean },
): ((text: string) => void) => {
  const print = stdout.write.bind(stdout);
  stdout.write = (chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, callback?: Callback): boolean => {
    const done = typeof encoding === 'function' ? encoding : callback;
    if (failure.test(String(chunk))) return stderr.write(chunk, done);
    if (everyLine) return print(chunk, done);
    done?.();
    return true;
  };
  return (text) => void print(text);
};
