/** A category as the aggregator lists it. */
export type AggregatorCategory = {
  id: string;
  description: string;
  descriptionTranslated: string;
  parentId: string | null;
  parentDescription: string | null;
};

// id | English | Portuguese (field notes 4).
const table = `
01000000|Income|Renda
01010000|Salary|Salário
01020000|Retirement|Aposentadoria
01030000|Entrepreneurial activities|Atividades de empreendedorismo
01040000|Government aid|Auxílio do governo
01050000|Non-recurring income|Renda não-recorrente
02000000|Loans and financing|Empréstimos e financiamento
02010000|Late payment and overdraft costs|Atraso no pagamento e custos de cheque especial
02020000|Interests charged|Juros cobrados
02030000|Financing|Financiamento
02030001|Real estate financing|Financiamento imobiliário
02030002|Vehicle financing|Financiamento de veículos
02030003|Student loan|Empréstimo estudantil
02040000|Loans|Empréstimos
03000000|Investments|Investimentos
03010000|Automatic investment|Investimento automático
03020000|Fixed income|Renda fixa
03030000|Mutual funds|Fundos multimercado
03040000|Variable income|Renda variável
03050000|Margin|Ajuste de margem
03060000|Proceeds interests and dividends|Juros de rendimentos de dividendos
03070000|Pension|Pensão (previdência)
04000000|Same person transfer|Transferência mesma titularidade
04010000|Same person transfer - Cash|Transferência mesma titularidade - Dinheiro
04020000|Same person transfer - PIX|Transferência mesma titularidade - PIX
04030000|Same person transfer - TED|Transferência mesma titularidade - TED
05000000|Transfers|Transferências
05010000|Transfer - Bank slip|Transferência - Boleto bancário
05020000|Transfer - Cash|Transferência - Dinheiro
05030000|Transfer - Check|Transferência - Cheque
05040000|Transfer - DOC|Transferência - DOC
05050000|Transfer - Foreign exchange|Transferência - Câmbio
05060000|Transfer - Internal|Transferência - Mesma instituição
05070000|Transfer - PIX|Transferência - PIX
05080000|Transfer - TED|Transferência - TED
05090000|Third party transfers|Transferências para terceiros
05090001|Third party transfer - Bank slip|Transferência para terceiros - Boleto bancário
05090002|Third party transfer - Debit card|Transferência para terceiros - Débito
05090003|Third party transfer - DOC|Transferência para terceiros - DOC
05090004|Third party transfer - PIX|Transferência para terceiros - PIX
05090005|Third party transfer - TED|Transferência para terceiros - TED
05100000|Credit card payment|Pagamento de cartão de crédito
06000000|Legal obligations|Obrigações legais
06010000|Blocked balances|Saldo bloqueado
06020000|Alimony|Pensão alimentícia
07000000|Services|Serviços
07010000|Telecommunications|Telecomunicação
07010001|Internet|Internet
07010002|Mobile|Celular
07010003|TV|TV
07020000|Education|Educação
07020001|Online courses|Cursos online
07020002|University|Universidade
07020003|School|Escola
07020004|Kindergarten|Creche
07030000|Wellness and fitness|Saúde e bem-estar
07030001|Gyms and fitness centers|Academia e centros de lazer
07030002|Sports practice|Prática de esportes
07030003|Wellness|Bem-estar
07040000|Tickets|Bilhetes
07040001|Stadiums and arenas|Estádios e arenas
07040002|Landmarks and museums|Museus e pontos turísticos
07040003|Cinema, theater and concerts|Cinema, teatro e concertos
08000000|Shopping|Compras
08010000|Online shopping|Compras online
08020000|Electronics|Eletrônicos
08030000|Pet supplies and vet|Pet shops e veterinários
08040000|Clothing|Vestuário
08050000|Kids and toys|Artigos infantis
08060000|Bookstore|Livraria
08070000|Sports goods|Artigos esportivos
08080000|Office supplies|Papelaria
08090000|Cashback|Cashback
09000000|Digital services|Serviços digitais
09010000|Gaming|Jogos e videogames
09020000|Video streaming|Streaming de vídeo
09030000|Music streaming|Streaming de música
10000000|Groceries|Supermercado
11000000|Food and drinks|Alimentos e bebidas
11010000|Eating out|Restaurantes, bares e lanchonetes
11020000|Food delivery|Delivery de alimentos
12000000|Travel|Viagens
12010000|Airport and airlines|Aeroportos e cias. aéreas
12020000|Accommodation|Hospedagem
12030000|Mileage programs|Programas de milhagem
12040000|Bus tickets|Passagem de ônibus
13000000|Donations|Doações
14000000|Gambling|Apostas
14010000|Lottery|Loteria
14020000|Online bet|Apostas online
15000000|Taxes|Impostos
15010000|Income taxes|Imposto de renda
15020000|Taxes on investments|Imposto sobre investimentos
15030000|Tax on financial operations|Impostos sobre operações financeiras
16000000|Bank fees|Taxas bancárias
16010000|Account fees|Taxas de conta corrente
16020000|Wire transfer fees and ATM fees|Taxas de transferência e caixa eletrônico
16030000|Credit card fees|Taxas de cartão de crédito
17000000|Housing|Moradia
17010000|Rent|Aluguel
17020000|Utilities|Serviços de utilidade pública
17020001|Water|Água
17020002|Electricity|Eletricidade
17020003|Gas|Gás
17030000|Houseware|Utensílios para casa
17040000|Urban land and building tax|Impostos sobre moradia
18000000|Healthcare|Saúde
18010000|Dentist|Dentista
18020000|Pharmacy|Farmácia
18030000|Optometry|Ótica
18040000|Hospital clinics and labs|Hospitais, clínicas e laboratórios
19000000|Transportation|Transporte
19010000|Taxi and ride-hailing|Táxi e transporte privado urbano
19020000|Public transportation|Transporte público
19030000|Car rental|Aluguel de veículos
19040000|Bicycle|Aluguel de bicicletas
19050000|Automotive|Serviços automotivos
19050001|Gas stations|Postos de gasolina
19050002|Parking|Estacionamentos
19050003|Tolls and in-vehicle payment|Pedágios e pagamentos no veículo
19050004|Vehicle ownership taxes and fees|Taxas e impostos sobre veículos
19050005|Vehicle maintenance|Manutenção de veículos
19050006|Traffic tickets|Multas de trânsito
20000000|Insurance|Seguros
200100000|Life insurance|Seguro de vida
200200000|Home insurance|Seguro residencial
200300000|Health insurance|Seguro saúde
200400000|Vehicle insurance|Seguro de veículos
21000000|Leisure|Lazer
99999999|Other|Outros
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

// Two digits, two, four: a level's unused digits are zeros. Insurance alone has nine digits below its eight.
const parentIdOf = (id: string): string | null => {
  if (id === '99999999') return null;
  if (id.length === 9) return '20000000';
  if (!id.endsWith('0000')) return `${id.slice(0, 4)}0000`;
  return id.endsWith('000000') ? null : `${id.slice(0, 2)}000000`;
};

const names = new Map(rows.map(([id = '', english = '']) => [id, english]));

/** The aggregator's English name of a category, as transactions carry it; throws for an id that is not in the tree. */
export const categoryName = (id: string): string => {
  const name = names.get(id);
  if (!name) throw new Error(`No category ${id}`);
  return name;
};

/** What `GET /categories` answers. */
export const aggregatorCategories: readonly AggregatorCategory[] = rows.map(
  ([id = '', description = '', descriptionTranslated = '']) => {
    const parentId = parentIdOf(id);
    return { id, description, descriptionTranslated, parentId, parentDescription: parentId && categoryName(parentId) };
  },
);
