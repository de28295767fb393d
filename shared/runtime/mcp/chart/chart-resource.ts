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
