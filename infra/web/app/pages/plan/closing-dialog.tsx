import { useEffect, useState } from 'preact/hooks';
import { Problem } from '../../api/call.ts';
import type { Schemas } from '../../api/contract.ts';
import { change } from '../../api/session.ts';
import { common } from '../../texts/common.ts';
import { planForms } from '../../texts/plan-forms.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice, Waiting } from '../../ui/states.tsx';
import { Field, PlanForm, whyNot } from './form.tsx';
import type { Ends, Open } from './open.ts';

const texts = planForms.closing;
const PATH = '/tools/api/manage-closing-date';
const DAYS = Array.from({ length: 31 }, (_, i) => i + 1);

type Entry = Schemas['ClosingDateEntry'];
type Fields = { closingDay: number; isActive: boolean; notes: string };
type Errors = Partial<Record<keyof Fields, string>>;

const REFUSALS: Readonly<Record<string, Errors>> = {
  'Invalid closingDay': { closingDay: texts.dayRefused },
  'Invalid notes': { notes: texts.notesRefused },
  'Account is not a credit card': { closingDay: texts.notCard },
};

const isRefusal = (error: unknown, text: string): boolean => error instanceof Problem && error.message === text;

/** The registered day; null where the card has none. @throws Problem */
const read = async (accountId: string): Promise<Entry | null> => {
  try {
    const { data } = await change<{ data: Entry }>('POST', PATH, { operation: 'GET', accountId });
    return data;
  } catch (error) {
    if (isRefusal(error, 'Closing date not found')) return null;
    throw error;
  }
};

const write = async (accountId: string, fields: Fields, isNew: boolean): Promise<void> => {
  const set = (operation: 'INSERT' | 'UPDATE') =>
    change('POST', PATH, { operation, accountId, ...fields }, { 'idempotency-key': crypto.randomUUID() });
  if (!isNew) {
    await set('UPDATE');
    return;
  }
  try {
    await set('INSERT');
  } catch (error) {
    // Made elsewhere since it was read, or by an attempt whose answer was lost.
    if (!isRefusal(error, 'Closing date already exists for this account')) throw error;
    await set('UPDATE');
  }
};

type FormProps = Ends & { open: Open & { kind: 'closing' }; entry: Entry | null };

const ClosingForm = ({ open: { accountId, card, day }, entry, onClose, onDone, onDoubt }: FormProps) => {
  const [fields, setFields] = useState<Fields>({
    closingDay: entry?.closingDay ?? day ?? 1,
    isActive: entry?.isActive ?? true,
    notes: entry?.notes ?? '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const [removes, setRemoves] = useState(false);
  const set = (some: Partial<Fields>) => setFields((before) => ({ ...before, ...some }));
  const save = async () => {
    await write(accountId, fields, entry === null);
    onDone('bills', texts.saved(card));
  };
  const remove = async () => {
    const body = { operation: 'DELETE', closingDateId: entry?.id };
    try {
      await change('POST', PATH, body, { 'idempotency-key': crypto.randomUUID() });
    } catch (error) {
      if (!isRefusal(error, 'Closing date not found')) throw error;
    }
    onDone('bills', texts.removed(card));
  };
  if (removes)
    return (
      <PlanForm
        danger
        action={texts.removeGo}
        onSend={remove}
        onDoubt={() => onDoubt('bills')}
        onBack={() => setRemoves(false)}
        back={planForms.back}
      >
        <p>{texts.removeLead(card)}</p>
      </PlanForm>
    );
  return (
    <PlanForm
      action={planForms.save}
      refusals={REFUSALS}
      onErrors={setErrors}
      check={() => ({})}
      onSend={save}
      onDoubt={() => onDoubt('bills')}
      onBack={onClose}
    >
      <p>{texts.lead(card)}</p>
      <Field
        id="closing-day"
        label={texts.day}
        hint={[!entry && day !== null && texts.estimated(day), texts.dayHint].filter(Boolean).join(' ')}
        error={errors.closingDay}
      >
        {(names) => (
          <select
            {...names}
            value={fields.closingDay}
            onChange={(event) => set({ closingDay: Number(event.currentTarget.value) })}
          >
            {DAYS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="closing-notes" label={`${texts.notes} (${planForms.optional})`} error={errors.notes}>
        {(names) => (
          <input
            {...names}
            maxLength={500}
            autocomplete="off"
            value={fields.notes}
            onInput={(event) => set({ notes: event.currentTarget.value })}
          />
        )}
      </Field>
      <div>
        <label class="option">
          <input
            type="checkbox"
            checked={fields.isActive}
            onChange={(event) => set({ isActive: event.currentTarget.checked })}
          />
          <span>{texts.active}</span>
        </label>
        {!fields.isActive && <small>{texts.inactive}</small>}
      </div>
      {entry && (
        <p>
          <button type="button" class="link" onClick={() => setRemoves(true)}>
            {texts.remove}
          </button>
        </p>
      )}
    </PlanForm>
  );
};

/** The day on which a card's bill closes: registered, changed, left unused or removed. */
export const ClosingDialog = (props: Ends & { open: Open & { kind: 'closing' } }) => {
  const { accountId } = props.open;
  const [entry, setEntry] = useState<Entry | null>();
  const [problem, setProblem] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setProblem(undefined);
    read(accountId).then(setEntry, setProblem);
  }, [accountId, attempt]);
  return (
    <Dialog title={texts.title} onClose={props.onClose}>
      {entry === undefined && !problem && <Waiting />}
      {problem !== undefined && (
        <Notice kind="bad">
          <p>{whyNot(problem)}</p>
          <button type="button" class="link" onClick={() => setAttempt((n) => n + 1)}>
            {common.again}
          </button>
        </Notice>
      )}
      {entry !== undefined && <ClosingForm {...props} entry={entry} />}
    </Dialog>
  );
};
