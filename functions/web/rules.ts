import { rules as operation } from '../../shared/contract/web/rules.ts';
import { type LedgerEditor, ledgerEditor } from '../../shared/ledger/ledger-editor.ts';
import { rulesOf } from '../../shared/own-words/merchant-rules.ts';
import { type OwnWordsStore, ownWordsStore } from '../../shared/own-words/own-words-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';

type Services = { ledger: LedgerEditor; words: Pick<OwnWordsStore, 'everything'> };

export const rules = async ({ caller: { userId } }: WebRequestOf<typeof operation>, { ledger, words }: Services) => {
  const [said, { rows }] = await Promise.all([words.everything(userId), ledger.read(userId)]);
  return {
    body: {
      rules: rulesOf(said, rows).map(({ id, createdAt, ...rule }) => ({ rule_id: id, ...rule, created_at: createdAt })),
    },
  };
};

export const endpoint = defineWebEndpoint(operation, rules, () => {
  const table = openTable();
  return { ledger: ledgerEditor(table), words: ownWordsStore(table) };
});
export const handler = webHandler(endpoint);
