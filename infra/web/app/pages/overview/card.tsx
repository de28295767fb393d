import type { ComponentChildren } from 'preact';

export const Card = ({ title, kind = '', children }: { title: string; kind?: string; children: ComponentChildren }) => (
  <section class={`card ${kind}`}>
    <h2>{title}</h2>
    {children}
  </section>
);
