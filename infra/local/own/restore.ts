import { readBackup } from './backup-file.ts';
import { command } from './command.ts';
import { restoreFolder } from './copies.ts';

const REPLACE = '--replace';

/** `npm run restore -- FILE [--replace]` */
await command(async (folder) => {
  const args = process.argv.slice(2);
  const [file, ...more] = args.filter((argument) => argument !== REPLACE);
  if (!file || file.startsWith('-') || more.length > 0) throw new Error(`npm run restore -- FILE [${REPLACE}]`);
  const former = await restoreFolder(folder, await readBackup(file), {
    replaces: args.includes(REPLACE),
    now: new Date(),
  });
  return `${folder} has the data of ${file}${former ? `; the former data is in ${former}` : ''}`;
});
