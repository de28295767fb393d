/** A host of MCP Apps as small as can be: shows the page in a frame, keeps its messages, and hands it one tool result. */
export const hostPage = (result: object): string => `<!doctype html><meta charset="utf-8"><script>
window.said = [];
addEventListener('message', ({ data }) => {
  said.push(data);
  const frame = document.querySelector('iframe').contentWindow;
  const send = (message) => frame.postMessage({ jsonrpc: '2.0', ...message }, '*');
  if (data.method === 'ui/initialize') send({ id: data.id, result: {
    protocolVersion: '2026-01-26', hostInfo: { name: 'proof', version: '1' }, hostCapabilities: {}, hostContext: { theme: 'dark' } } });
  if (data.method === 'ui/notifications/initialized')
    send({ method: 'ui/notifications/tool-result', params: ${JSON.stringify(result).replaceAll('<', '\\u003c')} });
});
</script><iframe src="/view" width="600" height="400"></iframe>`;

/** The policy of a page that asks for none. */
export const DEFAULT_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; media-src 'self' data:; connect-src 'none'";
