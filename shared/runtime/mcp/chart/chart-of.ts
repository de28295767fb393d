import type { Operation } from '../../../contract/operation.ts';
import type { Fields } from '../rows.ts';

/** Maximum number of bars: more cannot be distinguished. */
const MOST_BARS = 12;

export type Chart = { title: string; rows: [label: string, value: number][] };

/** The chart of a compact response; null when there is nothing to draw. */
export const chartOf = ({ mcp }: Pick<Operation, 'mcp'>, { columns, rows, dates }: Fields): Chart | null => {
  if (!mcp?.chart || !Array.isArray(columns) || !Array.isArray(rows)) return null;
  const [label, value] = [columns.indexOf(mcp.chart.label), columns.indexOf(mcp.chart.value)];
  if (label < 0 || value < 0) return null;
  const bars = rows.flatMap((row): [string, number][] => {
    const [name, amount] = Array.isArray(row) ? [row[label], row[value]] : [];
    // Refunds may give back more than was spent: there is no bar of that.
    return typeof amount === 'number' && amount > 0 ? [[String(name ?? ''), amount]] : [];
  });
  const title = [mcp.chart.title, ...(typeof dates === 'string' ? [dates.replace('..', ' a ')] : [])].join(', ');
  return bars.length === 0 ? null : { title, rows: bars.slice(0, MOST_BARS) };
};

export const CHART_URI = 'ui://saldo/chart.html';

/** HTML of MCP Apps. */
const MIME_TYPE = 'text/html;profile=mcp-app';

export const listedCharts = () => [{ uri: CHART_URI, name: 'chart', title: 'Gráfico de gastos', mimeType: MIME_TYPE }];

/** The page as `resources/read` gives it; null for any other address. Without a policy of its own it reaches no network. */
export const chartResource = async (uri: string) => {
  if (uri !== CHART_URI) return null;
  const { chartPage } = await import('./chart-page.ts');
  return { contents: [{ uri, mimeType: MIME_TYPE, text: chartPage, _meta: { ui: { prefersBorder: true } } }] };
};
