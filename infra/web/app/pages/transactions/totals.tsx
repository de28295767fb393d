import type { Row } from '../../api/statement.ts';
import { useAmounts } from '../../hidden.ts';
import { transactions as texts } from '../../texts/transactions.ts';
import { totalsOf } from './chosen.ts';

/** Totals of the shown rows. */
export const Totals = ({ rows }: { rows: readonly Row[] }) => {
  const { money } = useAmounts();
  const totals = totalsOf(rows);
  return (
    <>
      <dl class="month">
        <div>
          <dt>{texts.totals.in}</dt>
          <dd class="in">{money(totals.in)}</dd>
        </div>
        <div>
          <dt>{texts.totals.out}</dt>
          <dd class="out">{money(totals.out)}</dd>
        </div>
      </dl>
      <p class="apart">
        <small aria-live="polite">{texts.totals.count(totals.count)} </small>
        {totals.refunds > 0 && <small>{texts.totals.refunds(money(totals.refunds))} </small>}
        {totals.moves > 0 && <small>{texts.totals.moves(totals.moves)} </small>}
        {totals.foreign > 0 && <small>{texts.totals.foreign(totals.foreign)}</small>}
      </p>
    </>
  );
};
