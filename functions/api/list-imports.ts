import { listImports as operation } from '../../shared/contract/operations/list-imports.ts';
import { type FileImportStore, fileImportStore } from '../../shared/files/file-import-store.ts';
import { presentListed } from '../../shared/files/undo-import.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';

type Services = { imports: Pick<FileImportStore, 'list'> };

export const listImports = async ({ userId }: Pick<RequestOf<typeof operation>, 'userId'>, { imports }: Services) => {
  const data = (await imports.list(userId)).map(presentListed);
  return { data, count: data.length };
};

export const endpoint = defineEndpoint(operation, listImports, () => ({ imports: fileImportStore(openTable()) }));
export const handler = apiHandler(endpoint);
