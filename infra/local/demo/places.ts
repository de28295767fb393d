/** Where money is spent: the name as a bank prints it, the category and what one visit costs in BRL. */
export type Place = { name: string; category: string; reais: readonly [low: number, high: number] };

const at = (category: string, reais: Place['reais'], ...names: string[]): Place[] =>
  names.map((name) => ({ name, category, reais }));

export const groceries = at(
  '10000000',
  [48, 420],
  'PAO DE ACUCAR-0141',
  'CARREFOUR HIPER SP',
  'ASSAI ATACADISTA LJ12',
  'HORTIFRUTI VILA MARIANA',
);
export const restaurants = at(
  '11010000',
  [22, 190],
  'PADARIA BELLA VISTA',
  'OUTBACK ITAIM',
  'ARCOS DOURADOS COM',
  'BAR DO LUIZ',
  'STARBUCKS PAULISTA',
);
export const deliveries = at(
  '11020000',
  [28, 130],
  'IFD*CANTINA DA NONNA',
  'IFOOD *SUSHI DELIVERY',
  'RAPPI*RAPPI BRASIL',
  'ZE DELIVERY',
);
export const rides = at('19010000', [9, 62], 'UBER *TRIP HELP.UBER.COM', '99APP *99APP', 'UBER *UBER *TRIP');
export const fuel = at('19050001', [90, 310], 'AUTO POSTO SHELL SELECT', 'POSTO IPIRANGA BR116');
export const roads = at('19050003', [15, 120], 'SEM PARAR', 'CONECTCAR');
export const pharmacies = at('18020000', [18, 210], 'DROGASIL 2041', 'DROGA RAIA 0788', 'PAGUE MENOS 1123');
export const onlineShops = at('08010000', [35, 420], 'MERCADOLIVRE*3PRODUTOS', 'AMAZON BR', 'SHOPEE *LOJAOFICIAL');
export const clothing = at('08040000', [60, 390], 'LOJAS RENNER FL 210', 'C&A MODAS', 'RIACHUELO 133');
export const pets = at('08030000', [45, 280], 'PETZ MOEMA', 'COBASI MORUMBI');
export const culture = at('07040003', [30, 160], 'INGRESSO.COM', 'CINEMARK ELDORADO');
export const clinics = at('18040000', [120, 480], 'FLEURY MEDICINA', 'DELBONI AURIEMO');
export const smallPayees = at(
  '05070000',
  [15, 260],
  'MARCOS VINICIUS LIMA',
  'JULIANA ROCHA PINTO',
  'SEBASTIAO ALVES',
  'FEIRA DO PRODUTOR',
  'TATIANE COSTURAS',
);
export const smallPayers = at('05070000', [20, 340], 'RAFAEL TEIXEIRA', 'BEATRIZ NOGUEIRA', 'LUCAS ANDRADE');

/** Merchant category codes, where a card network tells them. */
export const merchantCodes: Readonly<Record<string, number>> = {
  '10000000': 5411,
  '11010000': 5812,
  '11020000': 5814,
  '19010000': 4121,
  '19050001': 5541,
  '18020000': 5912,
  '08040000': 5651,
  '08030000': 5995,
  '07040003': 7832,
  '09020000': 4899,
  '12010000': 4511,
};
