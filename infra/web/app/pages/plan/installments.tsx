import type { Schemas } from '../../api/contract.ts';
import type { Answer } from '../../api/use-answer.ts';
import { month } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { planLists } from '../../texts/plan-lists.ts';
import { Bar, Card, Some } from './card.tsx';
import { installmentsByMonth } from './view.ts';

type Purchase = Schemas['InstallmentPurchase'];
const texts = planLists.installments;
const MONTHS = 6;

const PurchaseRow = ({ purchase }: { purchase: Purchase }) => {
  const { money } = useAmounts();
  const { merchant, accountName, installmentsPaid, installments, amountRemaining } = purchase;
  const last = installments.at(-1);
  return (
    <li class="ok">
      <p>
        <span>{merchant}</span>
        <b>{money(amountRemaining)}</b>
      </p>
      <Bar share={installmentsPaid / installments.length} />
      <small>
        {texts.progress(installmentsPaid, installments.length)}
        {last && ` · ${texts.each(money(Math.abs(last.amount)), monthAndYear(last.dueDate))}`} · {accountName}
      </small>
    </li>
  );
};

const monthAndYear = (date: string): string => `${month(date)} de ${date.slice(0, 4)}`;

const Months = ({ purchases }: { purchases: readonly Purchase[] }) => {
  const { money } = useAmounts();
  const months = installmentsByMonth(purchases).slice(0, MONTHS);
  const most = Math.max(...months.map(({ amount }) => amount));
  return (
    <ul class="ahead">
      {months.map(({ month: when, amount }) => (
        <li key={when}>
          <span>{month(when)}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(amount / most) * 100} height="8" />
          </svg>
          <b>{money(amount)}</b>
        </li>
      ))}
    </ul>
  );
};

/** Purchases that are still being paid, and how much of them falls on each month. */
export const InstallmentsCard = ({ answer }: { answer: Answer<Schemas['GetInstallmentsResponse']> }) => {
  const { money } = useAmounts();
  return (
    <Card id="parcelas" title={texts.title} answer={answer} kind="wide">
      {({ data: { purchases, summary } }) => {
        const open = purchases.filter(({ installmentsRemaining }) => installmentsRemaining > 0);
        if (open.length === 0) return <p class="none">{texts.none}</p>;
        return (
          <div class="pair">
            <div>
              <p class="big">
                {money(summary.totalAmountRemaining)} <small>{texts.left(summary.totalInstallmentsRemaining)}</small>
              </p>
              <Months purchases={open} />
            </div>
            <div>
              <Some of={open} kind="limits">
                {(purchase) => (
                  <PurchaseRow key={`${purchase.purchaseDate} ${purchase.description}`} purchase={purchase} />
                )}
              </Some>
            </div>
          </div>
        );
      }}
    </Card>
  );
};
