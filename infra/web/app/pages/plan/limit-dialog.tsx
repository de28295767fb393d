import { useRef, useState } from 'preact/hooks';
import { parseAmount } from '../../amount.ts';
import { change } from '../../api/session.ts';
import { money } from '../../format.ts';
import { planForms } from '../../texts/plan-forms.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/states.tsx';
import { PlanForm } from './form.tsx';
import { CategoryAndAmount, Counting } from './limit-fields.tsx';
import {
  fieldsOfLimit,
  type LimitErrors,
  type LimitFields,
  limitChange,
  limitErrorFields,
  limitErrors,
  newLimitCall,
  newLimitFields,
  rivalsOf,
} from './limit-form.ts';
import { isUnknown, type Preview, previewText, usePreview } from './limit-preview.tsx';
import type { Ends, Limit } from './open.ts';

const texts = planForms.limit;

const sentence = ({ category, amount, period }: LimitFields): string =>
  texts.what(money(parseAmount(amount) ?? 0), texts.periods[period] ?? '', category.trim());

/** What will be made, in words, what it would count by now, and what there is already. */
type ReviewProps = { fields: LimitFields; preview: Preview | undefined; rival: Limit | undefined; onRival: () => void };

const Review = ({ fields, preview, rival, onRival }: ReviewProps) => (
  <>
    <p class="review">
      <b>{sentence(fields)}</b>
    </p>
    {preview && (isUnknown(preview) ? <Notice>{previewText(preview)}</Notice> : <p>{previewText(preview)}</p>)}
    <ul class="points">
      <li>{fields.startNextPeriod ? texts.counts.next : texts.counts.now}</li>
      <li>{fields.isRecurring ? texts.renews.yes : texts.renews.no}</li>
      <li>{texts.notices}</li>
    </ul>
    {rival && (
      <Notice>
        <p>{texts.rival(money(rival.limitAmount), texts.periods[rival.period] ?? '')}</p>
        <button type="button" class="link" onClick={onRival}>
          {texts.changeRival}
        </button>
      </Notice>
    )}
  </>
);

/** Creates a limit in two steps; the second one confirms the input. */
export const NewLimitDialog = ({ limits, onClose, onDone, onDoubt, onOpen }: Ends & { limits: readonly Limit[] }) => {
  const [fields, setFields] = useState(newLimitFields);
  const [errors, setErrors] = useState<LimitErrors>({});
  const [isReview, setReview] = useState(false);
  // Idempotency key of this dialog: repeated submits create one limit.
  const key = useRef(crypto.randomUUID());
  const set = (some: Partial<LimitFields>) => setFields((before) => ({ ...before, ...some }));
  const preview = usePreview(fields);
  const [rival] = rivalsOf(limits, fields.category, Date.now());
  const make = async () => {
    const { operation, body } = newLimitCall(fields);
    await change('POST', `/tools/api/${operation}`, body, { 'idempotency-key': key.current });
    onDone('limits', texts.created);
  };
  const refused = (found: LimitErrors) => {
    setErrors(found);
    // Back to the fields that are wrong.
    if (Object.keys(found).length > 0) setReview(false);
  };
  return (
    <Dialog title={isReview ? texts.review : texts.create} onClose={onClose}>
      <PlanForm
        action={isReview ? (isUnknown(preview) ? texts.anyway : texts.go) : texts.next}
        check={() => limitErrors(fields)}
        refusals={limitErrorFields}
        onErrors={refused}
        onSend={isReview ? make : () => setReview(true)}
        onDoubt={() => onDoubt('limits')}
        onBack={isReview ? () => setReview(false) : onClose}
        {...(isReview ? { back: planForms.back } : {})}
      >
        {isReview ? (
          <Review
            fields={fields}
            preview={preview}
            rival={rival}
            onRival={() => rival && onOpen({ kind: 'limit', limit: rival, amount: fields.amount, limits })}
          />
        ) : (
          <>
            <CategoryAndAmount fields={fields} errors={errors} set={set} preview={preview} />
            <Counting fields={fields} errors={errors} set={set} />
          </>
        )}
      </PlanForm>
    </Dialog>
  );
};

type EditProps = Ends & { limit: Limit; amount: string | undefined };

/** Changes a limit. @param amount typed before it was known that there is one */
export const EditLimitDialog = ({ limit, amount, onClose, onDone, onDoubt }: EditProps) => {
  const [fields, setFields] = useState(() => ({ ...fieldsOfLimit(limit), ...(amount ? { amount } : {}) }));
  const [errors, setErrors] = useState<LimitErrors>({});
  const set = (some: Partial<LimitFields>) => setFields((before) => ({ ...before, ...some }));
  const preview = usePreview(fields);
  const changes = limitChange(limit, fields);
  const alter = async () => {
    if (Object.keys(changes).length === 0) {
      onClose();
      return;
    }
    const body = { limitId: limit.id, ...changes };
    await change('PUT', '/tools/api/update-spending-limit', body, { 'idempotency-key': crypto.randomUUID() });
    onDone('limits', texts.changed);
  };
  return (
    <Dialog title={texts.edit} onClose={onClose}>
      <PlanForm
        action={planForms.save}
        check={() => limitErrors(fields)}
        refusals={limitErrorFields}
        onErrors={setErrors}
        onSend={alter}
        onDoubt={() => onDoubt('limits')}
        onBack={onClose}
      >
        <CategoryAndAmount fields={fields} errors={errors} set={set} preview={preview} />
        {changes.period && <small>{texts.restarts}</small>}
      </PlanForm>
    </Dialog>
  );
};
