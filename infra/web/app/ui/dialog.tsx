import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Cancelled } from '../api/read.ts';
import { common } from '../texts/common.ts';
import { Icon } from './icon.tsx';
import { Notice } from './states.tsx';
import { why } from './why.ts';

type DialogProps = { title: string; onClose: () => void; children: ComponentChildren; locked?: boolean };

/** A modal window; the browser keeps the focus inside and gives it back. `locked`: only its own buttons close it. */
export const Dialog = ({ title, onClose, children, locked = false }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = ref;
    current?.showModal();
    return () => current?.close();
  }, []);
  const cancel = (event: Event) => {
    event.preventDefault();
    if (!locked) onClose();
  };
  // Explicit ids: those of `useId` repeat in another React root, and the dialog for a proof is in one, above this.
  return (
    <dialog ref={ref} aria-label={title} onCancel={cancel}>
      <header>
        <h2>{title}</h2>
        {!locked && (
          <button type="button" class="icon" aria-label={common.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
};

type FormProps = {
  children: ComponentChildren;
  action: string;
  danger?: boolean;
  onSend: () => Promise<void>;
  onCancel?: () => void;
  known?: Readonly<Record<string, string>>;
  /** Validation error of the input, before a request is sent. */
  check?: () => string | undefined;
};

/** A form that displays the error of its action and prevents concurrent submits. */
export const ActionForm = ({ children, action, danger, onSend, onCancel, known, check }: FormProps) => {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const send = async (event: Event) => {
    event.preventDefault();
    const unfit = check?.();
    setWrong(unfit);
    if (unfit || busy) return;
    setBusy(true);
    try {
      await onSend();
    } catch (error) {
      if (!(error instanceof Cancelled)) setWrong(why(error, known));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={send} noValidate>
      {children}
      {wrong && <Notice kind="bad">{wrong}</Notice>}
      <p class="actions">
        {onCancel && (
          <button type="button" class="quiet" onClick={onCancel}>
            {common.cancel}
          </button>
        )}
        <button type="submit" class={danger ? 'danger' : 'primary'} aria-disabled={busy} data-busy={busy}>
          {action}
        </button>
      </p>
    </form>
  );
};
