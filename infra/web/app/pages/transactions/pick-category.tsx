import { useState } from 'preact/hooks';
import { Cancelled } from '../../api/read.ts';
import { transactionEdit } from '../../texts/transaction-edit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/states.tsx';
import { why } from '../../ui/why.ts';
import type { EditProps } from './list.tsx';
import { matching, usualCategories } from './picks.ts';
import { say, sayOfMany } from './say.ts';

const { category: texts, known } = transactionEdit;

type PicksProps = { title: string; names: readonly string[]; current: string | null; onPick: (name: string) => void };

const Picks = ({ title, names, current, onPick }: PicksProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <ul class="picks">
      {names.map((name) => (
        <li key={name}>
          <button type="button" aria-pressed={name === current} onClick={() => onPick(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** One click on a category is the change. */
export const PickCategory = ({ row, name, data, ids, onClose, onDone }: EditProps) => {
  const [all, setAll] = useState(false);
  const [words, setWords] = useState('');
  const [sent, setSent] = useState<string | null>();
  const [wrong, setWrong] = useState<string>();
  const pick = async (category: string | null) => {
    if (sent !== undefined) return;
    setSent(category);
    setWrong(undefined);
    try {
      if (ids && category !== null) onDone(await sayOfMany(ids, category));
      else onDone(await say(row, { category, applyToSimilar: all }));
    } catch (error) {
      if (!(error instanceof Cancelled)) setWrong(why(error, known));
      setSent(undefined);
    }
  };
  const groups = matching(data.categories, words);
  const picks = { current: sent ?? row.category, onPick: (category: string) => void pick(category) };
  return (
    <Dialog title={ids ? texts.titleOfMany(ids.length) : texts.title(name)} onClose={onClose}>
      <div class="picker" data-busy={sent !== undefined}>
        {!ids && (
          <label class="option">
            <input type="checkbox" checked={all} onChange={() => setAll(!all)} />
            <span>{texts.similar(name)}</span>
          </label>
        )}
        <p class="field">
          <label for="procurar-categoria">{texts.find}</label>
          <input
            id="procurar-categoria"
            type="search"
            autocomplete="off"
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </p>
        {wrong && <Notice kind="bad">{wrong}</Notice>}
        {sent !== undefined && <p role="status">{texts.saving}</p>}
        {row.by_user && !ids && (
          <button type="button" class="link" onClick={() => void pick(null)}>
            {texts.giveBack}
          </button>
        )}
        {!words && <Picks title={texts.usual} names={usualCategories(data.rows, row)} {...picks} />}
        {groups.map(({ name: root, below }) => (
          <Picks key={root} title={root} names={[root, ...below]} {...picks} />
        ))}
        {groups.length === 0 && <p class="none">{texts.none}</p>}
      </div>
    </Dialog>
  );
};
