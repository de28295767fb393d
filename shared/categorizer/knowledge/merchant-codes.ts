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
