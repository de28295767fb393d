import type { Overview } from '../../api/answers.ts';
import { ago, initials, moneyIn } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { common } from '../../texts/common.ts';
import { overview as texts } from '../../texts/overview.ts';
import { First } from '../../ui/first.tsx';
import { Card } from './card.tsx';

/** From here on an amount is too long for its usual place. */
const LONG_FROM = 1e6;
const MOST_ACCOUNTS = 6;

type Place = {
  account_id: string;
  name: string;
  connector_name: string;
  subtype?: string;
  /** Of a card. */
  isOwed?: boolean;
  currency_code?: string | undefined;
  amount: number | null;
};

const Age = ({ data: { as_of, is_stale } }: { data: Overview }) => {
  const age = as_of && ago(as_of, Date.now());
  if (!age) return <small>{texts.never}</small>;
  return <small class={is_stale ? 'stale' : undefined}>{is_stale ? common.stale(age) : texts.updated(age)}</small>;
};

const PlaceRow = ({ place }: { place: Place }) => {
  const { money, hidden } = useAmounts();
  const { name, connector_name, subtype = '', isOwed, amount, currency_code } = place;
  const kind = isOwed ? texts.money.soFar : texts.money.subtypes[subtype];
  const shown = currency_code && !hidden ? moneyIn(currency_code) : money;
  return (
    <li>
      <span class="mark" aria-hidden="true">
        {initials(connector_name || name)}
      </span>
      <span class="who">
        {name}
        <small>{[connector_name, kind].filter(Boolean).join(' · ')}</small>
      </span>
      <b class={amount !== null && amount < 0 ? 'minus' : undefined}>
        {amount === null ? <small>{texts.money.unknownOne}</small> : shown(amount)}
      </b>
    </li>
  );
};

// Minus nothing is nothing.
const negative = (owed: number | null): number | null => (owed ? -owed : owed);

/** How much there is, where it is, and what the cards take of it. */
export const Money = ({ data }: { data: Overview }) => {
  const { money } = useAmounts();
  const { balance, cards, net } = data;
  const places: Place[] = [
    ...balance.accounts.map(({ balance: amount, ...account }) => ({ ...account, amount })),
    ...cards.map(({ owed, ...card }) => ({ ...card, isOwed: true, amount: negative(owed) })),
  ];
  const owed = net === null || balance.total === null ? null : net - balance.total;
  const { total } = balance;
  return (
    <Card title={texts.money.title} aside={<Age data={data} />}>
      <dl class="sums">
        <div class="whole">
          <dt>{texts.money.total}</dt>
          <dd class={`big ${Math.abs(total ?? 0) < LONG_FROM ? '' : 'long'}`}>
            {total === null ? texts.money.unknown : money(total)}
          </dd>
        </div>
        {cards.length > 0 && (
          <>
            <div>
              <dt>
                {texts.money.cards} <small>{texts.money.soFar}</small>
              </dt>
              <dd class={owed !== null && owed < 0 ? 'minus' : undefined}>
                {owed === null ? texts.money.unknownOne : money(owed)}
              </dd>
            </div>
            <div>
              <dt>{texts.money.net}</dt>
              <dd>{net === null ? texts.money.unknownOne : money(net)}</dd>
            </div>
          </>
        )}
      </dl>
      <First of={places} most={MOST_ACCOUNTS} kind="places" says={() => texts.money.all}>
        {(place) => <PlaceRow key={place.account_id} place={place} />}
      </First>
    </Card>
  );
};
