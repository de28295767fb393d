import { BoundedMap } from '../bounded-map.ts';
import type { CategoryName } from '../categories/category-tree.ts';
import type { PAYMENT_METHODS } from '../contract/resources/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { isPurchaseLine } from './merchant-text.ts';

/** By which means money moved (RULES.md#transactions). `fee`: the bank charged it itself. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** What institutions call the means in Open Finance, beside `PIX`, `TED`, `DOC` and `BOLETO`. */
const STATED: Readonly<Record<string, PaymentMethod>> = {
  pix: 'pix',
  ted: 'ted',
  doc: 'doc',
  tef: 'transfer',
  tev: 'transfer',
  transfer: 'transfer',
  transferencia: 'transfer',
  'transferencia mesma instituicao': 'transfer',
  boleto: 'boleto',
  'bank slip': 'boleto',
  'convenio arrecadacao': 'boleto',
  'debito automatico': 'debit_order',
  'direct debit': 'debit_order',
  cartao: 'debit_card',
  'debit card': 'debit_card',
  'credit card': 'credit_card',
  saque: 'cash',
  deposito: 'cash',
  cash: 'cash',
  cheque: 'check',
  check: 'check',
  'pacote tarifa servicos': 'fee',
  'tarifa servicos avulsos': 'fee',
  'encargos juros cheque especial': 'fee',
};

/** The means that the bank's data state; null for none or an unknown one. */
export const statedMethod = (stated: string | null | undefined): PaymentMethod | null =>
  STATED[normalizeText(stated ?? '')] ?? null;

/** Leaves that are named after the means, and what only the bank itself charges. */
const BY_CATEGORY: Partial<Record<CategoryName, PaymentMethod>> = {
  'Transferência mesma titularidade - Dinheiro': 'cash',
  'Transferência mesma titularidade - PIX': 'pix',
  'Transferência mesma titularidade - TED': 'ted',
  'Transferência - Boleto bancário': 'boleto',
  'Transferência - Dinheiro': 'cash',
  'Transferência - Cheque': 'check',
  'Transferência - DOC': 'doc',
  'Transferência - Mesma instituição': 'transfer',
  'Transferência - PIX': 'pix',
  'Transferência - TED': 'ted',
  'Transferência para terceiros - Boleto bancário': 'boleto',
  'Transferência para terceiros - Débito': 'debit_card',
  'Transferência para terceiros - DOC': 'doc',
  'Transferência para terceiros - PIX': 'pix',
  'Transferência para terceiros - TED': 'ted',
  'Taxas bancárias': 'fee',
  'Taxas de conta corrente': 'fee',
  'Taxas de transferência e caixa eletrônico': 'fee',
  'Taxas de cartão de crédito': 'fee',
  'Impostos sobre operações financeiras': 'fee',
  'Juros cobrados': 'fee',
  'Atraso no pagamento e custos de cheque especial': 'fee',
};

const FEE =
  /^(?:(?:deb\w*|db|cobranca de|est\w*) )?(?:tar(?:if\w*)?|iof|i o f|juros|enc(?:argos?)?|anuidade|cesta|mens\w* (?:d\w )?(?:pacote|cesta|conta)|multa (?:de|por) (?:atraso|mora))\b/;
const PIX = /\bpix(?:\b|env|rec|transf|qr|cred|deb|pag)|\bqr ?codes?\b|\bqrs\b/;
const PURCHASE = /\b(?:compras?|electron|maestro|rshop|redeshop)\b|^pay \b/;
const ORDER =
  /\b(?:deb(?:itos?)?|db) (?:em )?(?:aut\w*|autor\w*)|^da \b|^aut(?:om\w*)? |\bsisdeb\b|\bdeb\w* conv\w*|\bdeb\w* (?:em )?(?:conta|cta)\b/;
const CASH =
  /\bsaques?\b|^s(?:q|aq)\b|\bd(?:p|ep\w*)\b(?: (?:em|no|na|de|online|on line))? ?(?:din(?:h|heiro)?|especie|numerario|atm|taa|autoat\w*|lot\w*|caixa eletr\w*|corresp\w*)\b|\bbanco ?24|\bdinheiro\b.*\bdeposito|\bdeposito dinheiro\b/;
const CHECK = /\bche?ques?\b(?! (?:esp|mate))|\bchq\b|\bch(?:q|eque)? comp\w*|\bcompe\b/;
const TRANSFER = /\btransf\w*|\bte[fv]\b|\btbi\b|\btrf\b/;
const BOLETO =
  /\bboletos?\b|\bcobranca\b|\btit(?:ulos?)?\b|\bdda\b|\bconcess\w*|\bconven\w*|\barrecad\w*|\bcod(?:igo)? (?:de )?barras\b|^(?:(?:int|mobile|internet|app) )?(?:pag\w*|pgto) (?:de )?(?:contas?|cta|impostos?|tribut\w*)\b/;

/** In this order: `TARIFA TED` is a fee, `PAG BOLETO PIX` a Pix. */
const OF_BANKS: readonly (readonly [RegExp, PaymentMethod])[] = [
  [FEE, 'fee'],
  [PURCHASE, 'debit_card'],
  [PIX, 'pix'],
  [/\bted\b|\bteds\b/, 'ted'],
  [/\bdoc[de]?\b/, 'doc'],
  [ORDER, 'debit_order'],
  [CASH, 'cash'],
  [CHECK, 'check'],
  [BOLETO, 'boleto'],
  [TRANSFER, 'transfer'],
];

const OF_CARDS: readonly (readonly [RegExp, PaymentMethod])[] = [
  [/^pix (?:no|com|via|parcel|cred)/, 'pix'],
  [/^saques?\b/, 'cash'],
];

/** How a bill is paid, on the card's side. */
const OF_BILLS: readonly (readonly [RegExp, PaymentMethod])[] = [
  [PIX, 'pix'],
  [ORDER, 'debit_order'],
  [/\bboletos?\b/, 'boleto'],
];

const saidIn = (rules: readonly (readonly [RegExp, PaymentMethod])[], text: string): PaymentMethod | null =>
  rules.find(([words]) => words.test(text))?.[1] ?? null;

const BILL_PAYMENT: CategoryName = 'Pagamento de cartão de crédito';
const PAYS_BILL = /^(?:(?:deb\w*|pix|boleto|ted) )?(?:pag\w*|pgto|valor pago|deb\w* (?:aut\w*|em c))\b/;

type MethodInput = {
  description: string;
  category: string | null;
  type: 'DEBIT' | 'CREDIT';
  isCard: boolean;
  isBillPayment: boolean;
};

const byCategory = (category: string | null): PaymentMethod | null =>
  (BY_CATEGORY as Partial<Record<string, PaymentMethod>>)[category ?? ''] ?? null;

const ofCard = ({ category, type, isBillPayment }: MethodInput, text: string): PaymentMethod | null => {
  const paysBill = type === 'CREDIT' && (isBillPayment || category === BILL_PAYMENT || PAYS_BILL.test(text));
  if (paysBill) return saidIn(OF_BILLS, text);
  const charged = byCategory(category);
  if (charged === 'fee' || (charged === null && FEE.test(text) && type === 'DEBIT')) return 'fee';
  return saidIn(OF_CARDS, text) ?? 'credit_card';
};

const ofBank = ({ category, description }: MethodInput, text: string): PaymentMethod | null => {
  if (isPurchaseLine(description)) return 'debit_card';
  const charged = byCategory(category);
  return charged === 'fee' ? charged : (saidIn(OF_BANKS, text) ?? charged);
};

/** No bank prints more. */
const LONGEST_LINE = 200;
const known = new BoundedMap<string, PaymentMethod | null>(5000);

/** By which means money moved, by the bank's phrases and the category; null where they do not tell. */
const methodIn = (input: MethodInput): PaymentMethod | null => {
  const key = JSON.stringify([input.description, input.category, input.type, input.isCard, input.isBillPayment]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = normalizeText(input.description.slice(0, LONGEST_LINE));
  const method = input.isCard ? ofCard(input, text) : ofBank(input, text);
  known.set(key, method);
  return method;
};

/** What of a row tells the means. */
export type MovedRow = Pick<MethodInput, 'description' | 'category' | 'type'> & {
  replaced?: { category?: string | null };
  isBillPayment?: true;
  paymentMethod?: PaymentMethod;
};

/** By which means a row of an account moved: as its bank stated it, else by its text and category; null where nothing tells. */
export const paymentMethod = (row: MovedRow, accountType: string | undefined): PaymentMethod | null => {
  const { description, category, type, replaced, isBillPayment = false } = row;
  // A user's own category says nothing of the means.
  const imported = replaced?.category === undefined ? category : replaced.category;
  const isCard = accountType === 'CREDIT';
  return row.paymentMethod ?? methodIn({ description, category: imported, type, isCard, isBillPayment });
};
