import type { Statement } from '../../api/statement.ts';
import { monthLong } from '../../format.ts';
import { transactions as texts } from '../../texts/transactions.ts';
import { NO_FILTERS, type Shown } from './address.ts';
import type { Go } from './toolbar.tsx';

/** Why there are no rows, with the change that would give some. */
export const Empty = ({ shown, data, go }: { shown: Shown; data: Statement; go: Go }) => {
  const { interpretation } = data;
  if (data.rows.length > 0)
    return (
      <p class="none">
        {texts.filtered}{' '}
        <button type="button" class="link" onClick={() => go(NO_FILTERS)}>
          {texts.clearFilters}
        </button>
      </p>
    );
  if (!interpretation) return <p class="none">{texts.none(monthLong(shown.month))}</p>;
  const hasDates = interpretation.startDate || interpretation.endDate;
  // Words that were no filter were looked for in the rows' texts.
  const words = interpretation.texts.join(' ');
  return (
    <p class="none">
      {words ? texts.notFoundWith(words) : texts.notFound}{' '}
      {!hasDates && (
        <button
          type="button"
          class="link"
          onClick={() =>
            go({
              search: `${shown.search} ${texts.wideWords}`,
              leftOut: shown.leftOut.filter((one) => one !== 'period'),
            })
          }
        >
          {texts.widen}
        </button>
      )}{' '}
      <button type="button" class="link" onClick={() => go({ search: '', leftOut: [] })}>
        {hasDates ? texts.allOf(monthLong(shown.month)) : texts.all}
      </button>
    </p>
  );
};
