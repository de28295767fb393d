import { overview as texts } from '../texts/overview.ts';

export type TableProps = {
  label: string;
  count: number;
  head: readonly string[];
  row: (index: number) => readonly string[];
};

/** The numbers of a chart. */
export const Table = ({ label, count, head, row }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section class="scroll" tabIndex={0} aria-label={texts.tableOf(label)}>
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, i) => row(i)).map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
