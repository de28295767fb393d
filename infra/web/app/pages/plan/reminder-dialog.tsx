import { useRef, useState } from 'preact/hooks';
import { change } from '../../api/session.ts';
import { todayIn } from '../../days.ts';
import { planForms } from '../../texts/plan-forms.ts';
import { AmountInput } from '../../ui/amount-input.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, PlanForm } from './form.tsx';
import type { Ends, Reminder } from './open.ts';
import {
  fieldsOfReminder,
  LEADS,
  newReminderFields,
  newReminderOf,
  noticeOf,
  type ReminderErrors,
  type ReminderFields,
  reminderChange,
  reminderErrorFields,
  reminderErrors,
} from './reminder-form.ts';

const texts = planForms.reminder;
const REPEATS: readonly ReminderFields['repeats'][] = ['', 'daily', 'weekly', 'monthly', 'yearly'];
/** Without it browsers take years of six digits. */
const LAST_DAY = '9999-12-31';

type PartProps = {
  fields: ReminderFields;
  errors: ReminderErrors;
  set: (change: Partial<ReminderFields>) => void;
};

const What = ({ fields, errors, set }: PartProps) => (
  <>
    <Field id="reminder-title" label={texts.title} error={errors.title}>
      {(names) => (
        <input
          {...names}
          maxLength={500}
          autocomplete="off"
          required
          placeholder={texts.titleHint}
          value={fields.title}
          onInput={(event) => set({ title: event.currentTarget.value })}
        />
      )}
    </Field>
    <div class="two wider">
      <Field id="reminder-due" label={texts.dueDate} error={errors.dueDate}>
        {(names) => (
          <input
            {...names}
            type="date"
            required
            max={LAST_DAY}
            value={fields.dueDate}
            onInput={(event) => set({ dueDate: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field id="reminder-amount" label={`${texts.amount} (${planForms.optional})`} error={errors.amount}>
        {(names) => (
          <AmountInput
            {...names}
            value={fields.amount}
            onInput={(event) => set({ amount: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  </>
);

/** Explanation for a notification time in the past. */
const passed = (fields: ReminderFields, now: number): string | undefined => {
  if (fields.dueDate && fields.dueDate < todayIn(now)) return texts.overdue;
  const notice = noticeOf(fields);
  return notice && Date.parse(notice) <= now ? texts.past : undefined;
};

const When = ({ fields, errors, set }: PartProps) => (
  <>
    <div class="two">
      <Field id="reminder-lead" label={texts.lead}>
        {(names) => (
          <select
            {...names}
            value={fields.lead}
            onChange={(event) => set({ lead: LEADS.find((one) => one === event.currentTarget.value) ?? '1' })}
          >
            {LEADS.map((lead) => (
              <option key={lead} value={lead}>
                {texts.leads[lead]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="reminder-time" label={texts.time} error={errors.time}>
        {(names) => (
          <input
            {...names}
            type="time"
            required
            value={fields.time}
            onInput={(event) => set({ time: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
    {fields.lead === 'other' && (
      <Field id="reminder-notice" label={texts.noticeDate} error={errors.noticeDate}>
        {(names) => (
          <input
            {...names}
            type="date"
            required
            max={LAST_DAY}
            value={fields.noticeDate}
            onInput={(event) => set({ noticeDate: event.currentTarget.value })}
          />
        )}
      </Field>
    )}
    <small aria-live="polite">{passed(fields, Date.now())}</small>
  </>
);

const Repeats = ({ fields, errors, set }: PartProps) => (
  <Field id="reminder-repeats" label={texts.repeats} error={errors.repeats}>
    {(names) => (
      <select
        {...names}
        value={fields.repeats}
        onChange={(event) => set({ repeats: REPEATS.find((one) => one === event.currentTarget.value) ?? '' })}
      >
        {REPEATS.map((pattern) => (
          <option key={pattern} value={pattern}>
            {texts.frequencies[pattern]}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** Makes a reminder, or changes one; the API has no other frequency for one that exists. */
export const ReminderDialog = ({ reminder, onClose, onDone, onDoubt }: Ends & { reminder?: Reminder | undefined }) => {
  const [fields, setFields] = useState(() => (reminder ? fieldsOfReminder(reminder) : newReminderFields));
  const [errors, setErrors] = useState<ReminderErrors>({});
  // Idempotency key of this dialog: repeated submits create one reminder.
  const key = useRef(crypto.randomUUID());
  const set = (some: Partial<ReminderFields>) => setFields((before) => ({ ...before, ...some }));
  const make = async () => {
    await change('POST', '/tools/api/create-payment-reminder', newReminderOf(fields), {
      'idempotency-key': key.current,
    });
    onDone('reminders', texts.created);
  };
  const alter = async ({ id: reminderId }: Reminder, changes: ReturnType<typeof reminderChange>) => {
    if (Object.keys(changes).length === 0) {
      onClose();
      return;
    }
    const body = { reminderId, ...changes };
    await change('PUT', '/tools/api/update-payment-reminder', body, { 'idempotency-key': crypto.randomUUID() });
    onDone('reminders', texts.changed);
  };
  const props = { fields, errors, set };
  return (
    <Dialog title={reminder ? texts.edit : texts.create} onClose={onClose}>
      <PlanForm
        action={reminder ? planForms.save : texts.go}
        check={() => reminderErrors(fields)}
        refusals={reminderErrorFields}
        onErrors={setErrors}
        onSend={() => (reminder ? alter(reminder, reminderChange(reminder, fields)) : make())}
        onDoubt={() => onDoubt('reminders')}
        onBack={onClose}
      >
        <What {...props} />
        <When {...props} />
        {!reminder && <Repeats {...props} />}
        {reminder?.recurrencePattern && <small>{texts.fixed(texts.frequencies[fields.repeats] ?? '')}</small>}
      </PlanForm>
    </Dialog>
  );
};
