import type { InputHTMLAttributes } from 'preact';

/** Where a person writes an amount in reais, as they write it: `1.234,56`. */
export const AmountInput = (props: InputHTMLAttributes<HTMLInputElement>) => (
  <input inputMode="decimal" autocomplete="off" placeholder="0,00" {...props} />
);
