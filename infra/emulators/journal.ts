import { type Content, linesOf, openJournalFile } from './journal-file.ts';

/** A named part of the journal: the last value put under each key, as JSON. */
export type Section<T> = {
  /** In the order in which the keys first came; values are copies. */
  entries(): IterableIterator<[string, T]>;
  /** When it returns, the value survives a kill -9, but not a crash of the machine (no fsync). */
  put(key: string, value: T): void;
  delete(key: string): void;
};

export type Journal = {
  section<T>(name: string): Section<T>;
  /** The content of a file that has all of it. */
  text(): string;
  close(): void;
};

/**
 * State that the stand-ins keep across processes: one file, one line per change, compacted when most lines are outdated.
 * A put is a synchronous append: it is written before the stand-in responds.
 *
 * @param path the file; its folder is created. In memory without it
 */
export const openJournal = async (path?: string): Promise<Journal> => {
  const file = path ? openJournalFile(path) : undefined;
  const sections: Content = file?.content ?? new Map();

  const contentOf = (name: string): Map<string, string> => {
    const content = sections.get(name) ?? new Map<string, string>();
    sections.set(name, content);
    return content;
  };
  const section = <T>(name: string): Section<T> => ({
    *entries() {
      for (const [key, text] of contentOf(name)) yield [key, JSON.parse(text)];
    },
    put: (key, value) => {
      const text = JSON.stringify(value);
      contentOf(name).set(key, text);
      file?.append(name, key, text);
    },
    delete: (key) => {
      if (contentOf(name).delete(key)) file?.append(name, key);
    },
  });
  return { section, text: () => linesOf(sections), close: () => file?.close() };
};
