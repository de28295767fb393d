import type { Direction } from '../../ledger/transaction.ts';
import { rewrite } from './rewrite.ts';

const TO_ME =
  '(?:(?:me|mim) (?:pag[a-z]*|(?:mand|envi|pass|repass|deposit|estorn|reembols|ressarc)(?:ou|aram|ava|avam|ado|ada|ados|adas)|transfer(?:iu|iram|ido|ida)|devolv(?:eu|eram|ido|ida)|restitu(?:iu|iram)|deu|deram|fez|fizeram)|(?:pago|enviado|mandado) (?:pra|para) mim|(?:pay|paid|send|sent|give|gave|transfer(?:red)?|lend|lent) me|got paid|(?:get|got) from|did i (?:get|make|earn)|money in|c[ao]mes? in(?:to)?|coming in(?:to)?|(?:was|were|got|been) refunded|refunded|reimbursed|got back|(?<=receb[a-z]+ )de volta|voltou|voltaram|(?:veio|vieram) de (?:volta|fora)|(?:alguem|quem) (?:me )?(?:mandou|pagou|depositou|enviou|transferiu)|(?:mandou|transferiu|depositou|devolveu|reembolsou|ressarciu|devolveram|reembolsaram|ressarciram|restituiram|restituiu))';
const IN =
  'receb(?:i|eu|emos|er|endo|o|ido|ida|idos|idas|imento|imentos)|entr(?:ou|aram|ando|ada|adas)|ganh(?:ei|o|os|ou|amos|ar|ando)|receitas?|caiu|cairam|creditad[ao]s?|creditos|deposit(?:o|os|ado|ada|ados|adas|aram|ou)|rend(?:eu|eram|endo)|vend(?:i|eu|emos|eram|as)|lucr(?:ei|ou|amos)|fatur(?:ei|amos)|embols(?:ei|ou)|aufer(?:i|iu|id[oa]s?)|arrecad(?:ei|ou|ad[oa]s?)|pinga(?:ndo)?|ping(?:ou|aram)|receiv(?:e|ed|ing)|incomes?|incoming|inflows?|earn(?:ed|ing|ings|s)?|deposits?|deposited|credits|credited|revenues?';
const OUT =
  'gast(?!r)[a-z]+|gst|gstei|despes[a-z]+|desp|compr(?:a|as|ei|ou|amos|aram|ar|ando|ado|ada|ados|adas|inha|inhas)|pag(?:uei|ou|amos|aram|ar|ando|as|os|a)|deix(?:ei|amos)|tir(?:ei|amos)|retir(?:ei|amos)|meti|pus|pusemos|(?:re)?carreg(?:uei|amos)|deixad[oa]s?|adquir(?:i|iu|id[oa]s?)|despend(?:i|eu|id[oa]s?)|dispendios?|pinguei|assinei|coloquei|botei|larguei|queimei|detonei|esbanjei|sangrei|(?:foi|foram|vai|indo) embora|estragos?|prejuizos?|rombos?|facadas?|desfalques?|damages?|sofreu|doeu|evapor(?:ou|aram)|pes(?:ou|aram)|lev(?:ou|aram)|descont(?:ou|aram)|com(?:eu|eram)|exager(?:ei|amos|ou)|extrapol(?:ei|amos|ou)|perdi|perdemos|emprest(?:ei|amos)|contribui|sai(?:u|ram|ndo|da|das)|cust(?:ou|aram|a|am|ava|ando|o|os)|torr(?:ei|ou|ando)|(?:re)?pass(?:ei|amos)|quit(?:ei|amos)|banquei|arquei|soltei|rasguei|desperdicei|sum(?:iu|iram)|voou|voaram|derret(?:eu|eram)|morri (?:em|com)|desembols[a-z]+|debitos|debitad[ao]s?|debit(?:ou|aram)|mand(?:ei|amos|ado|ados|ada|adas)|envi(?:ei|ou|amos|ado|ada|ados|adas)|transferi|transferimos|spen[dt](?:s|ing|ings)?|blew|splurged|dropped|lost|expen(?:se|ses|diture|ditures)|paid|pay|paying|bought|buy|buying|purchas(?:e|es|ed|ing)|costs?|charges?|charged|outgoings?|outflows?|debits?|sent|send|sending|(?:money|going|went|goes|go|flew|came|comes|coming|come) out|dei(?= (?:pr[ao]s?|para|de|pel[oa]|num|numa) )';
// A payment may be one that came in: "pagamentos recebidos".
const WEAK_OUT = 'pago|pagamentos?|payments?|recolh(?:i|emos|id[oa]s?|imentos?)';
const MADE = '(?:que (?:eu )?(?:fiz|fizemos)|i made)';
// Of bills it would be money out: "quanto veio de luz".
const CAME =
  '(?:veio|vieram)(?= (?:(?:d[eoa]s?|em|por|via) )?(?:pix|teds?|transferenc[a-z]+|deposit[a-z]+|salarios?|dividendos?|juros|estornos?|reembolsos?) )';
const MEANS = '(?:pix|teds?|saques?|transferencias?|transfers?|withdrawals?)';
const SENT_BY_ME = `${MEANS} (?:${MADE}|(?:eu )?(?:fiz|fizemos))`;
// "os pix de mais de 200 que eu fiz", "investments I made".
const WHAT_I_MADE = `(?<= (?:${MEANS}|investimentos?|aplicac(?:ao|oes)|aportes?|investments?|doac(?:ao|oes)|donations?)(?: (?!sem|menos|exceto|[.,])[^ ]+){0,4} )${MADE}`;
// "pix pra joana", but "pix pra mim", "pix pra cair".
const SENT_TO = `${MEANS}(?= (?:para|pra|pras|pro|pros) (?!mim |nos |gente |ca |aqui |minhas? |meus? (?:banco|conta|cart)|[oa]s? mesm|mesm|contas? |poupanca |[a-z]+[aei]r ))`;
// "quanto me comeram de iof", "quanto o marco recebeu de mim".
const FROM_ME =
  '(?:me|mim) (?:com(?:eu|eram)|cobr(?:ou|aram)|tir(?:ou|aram)|descont(?:ou|aram)|lev(?:ou|aram)|tom(?:ou|aram)|debit(?:ou|aram)|morde(?:u|ram)|sug(?:ou|aram)|arranc(?:ou|aram))|(?:recebeu|receberam|ganhou|ganharam) de mim|(?<= (?:did i|i|we|do i) )(?:transfer(?:red)?|withdrew|owe|drop|blow|burn|burned|waste|wasted|splurge|shell out|fork over|throw)|(?:got|gets?|took|takes?) (?:from|off|out of) me|(?:debito|debit)(?= (?:de |of )?‹n› )';
// "o crédito de 500" came in; "no crédito" is a card.
// A debit that "caiu" went out, a salary came in.
const FELL_OUT =
  '(?<=(?:debitos?|gastos?|despesas?|compras?|cobrancas?|tarifas?) (?:que |ja |me )*)(?:caiu|cairam|entrou|entraram)';
const CREDITED = '(?<! (?:n[oa]|pel[oa]|via|em) )(?:credito|credit)(?= (?:de |of )?‹n› )';

// "quando saiu meu salário", "was my refund paid": whoever pays it out, it came in.
const INCOME =
  '(?:salarios?|decimo terceiro|holerite|ordenado|cashback|rendimentos?|dividendos?|proventos|reembolsos?|estornos?|restituicao|salary|paycheck|bonus|refunds?|aposentadoria|auxilio)';
const PAID_OUT =
  '(?:saiu|sairam|(?:foi|foram) (?:pag|liberad)[oa]s?|pagaram|liberaram|(?:was|were|got|been|is) (?:paid|sent))';
const INCOME_PAID = `(?=sa|fo|pa|li|wa|we|go|be|is|se)(?:(?<= ${INCOME}(?: (?!sem|menos|exceto|tirando|e|ou|,)[a-z]+){0,2} )${PAID_OUT}|${PAID_OUT}(?= (?:ja )?(?:[oa]s?|d[oa]|meus?|minhas?|the|my) (?:meu |minha )?${INCOME} )|(?<=(?:was|were|is|did) (?:my|the) ${INCOME} )(?:paid|sent))`;
// "pra onde foi meu dinheiro": what was spent.
const WHERE_IT_WENT =
  '(?:(?:pra|para|a)? ?onde|aonde) (?:e que )?(?:foi|foram|vai|anda indo|(?:ta|esta|tem) (?:indo|ido)|parou|foi parar|se foi) (?:tod[oa] )?(?:[oa] |d[oa] )?(?:meu |minha )?(?:dinheiro|grana|salario)|where (?:did|is|has|does) (?:all )?my money (?:go|going|gone)';

// Of an account's entries the side, and no card.
const ENTRY =
  '(?:lancamentos?|lancad[oa]s?|movimentac(?:ao|oes)|transac(?:ao|oes)|valor(?:es)?|operac(?:ao|oes)|registros?)';

/** `text` with `‹o›` for `lançamentos a débito`, `‹i›` for `a crédito`; before accounts are read, whose words these are too. */
export const withSides = (text: string): string =>
  rewrite(text, `(?<= ${ENTRY} (?:feit[oa]s |realizad[oa]s )?)a (debito|credito)(?! automatico)`, ([, side]) =>
    side === 'debito' ? '‹o›' : '‹i›',
  );

/** `text` with `‹o›` for what says that money went out, `‹i›` for what says that it came in. */
export const withDirections = (text: string): string => {
  const made = rewrite(text, `${SENT_BY_ME}|${SENT_TO}`, ([words]) => `${words.split(' ')[0] ?? ''} ‹o›`);
  const taken = rewrite(made, `${FROM_ME}|${FELL_OUT}|${WHERE_IT_WENT}|${WHAT_I_MADE}`, () => '‹o›');
  const came = rewrite(taken, `${CAME}|${CREDITED}|${INCOME_PAID}`, () => '‹i›');
  // What was given back is printed as such: "quanto me estornaram".
  const toMe = rewrite(came, TO_ME, ([words]) => (/estorn/.test(words) ? 'estorno ‹i›' : '‹i›'));
  return rewrite(
    rewrite(
      rewrite(toMe, IN, () => '‹i›'),
      OUT,
      () => '‹o›',
    ),
    WEAK_OUT,
    () => '‹w›',
  );
};

/** The direction that all such marks agree on; null without one, and for both ("quanto gastei e recebi"). */
export const directionOf = (text: string): Direction | null => {
  const [isIn, isOut] = [text.includes(' ‹i› '), text.includes(' ‹o› ')];
  if (isIn && isOut) return null;
  if (isIn) return 'CREDIT';
  return isOut || text.includes(' ‹w› ') ? 'DEBIT' : null;
};
