import { BoundedMap } from '../../bounded-map.ts';
import { type CategoryName, canonicalCategory, categoryByName } from '../../categories/category-tree.ts';
import { type CategorizerInput, categorize, isDoubtful } from '../../categorizer/categorize.ts';
import { leafOfMerchantCode } from '../../categorizer/knowledge/merchant-codes.ts';
import { type PaymentMethod, paymentMethod, statedMethod } from '../../categorizer/payment-method.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import { type Centavos, centavos, magnitude, toCentavos } from '../../money.ts';
import type { AggregatorRow, ImportingAccount } from './aggregator-row.ts';
import { bankDate, bankMonth } from './aggregator-row.ts';
import { cardChargeOf, installmentOf } from './installment.ts';
import { hasOtherParty, ownTransfer, paidCompany, plainDocument, withoutTaxDocuments } from './same-person.ts';

type Ours = { category: string | null; isDoubtful: boolean };

// A connection's rows repeat the same few descriptions: of thousands of rows a fifth are different.
const known = new BoundedMap<string, Ours>(2_000);

const categoryOf = (input: CategorizerInput): Ours => {
  const { description, merchantName, mcc, cnae, merchantCategory, type, accountType } = input;
  const key = JSON.stringify([description, merchantName, mcc, cnae, merchantCategory, type, accountType]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const categorized = categorize(input);
  const ours = { category: categorized.category, isDoubtful: isDoubtful(categorized) };
  known.set(key, ours);
  return ours;
};

const LEAF_OF_MEANS: Partial<Record<PaymentMethod, CategoryName>> = {
  pix: 'Transferência - PIX',
  ted: 'Transferência - TED',
  doc: 'Transferência - DOC',
  boleto: 'Transferência - Boleto bancário',
};

/** Where nothing else is known of a bank's row, by which means the money moved. */
const leafOfMeans = ({ paymentData }: AggregatorRow, { type }: ImportingAccount): CategoryName | null => {
  const method = type === 'CREDIT' ? null : statedMethod(paymentData?.paymentMethod);
  return method && (LEAF_OF_MEANS[method] ?? null);
};

type Imported = Pick<Transaction, 'description' | 'merchant'>;

/** A name of the tree, or nothing: the aggregator's own words for a merchant say no more than its row's category does. */
const merchantCategoryOf = ({ merchant }: AggregatorRow): CategoryName | null => {
  const named = merchant?.category ? canonicalCategory({ category: merchant.category }) : null;
  return named === null ? null : (categoryByName(named)?.portuguese ?? null);
};

const ourCategory = (row: AggregatorRow, account: ImportingAccount, imported: Imported): Ours => {
  const own = ownTransfer(row, account, imported.description);
  if (own) return { category: own, isDoubtful: false };
  const ours = categoryOf({
    description: imported.description,
    merchantName: imported.merchant,
    mcc: row.creditCardMetadata?.payeeMCC,
    cnae: row.merchant?.cnae,
    merchantCategory: merchantCategoryOf(row),
    type: row.type,
    accountType: account.type,
  });
  return ours.category === null ? { category: leafOfMeans(row, account), isDoubtful: false } : ours;
};

/** The aggregator's; else an own transfer by documents or names; else the categorizer's; null when not sure. */
export const importCategory = (
  row: AggregatorRow,
  account: ImportingAccount,
  imported: Imported,
): Pick<Transaction, 'category' | 'hasOurCategory' | 'hasDoubtfulCategory'> => {
  const given = canonicalCategory(row);
  if (given !== null) return { category: given };
  const { category, isDoubtful: isGuess } = ourCategory(row, account, imported);
  if (category === null) return { category };
  return { category, hasOurCategory: true, ...(isGuess && { hasDoubtfulCategory: true }) };
};

export type { AggregatorRow, ImportingAccount } from './aggregator-row.ts';

/** The message holds the row's id and nothing else of it. */
export class UnreadableRowError extends Error {}

const WITHOUT_TEXT = 'Transação';

// The aggregator's sign depends on the account type; here it is the direction.
const signedAmount = ({ type, amount, amountInAccountCurrency }: AggregatorRow): Centavos => {
  const size = magnitude(toCentavos(amountInAccountCurrency ?? amount));
  return type === 'DEBIT' && size !== 0 ? centavos(-size) : size;
};

const currencyOf = (row: AggregatorRow, account: ImportingAccount): string => {
  const candidates = [row.currencyCode, account.currencyCode];
  const [first, second] = row.amountInAccountCurrency == null ? candidates : candidates.reverse();
  return first || second || 'BRL';
};

const knownDocuments = ({ paymentData, merchant }: AggregatorRow, { taxNumber }: ImportingAccount): string[] =>
  [paymentData?.payer?.documentNumber?.value, paymentData?.receiver?.documentNumber?.value, merchant?.cnpj, taxNumber]
    .map(plainDocument)
    .filter((document) => document !== null);

type Texts = { description: string; merchant: string | null };

const textsOf = (row: AggregatorRow, account: ImportingAccount): Texts => {
  const documents = knownDocuments(row, account);
  const firstText = (candidates: (string | null | undefined)[]): string | null =>
    candidates.map((text) => withoutTaxDocuments(text ?? '', documents)).find((text) => text.trim() !== '') ?? null;
  const counterparty = row.type === 'DEBIT' ? row.paymentData?.receiver : row.paymentData?.payer;
  const merchant = firstText([row.merchant?.name, row.merchant?.businessName])?.trim() ?? null;
  return {
    description: firstText([row.description, row.descriptionRaw, merchant, counterparty?.name]) ?? WITHOUT_TEXT,
    merchant,
  };
};

/** The company to look up, by its CNPJ: of a row whose category is nowhere stated, and whose payee has nothing but that number. */
export const unknownCompany = (row: AggregatorRow, account: ImportingAccount): string | null => {
  const { merchant, creditCardMetadata } = row;
  if (merchant?.cnae || merchant?.category || leafOfMerchantCode(creditCardMetadata?.payeeMCC) !== null) return null;
  const company = paidCompany(row, account);
  if (company === null || canonicalCategory(row) !== null) return null;
  return ownTransfer(row, account, textsOf(row, account).description) === null ? company : null;
};

export type Company = Record<'name' | 'businessName' | 'cnae' | 'category', string | null>;

/** The row with what is known of its company; what the bank reported of it stays. */
export const withCompany = (row: AggregatorRow, company: Company | null): AggregatorRow => {
  if (!company) return row;
  const { merchant } = row;
  const names = merchant?.name?.trim() || merchant?.businessName?.trim() ? merchant : company;
  return {
    ...row,
    merchant: {
      cnpj: merchant?.cnpj,
      name: names.name,
      businessName: names.businessName,
      cnae: company.cnae,
      category: company.category,
    },
  };
};

/** The means that the bank's data state, where the row does not tell it by itself; a card's rows are the card's. */
const meansOf = (
  { paymentData }: AggregatorRow,
  { type }: ImportingAccount,
  row: Parameters<typeof paymentMethod>[0],
): Pick<Transaction, 'paymentMethod'> => {
  const method = type === 'CREDIT' ? null : statedMethod(paymentData?.paymentMethod);
  return method === null || method === paymentMethod(row, type) ? {} : { paymentMethod: method };
};

/** The import rules in order (README). @throws UnreadableRowError without a valid date */
export const toTransaction = (row: AggregatorRow, account: ImportingAccount): Transaction => {
  const date = bankDate(row.date);
  if (!date) throw new UnreadableRowError(`Transaction ${row.id} has no readable date`);
  const texts = textsOf(row, account);
  const amount = signedAmount(row);
  const labels = importCategory(row, account, texts);
  const { billId, billForecastDate } = row.creditCardMetadata ?? {};
  return {
    id: row.id,
    accountId: account.id,
    date,
    description: texts.description,
    amount,
    currencyCode: currencyOf(row, account),
    balance: row.balance == null ? null : toCentavos(row.balance),
    type: row.type,
    status: row.status ?? 'POSTED',
    ...labels,
    ...meansOf(row, account, { description: texts.description, category: labels.category, type: row.type }),
    merchant: texts.merchant,
    installment: installmentOf(row, texts.description, account),
    billId: billId || null,
    billForecastMonth: billForecastDate ? bankMonth(billForecastDate) : null,
    ...(hasOtherParty(row, account) && { hasOtherParty: true }),
    ...cardChargeOf(row, account),
  };
};
