/** The looks of a report. */
export const STYLES = `
:root { color-scheme: light dark; --paper: #fcfbf8; --ink: #22201c; --quiet: #6f6a60; --grid: #dedad0; --bar: #4f7cac;
  --above: #2f8f5b; --below: #c2503f; --c0: #1f6fb2; --c1: #c2503f; --c2: #2f8f5b; --c3: #8a5bb5; --c4: #b07d12;
  --c5: #16888f; --c6: #b8488b; --c7: #6b6b6b; }
@media (prefers-color-scheme: dark) { :root { --paper: #191a1d; --ink: #e9e6df; --quiet: #a19b8f; --grid: #3a3b40;
  --bar: #6d9bd0; --above: #4fbf82; --below: #e0796a; --c0: #6db3ee; --c1: #ec8577; --c2: #63cf94; --c3: #bd95e3;
  --c4: #dfb04b; --c5: #55c6cd; --c6: #e584bd; --c7: #a8a8a8; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 1.6rem; } h2 { margin-top: 2.4rem; font-size: 1.2rem; } h3 { margin: 1.2rem 0 0.2rem; font-size: 1rem; }
p { color: var(--quiet); }
svg { display: block; width: 100%; height: auto; overflow: visible; }
svg text { fill: var(--ink); font-size: 14px; } svg text.small { font-size: 11px; }
.bar { fill: var(--bar); } .whisker { stroke: var(--ink); stroke-width: 1.5; } .grid { stroke: var(--grid); }
.parity { stroke: var(--ink); stroke-dasharray: 4 4; } .above { fill: var(--above); } .below { fill: var(--below); }
.blank { fill: none; stroke: var(--grid); }
polyline { fill: none; stroke-width: 2; }
${Array.from({ length: 8 }, (_, colour) => `.colour-${colour} polyline { stroke: var(--c${colour}); } .colour-${colour} text { fill: var(--c${colour}); }`).join("\n")}
table { border-collapse: collapse; margin: 0.6rem 0; } td, th { padding: 3px 16px 3px 0; text-align: end; }
td:first-child, th:first-child { text-align: start; } th { color: var(--quiet); font-weight: 500; }
td { border-top: 1px solid var(--grid); font-variant-numeric: tabular-nums; }
`;
