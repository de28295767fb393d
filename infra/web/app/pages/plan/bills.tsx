import type { Schemas } from '../../api/contract.ts';
import { type Answer, useAnswer } from '../../api/use-answer.ts';
import { day } from '../../format.ts';
import { plan } from '../../texts/plan.ts';
import { planLists } from '../../texts/plan-lists.ts';
import { Failure, Waiting } from '../../ui/states.tsx';
import { Announcement, Bar, Card, Later, useMoneyOf } from './card.tsx';
import type { Open, Said } from './open.ts';
import { billsOf, pastBills } from './view.ts';

type Summary = Schemas['BillSummary'];
type Item = Schemas['UpcomingItem'];
type Past = Answer<Schemas['GetBillsResponse']>;
const texts = planLists.bills;

const Line = ({ date, about, amount }: { date: string; about: string; amount: string }) => (
  <li class="row account">
    <div>
      {day(date.slice(0, 10))} <small>{about}</small>
    </div>
    <b>{amount}</b>
  </li>
);

/** The expected bills, computed from today's rows; loaded on demand. */
const Next = ({ accountId }: { accountId: string }) => {
  const money = useMoneyOf();
  const answer = useAnswer<Schemas['GetUpcomingResponse']>(
    `/tools/api/get-upcoming?days=200&accountId=${encodeURIComponent(accountId)}`,
  );
  const bills = answer.data?.data.items.filter(({ kind }) => kind !== 'bill');
  return (
    <>
      <Failure answer={answer} />
      {!bills && !answer.problem && <Waiting lines={2} />}
      {bills?.length === 0 && <p class="none">{texts.noLater}</p>}
      <ul class="rows">
        {bills?.map(({ date, kind, amount }) => (
          <Line key={date} date={date} about={plan.upcoming.kinds[kind] ?? ''} amount={money(Math.abs(amount ?? 0))} />
        ))}
      </ul>
    </>
  );
};

const Before = ({ accountId, past }: { accountId: string; past: Past }) => {
  const money = useMoneyOf();
  const bills = past.data && pastBills(past.data.data, accountId);
  return (
    <>
      <Failure answer={past} />
      {bills?.length === 0 && <p class="none">{texts.noPast}</p>}
      <ul class="rows">
        {bills?.map(({ id, dueDate, totalAmount, totalAmountCurrencyCode, minimumPaymentAmount }) => (
          <Line
            key={id}
            date={dueDate}
            about={texts.minimum(money(minimumPaymentAmount, totalAmountCurrencyCode))}
            amount={money(totalAmount, totalAmountCurrencyCode)}
          />
        ))}
      </ul>
    </>
  );
};

const ClosedRow = ({ isPaid, about, amount }: { isPaid: boolean; about: readonly unknown[]; amount: string }) => (
  <p class={`row account closed ${isPaid ? '' : 'unpaid'}`}>
    <span>
      {texts.closed} <small>{about.filter(Boolean).join(' · ')}</small>
    </span>
    <b>{amount}</b>
  </p>
);

/** @param due what is left of it to pay */
const Closed = ({
  bill,
  due,
  currency,
}: {
  bill: NonNullable<Summary['closed_bill']>;
  due: Item | undefined;
  currency: string;
}) => {
  const money = useMoneyOf();
  const { due_date, total_amount, is_official, is_paid, minimum_payment_amount } = bill;
  const left = due?.amount == null ? total_amount : -due.amount;
  return (
    <ClosedRow
      isPaid={is_paid}
      about={[
        texts.due(day(due?.date ?? due_date)),
        is_paid ? texts.paid : texts.unpaid,
        !is_official && texts.estimated,
        left !== total_amount && texts.of(money(total_amount, currency)),
        minimum_payment_amount !== null && texts.minimum(money(minimum_payment_amount, currency)),
      ]}
      amount={money(left, currency)}
    />
  );
};

/** Not paid and past its day: the summary of the card knows it no more. */
const Overdue = ({ item }: { item: Item }) => {
  const money = useMoneyOf();
  return <ClosedRow isPaid={false} about={[plan.upcoming.overdue]} amount={money(-(item.amount ?? 0))} />;
};

type BillProps = { items: readonly Item[]; past: Past; onOpen: (open: Open) => void };

const Opened = ({ card, item, onOpen }: { card: Summary; item: Item | undefined; onOpen: () => void }) => {
  const money = useMoneyOf();
  const { currency_code, net_bill_amount, period_end } = card;
  const name = card.custom_name || card.account_name;
  const { so_far, expected } = item ?? {};
  return (
    <>
      <p class="big">{money(item?.amount == null ? net_bill_amount : -item.amount, currency_code)}</p>
      <p>
        <small>
          {texts.open}, {item && `${texts.due(day(item.date))} · `}
          {texts.closes(day(period_end.slice(0, 10)))} ·{' '}
          <button type="button" class="link" aria-label={texts.closingOf(name)} onClick={onOpen}>
            {texts.closing}
          </button>
        </small>
      </p>
      {so_far != null && expected != null && expected > 0 && (
        <p>
          <small>{plan.upcoming.parts(money(so_far), money(expected))}</small>
        </p>
      )}
    </>
  );
};

const CreditCard = ({ card, items, past, onOpen }: BillProps & { card: Summary }) => {
  const money = useMoneyOf();
  const { account_id, currency_code, credit_limit, available_credit_limit, closed_bill } = card;
  const name = card.custom_name || card.account_name;
  const open = () => onOpen({ kind: 'closing', accountId: account_id, card: name, day: card.closing_day });
  const bills = billsOf(items, account_id);
  const closed = bills.filter(({ kind }) => kind === 'bill');
  const due = closed_bill
    ? closed.find(({ source_id, is_overdue }) => source_id === closed_bill.bill_id && !is_overdue)
    : undefined;
  return (
    <li>
      <h3>{name}</h3>
      <Opened card={card} item={bills.find(({ kind }) => kind === 'open_bill')} onOpen={open} />
      {credit_limit !== null && available_credit_limit !== null && credit_limit > 0 && (
        <p class="free">
          <Bar share={1 - available_credit_limit / credit_limit} />
          <small>{texts.left(money(available_credit_limit, currency_code), money(credit_limit, currency_code))}</small>
        </p>
      )}
      {closed_bill && <Closed bill={closed_bill} due={due} currency={currency_code} />}
      {closed
        .filter((item) => item !== due)
        .map((item) => (
          <Overdue key={`${item.source_id} ${item.date}`} item={item} />
        ))}
      <Later title={texts.later}>{() => <Next accountId={account_id} />}</Later>
      <Later title={texts.past}>{() => <Before accountId={account_id} past={past} />}</Later>
    </li>
  );
};

type BillsProps = { answer: Answer<Schemas['GetBillSummaryResponse']>; said: Said | undefined };

/** The bills of each card: the open one, the closed one, those before and after. */
export const BillsCard = ({ answer, said, ...props }: BillProps & BillsProps) => (
  <Card id="faturas" title={texts.title} kind="wide" answer={answer}>
    {({ data }) =>
      data.length === 0 ? (
        <p class="none">{texts.none}</p>
      ) : (
        <>
          <Announcement said={said} />
          <ul class="cards">
            {data.map((card) => (
              <CreditCard key={card.account_id} card={card} {...props} />
            ))}
          </ul>
        </>
      )
    }
  </Card>
);
