import { appendFileSync, closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Values as JSON text, by section and key. */
export type Content = Map<string, Map<string, string>>;

const COMPACT_FROM_BYTES = 8 * 1024 * 1024;

// `["section","key",value]`, or without a value for a removed key.
const lineOf = (section: string, key: string, text?: string): string =>
  `[${JSON.stringify(section)},${JSON.stringify(key)}${text === undefined ? '' : `,${text}`}]\n`;

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
};

/** Replays the file; an incomplete last line was interrupted while it was written, and is ignored. */
const replay = (path: string): Content => {
  const content: Content = new Map();
  const lines = textOf(path).split('\n').slice(0, -1);
  for (const line of lines) {
    const [section, key, ...value] = JSON.parse(line);
    const keys = content.get(section) ?? new Map<string, string>();
    content.set(section, keys);
    if (value.length === 0) keys.delete(key);
    else keys.set(key, JSON.stringify(value[0]));
  }
  return content;
};

/** The file's text. */
export const linesOf = (content: Content): string =>
  [...content].flatMap(([section, keys]) => [...keys].map(([key, text]) => lineOf(section, key, text))).join('');

/** The journal's file: its content, and an append operation. */
export const openJournalFile = (path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  const content = replay(path);
  let descriptor = -1;
  let size = 0;
  let sizeWhenCompact = 0;

  // Renaming is atomic, so a kill leaves either the old file or the new one.
  const compact = (): void => {
    if (descriptor >= 0) closeSync(descriptor);
    const text = linesOf(content);
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
    descriptor = openSync(path, 'a');
    size = Buffer.byteLength(text);
    sizeWhenCompact = size;
  };
  compact();
  return {
    content,
    append: (section: string, key: string, text?: string): void => {
      const line = lineOf(section, key, text);
      appendFileSync(descriptor, line);
      size += Buffer.byteLength(line);
      if (size > COMPACT_FROM_BYTES && size > 4 * sizeWhenCompact) compact();
    },
    close: (): void => closeSync(descriptor),
  };
};
