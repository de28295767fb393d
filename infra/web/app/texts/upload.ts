const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const rows = (count: number): string => counted(count, 'lançamento', 'lançamentos');

const pt = {
  file: 'Arquivo',
  drop: 'Escolha ou solte aqui um arquivo OFX ou CSV',
  dropOther: 'Escolha outro ou solte aqui',
  size: (bytes: number) =>
    bytes < 1_000 ? `${bytes} bytes` : `${Math.round(bytes / 1_000).toLocaleString('pt-BR')} kB`,
  fileMissing: 'Escolha um arquivo',
  fileEmpty: 'Este arquivo está vazio.',
  account: 'Conta',
  accountChoose: 'Escolha a conta',
  accountMissing: 'Escolha a conta dos lançamentos',
  accountNew: 'Nova conta',
  nameMissing: 'Dê um nome à conta',
  statement: 'Conta do arquivo',
  statementOf: (number: string | null, type: string, count: number) =>
    `${type === 'CREDIT' ? 'Cartão' : 'Conta'} ${number ?? 'sem número'}, ${rows(count)}`,
  look: 'Conferir',
  nothingYet: 'Nada entra antes de você conferir.',
  sending: 'Enviando o arquivo…',
  reading: 'Lendo o arquivo…',
  seen: {
    title: (name: string) => `Como ficaria: ${name}`,
    period: (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    known: (count: number) => counted(count, 'já estava aqui', 'já estavam aqui'),
    doubtful: (count: number) => counted(count, 'parecido: confira', 'parecidos: confira'),
    leftOut: (count: number) => counted(count, 'linha de fora', 'linhas de fora'),
    rows: (shown: number, all: number) => (shown < all ? `Os ${shown} primeiros de ${rows(all)}` : rows(all)),
    balance: (amount: string, date: string | null) => `Saldo no arquivo: ${amount}${date ? `, em ${date}` : ''}`,
    installment: (number: number, total: number) => `parcela ${number} de ${total}`,
    states: { new: '', known: 'já está aqui', doubtful: 'parecido' } as Record<string, string>,
    go: (count: number) => `Trazer ${rows(count)}`,
    nothing: 'Nada de novo neste arquivo.',
    repeated: 'Este arquivo já foi trazido para esta conta.',
    back: 'Trocar arquivo ou conta',
  },
  doubt: {
    lead: 'Têm o mesmo valor, em dias próximos, e outro texto. Marque os que são o mesmo lançamento.',
    pair: (date: string, description: string) => `Aqui: ${date}, ${description}`,
    short: 'É o mesmo, não trazer',
    same: (description: string) => `É o mesmo, não trazer: ${description}`,
    more: (shown: number, all: number) => `Mostrando ${shown} de ${all}.`,
  },
  warning: (line: number, text: string) => `Linha ${line}: ${text}`,
  warnings: {
    'Balance, not a transaction': 'saldo, não é lançamento',
    'No date, not a transaction': 'sem data, não é lançamento',
    'No amount, not a transaction': 'sem valor, não é lançamento',
    'The file ends before its last tag': 'o arquivo está cortado, pode faltar algo no fim',
    other: 'ficou de fora',
  } as Record<string, string>,
  columns: {
    title: 'Colunas do arquivo',
    lead: 'Foi assim que entendemos. Troque o que estiver errado.',
    refused: 'Diga quais são. O que ficar em “Adivinhar” nós procuramos.',
    guess: 'Adivinhar',
    none: 'Nenhuma',
    unnamed: (number: number) => `Coluna ${number}`,
    header: 'Linha com os nomes das colunas',
    headerLine: (line: number, text: string) => `Linha ${line}: ${text}`,
    date: 'Data',
    dateFormat: 'Como a data está escrita',
    /** By the API's words: `31/10/2026`. */
    dateForms: (format: string) =>
      format.replace('yyyy', '2026').replace('yy', '26').replace('MMM', 'out').replace('MM', '10').replace('dd', '31'),
    description: 'Descrição',
    ways: 'Valor',
    way: { one: 'Em uma coluna', two: 'Saídas e entradas' },
    amount: 'Coluna do valor',
    direction: 'Coluna que diz se saiu ou entrou',
    debit: 'Coluna das saídas',
    credit: 'Coluna das entradas',
    decimal: 'Centavos depois de',
    decimals: { ',': 'vírgula: 1.234,56', '.': 'ponto: 1,234.56' },
    invert: 'Neste arquivo, o que sai é positivo',
    go: 'Conferir com estas colunas',
  },
  /** Of OFX. */
  tags: { DTPOSTED: 'Data', TRNAMT: 'Valor' } as Record<string, string>,
  wrong: {
    place: (line: number, column: string | null, wanted: string, received: string) =>
      `Linha ${line}${column ? `, ${column}` : ''}: esperado ${wanted}${received ? `, veio “${received}”` : ''}`,
    /** By the words of the API, numbers aside. */
    expected: {
      'a closing quote': 'aspas que fecham',
      'at most N columns': 'até 100 colunas',
      'a line of at most N characters': 'uma linha com até 10.000 letras',
      'no document type': 'um extrato sem DOCTYPE',
    } as Record<string, string>,
    other: 'outra coisa',
    unreadable: 'Não deu para ler este arquivo. Escolha de novo.',
    tooLarge: 'Este arquivo passa de 5 MB. Traga um período menor.',
    tooManyRows: 'Este arquivo passa de 20.000 lançamentos. Traga um período menor.',
    formats: {
      pdf: 'Isto é um PDF. Peça ao banco o extrato em OFX ou CSV.',
      zip: 'Isto é um ZIP. Abra e traga o OFX ou CSV que está dentro.',
      xlsx: 'Isto é uma planilha do Excel. Salve como CSV e traga de novo.',
      html: 'Isto é uma página da internet (HTML), não um extrato. Baixe o OFX ou CSV no site do banco.',
      image: 'Isto é uma imagem. Peça ao banco o extrato em OFX ou CSV.',
    } as Record<string, string>,
    unknown: 'Isto não é um OFX nem um CSV.',
    known: {
      'Invalid or missing file': 'Este arquivo está vazio.',
      'No transactions in file': 'Não há lançamentos neste arquivo.',
      'Columns not recognized': 'Não reconhecemos as colunas. Diga quais são a data, a descrição e o valor.',
      'Invalid mapping': 'Estas colunas não servem: escolha a data e o valor.',
      'Several accounts in the file': 'Este arquivo tem várias contas. Escolha qual trazer.',
      'Account type differs': 'O arquivo é de cartão e a conta não, ou o contrário. Escolha outra conta.',
      'Invalid account': 'Dê um nome de até 60 letras à conta.',
      'Quota exceeded': 'Já são 50 contas sem banco, ou 200 arquivos desta conta.',
      'Account not found': 'Esta conta foi apagada. Escolha outra.',
    } as Record<string, string>,
  },
  done: {
    title: (count: number) => `${rows(count)} ${count === 1 ? 'trazido' : 'trazidos'}.`,
    repeated: 'Este arquivo já tinha sido trazido.',
    another: 'Trazer outro',
  },
  brought: {
    title: 'Arquivos trazidos',
    none: 'Nenhum ainda.',
    unnamed: 'Arquivo sem nome',
    counts: (count: number) => (count === 1 ? '1 novo' : `${count.toLocaleString('pt-BR')} novos`),
    at: (day: string) => `trazido em ${day}`,
    goneAccount: 'conta apagada',
    cut: 'incompleto: traga de novo',
  },
  undo: {
    short: 'Desfazer',
    of: (name: string) => `Desfazer ${name}`,
    title: (name: string) => `Desfazer ${name}?`,
    lead: 'Saem os lançamentos que só este arquivo trouxe, com o que você escreveu neles. Os que outro arquivo ou o banco também trouxe ficam.',
    known: {
      'Import can no longer be undone': 'Já passaram 30 dias: não dá mais para desfazer.',
      'Import not found': 'Este arquivo já foi desfeito.',
    } as Record<string, string>,
    done: (removed: number, kept: number, accountRemoved: boolean) =>
      [
        removed === 1 ? '1 lançamento saiu.' : `${removed.toLocaleString('pt-BR')} lançamentos saíram.`,
        kept > 0 && (kept === 1 ? '1 ficou.' : `${kept.toLocaleString('pt-BR')} ficaram.`),
        accountRemoved && 'A conta que ele criou também saiu.',
      ]
        .filter(Boolean)
        .join(' '),
  },
};

export type UploadTexts = typeof pt;
export const upload: UploadTexts = pt;
