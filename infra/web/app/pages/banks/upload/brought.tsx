import { useState } from 'preact/hooks';
import type { Account, BroughtFile, UndoneFile } from '../../../api/answers.ts';
import { change } from '../../../api/session.ts';
import type { Answer } from '../../../api/use-answer.ts';
import { numericDay } from '../../../format.ts';
import { upload as texts } from '../../../texts/upload.ts';
import { ActionForm, Dialog } from '../../../ui/dialog.tsx';
import { Failure, Waiting } from '../../../ui/states.tsx';
import { nameOf } from '../own-accounts.tsx';

export type Undoable = Pick<BroughtFile, 'importId' | 'name'>;

type UndoProps = { file: Undoable; onClose: () => void; onDone: (undone: UndoneFile) => void };

/** Asks first: what a person wrote on these rows goes with them. */
export const Undo = ({ file, onClose, onDone }: UndoProps) => (
  <Dialog title={texts.undo.title(file.name ?? texts.brought.unnamed)} onClose={onClose}>
    <ActionForm
      danger
      action={texts.undo.short}
      onCancel={onClose}
      known={texts.undo.known}
      onSend={async () => {
        const path = `/tools/api/delete-import?importId=${encodeURIComponent(file.importId)}`;
        onDone((await change<{ data: UndoneFile }>('DELETE', path)).data);
      }}
    >
      <p>{texts.undo.lead}</p>
    </ActionForm>
  </Dialog>
);

const dated = (date: string): string => numericDay(`${date}T12:00:00Z`);

type Props = {
  answer: Answer<{ data: BroughtFile[] }>;
  accounts: readonly Account[];
  onUndo: (file: Undoable) => void;
};

/** The files that were brought, newest first, and the way back of each. */
export const Brought = ({ answer, accounts, onUndo }: Props) => {
  const [now] = useState(() => Date.now());
  const names = new Map(accounts.map((account) => [account.id, nameOf(account)]));
  const files = answer.data?.data;
  return (
    <>
      <h3>{texts.brought.title}</h3>
      <Failure answer={answer} />
      {!files && !answer.problem && <Waiting lines={2} />}
      {files?.length === 0 && <p class="none">{texts.brought.none}</p>}
      <ul class="rows">
        {files?.map((file) => {
          const { importId, name, accountId, period, counts, createdAt, undoableUntil, finished } = file;
          const called = name ?? texts.brought.unnamed;
          return (
            <li key={importId} class="row">
              <div>
                <p>{called}</p>
                <small>
                  {names.get(accountId) ?? texts.brought.goneAccount} ·{' '}
                  {texts.seen.period(dated(period.start), dated(period.end))} · {texts.brought.counts(counts.new)} ·{' '}
                  {texts.brought.at(numericDay(createdAt))}
                  {!finished && ` · ${texts.brought.cut}`}
                </small>
              </div>
              {Date.parse(undoableUntil) > now && (
                <button
                  type="button"
                  class="quiet small"
                  aria-label={texts.undo.of(called)}
                  onClick={() => onUndo(file)}
                >
                  {texts.undo.short}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
