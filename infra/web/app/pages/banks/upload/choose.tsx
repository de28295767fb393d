import { useState } from 'preact/hooks';
import type { Account } from '../../../api/answers.ts';
import { Problem } from '../../../api/call.ts';
import { upload as texts } from '../../../texts/upload.ts';
import { Notice } from '../../../ui/states.tsx';
import { NewAccountFields } from '../new-account.tsx';
import { nameOf } from '../own-accounts.tsx';
import { MOST_BYTES } from './packed.ts';
import { whyNot } from './said.ts';
import type { Chosen, Progress } from './use-upload.ts';

type Statement = { statement: number; number: string | null; type: string; rows: number };

/** Of a file with several accounts; none otherwise. */
const statementsIn = (problem: unknown): Statement[] =>
  problem instanceof Problem && Array.isArray(problem.body.statements) ? problem.body.statements : [];

const DropZone = ({ file, onFile }: { file: File | null; onFile: (file: File) => void }) => {
  const [isOver, setOver] = useState(false);
  return (
    <label class="drop" data-over={isOver}>
      <b>{file ? file.name : texts.drop}</b>
      {file && (
        <small>
          {texts.size(file.size)}. {texts.dropOther}
        </small>
      )}
      <input
        id="file-file"
        type="file"
        accept=".ofx,.csv,.txt,.qfx,text/csv,text/plain,application/x-ofx"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          // None: the window of choosing was closed.
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onFile(chosen);
        }}
      />
    </label>
  );
};

/** While it is sent, then until it is answered. */
export const Sending = ({ progress }: { progress: Progress }) =>
  progress && (
    <div class="sending">
      <p role="status">{progress.share < 1 ? texts.sending : texts.reading}</p>
      <progress aria-label={texts.sending} max={1} {...(progress.share < 1 ? { value: progress.share } : {})} />
    </div>
  );

const missing = ({ file, account, name }: Chosen): string | undefined => {
  if (!file) return texts.fileMissing;
  if (file.size === 0) return texts.fileEmpty;
  if (file.size > MOST_BYTES) return texts.wrong.tooLarge;
  if (account === '') return texts.accountMissing;
  return account === 'new' && name.trim() === '' ? texts.nameMissing : undefined;
};

type Props = {
  accounts: readonly Account[];
  chosen: Chosen;
  set: (change: Partial<Chosen>) => void;
  problem: unknown;
  progress: Progress;
  onLook: () => void;
};

/** The file and its account. */
export const Choose = ({ accounts, chosen, set, problem, progress, onLook }: Props) => {
  const [unfit, setUnfit] = useState<string>();
  const statements = statementsIn(problem);
  const look = (event: Event) => {
    event.preventDefault();
    const found = missing(chosen);
    setUnfit(found);
    if (!found) onLook();
  };
  const wrong = unfit ?? (problem === undefined || progress ? undefined : whyNot(problem));
  return (
    <form onSubmit={look} noValidate>
      <DropZone file={chosen.file} onFile={(file) => set({ file, statement: undefined })} />
      <p class="field">
        <label for="file-account">{texts.account}</label>
        <select
          id="file-account"
          value={chosen.account}
          onChange={({ currentTarget }) => set({ account: currentTarget.value })}
        >
          <option value="">{texts.accountChoose}</option>
          {accounts.map((account) => (
            <option key={account.id} value={account.id}>
              {nameOf(account)}
            </option>
          ))}
          <option value="new">{texts.accountNew}</option>
        </select>
      </p>
      {chosen.account === 'new' && (
        <NewAccountFields
          id="file"
          name={chosen.name}
          kind={chosen.kind}
          onName={(name) => set({ name })}
          onKind={(kind) => set({ kind })}
        />
      )}
      {(statements.length > 0 || chosen.statement !== undefined) && (
        <Statements statements={statements} chosen={chosen} set={set} />
      )}
      {wrong && <Notice kind="bad">{wrong}</Notice>}
      <Sending progress={progress} />
      <p class="actions">
        <button type="submit" class="primary" aria-disabled={progress !== null} data-busy={progress !== null}>
          {texts.look}
        </button>
        <small>{texts.nothingYet}</small>
      </p>
    </form>
  );
};

const Statements = ({
  statements,
  chosen,
  set,
}: Pick<Props, 'chosen' | 'set'> & { statements: readonly Statement[] }) => {
  // The list comes with the refusal; after it, it stays.
  const [all] = useState(statements);
  return (
    <p class="field">
      <label for="file-statement">{texts.statement}</label>
      <select
        id="file-statement"
        value={chosen.statement ?? ''}
        onChange={({ currentTarget: { value } }) => set({ statement: value === '' ? undefined : Number(value) })}
      >
        <option value="">{texts.accountChoose}</option>
        {all.map(({ statement, number, type, rows }) => (
          <option key={statement} value={statement}>
            {texts.statementOf(number, type, rows)}
          </option>
        ))}
      </select>
    </p>
  );
};
