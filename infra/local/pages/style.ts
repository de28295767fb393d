import { Html } from '../../emulators/http/html.ts';

/** Styles of the local pages: no external asset, light and dark by the system's setting. */
export const style = new Html(`<style>
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6675; --line: #dfe4ea; --paper: #f6f7f9; --card: #fff;
  --accent: #0a7d5a; --accent-ink: #fff; --code: #f0f3f6; --warn: #9a4b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7ecf2; --soft: #9aa7b6; --line: #2b3542; --paper: #11161d;
  --card: #18202a; --accent: #35c796; --accent-ink: #06251a; --code: #0e141b; --warn: #f0a860; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.02em; }
h2 { font-size: 1.2rem; margin: 2.75rem 0 .9rem; }
h3 { font-size: 1.05rem; margin: 0; }
p { margin: .4rem 0; max-width: 46rem; }
a { color: var(--accent); text-underline-offset: .2em; }
.soft { color: var(--soft); font-size: .92rem; }
nav { display: flex; flex-wrap: wrap; gap: .6rem; margin: 1.4rem 0 0; }
nav a { background: var(--card); border: 1px solid var(--line); border-radius: 999px; padding: .35rem .95rem;
  text-decoration: none; }
nav a:hover, nav a:focus-visible { border-color: var(--accent); }
article { background: var(--card); border: 1px solid var(--line); border-radius: .8rem; padding: 1.1rem 1.25rem;
  margin: 0 0 1rem; }
header.row, .row { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem; }
.badge { border: 1px solid var(--line); border-radius: 999px; padding: .05rem .65rem; font-size: .82rem;
  color: var(--soft); }
.badge.plan { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
.badge.off { color: var(--warn); border-color: currentColor; }
code, pre, select, button { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .85rem; }
code.key { background: var(--code); border-radius: .4rem; padding: .3rem .55rem; overflow-wrap: anywhere; }
code.gone { text-decoration: line-through; color: var(--soft); }
pre { background: var(--code); border: 1px solid var(--line); border-radius: .5rem; padding: .8rem .95rem; margin: .7rem 0 0;
  overflow: auto; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere; }
select, button { color: inherit; background: var(--code); border: 1px solid var(--line); border-radius: .45rem;
  padding: .4rem .7rem; }
select { max-width: 100%; }
button { cursor: pointer; }
button.go { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); }
button:focus-visible, select:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ul.keys { list-style: none; padding: 0; margin: .8rem 0; display: grid; gap: .5rem; }
iframe { width: 100%; height: 16rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; margin-top: .7rem; }
</style>`);
