/** The shop's look on the sign-in pages. Tokens are those of the shop. Source: docs/look. */
export const pageStyles = `@font-face{font-family:'Fraunces Variable';font-weight:100 900;font-display:swap;src:url(fraunces.woff2) format('woff2')}
@font-face{font-family:'Instrument Sans Variable';font-weight:400 700;font-display:swap;src:url(instrument-sans.woff2) format('woff2')}
:root{color-scheme:light dark;--paper:#f7f3ec;--surface:#fffdf9;--line:#ddd3c3;--ink:#221d17;--ink-soft:#5d5346;--brand:#1f4e5f;--brand-ink:#fff;--sale:#a8321f;--focus:#1f4e5f}
@media (prefers-color-scheme:dark){:root{--paper:#1b1814;--surface:#24201a;--line:#453d32;--ink:#f3ece0;--ink-soft:#c0b5a3;--brand:#8fc3d4;--brand-ink:#10242c;--sale:#f0917f;--focus:#8fc3d4}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--paper);color:var(--ink);font:16px/1.5 'Instrument Sans Variable',system-ui,sans-serif}
header{display:flex;justify-content:center;padding:32px 16px 8px}
.wordmark{font:500 32px/1 'Fraunces Variable',Georgia,serif;color:var(--ink);text-decoration:none}
main{width:min(420px,100% - 32px);margin:24px auto 64px;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:12px}
h1{margin:0;font:500 28px/1.2 'Fraunces Variable',Georgia,serif}
.lead{margin:4px 0 24px;color:var(--ink-soft)}
.detail{color:var(--ink-soft);font-size:14px;overflow-wrap:anywhere}
label{display:block;margin:16px 0 6px;font-weight:600}
input{width:100%;height:44px;padding:0 12px;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--ink-soft);border-radius:8px}
input[aria-invalid]{border-color:var(--sale)}
.password{position:relative}
.password input{padding-inline-end:52px}
.reveal{position:absolute;inset:0 0 0 auto;width:44px;border:0;background:none;color:var(--ink-soft);cursor:pointer;border-radius:8px}
.reveal::before{content:'';display:block;width:20px;height:20px;margin:auto;background:currentColor;mask:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.5'%3E%3Cpath d='M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z'/%3E%3Ccircle cx='12' cy='12' r='3'/%3E%3C/svg%3E") center/contain no-repeat}
.reveal[aria-pressed=true]{color:var(--brand)}
.help{margin:6px 0 0;font-size:14px;color:var(--ink-soft)}
.error{margin:0 0 8px;padding:12px;border:1px solid var(--sale);border-radius:8px;color:var(--sale);font-weight:600}
.submit{width:100%;height:48px;margin-top:24px;border:0;border-radius:8px;background:var(--brand);color:var(--brand-ink);font:600 16px/1 'Instrument Sans Variable',system-ui,sans-serif;cursor:pointer}
.other{width:100%;height:44px;margin-top:12px;border:1px solid var(--line);border-radius:8px;background:none;color:var(--ink);font:inherit;cursor:pointer}
.other:disabled{color:var(--ink-soft);cursor:default}
.said{margin:0 0 16px;overflow-wrap:anywhere}
.ways{display:flex;flex-wrap:wrap;justify-content:center;gap:8px 20px;margin:20px 0 0}
.steps{margin:0 0 8px;padding-inline-start:20px}
.steps li{margin-bottom:10px;overflow-wrap:anywhere}
.qr{display:block;margin:12px 0;border-radius:8px;background:#fff}
.codes{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:8px;margin:0;padding:0;list-style:none}
.codes li{padding:8px;border:1px solid var(--line);border-radius:8px;text-align:center}
code{font:600 15px/1.4 ui-monospace,SFMono-Regular,Menlo,monospace}
.back{margin:24px 0 0;text-align:center}
a{color:var(--brand)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media (max-width:480px){main{margin-top:8px;padding:24px 20px}}
@media (forced-colors:active){.submit,.reveal{border:1px solid}}
`;
