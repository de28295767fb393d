import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/**
 * The records of a JSON Lines file, one a line, in its order.
 * @param schema of a record; unknown fields are the schema's affair (`z.strictObject` refuses them)
 * @throws Error that names file and line of the first record that the schema refuses
 */
export const readJsonLines = <Schema extends z.ZodMiniType>(file: URL, schema: Schema): z.output<Schema>[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const { data, error } = schema.safeParse(parsed(line));
      if (error) throw new Error(`${basename(file.pathname)}:${index + 1}: ${z.prettifyError(error)}`);
      return data as z.output<Schema>; // `safeParse` without error gives it
    });

const FILE = /^\d{4}-\d\d-\d\d-(.+)\.jsonl$/;

/**
 * The JSON Lines files of a folder, by the day on which they were written and then by name.
 * @returns `name`: the file's without date and extension
 * @throws Error for any other file in the folder
 */
export const jsonLinesFiles = (folder: URL): { name: string; file: URL }[] =>
  readdirSync(folder)
    .toSorted()
    .map((entry) => {
      const [, name] = FILE.exec(entry) ?? [];
      if (!name) throw new Error(`${entry} is not named <date>-<name>.jsonl`);
      return { name, file: new URL(entry, folder) };
    });
