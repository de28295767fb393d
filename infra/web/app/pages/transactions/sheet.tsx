import { useEffect, useRef, useState } from 'preact/hooks';
import { Cancelled, read } from '../../api/read.ts';
import type { Row, Statement } from '../../api/statement.ts';
import { transactionExport as texts } from '../../texts/transaction-export.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { exported, exportedYear } from './exported.ts';

type SheetProps = {
  /** What is shown, in words and in the file's name. */
  name: string;
  fileName: string;
  rows: readonly Row[];
  data: Statement;
  month: string;
  thisMonth: string;
  onClose: () => void;
};

const CSV = 'text/csv;charset=utf-8';

/** The shown rows, or those of the year, as a file for spreadsheets. */
export const Sheet = ({ name, fileName, rows, data, month, thisMonth, onClose }: SheetProps) => {
  const year = month.slice(0, 4);
  const [isYear, setYear] = useState(rows.length === 0);
  const [progress, setProgress] = useState<string>();
  const isOpen = useRef(true);
  useEffect(
    () => () => {
      isOpen.current = false;
    },
    [],
  );
  const readMonth = async (source: string): Promise<Statement> => {
    if (!isOpen.current) throw new Cancelled();
    return read<Statement>(source);
  };
  const send = async () => {
    if (!isYear) saveFile(fileName, exported(rows, data.accounts), CSV);
    else {
      const file = await exportedYear(year, thisMonth, readMonth, (count, of) =>
        setProgress(texts.progress(count, of)),
      ).finally(() => setProgress(undefined));
      if (!isOpen.current) throw new Cancelled();
      saveFile(texts.yearName(year), file, CSV);
    }
    onClose();
  };
  const choices = [
    [false, texts.period(name, rows.length)],
    [true, texts.year(year)],
  ] as const;
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <ActionForm action={progress ?? texts.go} onSend={send} onCancel={onClose}>
        <fieldset class="options">
          <legend>{texts.which}</legend>
          {choices.map(([ofYear, label]) => (
            <label class="option" key={label}>
              <input
                type="radio"
                name="planilha"
                checked={isYear === ofYear}
                disabled={!ofYear && rows.length === 0}
                onChange={() => setYear(ofYear)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      </ActionForm>
    </Dialog>
  );
};
