/** Collects all that this process writes to its standard streams, from now until `stop`. */
export const listenToOutput = () => {
  const chunks: string[] = [];
  const streams = [process.stdout, process.stderr];
  const originals = streams.map((stream) => stream.write);
  for (const [at, stream] of streams.entries()) {
    const original = originals[at]?.bind(stream);
    stream.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
      chunks.push(String(chunk));
      return original?.(chunk, ...rest) ?? true;
    }) as typeof stream.write; // its overloads cannot be written as one function
  }
  return {
    text: () => chunks.join(''),
    stop: () => {
      for (const [at, stream] of streams.entries()) if (originals[at]) stream.write = originals[at];
    },
  };
};
