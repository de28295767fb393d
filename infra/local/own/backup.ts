import { writeBackup } from './backup-file.ts';
import { command } from './command.ts';
import { backupFolder } from './copies.ts';

/** `npm run backup -- FILE` */
await command(async (folder) => {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new Error('npm run backup -- FILE');
  writeBackup(file, await backupFolder(folder));
  return `${folder} is copied to ${file}, with its keys: keep it private`;
});
