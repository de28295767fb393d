import type { CategoryName } from '../../categories/category-tree.ts';
import { categoriesOf, type Phrases } from './phrases.ts';

/** Merchant category codes (ISO 18245) by the leaf that they decide; ranges inclusive. Codes that say too little are absent. */
const merchantCodes: Phrases = {
  Supermercado: '5411, 5422, 5451, 5499, 5921, 5300, 5309',
  'Restaurantes, bares e lanchonetes': '5811, 5812, 5813, 5814, 5441, 5462',
  'Postos de gasolina': '5541, 5542, 5983, 5552',
  Estacionamentos: '7523',
  'Pedágios e pagamentos no veículo': '4784',
  'Manutenção de veículos': '5531, 5532, 5533, 7531, 7534, 7535, 7538, 7542, 7549, 5571',
  'Táxi e transporte privado urbano': '4121',
  'Transporte público': '4111, 4112',
  'Passagem de ônibus': '4131',
  'Aeroportos e cias. aéreas': '3000-3299, 4511, 4582',
  Hospedagem: '3501-3838, 7011, 7012, 7032, 7033',
  'Aluguel de veículos': '3351-3441, 7512, 7513, 7519',
  Farmácia: '5912, 5122',
  Dentista: '8021',
  Ótica: '8042, 8043',
  'Hospitais, clínicas e laboratórios': '8011, 8031, 8041, 8049, 8050, 8062, 8071, 8099',
  'Pet shops e veterinários': '5995, 0742',
  Vestuário: '5611, 5621, 5631, 5651, 5661, 5681, 5691, 5697, 5698, 5699, 5137, 5139, 5948, 5944, 7296',
  'Artigos infantis': '5641, 5945',
  Livraria: '5942, 5192, 5994',
  Papelaria: '5943, 5111, 2741, 7338',
  'Artigos esportivos': '5941, 5940, 5655',
  Eletrônicos: '5732, 5045, 5722, 5065, 4812, 5733, 7622',
  'Utensílios para casa':
    '5200, 5211, 5231, 5251, 5261, 5712, 5713, 5714, 5718, 5719, 5072, 5039, 5021, 5074, 5085, 5198',
  'Compras online': '5262',
  'Jogos e videogames': '5816, 7993, 7994',
  'Streaming de música': '5735',
  Escola: '8211',
  Universidade: '8220, 8241, 8244, 8249',
  Creche: '8351',
  'Academia e centros de lazer': '7997',
  'Prática de esportes': '7941, 7992, 7933, 7999',
  'Bem-estar': '7230, 7297, 7298',
  'Cinema, teatro e concertos': '7832, 7922, 7929',
  'Museus e pontos turísticos': '7991, 7996, 7998',
  Loteria: '7800',
  'Apostas online': '7801, 7802, 7995',
  Doações: '8398, 8661',
  TV: '4899',
  Compras: '5310, 5311, 5331, 5399, 5947, 5977, 5992, 5993, 5949, 5970, 5971',
  Serviços: '4215, 9402, 7210, 7211, 7216, 7217, 7251, 7221, 7261, 8111, 8931',
  'Serviços digitais': '5815, 5817, 5818, 5734, 7372',
  'Serviços automotivos': '5511, 5521, 5561, 5599',
  Telecomunicação: '4814, 4816',
  Viagens: '4722, 4411',
  Seguros: '6300, 5960',
  Impostos: '9311',
  Investimentos: '6211',
  Educação: '8299',
};

let built: ReadonlyMap<number, CategoryName> | undefined;

const codesOf = (listed: string): number[] => {
  const [first = 0, last = first] = listed.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
};

/** The leaf that a merchant category code decides; null for a code that says too little. */
export const leafOfMerchantCode = (mcc: number | string | null | undefined): CategoryName | null => {
  if (mcc == null || mcc === '') return null;
  built ??= new Map(
    categoriesOf(merchantCodes).flatMap(([leaf, list]) =>
      list.split(',').flatMap((listed) => codesOf(listed).map((code) => [code, leaf] as const)),
    ),
  );
  return built.get(Number(mcc)) ?? null;
};

/**
 * Leaves of the activities of companies (IBGE, CNAE 2.3): a division has two digits, a group three, a class five, a subclass seven.
 * The longest that begins a code decides. Activities that say too little of what is bought are absent, or under `-`.
 */
const activities: Partial<Record<CategoryName | '-', string>> = {
  'Restaurantes, bares e lanchonetes': '56, 1091102, 4721102, 4721104',
  Supermercado: '4711, 4712, 4721103, 4722, 4723, 4724, 4729602, 4729699, 4691, 4637107, 4639701',
  Compras: '4713, 4729601, 4755, 4756, 4762, 4763605, 4772, 4785, 4789, 4790, 4693, 4649408',
  'Postos de gasolina': '4731',
  'Manutenção de veículos': '4520, 4530, 4543, 4732, 4541206, 4541207',
  'Serviços automotivos': '4511, 4512, 4541, 5229002',
  'Utensílios para casa': '4741, 4742, 4743, 4744, 4754, 4755503, 4759',
  Eletrônicos: '4751, 4752, 4753, 4757, 4789008',
  Livraria: '4761001, 4761002',
  Papelaria: '4761003, 4789007',
  'Artigos infantis': '4763601',
  'Artigos esportivos': '4763602, 4763603, 4763604',
  Farmácia: '4771',
  'Pet shops e veterinários': '4771704, 4789004, 75, 9609207, 9609208',
  Saúde: '4773, 87',
  Ótica: '4774',
  Vestuário: '4781, 4782, 4783',
  Gás: '4784, 3520',
  'Transporte público': '4912, 4921, 5091',
  'Passagem de ônibus': '4922, 5222',
  'Táxi e transporte privado urbano': '4923',
  Transporte: '4924, 4929',
  'Aeroportos e cias. aéreas': '5111, 5112, 5240',
  'Pedágios e pagamentos no veículo': '5221',
  Estacionamentos: '5223',
  Hospedagem: '55',
  Viagens: '4950, 79',
  'Aluguel de veículos': '7711, 7719',
  'Cinema, teatro e concertos': '5914, 9001, 9003',
  'Museus e pontos turísticos': '9102, 9103',
  Lazer: '9321, 9329, 7721',
  'Jogos e videogames': '9329804',
  Telecomunicação: '6110, 6130, 6190',
  Internet: '6110803, 6190601',
  Celular: '6120',
  TV: '6022, 6141, 6142, 6143',
  'Serviços digitais': '6203, 6311',
  'Seguro de vida': '6511101',
  Seguros: '6512, 6622',
  'Seguro saúde': '6520, 6550',
  'Pensão (previdência)': '6541, 6542',
  Moradia: '6810, 6822, 8112',
  Aluguel: '6821',
  Serviços: '53, 6911, 6912, 6920, 7420, 7723, 7729, 8011, 8020, 8121, 8122, 9511, 9512, 9521, 9529, 9601, 9603, 9609',
  'Bem-estar': '9602, 9609205',
  Impostos: '8411, 8412, 8413, 8430',
  Creche: '8511',
  Escola: '8512, 8513, 8520, 8593',
  Universidade: '8531, 8532, 8533',
  Educação: '8541, 8542, 8550, 8592, 8599',
  'Prática de esportes': '8591, 9311, 9319',
  'Academia e centros de lazer': '9312, 9313',
  'Hospitais, clínicas e laboratórios': '86',
  Dentista: '8630504',
  Doações: '88, 9430, 9491, 9492',
  Loteria: '8299706',
  Apostas: '9200',
  Eletricidade: '3513, 3514',
  Água: '36, 37',
  'Serviços de utilidade pública': '38',
  '-': '8650099, 4789099',
};

let leafByActivity: ReadonlyMap<string, CategoryName | '-'> | undefined;
const WHOLE_ACTIVITY = 7;
const SHORTEST_ACTIVITY = 2;

/** The leaf of a company's main activity, `47.11-3/02` or its digits; null for one that says too little or is unknown. */
export const leafOfActivity = (cnae: number | string | null | undefined): CategoryName | null => {
  const digits = String(cnae ?? '').replaceAll(/[.\-/\s]/g, '');
  if (!/^\d{4,7}$/.test(digits)) return null;
  // A number has lost the zero of its division.
  const code = digits.length === WHOLE_ACTIVITY - 1 ? `0${digits}` : digits;
  leafByActivity ??= new Map(
    (Object.entries(activities) as [CategoryName | '-', string][]).flatMap(([leaf, list]) =>
      list.split(',').map((listed) => [listed.trim(), leaf] as const),
    ),
  );
  for (let length = code.length; length >= SHORTEST_ACTIVITY; length -= 1) {
    const leaf = leafByActivity.get(code.slice(0, length));
    if (leaf) return leaf === '-' ? null : leaf;
  }
  return null;
};
