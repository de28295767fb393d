import { useEffect, useRef, useState } from 'preact/hooks';
import type { Account, BroughtFile, ImportedFile, UndoneFile } from '../../api/answers.ts';
import { Problem } from '../../api/call.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { upload as texts } from '../../texts/upload.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import { Notice } from '../../ui/states.tsx';
import { Brought, Undo, type Undoable } from './upload/brought.tsx';
import { Choose } from './upload/choose.tsx';
import { guessed, isOfx, linesOf, type Said, textOf } from './upload/columns.ts';
import { ColumnsForm } from './upload/columns-form.tsx';
import { Seen } from './upload/seen.tsx';
import { type Chosen, useUpload } from './upload/use-upload.ts';

// An address that the build fills in.
declare const UPLOAD_STYLES: string;
await pageStyles(UPLOAD_STYLES);

const NOTHING: Chosen = { file: null, account: '', name: '', kind: 'checking' };

/** Refusals that other columns may cure. */
const OF_COLUMNS = ['Columns not recognized', 'Invalid mapping', 'Invalid file', 'No transactions in file'];

/** The columns of a file that was refused for them. */
const RefusedColumns = ({
  start,
  problem,
  said,
  onLook,
}: {
  start: Uint8Array | undefined;
  problem: unknown;
  said: Said | undefined;
  onLook: (said: Said) => void;
}) => {
  if (!start || !(problem instanceof Problem) || !OF_COLUMNS.includes(problem.message)) return null;
  const text = textOf(start);
  if (isOfx(text)) return null;
  return (
    <details open={problem.message === 'Columns not recognized' || said !== undefined}>
      <summary>{texts.columns.title}</summary>
      <ColumnsForm text={text} lead={texts.columns.refused} before={said ?? guessed(linesOf(text))} onSend={onLook} />
    </details>
  );
};

/** What became of the last step; the focus goes there, since its button is gone. */
const Done = ({
  text,
  onUndo,
  onAnother,
}: {
  text: string;
  onUndo?: (() => void) | undefined;
  onAnother?: () => void;
}) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [text]);
  return (
    <div class="stack" tabIndex={-1} ref={place}>
      <Notice kind="good">{text}</Notice>
      {(onUndo || onAnother) && (
        <p class="actions">
          {onUndo && (
            <button type="button" class="quiet" onClick={onUndo}>
              {texts.undo.short}
            </button>
          )}
          {onAnother && (
            <button type="button" class="quiet" onClick={onAnother}>
              {texts.done.another}
            </button>
          )}
        </p>
      )}
    </div>
  );
};

/** A file that misses its place would be opened instead of this page. */
const useNoDropBeside = () =>
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (!(event.target instanceof HTMLInputElement && event.target.type === 'file')) event.preventDefault();
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);

type Ended = { imported?: ImportedFile; undone?: UndoneFile };

const said = ({ imported, undone }: Ended): string => {
  if (undone) return texts.undo.done(undone.removed, undone.kept, undone.accountRemoved);
  return imported?.repeated ? texts.done.repeated : texts.done.title(imported?.counts.new ?? 0);
};

/** A file on its way, and those that came before it. */
const Upload = ({ onChanged }: { onChanged: () => void }) => {
  const accounts = useAnswer<{ data: Account[] }>('/tools/api/get-accounts');
  const files = useAnswer<{ data: BroughtFile[] }>('/tools/api/list-imports');
  const [chosen, setChosen] = useState(NOTHING);
  const [columns, setColumns] = useState<Said>();
  const [ended, setEnded] = useState<Ended>();
  const [undoing, setUndoing] = useState<Undoable>();
  const file = useUpload();
  const place = useRef<HTMLDivElement>(null);
  useNoDropBeside();
  // The button that opened it is gone.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  const all = accounts.data?.data ?? [];
  const set = (change: Partial<Chosen>) => {
    if (change.file) {
      file.forget();
      setColumns(undefined);
    }
    setChosen((now) => ({ ...now, ...change }));
  };
  const look = (said?: Said) => {
    setColumns(said);
    setEnded(undefined);
    void file.look(chosen, said);
  };
  const changed = (end: Ended) => {
    setEnded(end);
    void accounts.reload();
    void files.reload();
    onChanged();
  };
  const again = () => {
    file.forget();
    setChosen((now) => ({ ...now, statement: undefined }));
  };
  const bring = async (skip: readonly number[]) => {
    const imported = await file.bring(skip);
    if (!imported) return;
    file.forget();
    setColumns(undefined);
    changed({ imported });
  };
  const { importId } = ended?.imported ?? {};
  const another = () => {
    setEnded(undefined);
    setChosen(NOTHING);
    requestAnimationFrame(() => place.current?.querySelector('input')?.focus());
  };
  return (
    <div class="stack" ref={place}>
      {ended && (
        <Done
          text={said(ended)}
          onUndo={importId ? () => setUndoing({ importId, name: chosen.file?.name ?? null }) : undefined}
          onAnother={another}
        />
      )}
      {!ended && !file.seen && (
        <>
          <Choose
            accounts={all}
            chosen={chosen}
            set={set}
            problem={file.problem}
            progress={file.progress}
            onLook={() => look(columns)}
          />
          {!file.progress && <RefusedColumns start={file.start} problem={file.problem} said={columns} onLook={look} />}
        </>
      )}
      {!ended && file.seen && (
        <Seen
          key={JSON.stringify(file.seen.mapping)}
          seen={file.seen}
          name={chosen.file?.name ?? ''}
          start={file.start}
          account={all.find(({ id }) => id === chosen.account)}
          problem={file.problem}
          progress={file.progress}
          onBring={(skip) => void bring(skip)}
          onLook={look}
          onBack={again}
        />
      )}
      <Brought answer={files} accounts={all} onUndo={setUndoing} />
      {undoing && (
        <Undo
          file={undoing}
          onClose={() => setUndoing(undefined)}
          onDone={(undone) => {
            setUndoing(undefined);
            changed({ undone });
          }}
        />
      )}
    </div>
  );
};

export default Upload;
