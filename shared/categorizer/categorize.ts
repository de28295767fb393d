import { type CategoryName, isBelow, parentNameOf } from '../categories/category-tree.ts';
import {
  bankOperation,
  isChannel,
  isOfUtility,
  isPayment,
  type OperationFound,
  payeeStart,
  transferMean,
} from './bank-operation.ts';
import { leafOfActivity, leafOfMerchantCode } from './knowledge/merchant-codes.ts';
import { type Meanings, meaningsOf, weakMeaning } from './merchant-knowledge.ts';
import { type MerchantText, merchantText } from './merchant-text.ts';
import { counterpartyStart, looksLikePerson } from './people.ts';
import type { PhraseMatch } from './phrase-index.ts';
import { isOfShops, parted } from './word-ending.ts';

export type CategorizerInput = {
  /** As the bank printed it. */
  description: string;
  merchantName?: string | null | undefined;
  /** ISO 18245. */
  mcc?: number | string | null | undefined;
  /** Main activity of the merchant's company, by IBGE. */
  cnae?: number | string | null | undefined;
  /** What the aggregator calls the merchant's trade, as a name of the tree. */
  merchantCategory?: CategoryName | null | undefined;
  type: 'DEBIT' | 'CREDIT';
  /** `CREDIT` is a card; everything else keeps money. */
  accountType: string;
};

/** `rule` says what decided; it is for people who read the code's output, never for the API. */
export type Categorized = { category: CategoryName | null; rule: string };

/** What the merchant's data say beside the text. */
type Codes = Pick<CategorizerInput, 'mcc' | 'cnae' | 'merchantCategory'>;

const UNSURE = (rule: string): Categorized => ({ category: null, rule });

/** Leaves that money comes in by. */
const INCOME: ReadonlySet<CategoryName> = new Set<CategoryName>([
  'Salário',
  'Aposentadoria',
  'Atividades de empreendedorismo',
  'Auxílio do governo',
  'Renda não-recorrente',
  'Juros de rendimentos de dividendos',
  'Cashback',
]);

/** Investments and savings: money goes in and comes out under the same leaf. */
const BOTH_WAYS: ReadonlySet<CategoryName> = new Set<CategoryName>(['Investimentos']);

/** Whether money may move this way under a leaf that names what was bought or earned (transfers move both ways). */
const fitsDirection = (leaf: CategoryName, type: 'DEBIT' | 'CREDIT'): boolean =>
  BOTH_WAYS.has(leaf) || INCOME.has(leaf) === (type === 'CREDIT');

const directed = (category: CategoryName, rule: string, type: CategorizerInput['type']): Categorized =>
  fitsDirection(category, type) ? { category, rule } : UNSURE(`direction contradicts ${rule}`);

// The first words say what a line is, and of the same words the longer reading (`localiza seminovos`); a leaf below the
// parent is surer than the parent wherever it is.
const surerParent = ({ brand, trade, parent }: Meanings): PhraseMatch | null => {
  const leaf = brand ?? trade;
  if (!parent || !leaf) return parent;
  const isLonger = parent.start === leaf.start && parent.compact.length > leaf.compact.length;
  return isLonger || (parent.start < leaf.start && !isBelow(leaf.leaf, parent.leaf)) ? parent : null;
};

// Chains print what they sell behind their name where that is not what they are known for: `HAVAN AUTO CENTER`.
const DEPARTMENTS: ReadonlySet<CategoryName> = new Set<CategoryName>([
  'Postos de gasolina',
  'Manutenção de veículos',
  'Farmácia',
  'Ótica',
  'Restaurantes, bares e lanchonetes',
]);
const departmentOf = ({ brand, parent, trade }: Meanings): PhraseMatch | null => {
  const chain = [brand, parent].find((match) => match?.leaf === 'Compras' || match?.leaf === 'Supermercado');
  return chain && trade?.leaf && trade.start === chain.end && DEPARTMENTS.has(trade.leaf) ? trade : null;
};

/** What stands beside these says whose they are: `ESTAC HOSP CENTRAL`. */
const PLACES_OF_OTHERS: ReadonlySet<CategoryName> = new Set<CategoryName>(['Estacionamentos']);
const DOUBT = 'doubt';
/** The words by which rules begin whose labels a person should look at: two trades that disagree, words cut off, words of any shop. */
const DOUBTS = /^(?:doubt|cut|weak|a bill)\b/;

/** Whether a label is a guess that its user should confirm. */
export const isDoubtful = ({ category, rule }: Categorized): boolean => category !== null && DOUBTS.test(rule);

/** Stations sell all else beside fuel and are named like anything (`POSTO CAFE`, `MECANICA AUTO POSTO`), and a clinic of pets is for them. */
const DECIDING: readonly CategoryName[] = ['Postos de gasolina', 'Pet shops e veterinários'];

const isOneOf = (deeper: CategoryName, above: CategoryName): boolean => deeper === above || isBelow(deeper, above);
const agree = (one: CategoryName, other: CategoryName): boolean => isOneOf(one, other) || isOneOf(other, one);

/** Words for a shop of anything, as a trade or beside one: `ARMAZEM PET`, `FASHION HAIR`, `OFICINA DO NOTEBOOK`. */
const OF_ANYTHING = /^(?:armazem|atac|emporio|mercado|fashion|moda|boutique|butique|oficin)/;

const doubted = (trade: PhraseMatch, rival: PhraseMatch, type: CategorizerInput['type']): Categorized => {
  if (!trade.leaf || !rival.leaf) return UNSURE('nothing known');
  const rule = `${DOUBT} between ${trade.leaf} and ${rival.leaf}`;
  const decides = DECIDING.find((leaf) => trade.leaf === leaf || rival.leaf === leaf);
  if (decides) return directed(decides, rule, type);
  const above = [parentNameOf(trade.leaf), parentNameOf(rival.leaf)];
  if (above[1] === trade.leaf) return directed(trade.leaf, rule, type);
  if (above[0] === rival.leaf) return directed(rival.leaf, rule, type);
  if (above[0] && above[0] === above[1]) return directed(above[0], rule, type);
  return directed(OF_ANYTHING.test(trade.phrase) ? rival.leaf : trade.leaf, rule, type);
};

type Vote = { leaf: CategoryName; rule: string };

/** Of what the codes say, the surest first. */
const votesOf = ({ mcc, cnae, merchantCategory }: Codes): Vote[] => {
  const votes = [
    { leaf: leafOfMerchantCode(mcc), rule: `mcc ${mcc}` },
    { leaf: leafOfActivity(cnae), rule: `cnae ${cnae}` },
    { leaf: merchantCategory ?? null, rule: 'merchant category' },
  ];
  return votes.filter((vote): vote is Vote => vote.leaf !== null);
};

/**
 * The most specific of the largest group that agrees (one leaf, or a leaf and what it lies below); of equal groups that of the
 * surest. Codes of one company that disagree with each other, or one code with the words, are a doubt.
 */
const elected = (votes: readonly Vote[], type: CategorizerInput['type']): Categorized | null => {
  let best: readonly Vote[] = [];
  for (const vote of votes) {
    const group = votes.filter(({ leaf }) => agree(leaf, vote.leaf));
    if (group.length > best.length) best = group;
  }
  const deepest = best.find(({ leaf }) => best.every((other) => !isBelow(other.leaf, leaf)));
  if (!deepest) return null;
  const isSure = best.length > 1 || votes.length === 1 || deepest.rule.startsWith('mcc');
  return directed(deepest.leaf, isSure ? deepest.rule : `${DOUBT} of ${deepest.rule}`, type);
};

/** What the words say, made more specific by a code that agrees. */
const refined = (leaf: CategoryName, rule: string, codes: Codes, type: CategorizerInput['type']): Categorized => {
  const deeper = votesOf(codes).find((vote) => isBelow(vote.leaf, leaf));
  return deeper ? directed(deeper.leaf, `${rule}, ${deeper.rule}`, type) : directed(leaf, rule, type);
};

const decided = (meanings: Meanings, codes: Codes, type: 'DEBIT' | 'CREDIT'): Categorized => {
  const { brand, trade, rival } = meanings;
  const department = departmentOf(meanings);
  if (department?.leaf) return directed(department.leaf, `department ${department.phrase}`, type);
  const parent = surerParent(meanings);
  if (parent?.leaf) return refined(parent.leaf, `parent ${parent.phrase}`, codes, type);
  if (brand?.leaf && !(trade && trade.start < brand.start))
    return refined(brand.leaf, `brand ${brand.phrase}`, codes, type);
  // The first words say what a shop is; a brand behind them is mostly its street or its neighbour.
  const votes = votesOf(codes);
  const tradeVotes = [trade, rival].flatMap((word) =>
    word?.leaf && !word.isCut ? [{ leaf: word.leaf, rule: `trade ${word.phrase}` }] : [],
  );
  const coded = votes.length > 0 ? elected([...votes, ...tradeVotes], type) : null;
  if (coded?.category || (coded && tradeVotes.length === 0)) return coded;
  if (trade?.leaf && rival?.leaf && !PLACES_OF_OTHERS.has(trade.leaf)) return doubted(trade, rival, type);
  if (trade?.leaf) return directed(trade.leaf, `${trade.isCut ? 'cut' : 'trade'} ${trade.phrase}`, type);
  return UNSURE('nothing known');
};

// Access providers are small and many; the boleto of one shows its trade by the end of its name: `VELOZNET`.
const PROVIDER =
  /^(?!getnet|internet|magnet|planet|cabernet|bonnet|sonnet|clarinet|benet)[a-z]{3,}(?:net|fibra|telecom)$/;
const BILLED: readonly (readonly [RegExp, CategoryName])[] = [
  [PROVIDER, 'Internet'],
  [/^(?:residencial|condominio|edificio)$/, 'Moradia'],
];
const billed = (words: readonly string[], type: CategorizerInput['type']): Categorized | null => {
  const [, leaf] = BILLED.find(([trade]) => words.some((word) => trade.test(word))) ?? [];
  return leaf && type === 'DEBIT' ? { category: leaf, rule: 'a bill of such a name' } : null;
};

// No surname is two words for one trade: `CLAUDIO AUTO PECAS`.
const isOfWords = (trade: PhraseMatch): boolean => trade.phrase.includes(' ') && trade.end - trade.start > 1;

// A transfer's text names the other side: a person's name says nothing of the purpose, a company's may.
const PIX: CategoryName = 'Transferência - PIX';
const BOLETO: CategoryName = 'Transferência - Boleto bancário';
const transfer = (text: MerchantText, mean: OperationFound, input: CategorizerInput): Categorized => {
  const { type } = input;
  const byMeans: Categorized = { category: mean.leaf, rule: `transfer ${mean.words}` };
  const start = counterpartyStart(text.words);
  const meanings = meaningsOf(text, start);
  const isKnown = [meanings.brand, meanings.trade, meanings.parent].some((match) => match?.start === start);
  // A company of one person has that person's name; its activity is known all the same.
  const isCompany =
    leafOfActivity(input.cnae) !== null ||
    (meanings.trade !== null && isOfWords(meanings.trade)) ||
    (text.end > start + 1 && isOfShops(text.words[text.end - 1]));
  if (!isCompany && looksLikePerson(text.words.slice(start), isKnown)) return byMeans;
  const [meaning] = [meanings.brand, meanings.parent, meanings.trade].filter((match) => match !== null);
  if (meaning && isChannel(text.words, meaning.start) && mean.leaf !== PIX) return byMeans;
  const meant = decided(meanings, input, type);
  if (meant.category) return meant;
  return (mean.leaf === BOLETO && billed(text.words.slice(start), type)) || byMeans;
};

// Money back of a purchase: the shop's name says what was bought, and the direction is the opposite.
const REFUND =
  /^\s*(?:estorno|est\.?(?=\s)|canc(?:elamento|\.)?\s+(?:de\s+)?compra|cancelamento|devolu[cç][aã]o\s+(?:de\s+)?compra|reembolso|chargeback)\s*(?:de\s+|da\s+|do\s+|compra\s+)*[-:]?\s*/i;

const REFUND_BEHIND =
  /(?<=[\w*.] *)[\s*/-]+(?:estorn\w*|reembols\w*|devol\w*|cancelamento|cancelad[ao]|refund\w*|chargeback|reversal)\b.*$/i;

const DELIVERED = /^\s*(?:ifd|ifood|keeta|rappi)\s*\*/i;

// Before the purchase anywhere, behind it on a card alone: a transfer that is sent back is a transfer.
const withoutRefund = ({ description, accountType }: CategorizerInput): string => {
  const shop = description.replace(REFUND, '');
  return shop === description && accountType === 'CREDIT' ? description.replace(REFUND_BEHIND, '') : shop;
};

const refunded = (input: CategorizerInput): CategorizerInput | null => {
  const shop = input.type === 'CREDIT' ? withoutRefund(input) : input.description;
  return shop === input.description ? null : { ...input, description: shop, type: 'DEBIT' };
};

/** What shops and billing put before a brand, in one word: `LOJAXIAOMI`, `HELPHBOMAXCOM`. */
const GLUED_BEFORE = [/\b(?:loja|help|grupo|www|site)(?=[a-z]{3})/gi, /\blojas(?=[a-z]{3})/gi];

/** What is mostly bought by acquirers of one trade, when nothing else is known. */
const SOLD_BY: readonly (readonly [RegExp, CategoryName])[] = [
  [/^\s*mercado\s*\*/i, 'Compras online'],
  [/^\s*(?:pay\s+)?zig\b/i, 'Restaurantes, bares e lanchonetes'],
];

// A prefix that is not known as an acquirer's may be one all the same, of small shops like most.
const otherTexts = ({ description, merchantName }: CategorizerInput, text: MerchantText): MerchantText[] => {
  const star = text.isSmallShop ? -1 : description.indexOf('*');
  const unglued = GLUED_BEFORE.map((glued) => description.replace(glued, '$& ')).filter((name) => name !== description);
  const apart = parted(text.words.slice(0, text.end));
  return [
    ...(merchantName ? [merchantText(merchantName)] : []),
    ...unglued.map(merchantText),
    ...(apart ? [{ ...merchantText(apart.text), isCut: apart.isCut }] : []),
    ...(star > 0 ? [{ ...merchantText(description.slice(star + 1)), isSmallShop: true }] : []),
  ];
};

const fromMerchant = (input: CategorizerInput, text: MerchantText): Categorized => {
  if (DELIVERED.test(input.description)) return directed('Delivery de alimentos', 'delivery prefix', input.type);
  const first = decided(meaningsOf(text), input, input.type);
  if (first.category || first.rule.startsWith('direction') || first.rule.startsWith(DOUBT)) return first;
  for (const other of otherTexts(input, text)) {
    const meant = decided(meaningsOf(other), input, input.type);
    if (meant.category) return meant;
  }
  const weak = weakMeaning(text);
  const sold = weak ? null : SOLD_BY.find(([acquirer]) => acquirer.test(input.description));
  if (sold) return directed(sold[1], 'weak acquirer', input.type);
  return weak?.leaf ? directed(weak.leaf, `weak ${weak.phrase}`, input.type) : first;
};

// Inside the phrase of a payment no word is goods: its channel is none, and its payee alone says what was paid.
const payment = (text: MerchantText, input: CategorizerInput): Categorized => {
  const { type } = input;
  const start = payeeStart(text.words);
  if (start < text.words.length) {
    const meant = decided(meaningsOf(text, start), input, type);
    const known = meant.category ? meant : billed(text.words.slice(start), type);
    if (known) return known;
  }
  return isOfUtility(text.words)
    ? directed('Serviços de utilidade pública', 'payment of a utility', type)
    : UNSURE('a payment of nobody knows what');
};

const isNamed = ({ brand, trade, parent }: Meanings): boolean => brand !== null || trade !== null || parent !== null;

/**
 * The category that a bank's line belongs to: a leaf of the tree, its parent where no leaf is sure, null where neither is,
 * since a wrong label costs more than none. Pure, without network.
 */
export const categorize = (input: CategorizerInput): Categorized => {
  const isCard = input.accountType === 'CREDIT';
  const text = merchantText(input.description);
  // What was bought may have the words of an operation: `COMPRA DEBITO CAIXINHA DE SURPRESA`.
  if (text.isPurchase && input.type === 'DEBIT') return fromMerchant(input, text);
  const cleaned = text.words.join(' ');
  const operation = bankOperation(cleaned, input.type, isCard);
  if (operation?.leaf) return { category: operation.leaf, rule: `operation ${operation.words}` };
  const mean = transferMean(cleaned, input.type, isCard);
  if (mean?.leaf) return transfer(text, mean, input);
  if (!isCard && input.type === 'DEBIT' && isPayment(cleaned)) return payment(text, input);
  const refund = refunded(input);
  if (refund) return fromMerchant(refund, merchantText(refund.description));
  // What a card gives back is of the shop that it names, whether it says so or not.
  const back = isCard && input.type === 'CREDIT' ? fromMerchant({ ...input, type: 'DEBIT' }, text) : null;
  if (back?.category && !isDoubtful(back)) return back;
  if (operation && !isNamed(meaningsOf(text))) return UNSURE(`direction contradicts ${operation.words}`);
  return fromMerchant(input, text);
};
