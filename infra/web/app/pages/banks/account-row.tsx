import type { BankAccount } from '../../api/answers.ts';
import { numericDay } from '../../format.ts';
import { useAmounts } from '../../hidden.ts';
import { banks as texts } from '../../texts/banks.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OpenDialog } from './open-dialog.ts';

const nameOf = ({ custom_name, account_name }: BankAccount): string => custom_name || account_name;

const CARD = 'CREDIT_CARD';
const isCard = ({ type, subtype }: BankAccount): boolean => type === 'CREDIT' || subtype === CARD;

const closingOf = ({ closing_day }: BankAccount): string =>
  closing_day ? texts.closing(closing_day) : texts.noClosing;

export const AccountRow = ({ account, onOpen }: { account: BankAccount; onOpen: (open: OpenDialog) => void }) => {
  const { money } = useAmounts();
  const name = nameOf(account);
  const { balance, closed_at, is_duplicate } = account;
  const isOpen = closed_at === null && !is_duplicate;
  return (
    <li class="row account">
      <div>
        <p>
          {name}{' '}
          <button
            type="button"
            class="icon small"
            aria-label={texts.renameOf(name)}
            onClick={() => onOpen({ kind: 'rename', account })}
          >
            <Icon name="pencil" />
          </button>
        </p>
        <small>
          {texts.kinds[account.subtype] ?? texts.otherKind}
          {is_duplicate && ` · ${texts.duplicate}`}
          {closed_at !== null && ` · ${texts.closed(numericDay(closed_at))}`}
          {isOpen && isCard(account) && (
            <>
              {' · '}
              <button
                type="button"
                class="link"
                aria-label={`${closingOf(account)} ${name}`}
                onClick={() => onOpen({ kind: 'closing', account })}
              >
                {closingOf(account)}
              </button>
            </>
          )}
        </small>
      </div>
      {isOpen &&
        (balance === null ? (
          <small>{texts.unknownBalance}</small>
        ) : (
          <b>
            {money(balance)}
            {isCard(account) && <small>{texts.soFar}</small>}
          </b>
        ))}
    </li>
  );
};
