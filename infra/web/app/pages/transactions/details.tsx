import { useState } from 'preact/hooks';
import { Cancelled } from '../../api/read.ts';
import { fullDay } from '../../format.ts';
import { common } from '../../texts/common.ts';
import { transactionEdit } from '../../texts/transaction-edit.ts';
import { ActionForm, Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/states.tsx';
import { why } from '../../ui/why.ts';
import type { EditProps } from './list.tsx';
import { say } from './say.ts';

const { details: texts, known } = transactionEdit;

const Facts = ({ row, amount, data }: Pick<EditProps, 'row' | 'amount' | 'data'>) => {
  const { installment } = row;
  const account = data.accounts.find(({ account_id }) => account_id === row.account_id);
  return (
    <dl class="facts">
      <dt>{texts.amount}</dt>
      <dd>{amount}</dd>
      <dt>{texts.date}</dt>
      <dd>{fullDay(row.date)}</dd>
      <dt>{texts.printed}</dt>
      <dd>{row.description}</dd>
      {account && (
        <>
          <dt>{texts.account}</dt>
          <dd>
            {account.connector_name} · {account.name}
          </dd>
        </>
      )}
      {installment && (
        <>
          <dt>{texts.installment}</dt>
          <dd>
            <a href="/planejar#parcelas">
              {installment.number} de {installment.total}
            </a>
          </dd>
        </>
      )}
      {row.payment_method && (
        <>
          <dt>{texts.method}</dt>
          <dd>{texts.methods[row.payment_method]}</dd>
        </>
      )}
      <dt>{texts.status}</dt>
      <dd>{row.status === 'PENDING' && account?.type === 'CREDIT' ? texts.onOpenBill : texts.statuses[row.status]}</dd>
    </dl>
  );
};

type GuessProps = Pick<EditProps, 'row' | 'onDone'> & { category: string };

/** One click makes a guessed category the user's own word for this transaction. */
const Guess = ({ row, category, onDone }: GuessProps) => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      onDone(await say(row, { category }));
    } catch (error) {
      if (!(error instanceof Cancelled)) setWrong(why(error, known));
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        {texts.guess(category)}{' '}
        <button type="button" class="link" aria-disabled={busy} data-busy={busy} onClick={() => void confirm()}>
          {texts.confirm}
        </button>
      </p>
      {wrong && <Notice kind="bad">{wrong}</Notice>}
    </>
  );
};

/** The bank's data of a transaction and the user's own. */
export const Details = ({ row, name: shown, amount, data, onClose, onDone }: EditProps) => {
  const [name, setName] = useState(shown);
  const [note, setNote] = useState(row.note ?? '');
  const [all, setAll] = useState(false);
  const isRenamed = name.trim() !== shown;
  const isNoted = note.trim() !== (row.note ?? '');
  const send = async () => {
    if (!isRenamed && !isNoted) return onClose();
    const merchant = name.trim() || null;
    // A note belongs to this transaction only, even if the name applies to all. A retry after a failed second call repeats both.
    const alone = { ...(isNoted && { note: note.trim() || null }), ...(isRenamed && !all && { merchant }) };
    const ofOne = Object.keys(alone).length > 0 ? await say(row, alone) : null;
    const ofAll = isRenamed && all ? await say(row, { merchant, applyToSimilar: true }) : null;
    onDone(ofAll ?? ofOne ?? { count: 0, undoId: null });
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <ActionForm action={common.save} onSend={send} onCancel={onClose} known={known}>
        <Facts row={row} amount={amount} data={data} />
        {row.category && row.category_confidence === 'low' && (
          <Guess row={row} category={row.category} onDone={onDone} />
        )}
        <p class="field">
          <label for="lancamento-nome">{texts.name}</label>
          <input
            id="lancamento-nome"
            maxLength={120}
            autocomplete="off"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <small>{texts.nameHint(row.description)}</small>
        </p>
        {isRenamed && (
          <label class="option">
            <input type="checkbox" checked={all} onChange={() => setAll(!all)} />
            <span>{texts.similar}</span>
          </label>
        )}
        <p class="field">
          <label for="lancamento-nota">{texts.note}</label>
          <input
            id="lancamento-nota"
            maxLength={500}
            autocomplete="off"
            placeholder={texts.notePlaceholder}
            value={note}
            onInput={(event) => setNote(event.currentTarget.value)}
          />
        </p>
      </ActionForm>
    </Dialog>
  );
};
