import { publicLink } from '../../platform/environment.ts';
import { visibleText } from '../../text/normalize-text.ts';
import { brazilianDate } from '../../time/calendar.ts';
import type { Instant } from '../../time/instant.ts';
import { dateInSaoPaulo, timeInSaoPaulo } from '../../time/sao-paulo.ts';

export type Content = {
  subject: string;
  text: string;
  html: string;
  /**
   * A template approved in the WhatsApp account, language pt_BR, and the values of its body's parameters in order; null for
   * what goes out by e-mail alone. `button`: the parameter of its one button.
   */
  template: { name: string; parameters: string[]; button?: string } | null;
};

export const momentText = (at: Instant): string =>
  `${brazilianDate(dateInSaoPaulo(at))} às ${timeInSaoPaulo(at)} (horário de Brasília)`;

/**
 * Approved body (pt_BR, utility): "Aviso de segurança da sua conta do Saldo: *{{1}}*. Quando: {{2}}. Se não foi você, abra Conta no Saldo."
 * Its parameters hold no text that a user chose.
 */
export const securityTemplate = (what: string, at: Instant) => ({
  name: 'security_notice',
  parameters: [what, momentText(at)],
});

/** What an owner does who did not do it. Without the address of the dashboard: where to find it. */
export const protectLine = (): string => {
  const link = publicLink('/conta#proteger');
  return link === null ? 'Se não foi você, proteja sua conta em Conta.' : `Se não foi você, proteja sua conta: ${link}`;
};

/** Neither a mail header nor a template parameter may hold a line break or an invisible mark. */
export const oneLine = (text: string): string => visibleText(text).replaceAll(/\s+/g, ' ').trim();

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Text and HTML bodies from the same paragraphs. @param rows a table of label and value */
export const letter = (greeting: string, opening: string, rows: [label: string, value: string][], closing: string) => ({
  text: [greeting, opening, rows.map(([label, value]) => `${label}: ${value}`).join('\n'), closing, 'Saldo'].join(
    '\n\n',
  ),
  html: [
    '<!doctype html><html lang="pt-BR"><body style="font-family: sans-serif; line-height: 1.5">',
    `<p>${escapeHtml(greeting)}</p>`,
    `<p>${escapeHtml(opening)}</p>`,
    '<table>',
    ...rows.map(([label, value]) => `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`),
    '</table>',
    `<p>${escapeHtml(closing)}</p>`,
    '<p>Saldo</p>',
    '</body></html>',
  ].join('\n'),
});

/** The letter with a link that ends notices of its kind. @param label says so before it */
export const withUnsubscribe = (content: Content, link: string | null, label = 'Para não receber mais'): Content =>
  link === null
    ? content
    : {
        ...content,
        text: `${content.text}\n\n${label}: ${link}`,
        html: content.html.replace(
          '</body>',
          () => `<p>${label}: <a href="${escapeHtml(link)}">parar</a></p>\n</body>`,
        ),
      };

/** The template with a button that does so, where it has one. */
export const withButton = (content: Content, button: string): Content =>
  content.template ? { ...content, template: { ...content.template, button } } : content;

/** One word of letters: no link, no number and no sign, which a stranger may have put into the name. */
const FIRST_NAME = /^\p{L}[\p{L}'’-]{0,29}$/u;

/** Null for a name that no greeting should say. */
export const firstNameOf = (name: string | null): string | null => {
  const first = oneLine(name ?? '')
    .normalize('NFC')
    .split(' ')[0];
  return first && FIRST_NAME.test(first) ? first : null;
};

export const greetingFor = (name: string | null): string => {
  const first = firstNameOf(name);
  return first ? `Olá, ${first}!` : 'Olá!';
};
