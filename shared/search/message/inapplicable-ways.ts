/**
 * Circumstances of a purchase that no row tells: how it was paid for at the till, where, with whom, and what it is compared to.
 * Each pattern is of whole words; all but small ones are named as unread.
 */

const CASH =
  '(?<!(?:dinheiro|saqu[a-z]*|sac[a-z]*|withdr[a-z]*|deposit[a-z]*) )(?:em|no|com|in|by|with) (?:dinheiro(?: vivo)?(?! em especie)|especie|cash)';
const WALLETS =
  '(?:(?:pel[oa]|com|via|n[oa]|using|with|by) )?(?:apple|google|samsung) (?:pay|wallet)|(?:pel[oa]|via) (?:celular|relogio|telefone|app|aplicativo|site)';
const DIRECT_DEBIT = '(?:(?:em|no|por|via|on|by) )?(?:debito automatico|debito em conta|direct debit|autopay|auto pay)';
const PLACES =
  '(?:n[oa]|num|em|d[oe]|por|perto d[oea]) shoppings?|(?:perto|longe|proximo) d[ea] (?:minha )?casa|(?<!(?:comi|comendo|comemos|comer|comida|comidas|almoc[a-z]+|jant[a-z]+|lanch[a-z]+|refeic[a-z]+|aliment[a-z]+|cafe) )fora de casa|(?:at|in) the mall';
// "parcelei", but the bill was split among people.
const SHARED =
  '(?:que (?:eu )?)?(?:divid[a-z]+|rach[a-z]+|split)(?: (?:[oa]|the) (?:conta|bill))? (?:com|entre|with|among|between)';
const UNUSED =
  '(?:que (?:eu )?)?(?:nao|n|nem) (?:us[oe][a-z]*|utiliz[a-z]+)(?: mais)?|(?:i )?(?:dont|do not|never|havent) use(?:d)?';
const REMAINING =
  '(?:\\d\\d? )?parcelas (?:restantes|faltando|faltantes|pendentes|a vencer|futuras|(?:a|pra|para) pagar|que (?:faltam|restam))|(?:falta|faltam|resta|restam) (?:\\d\\d? )?parcelas|(?:\\d\\d? )?instal?lments (?:left|remaining|to go)';
const TRIP = '(?:durante|enquanto) (?:a |as |uma |minha )?(?:viagem|viagens|ferias|mudanca|obra|reforma)';
const PRESCRIBED =
  '(?:(?:com|sem|de|por|sob) )?(?:receitas?|prescric(?:ao|oes)) (?:medicas?|veterinarias?|azul|azuis|controladas?)|(?:sem|sob|com) prescricao(?: medica)?|(?:by|on|with|without)(?: a)? prescription';
// "água que veio fora do normal": no row tells what is usual.
const USUAL =
  '(?:fora|acima|abaixo|alem|(?:mais|menos)(?: (?:alt[oa]s?|car[oa]s?|barat[oa]s?))?|maior(?:es)?|menor(?:es)?)(?: (?:d[aoe]|que|d[oa] que|[oa]|minha|meu))* (?:normal|comum|costume|curva|media|medias|habitual|usual|esperado|previsto|planejado|padrao|orcamento|orcado)|(?:more|less|higher|lower|bigger|larger|above|below|over|under|out of)(?: (?:than|the|my|of))* (?:normal|usual|average|ordinary|expected|budget|norm)';
const SPLIT_UP =
  '(?:por|per) (?:pessoa|cabeca|cliente|compra|pedido|corrida|visita|person|head)|(?:pra|para) cada (?:um|pessoa|membro)';

const COMPARED =
  '(?:(?:se )?compar(?:a|e|ar|ando|ad[oa]s?|acao|ativo)|em (?:comparacao|relacao)|compared|comparison|versus|vs|diferenca|difference|contra)(?= (?:[a-z]+ ){0,3}(?:mes|ano|semana|trimestre|janeiro|fevereiro|march|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|month|year|week|quarter|last|this|january|february|april|may|june|july|august|september|october|november|december|ontem|media|normal|20\\d\\d) )';
// "gastei mais em outubro do que em setembro", "mais com uber ou com 99".
const MORE_THAN =
  '(?<=(?:gast|pag|receb|compr|ped|us|saiu|sai|foi|fui|spen[dt]|paid|earn|bought|order)[a-z]* )(?:mais|menos|more|less)(?= (?!d[eo] |que |than )(?:[a-z0-9]+ ){1,6}(?:do que|que|ou|than|or) )';
// "quanto vou gastar em dezembro" is a forecast; "vai cair" is pending.
const FORECAST =
  '(?:vou|vamos|irei|iremos|devo|posso|podemos|consigo)(?: ainda)?(?= (?:gastar|pagar|receber|precisar|economizar|guardar|poupar|ter) )|(?:i will|i can|am i going to|will i|can i still)(?= (?:spend|pay|need|save|receive) )';

export const WAYS = [
  CASH,
  WALLETS,
  DIRECT_DEBIT,
  PLACES,
  SHARED,
  UNUSED,
  REMAINING,
  TRIP,
  PRESCRIBED,
  USUAL,
  SPLIT_UP,
  COMPARED,
  MORE_THAN,
  FORECAST,
].join('|');
