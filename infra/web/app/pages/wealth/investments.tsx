import type { Investments } from '../../api/answers.ts';
import { initials, percent } from '../../format.ts';
import { wealth as texts } from '../../texts/wealth.ts';
import { First } from '../../ui/first.tsx';
import { Card } from '../overview/card.tsx';
import { Track } from '../overview/track.tsx';
import { dated, useShown } from './shown.ts';

const MOST_SHOWN = 10;

const Bars = ({ rows, most }: { rows: readonly (readonly [string, number, string?])[]; most: number }) => {
  const { money } = useShown();
  return (
    <ul class="against">
      {rows.map(([name, amount, beside]) => (
        <li key={name}>
          <p>
            <span>{name}</span>
            <span>
              {beside && <small>{beside}</small>} <b>{money(amount)}</b>
            </span>
          </p>
          <Track amount={amount} most={most} />
        </li>
      ))}
    </ul>
  );
};

const PositionRow = ({ position }: { position: Investments['positions'][number] }) => {
  const { inCurrency } = useShown();
  const { name, connector_name, kind, rate, balance, profit, due_date, as_of, currency_code } = position;
  const about = [connector_name, texts.kinds[kind], rate, due_date && texts.due(dated(due_date))];
  return (
    <li>
      <span class="mark" aria-hidden="true">
        {initials(connector_name || name)}
      </span>
      <span class="who">
        {name}
        <small>{about.filter(Boolean).join(' · ')}</small>
      </span>
      <span class="end">
        <b>{balance === null ? <small>{texts.unknownOne}</small> : inCurrency(balance, currency_code)}</b>
        {profit !== null && (
          <small>
            {texts.earned} {inCurrency(profit, currency_code)}
          </small>
        )}
        {balance !== null && as_of && <small>{texts.asOf(dated(as_of))}</small>}
      </span>
    </li>
  );
};

/** By kind, and by when the money is there. */
export const Kinds = ({ data: { totals } }: { data: Investments }) => {
  const { liquidity, by_kind } = totals;
  const when = [
    [texts.now, liquidity.now],
    ...liquidity.at_due.map(({ date, amount }) => [texts.atDue(dated(date)), amount] as const),
    [texts.market, liquidity.market],
    [texts.noWord, liquidity.unknown],
  ].filter((row): row is [string, number] => Number(row[1]) !== 0);
  return (
    <>
      {by_kind.length > 0 && (
        <Card title={texts.byKind}>
          <Bars
            most={by_kind[0]?.balance ?? 0}
            rows={by_kind.map(({ kind, balance, share }) => [texts.kinds[kind] ?? kind, balance, percent(share / 100)])}
          />
        </Card>
      )}
      {when.length > 0 && (
        <Card title={texts.when}>
          <Bars most={Math.max(...when.map(([, amount]) => amount))} rows={when} />
        </Card>
      )}
    </>
  );
};

export const Positions = ({ data: { positions, totals, left_out } }: { data: Investments }) => {
  const { money, known } = useShown();
  if (positions.length === 0) return null;
  return (
    <Card title={texts.investments}>
      <dl class="sums">
        <div>
          <dt>{texts.invested}</dt>
          <dd>{known(totals.balance)}</dd>
        </div>
        <div>
          <dt>{texts.earned}</dt>
          <dd class={(totals.profit ?? 0) < 0 ? 'minus' : undefined}>{known(totals.profit)}</dd>
        </div>
        {totals.income_12_months > 0 && (
          <div>
            <dt>{texts.income}</dt>
            <dd>{money(totals.income_12_months)}</dd>
          </div>
        )}
      </dl>
      <First of={positions} most={MOST_SHOWN} kind="places" says={() => texts.all(positions.length)}>
        {(position) => <PositionRow key={position.id} position={position} />}
      </First>
      {left_out > 0 && <p class="say">{texts.otherCurrencies(left_out)}</p>}
    </Card>
  );
};
