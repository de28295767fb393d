import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isWithoutPlan, Problem } from '../../api/call.ts';
import { Cancelled } from '../../api/read.ts';
import { common } from '../../texts/common.ts';
import { planForms } from '../../texts/plan-forms.ts';
import { Notice } from '../../ui/states.tsx';
import { why } from '../../ui/why.ts';

const texts = planForms.failed;

/** Our texts for messages of the API. */
const KNOWN: Readonly<Record<string, string>> = {
  'Spending limit not found': texts.gone,
  'Reminder not found': texts.gone,
  'Closing date not found': texts.gone,
  'Account not found': texts.gone,
  'Idempotency-Key already used': texts.madeBefore,
  Conflict: texts.busy,
};

/** Why a write failed, and that a retry is safe. */
export const whyNot = (error: unknown): string => {
  if (!(error instanceof Problem) || error.status === 0) return texts.lost;
  // It names the plan and its limits, in Portuguese.
  if (error.message === 'Quota exceeded') return `${error.body.message ?? texts.quota} ${texts.kept}`;
  const text = why(error, KNOWN);
  return error.status >= 500 ? `${text} ${texts.lost}` : text;
};

/** Attributes of a field: its id, and the ids of its hint and error. */
export type FieldNames = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean };

type FieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (names: FieldNames) => ComponentChildren;
};

/** A field whose hint and error are read with it. */
export const Field = ({ id, label, hint, error, children }: FieldProps) => {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <small id={`${id}-error`} class="wrong">
          {error}
        </small>
      )}
    </div>
  );
};

type Errors = Readonly<Record<string, string | undefined>>;

type FormProps<E extends Errors> = {
  action: string;
  danger?: boolean;
  /** Validation errors of the fields, before a request is sent. */
  check?: () => E;
  /** The fields that errors of the API are about. */
  refusals?: Readonly<Record<string, E>>;
  onErrors?: (errors: E) => void;
  onSend: () => Promise<void> | void;
  /** It was not made, or the result is unknown. */
  onDoubt?: () => void;
  onBack: () => void;
  back?: string;
  children: ComponentChildren;
};

type Wrong = { text: string; plans: boolean };

/** A form that keeps the input after every error, marks invalid fields, and prevents concurrent submits. */
export const PlanForm = <E extends Errors>(props: FormProps<E>) => {
  const { action, danger, check, refusals = {}, onErrors, onSend, onDoubt, onBack, back = common.cancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Wrong>();
  // Focus the first invalid field, so it is visible and announced.
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const isWrong = (errors: E | undefined): boolean => {
    const found = Object.keys(errors ?? {}).length > 0;
    if (errors) onErrors?.(errors);
    setWrong(found ? { text: planForms.check, plans: false } : undefined);
    return found;
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (busy || isWrong(check?.())) return;
    setBusy(true);
    try {
      await onSend();
    } catch (error) {
      const refused = error instanceof Problem ? refusals[error.message] : undefined;
      if (!isWrong(refused) && !(error instanceof Cancelled)) {
        const plans = error instanceof Problem && (error.message === 'Quota exceeded' || isWithoutPlan(error));
        setWrong({ text: whyNot(error), plans });
        onDoubt?.();
      }
    }
    setBusy(false);
  };
  return (
    <form ref={form} onSubmit={send} noValidate>
      {props.children}
      {wrong && (
        <Notice kind="bad">
          {wrong.text} {wrong.plans && <a href="/planos">{texts.plans}</a>}
        </Notice>
      )}
      <p class="actions">
        <button type="button" class="quiet" onClick={onBack}>
          {back}
        </button>
        <button type="submit" class={danger ? 'danger' : 'primary'} aria-disabled={busy} data-busy={busy}>
          {action}
        </button>
      </p>
    </form>
  );
};
