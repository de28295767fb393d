import { useEffect, useState } from 'preact/hooks';
import { transactions as texts } from '../../texts/transactions.ts';
import { monthFrom, periodName, type Shown } from './address.ts';

const ARROWS = { before: 'M15 5l-7 7 7 7', after: 'M9 5l7 7-7 7' };

const Arrow = ({ to, off, onGo }: { to: keyof typeof ARROWS; off?: boolean; onGo: () => void }) => (
  <button type="button" class="icon" aria-label={texts[to]} aria-disabled={off} onClick={() => !off && onGo()}>
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ARROWS[to]} />
    </svg>
  </button>
);

type MonthsProps = {
  /** Of the rows. */
  period: { startDate: string; endDate: string };
  today: string;
  onMonth: (month: string) => void;
};

/** The month before the rows' period, and the one after it. */
export const Months = ({ period, today, onMonth }: MonthsProps) => {
  const [last, before, after] = [
    today.slice(0, 7),
    monthFrom(period.startDate.slice(0, 7), -1),
    monthFrom(period.endDate.slice(0, 7), 1),
  ];
  return (
    <div class="months">
      <Arrow to="before" onGo={() => onMonth(before < last ? before : last)} />
      <b aria-live="polite">{periodName(period, today)}</b>
      <Arrow to="after" off={after > last} onGo={() => onMonth(after)} />
    </div>
  );
};

/** A request in words; the input stays until another one is opened. */
export const Search = ({ search, onSearch }: Pick<Shown, 'search'> & { onSearch: (search: string) => void }) => {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const send = (event: Event) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form class="search" onSubmit={send}>
        <label class="unseen" for="busca">
          {texts.search.label}
        </label>
        <input
          id="busca"
          type="search"
          enterkeyhint="search"
          autocomplete="off"
          maxLength={500}
          placeholder={texts.search.hint}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="quiet">
          {texts.search.go}
        </button>
        {search && (
          <button type="button" class="link" onClick={() => onSearch('')}>
            {texts.search.clear}
          </button>
        )}
      </form>
    </search>
  );
};
