import type { Interpretation } from '../../api/statement.ts';
import { day } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { transactionSearch as search } from '../../texts/transaction-search.ts';
import { Icon } from '../../ui/icon.tsx';
import { chipsOf } from './chips.ts';

type UnderstoodProps = {
  interpretation: Interpretation;
  leftOut: readonly string[];
  onLeaveOut: (parts: readonly string[]) => void;
};

/** A day of this or another year. */
const dated = (date: string): string => `${day(date)} de ${date.slice(0, 4)}`;

/** The filters read from the user's words, each removable, and the words that were ignored. */
export const Understood = ({ interpretation, leftOut, onLeaveOut }: UnderstoodProps) => {
  const { money } = useAmounts();
  const chips = chipsOf(interpretation, { money, day: dated });
  const { unread, startDate, endDate, reason } = interpretation;
  return (
    <div class="understood" role="status">
      {chips.length > 0 && (
        <>
          <span>{search.understood}</span>
          <ul>
            {chips.map(({ part, text }) => (
              <li key={part}>
                <button type="button" aria-label={search.remove(text)} onClick={() => onLeaveOut([...leftOut, part])}>
                  {text} <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {reason && <span class="unread">{search.unanswerable[reason]}</span>}
      {chips.length === 0 && !reason && leftOut.length === 0 && <span>{search.nothing}</span>}
      {(startDate || endDate) && <span>{search.itsDates}</span>}
      {unread.length > 0 && <span class="unread">{search.unread(unread.map((word) => `“${word}”`).join(', '))}</span>}
      {leftOut.length > 0 && (
        <button type="button" class="link" onClick={() => onLeaveOut([])}>
          {search.removed(leftOut.length)}
        </button>
      )}
    </div>
  );
};
