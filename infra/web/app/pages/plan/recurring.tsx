import type { Schemas } from '../../api/contract.ts';
import { type Answer, useAnswer } from '../../api/use-answer.ts';
import { day } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { planLists } from '../../texts/plan-lists.ts';
import { Failure, Waiting } from '../../ui/states.tsx';
import { Card, Figures, Later, Some, useMoneyOf } from './card.tsx';
import { nextOf } from './view.ts';

type Stream = Schemas['RecurringStream'];
type Streams = Schemas['GetRecurringResponse'];
type Items = { items: readonly Schemas['UpcomingItem'][] };
const texts = planLists.recurring;

const PriceChange = ({ change, currency }: { change: NonNullable<Stream['price_change']>; currency: string }) => {
  const money = useMoneyOf();
  const { from, to, date } = change;
  const say = to > from ? texts.up : texts.down;
  return (
    <small class={to > from ? 'up' : undefined}>{say(money(from, currency), money(to, currency), day(date))}</small>
  );
};

const StreamRow = ({ stream, items }: Items & { stream: Stream }) => {
  const money = useMoneyOf();
  const { description, frequency, currency_code, average_amount, amount_varies, price_change, status } = stream;
  const { expected_amount, direction } = stream;
  const next = nextOf(items, stream.id);
  const known = next?.amount == null ? expected_amount : Math.abs(next.amount);
  const amount = known ?? stream.last_amount;
  const date = next?.date ?? stream.next_date;
  const about = [
    planLists.frequencies[frequency],
    stream.is_subscription && texts.subscription,
    status === 'ended' ? texts.last(day(stream.last_date)) : date && texts.next(day(date)),
    status === 'late' && texts.late,
    status === 'early' && texts.early,
    amount_varies && average_amount !== amount && texts.average(money(average_amount, currency_code)),
    stream.account_name,
  ].filter(Boolean);
  return (
    <li class="row account">
      <div>
        {description} <small>{about.join(' · ')}</small>
        {price_change && <PriceChange change={price_change} currency={currency_code} />}
      </div>
      <b>
        {direction === 'inflow' && '+'}
        {money(amount, currency_code)}
      </b>
    </li>
  );
};

const List = ({ title, of, items }: Items & { title: string; of: readonly Stream[] }) =>
  of.length > 0 ? (
    <>
      <h3>{title}</h3>
      <Some of={of} most={6}>
        {(stream) => <StreamRow key={stream.id} stream={stream} items={items} />}
      </Some>
    </>
  ) : null;

const Ended = () => {
  const answer = useAnswer<Streams>('/tools/api/get-recurring?status=ended');
  const streams = answer.data?.data;
  return (
    <>
      <Failure answer={answer} />
      {!streams && !answer.problem && <Waiting lines={2} />}
      {streams?.length === 0 && <p class="none">{texts.noEnded}</p>}
      {streams && <Some of={streams}>{(stream) => <StreamRow key={stream.id} stream={stream} items={[]} />}</Some>}
    </>
  );
};

/** Recurring payments; those with a changed price first, because users may want to cancel them. */
const byChange = (streams: readonly Stream[]): Stream[] =>
  [...streams].sort((a, b) => Number(b.price_change !== null) - Number(a.price_change !== null));

/** Subscriptions, fixed costs and salaries. */
export const RecurringCard = ({ answer, items }: Items & { answer: Answer<Streams> }) => {
  const { money } = useAmounts();
  return (
    <Card id="recorrentes" title={texts.title} answer={answer} kind="wide">
      {({ data, summary }) => (
        <>
          {data.length === 0 ? (
            <p class="none">{texts.none}</p>
          ) : (
            <Figures
              of={[
                [texts.out, money(summary.monthly_outflow)],
                [texts.subscriptions, money(summary.monthly_subscriptions)],
                [texts.in, money(summary.monthly_inflow), 'in'],
              ]}
            />
          )}
          <div class="pair">
            <div>
              <List
                title={texts.outflow}
                of={byChange(data.filter(({ direction }) => direction === 'outflow'))}
                items={items}
              />
            </div>
            <div>
              <List title={texts.inflow} of={data.filter(({ direction }) => direction === 'inflow')} items={items} />
              <Later title={texts.ended}>{() => <Ended />}</Later>
            </div>
          </div>
        </>
      )}
    </Card>
  );
};
