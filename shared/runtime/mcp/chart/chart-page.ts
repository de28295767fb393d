/**
 * The page of MCP Apps (extension `io.modelcontextprotocol/ui`, 2026-01-26): a bar chart of a tool's response. It reaches no
 * network and writes texts as text, for rows come from banks. Messages go to the frame's parent and come from it alone.
 */
export const chartPage = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Gastos</title>
<style>:root{color-scheme:light dark}body{margin:0;padding:12px;font:14px/1.4 var(--font-sans,system-ui);color:var(--color-text-primary,CanvasText)}
h1{font-size:15px;margin:0 0 8px}.row{display:grid;grid-template-columns:9em 1fr 7em;gap:8px;align-items:center;margin:4px 0}
.bar{height:14px;border-radius:4px;background:var(--color-background-info,#3b82f6)}.n{text-align:right;font-variant-numeric:tabular-nums}</style>
<h1 id="t"></h1><div id="c" role="img"></div>
<script>
let id=0;const wait=new Map(),post=m=>parent.postMessage({jsonrpc:'2.0',...m},'*');
const ask=(method,params)=>new Promise(done=>{wait.set(++id,done);post({id,method,params})});
const brl=n=>n.toLocaleString('pt-BR',{style:'currency',currency:'BRL'});
const el=(tag,cls,text)=>{const e=document.createElement(tag);e.className=cls;if(text!=null)e.textContent=text;return e};
const draw=({title='',rows=[]}={})=>{t.textContent=title;c.replaceChildren();const max=Math.max(1,...rows.map(r=>Math.abs(r[1])));
for(const[label,value]of rows){const r=el('div','row'),b=el('div','bar');b.style.width=100*Math.abs(value)/max+'%';r.append(el('span','',label),b,el('span','n',brl(value)));c.append(r)}
post({method:'ui/notifications/size-changed',params:{height:document.documentElement.scrollHeight}})};
const dress=x=>{if(x?.theme)document.documentElement.style.colorScheme=x.theme;for(const[k,v]of Object.entries(x?.styles?.variables??{}))if(v)document.documentElement.style.setProperty(k,v)};
addEventListener('message',({source,data:m})=>{if(source!==parent||m?.jsonrpc!=='2.0')return;
if(m.id!=null&&!m.method){wait.get(m.id)?.(m.result);wait.delete(m.id)}
else if(m.method==='ui/notifications/tool-result')draw(m.params.structuredContent?.chart);
else if(m.method==='ui/notifications/host-context-changed')dress(m.params);
else if(m.id!=null)post({id:m.id,result:{}})});
ask('ui/initialize',{protocolVersion:'2026-01-26',appInfo:{name:'saldo-chart',version:'1.0.0'},appCapabilities:{availableDisplayModes:['inline']}}).then(r=>{dress(r?.hostContext);post({method:'ui/notifications/initialized',params:{}})});
</script></html>`;
