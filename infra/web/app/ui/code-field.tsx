import { useEffect, useRef } from 'preact/hooks';

type CodeFieldProps = { label: string; value: string; onValue: (code: string) => void; focused?: boolean };

export const CODE_DIGITS = 8;

/** A code from an e-mail; phones suggest it, and blanks between its digits do no harm. */
export const CodeField = ({ label, value, onValue, focused = true }: CodeFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <p class="field">
      <label for="codigo">{label}</label>
      <input
        ref={ref}
        id="codigo"
        class="code"
        inputMode="numeric"
        autocomplete="one-time-code"
        required
        value={value}
        onInput={(event) => onValue(event.currentTarget.value.replace(/\D/g, '').slice(0, CODE_DIGITS))}
      />
    </p>
  );
};
