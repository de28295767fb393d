import { toAmount } from '../money.ts';
import type { FileImport } from './file-import-store.ts';
import type { Imported } from './import-file.ts';
import type { PlannedRow } from './plan-file.ts';
import { undoableUntil } from './undo-import.ts';

const SHOWN_ROWS = 10;
const SHOWN_OTHERS = 50;

const presentRow = ({ line, row, status }: PlannedRow) => ({
  line,
  date: row.date,
  description: row.description,
  amount: toAmount(row.amount),
  category: row.category,
  installment: row.installment && { number: row.installment.number, total: row.installment.total },
  status,
});

const presentDoubtful = ({ line, row, like }: PlannedRow) =>
  like
    ? [
        {
          line,
          date: row.date,
          description: row.description,
          amount: toAmount(row.amount),
          transaction: { id: like.id, date: like.date, description: like.description },
        },
      ]
    : [];

const countsOf = ({ plan, statement }: Imported) => {
  const of = (wanted: PlannedRow['status']): number => plan.rows.filter(({ status }) => status === wanted).length;
  const doubtful = of('doubtful');
  return { new: of('new') + doubtful, known: of('known'), doubtful, left_out: statement.leftOut };
};

export const presentImported = (imported: Imported) => {
  const { statement, plan, account, isNewAccount, record, repeated } = imported;
  const { balance } = statement;
  const doubtful = plan.rows.filter(({ status }) => status === 'doubtful');
  return {
    importId: record?.importId ?? null,
    accountId: isNewAccount && !record ? null : account.id,
    format: statement.format,
    encoding: statement.encoding,
    period: statement.period,
    counts: countsOf(imported),
    rows: plan.rows.slice(0, SHOWN_ROWS).map(presentRow),
    doubtful: doubtful.slice(0, SHOWN_OTHERS).flatMap(presentDoubtful),
    warnings: statement.warnings.slice(0, SHOWN_OTHERS),
    mapping: statement.mapping,
    balance: balance && { amount: toAmount(balance.amount), date: balance.date },
    repeated,
  };
};

export const presentListed = (record: FileImport) => {
  const { importId, name, accountId, format, period, createdAt, counts } = record;
  return { importId, name, accountId, format, period, createdAt, counts, undoableUntil: undoableUntil(record) };
};
