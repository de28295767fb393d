import type { ComponentChildren } from 'preact';

/** @param aside at the end of the title's line */
export const Card = ({
  title,
  kind = '',
  aside,
  children,
}: {
  title: string;
  kind?: string;
  aside?: ComponentChildren;
  children: ComponentChildren;
}) => (
  <section class={`card ${kind}`}>
    <div class="heading">
      <h2>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
