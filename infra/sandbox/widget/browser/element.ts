type Attributes = Readonly<Record<string, string>>;

/** An element with its attributes and children; a text is never markup. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

/** A button that is no part of a form. */
export const button = (text: string, run: () => void, attributes: Attributes = {}): HTMLButtonElement => {
  const made = element('button', { type: 'button', ...attributes }, text);
  made.addEventListener('click', run);
  return made;
};

/** A labelled field. */
export const field = (label: string, attributes: Attributes & { id: string }): HTMLElement =>
  element('p', {}, element('label', { for: attributes.id }, label), element('input', { required: '', ...attributes }));

/** Replaces the content and moves the focus to its heading; screen readers start there. */
export const show = (heading: string, ...children: readonly Node[]): void => {
  const title = element('h1', { tabindex: '-1' }, heading);
  document.querySelector('main')?.replaceChildren(title, ...children);
  title.focus();
};
