/** The frame of a page: what a browser may do with it (nothing but show it), and how it looks. */
import { htmlName } from "../escape.ts";

export interface PageParts {
  /** Plain texts. */
  readonly title: string;
  readonly description: string;
  /** HTML; empty ones are left out. */
  readonly sections: readonly string[];
}

/** Styles are in the page; nothing else is loaded, run, sent or framed. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export function page({ title, description, sections }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="description" content="${htmlName(description, 200)}">
<title>${htmlName(title, 200)}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
${sections.filter((part) => part !== "").join("\n")}
</main>
</body>
</html>
`;
}

/** All pairs of text and ground have a contrast of at least 4.5 to 1 (WCAG AA), in both schemes. */
const STYLE = `:root {
  --ground: #ffffff; --raised: #f6f8fa; --text: #1f2328; --quiet: #59636e; --edge: #d1d9e0;
  --good: #116329; --good-ground: #dafbe1; --bad: #a40e26; --bad-ground: #ffebe9;
  --care: #7d4e00; --care-ground: #fff8c5; --accent: #0550ae; --track: #e1e6eb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1117; --raised: #151b23; --text: #f0f6fc; --quiet: #a5adb6; --edge: #3d444d;
    --good: #56d364; --good-ground: #12261e; --bad: #ff8a82; --bad-ground: #301a1f;
    --care: #e3b341; --care-ground: #2b2412; --accent: #79c0ff; --track: #2a313c;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
header { border: 1px solid var(--edge); border-left: 6px solid var(--quiet); border-radius: 8px; background: var(--raised); padding: 1rem 1.25rem; }
header.success { border-left-color: var(--good); } header.failure { border-left-color: var(--bad); } header.care { border-left-color: var(--care); }
p.mark { margin: 0; font-weight: 700; letter-spacing: .04em; }
.success .mark { color: var(--good); } .failure .mark { color: var(--bad); } .care .mark { color: var(--care); }
h1 { margin: .25rem 0 1rem; font-size: 1.4rem; line-height: 1.3; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; overflow-wrap: anywhere; } h2.small { margin: .5rem 0 0; font-size: 1rem; }
h3 { display: inline; margin: 0; font-size: 1rem; overflow-wrap: anywhere; } h4 { margin: 1rem 0 .25rem; font-size: .95rem; }
ol, ul { margin: .25rem 0; padding-left: 1.4rem; } li { overflow-wrap: anywhere; }
a { color: var(--accent); } a:focus-visible, summary:focus-visible, .scroll:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--track); border-radius: 4px; padding: .1em .3em; overflow-wrap: anywhere; }
.facts { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 1rem 0 0; } .facts dt { color: var(--quiet); font-size: .85rem; } .facts dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; color: var(--quiet); font-size: .9rem; padding: .25rem 0 .5rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--edge); } td p { margin: 0; }
thead th { font-size: .85rem; color: var(--quiet); white-space: nowrap; } tbody th { font-weight: 600; min-width: 7rem; overflow-wrap: anywhere; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.quiet { color: var(--quiet); font-size: .9em; }
.badge { display: inline-block; white-space: nowrap; border-radius: 1em; padding: 0 .6em; font-size: .85rem; font-weight: 600; background: var(--track); }
.badge.good { color: var(--good); background: var(--good-ground); } .badge.bad { color: var(--bad); background: var(--bad-ground); } .badge.care { color: var(--care); background: var(--care-ground); }
details { border: 1px solid var(--edge); border-radius: 8px; padding: .5rem .75rem; margin: .5rem 0; } summary { cursor: pointer; } details > div { scroll-margin-top: 4rem; }
.calls { display: flex; flex-wrap: wrap; gap: .25rem; list-style: none; margin: 0; padding: 0; counter-reset: call; }
.calls li { counter-increment: call; border: 1px solid var(--edge); border-radius: 6px; background: var(--raised); padding: 0 .5em; font: .85rem/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.calls li::before { content: counter(call) " "; color: var(--quiet); }
.plot { display: block; } .axis { stroke: var(--edge); stroke-width: 1; fill: none; } .interval { stroke: var(--accent); stroke-width: 4; stroke-linecap: round; opacity: .55; fill: none; }
svg .mark { stroke: var(--bad); stroke-width: 1.5; } .edge { stroke: var(--accent); opacity: .55; } .graph { display: block; width: 100%; max-width: 40rem; } .graph text { fill: var(--text); font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.line { stroke: var(--accent); stroke-width: 1.5; fill: none; } .point { fill: var(--accent); }
.bar { width: 8rem; height: .6rem; display: block; margin-top: .45rem; } .track { fill: var(--track); } .fill { fill: var(--accent); }
footer { margin-top: 2rem; color: var(--quiet); font-size: .9rem; }
@media print { body { font-size: 11px; } main { max-width: none; padding: 0; } .scroll { overflow: visible; } details > summary { list-style: none; } details::details-content { content-visibility: visible; block-size: auto; } details, tr { break-inside: avoid; } }`;
