import { type Account, type BankData, type CreditData, isCreditCard } from '../accounts/account.ts';
import { type Centavos, centavos, toAmount } from '../money.ts';
import { type Item, isActive, isManual } from '../sync/item.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { Instant } from '../time/instant.ts';

const amount = (value: Centavos | null): number | null => (value === null ? null : toAmount(value));

// `Itaú Unibanco` becomes `ITAU_UNIBANCO`.
const providerCode = (connectorName: string): string => normalizeText(connectorName).replaceAll(' ', '_').toUpperCase();

const presentBankData = (data: BankData) => ({
  transferNumber: data.transferNumber,
  closingBalance: amount(data.closingBalance),
  automaticallyInvestedBalance: amount(data.automaticallyInvestedBalance),
  overdraftContractedLimit: amount(data.overdraftContractedLimit),
  reservedBalances: data.reservedBalances,
});

const presentCreditData = (data: CreditData) => ({
  brand: data.brand,
  level: data.level,
  status: data.status,
  creditLimit: amount(data.creditLimit),
  availableCreditLimit: amount(data.availableCreditLimit),
  balanceDueDate: data.balanceDueDate,
  balanceCloseDate: data.balanceCloseDate,
  minimumPayment: amount(data.minimumPayment),
  balanceForeignCurrency: amount(data.balanceForeignCurrency),
});

/** A bank may name a moment before the connection was made here: nothing was updated before it was there. */
const laterOf = (updatedAt: Instant | null, linkedAt: Instant | null): Instant | null =>
  updatedAt !== null && linkedAt !== null && updatedAt < linkedAt ? linkedAt : (updatedAt ?? linkedAt);

/** Both key sets that clients read; `accountBalance` of a card or loan is its debt, negative. */
export const presentAccount = (account: Account, item: Item | undefined) => {
  const { balance } = account;
  const owed = (isCreditCard(account) || account.type === 'LOAN') && balance ? centavos(-balance) : balance;
  const { id, name, marketingName, type, subtype, currencyCode } = account;
  return {
    accountId: id,
    providerCode: providerCode(account.connectorName),
    accountName: name,
    accountMarketingName: marketingName,
    accountType: type,
    accountSubtype: subtype,
    accountBalance: amount(owed),
    accountCurrencyCode: currencyCode,
    id,
    itemId: account.itemId,
    name,
    marketingName,
    type,
    subtype,
    number: account.number,
    balance: amount(balance),
    balanceAsOf: account.balanceAsOf ?? null,
    currencyCode,
    owner: account.owner,
    connectorName: account.connectorName,
    connectorImageUrl: account.connectorImageUrl,
    itemLastUpdatedAt: item?.lastUpdatedAt ?? null,
    itemIsActive: item !== undefined && isActive(item),
    source: isManual({ id: account.itemId }) ? ('hand' as const) : ('bank' as const),
    startingBalance: amount(account.startingBalance ?? null),
    startingDate: account.startingDate ?? null,
    customName: account.customName ?? null,
    custom_name: account.customName ?? null,
    createdAt: item?.linkedAt ?? null,
    updatedAt: laterOf(item?.lastUpdatedAt ?? null, item?.linkedAt ?? null),
    closedAt: account.closedAt ?? null,
    duplicateOf: account.duplicateOf ?? null,
    bankData: account.bankData && presentBankData(account.bankData),
    creditData: account.creditData && presentCreditData(account.creditData),
  };
};
