import { exportData as operation } from '../../shared/contract/web/export.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { type ExportParts, exportPage, exportParts } from '../../shared/personal-data/export.ts';
import { FIRST_PAGE, readExportCursor, writeCursor } from '../../shared/personal-data/export-cursor.ts';
import { type NotedExport, noteExport } from '../../shared/personal-data/note-export.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { type CountAct, countActs } from '../../shared/runtime/count-acts.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { requireRecentProof } from '../../shared/runtime/web/require-recent-proof.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { passkeyCount } from '../../shared/sign-in/passkey-record.ts';
import { accountNotices } from '../../shared/sign-in/sign-in-services.ts';

type Request = WebRequestOf<typeof operation>;
type Services = {
  parts: ExportParts;
  note(exported: NotedExport): Promise<void>;
  passkeys(userId: string): Promise<number>;
  countAct: CountAct;
};

/** The first page sends the owner an e-mail; the following pages do not. */
export const exportData = async (request: Request, { parts, note, passkeys, countAct }: Services) => {
  await requireRecentProof(request, passkeys);
  const { caller, now, body } = request;
  const { userId, profile, credential, session } = caller;
  const cursor = body.cursor === undefined ? FIRST_PAGE : readExportCursor(body.cursor);
  if (!cursor) throw new InvalidInputError('Invalid cursor', { message: 'Give the cursor of the page before.' });
  if (body.cursor === undefined) {
    await countAct(userId, now);
    await note({ userId, profile, device: session.record.device, by: credential.actor, now });
  }
  const { records, next } = await exportPage(parts, userId, cursor);
  return { body: { user_id: userId, records, next: next && writeCursor(next) } };
};

export const endpoint = defineWebEndpoint(operation, exportData, () => {
  const table = openTable();
  const notices = accountNotices(table);
  return {
    parts: exportParts(),
    note: (exported) => noteExport(table, notices, exported),
    passkeys: passkeyCount(table),
    countAct: countActs(table),
  };
});
export const handler = webHandler(endpoint);
