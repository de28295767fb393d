import { useState } from 'preact/hooks';

type Words = { go: string; done: string; selected: string };

/** Copies a text, or selects the field that shows it where the browser does not let it. */
export const Copy = ({
  text,
  field,
  words,
  kind = 'primary',
}: {
  text: string;
  field: string;
  words: Words;
  kind?: string;
}) => {
  const [state, setState] = useState(words.go);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState(words.done);
    } catch {
      (document.getElementById(field) as HTMLInputElement | HTMLTextAreaElement | null)?.select();
      setState(words.selected);
    }
  };
  return (
    <button type="button" class={kind} onClick={() => void copy()} aria-live="polite">
      {state}
    </button>
  );
};
