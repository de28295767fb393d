import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

export type FirstProps<T> = {
  of: readonly T[];
  most: number;
  /** Of the list. */
  kind?: string;
  /** On the button that shows the others. */
  says(rest: number): string;
  children: (one: T, index: number) => ComponentChildren;
};

/** The first items, and the others on demand. */
export const First = <T,>({ of, most, kind, says, children }: FirstProps<T>) => {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul class={kind}>{(all ? of : of.slice(0, most)).map(children)}</ul>
      {!all && of.length > most && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {says(of.length - most)}
        </button>
      )}
    </>
  );
};
