type Fields = Record<string, string | number | boolean | null | undefined>;

const write = (level: 'INFO' | 'ERROR', message: string, fields: Fields): void => {
  process.stdout.write(`${JSON.stringify({ level, message, ...fields })}\n`);
};

const frame = /^\s+at /;

// An error's message and its cause can hold a whole item or a vendor's answer: only what names the place is logged.
const describe = (error: unknown): Fields => {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => frame.test(line));
  return {
    error: error.name,
    code,
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
};

/** One JSON line per outcome, with ids only: never keys, phone numbers, amounts, texts or whole events. */
export const log = {
  info(message: string, fields: Fields = {}): void {
    write('INFO', message, fields);
  },
  /** Logs name, code and stack frames of an error, and never its message. */
  failure(error: unknown, fields: Fields = {}): void {
    write('ERROR', 'failure', { ...fields, ...describe(error) });
  },
};
