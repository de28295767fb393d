/** Who is called to, wherever it stands: `quanto foi, moço`; and what is only said at the beginning: `velho, quanto foi`. */
export const CALLED =
  '(?:moc[oa]|mocinh[oa]|man[oa]|maninh[oa]|mermao|irmao|parca|parceir[oa]|chefe|chefia|patrao|brother|bro|vei|tche|guri|guria|amig[oa]|amiguinh[oa]|amigao|migo|miga|querid[oa]|meu bem|meu rei|macho|mestre|camarada|consagrad[oa]|truta|fera|buddy|dude|galera|gente)';
export const PERSON = `(?:${CALLED}|comadrinha|padrinho|dona|doutor[a]?|bic?h(?:inh?o?|in)|bicho|bixo|bixin|home?m?i|moss[oa]|menin[oa]|velho|doid[oa]|maluc[oa]|princesa|painho|mainha|turma|povo|boss|sir|chief|guys|pal|bb|bebe|neg[oa]|bichinha|campe(?:ao|a)|chapa|jovem|rapaz|pia|veio|cumpadi?|compadre|comadre|lind[oa]|vida|amor|anjo|fi|filh[oa]|sumid[oa]|senhorita|senhora|senhor|mulher|cara|pessoal|assistente|robo|bot|saldo|mate|friend|man|folks|there)`;
/** Of whom somebody tells: `minha sogra só compra no assaí`. */
export const FAMILY =
  '(?:marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|contadora?|mae|pai|pais|chefe|filh[oa]s?|soci[oa]|terapeuta|irma|irmao|advogad[oa]|gerente|sogr[oa]|cunhad[oa]|prim[oa]|ti[oa]|avo|vo|net[oa]|patroa|patrao|ex|crush|companheir[oa]|psicolog[oa]|colega|menin[oa]s?|guria?|criancas?)';
