import type { ExportAnswer } from '../../../../../shared/contract/web/export.ts';
import { change } from '../../api/session.ts';
import { saveFile } from '../../ui/save-file.ts';

/** The pages received so far; the next one continues from them, also after a failure. */
export type Collected = { records: Record<string, unknown[]>; cursor: string | null; pages: number };

export const nothingYet = (): Collected => ({ records: {}, cursor: null, pages: 0 });

const withPage = ({ records, pages }: Collected, page: ExportAnswer): Collected => {
  const all = { ...records };
  for (const [kind, more] of Object.entries(page.records)) all[kind] = [...(all[kind] ?? []), ...more];
  return { records: all, cursor: page.next, pages: pages + 1 };
};

/** Reads all pages. @param onPage called for each @throws Problem; Cancelled without a proof */
export const collect = async (from: Collected, onPage: (so: Collected) => void): Promise<Collected> => {
  let so = from;
  do {
    const page = await change<ExportAnswer>('POST', '/app/api/export', so.cursor === null ? {} : { cursor: so.cursor });
    so = withPage(so, page);
    onPage(so);
  } while (so.cursor !== null);
  return so;
};

/** Saves the export as a download. */
export const download = ({ records }: Collected): void => {
  const text = JSON.stringify({ exportedAt: new Date().toISOString(), ...records }, null, 2);
  saveFile(`saldo-${new Date().toISOString().slice(0, 10)}.json`, text, 'application/json');
};
