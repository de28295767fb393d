import { useState } from 'preact/hooks';
import { access as texts } from '../../texts/access.ts';

/** Copies a text, or selects the field that shows it where the browser does not let it. */
export const Copy = ({ text, field, kind = 'primary' }: { text: string; field: string; kind?: string }) => {
  const [state, setState] = useState<string>(texts.copy.go);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState(texts.copy.done);
    } catch {
      (document.getElementById(field) as HTMLInputElement | null)?.select();
      setState(texts.copy.selected);
    }
  };
  return (
    <button type="button" class={kind} onClick={() => void copy()} aria-live="polite">
      {state}
    </button>
  );
};
