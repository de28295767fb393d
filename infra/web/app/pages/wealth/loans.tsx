import type { Loans } from '../../api/answers.ts';
import { initials, percent } from '../../format.ts';
import { wealth as texts } from '../../texts/wealth.ts';
import { Card } from '../overview/card.tsx';
import { dated, useShown } from './shown.ts';

const LoanRow = ({ loan }: { loan: Loans['loans'][number] }) => {
  const { inCurrency } = useShown();
  const { name, connector_name, outstanding, currency_code, installment_amount, next_date, installments } = loan;
  const { total, paid, overdue } = installments;
  const next =
    next_date &&
    (installment_amount === null
      ? texts.nextDate(dated(next_date))
      : texts.next(inCurrency(installment_amount, currency_code), dated(next_date)));
  const lines = [
    [connector_name, loan.paid_by === 'payroll' && texts.payroll],
    [next],
    [total !== null && paid !== null && texts.left(paid, total), loan.ends_on && texts.ends(dated(loan.ends_on))],
    [loan.annual_cost_percent !== null && texts.cost(percent(loan.annual_cost_percent / 100))],
  ].map((line) => line.filter(Boolean).join(' · '));
  return (
    <li class={(overdue ?? 0) > 0 ? 'late' : undefined}>
      <span class="mark" aria-hidden="true">
        {initials(connector_name || name)}
      </span>
      <span class="who">
        {name}
        {(overdue ?? 0) > 0 && <small>{texts.overdue(overdue ?? 0)}</small>}
        {lines.filter(Boolean).map((line) => (
          <small key={line} class={line === next ? 'amounts' : undefined}>
            {line}
          </small>
        ))}
      </span>
      <b>{outstanding === null ? <small>{texts.unknownOne}</small> : inCurrency(outstanding, currency_code)}</b>
    </li>
  );
};

export const Owed = ({ data: { loans, totals } }: { data: Loans }) => {
  const { money, known } = useShown();
  if (loans.length === 0) return null;
  const aside = totals.monthly !== null && totals.monthly > 0 && (
    <span>
      <b>{money(totals.monthly)}</b> <small>{texts.monthly}</small>
    </span>
  );
  return (
    <Card title={texts.loans} aside={aside}>
      <p class="lead">
        <small>{texts.owed}</small> <b>{known(totals.outstanding)}</b>
      </p>
      <ul class="places loans">
        {loans.map((loan) => (
          <LoanRow key={loan.id} loan={loan} />
        ))}
      </ul>
    </Card>
  );
};
