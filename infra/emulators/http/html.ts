const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text made safe for HTML and XML, in elements and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Markup that is already escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = string | number | null | undefined | Html | readonly Html[];

const rendered = (content: Content): string => {
  if (content instanceof Html) return content.markup;
  if (Array.isArray(content)) return content.map(({ markup }: Html) => markup).join('\n');
  return escapeHtml(String(content ?? ''));
};

/** Tagged template: every value is escaped, except markup that this tag created. */
export const html = (texts: TemplateStringsArray, ...contents: Content[]): Html =>
  new Html(texts.map((text, i) => text + (i < contents.length ? rendered(contents[i]) : '')).join(''));

/** Data for a page's script, in an element that browsers do not run. */
export const dataElement = (id: string, data: unknown): Html =>
  new Html(
    `<script type="application/json" id="${escapeHtml(id)}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );
