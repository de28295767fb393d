const GIVEN_NAMES = `adriana adriano alan alessandra alessandro alex alexandre alice aline amanda ana anderson andre andrea andreia angela
  antonia antonio aparecida arthur augusto barbara beatriz benedito bernardo bianca breno bruna bruno caio camila carla carlos carolina caroline
  cassia catarina cecilia celia celso cesar claudia claudio clara cleber cristiane cristiano cristina daiane daniel daniela daniele danilo davi david
  debora denis denise diego diogo douglas edgar edilson edson eduarda eduardo elaine eliana eliane elias elisa elisangela elizabeth emerson enzo erica
  erick estela ester evandro eva fabiana fabiano fabio fabricio felipe fernanda fernando flavia flavio francisca francisco gabriel gabriela geraldo
  gilberto gilson giovana giovanna gisele guilherme gustavo heitor helena helio henrique hugo igor ines ingrid isabel isabela isabella isadora israel
  ivan ivone jaqueline janaina jefferson jessica joana joao joaquim jonas jorge jose joseane josefa josiane joyce juliana juliano julia julio jussara
  karen karina katia kelly laura leandro leonardo leticia lidia ligia lilian livia lorena luan luana lucas lucia luciana luciano lucimara luis luisa
  luiz luiza luzia maicon manoel manuel manuela marcela marcelo marcia marcio marco marcos maria mariana marilia marina mario marisa marlene marta
  mateus matheus mauricio mauro mayara michel michele miguel milena milton miriam moises monica murilo natalia nathalia neide neusa nelson nicolas
  nilson nilton olga osvaldo otavio pamela patricia paula paulo pedro priscila rafael rafaela raimundo raquel raul rebeca regiane regina reginaldo
  renan renata renato renner ricardo rita roberta roberto robson rodrigo rogerio romulo ronaldo rosa rosana rosangela rose roseli rosemary rubens ruth
  samanta samuel sandra sandro sara sebastiao sergio severino sidnei silvana silvia silvio simone solange sonia sophia sofia stefany suelen sueli
  suzana tania tatiana tatiane teresa tereza thais thaisa thalita thiago tiago tomas valdir valeria valter vanderlei vanessa vania vera veronica
  vicente victor vitor vinicius virginia vitoria vivian viviane wagner walter wanderson washington wellington wesley william wilson yasmin yuri zilda`;
const SURNAMES = `almeida alves andrade araujo barbosa barros batista borges braga brito campos cardoso carvalho castro cavalcante correia costa
  cruz cunha dias duarte farias fernandes ferreira ferr figueiredo filho freitas garcia gomes goncalves guimaraes junior leite lima lopes macedo machado
  magalhaes martins matos medeiros melo mendes menezes miranda monteiro moraes morais moreira moura nascimento neto neves nogueira novaes nunes
  oliveira pacheco paiva peixoto pereira pinheiro pinto pires queiroz ramos rego reis rezende ribeiro rocha rodrigues sales sampaio santana santos
  silva silveira siqueira soares sousa souza tavares teixeira teles torres vargas vasconcelos vaz viana vieira xavier`;
const COMPANY =
  /\b(?:ltda|s a|sa|eireli|epp|servicos?|comercio|com|tecnologia|pagamentos?|brasil|distribuidora|distrib|industria|instituicao|operadora|associacao|escola|colegio|clinica|hospital|farmacia|drogaria|restaurante|supermercados?|mercado|imobiliaria|loja|lojas|posto)\b/;

let given: ReadonlySet<string> | undefined;
let family: ReadonlySet<string> | undefined;
const givenNames = (): ReadonlySet<string> => {
  given ??= new Set(GIVEN_NAMES.split(/\s+/));
  return given;
};
const familyNames = (): ReadonlySet<string> => {
  family ??= new Set(SURNAMES.split(/\s+/));
  return family;
};

/** Whether the word is a given name, a surname or an initial. */
export const isOfName = (word = ''): boolean =>
  /^[a-z]$/.test(word) || givenNames().has(word) || familyNames().has(word);

/**
 * Whether the words look like a person's name: negative evidence, since many shops are named like people.
 * @param isKnown whether the first word has a meaning of its own: then a surname behind it makes no person
 */
export const looksLikePerson = (words: readonly string[], isKnown = false): boolean => {
  const [given, family] = [givenNames(), familyNames()];
  const named = words.findIndex((word) => !/^\d+$/.test(word));
  const [first, ...others] = named < 0 ? [] : words.slice(named);
  if (!first || (COMPANY.test([first, ...others].slice(1).join(' ')) && !given.has(first))) return false;
  return given.has(first)
    ? !/\b(?:ltda|s a|sa|eireli|pagamentos)\b/.test(others.join(' '))
    : !isKnown && others.some((word) => family.has(word)) && !COMPANY.test(first);
};

// How banks introduce the other side of a transfer; the first other word begins its name.
const INTRODUCTION =
  /^(?:pix|ted|doc|tef|tev|tbi|trf|dep\w*|identif\w*|entre|cta|cc|ag|agencias?|contas|qrs?|code|transf\w*|enviad[ao]s?|envio|env|recebid[ao]s?|receb\w*|rec|des|rem|pag\w*|pgto|pago|agendad[ao]|deb(?!ora)\w*|cred\w*|pelo|pela|via|para|de|do|da|por|boleto|bancario|int|tit|titulo|outros|bancos|banco|chave|cp|cobranca|eletron\w*|conta|efetuad[ao]s?|realizad[ao]s?|emitid[ao]s?|outra|if|qrcode|din|est|terceiros?|estatico|dinamico|devolucao|liquidacao|compra|com|no|internet|mobile|app|bankline|ibk|celular|eletronico|disp|remet\w*|\d+)$/;

/** Whether the word introduces the other side of a transfer. */
export const isIntroduction = (word: string): boolean => INTRODUCTION.test(word);

// Names of companies that begin with a number.
const NUMBERED = /^(?:99 (?:tecn|app|pop|food|taxi|corrid|mobil)|123 (?:milhas|viagens))/;

/** Index of the word that begins the other side's name; after the last word when the line holds no name. */
export const counterpartyStart = (words: readonly string[]): number => {
  const start = words.findIndex(
    (word, index) => !isIntroduction(word) || NUMBERED.test(`${word} ${words[index + 1] ?? ''}`),
  );
  return start < 0 ? words.length : start;
};
