/** How the operator's page looks: no file of its own, since it must come when files do not. */
export const pageStyle = `
:root{color-scheme:light dark;--line:light-dark(#d9d3c9,#444);--bad:light-dark(#a11,#f99);--wait:light-dark(#8a5a00,#fc6);--well:light-dark(#17663a,#7d9);--soft:light-dark(#f4f0e8,#26241f)}
body{font:15px/1.5 system-ui,sans-serif;margin:32px auto;width:min(1180px,100% - 40px)}
h1{font-size:24px;margin:0 0 12px}h2{font-size:17px;margin:32px 0 8px}
.now{border-left:4px solid var(--well);background:var(--soft);padding:12px 16px;margin:0 0 24px}.now.ill{border-color:var(--bad)}
.now p{margin:0 0 8px}.now p:last-child{margin:0}
dl{display:flex;flex-wrap:wrap;gap:4px 28px;margin:0}dl div{display:flex;gap:8px}dd{margin:0}dt{opacity:.75}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:10px 14px 10px 0;border-top:1px solid var(--line);vertical-align:top}td{white-space:nowrap}td small{white-space:normal}
td.n,th.n{text-align:right}code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}small{opacity:.75;display:block}
.command{display:inline-flex;flex-wrap:wrap;gap:4px 8px;align-items:center}.command code{user-select:all}
button{font:13px system-ui,sans-serif;padding:4px 10px;min-height:28px;cursor:pointer}
ol{list-style:none;margin:0;padding:0}li{padding:8px 0;border-top:1px solid var(--line);display:grid;grid-template-columns:14em 1fr;gap:0 16px}
.bad{color:var(--bad);font-weight:600}.wait{color:var(--wait);font-weight:600}
@media(max-width:640px){body{margin:20px auto}thead{display:none}tr{display:grid;grid-template-columns:1fr 1fr;gap:2px 16px;padding:12px 0;border-top:1px solid var(--line)}
td,td.n{border:0;padding:0;text-align:left;white-space:normal}td:nth-child(-n+2),td:nth-child(n+7){grid-column:1/-1}td:empty{display:none}td::before{opacity:.75}
td:nth-child(3)::before{content:"Share "}td:nth-child(4)::before{content:"Loads "}td:nth-child(5)::before{content:"Errors "}td:nth-child(6)::before{content:"Load time "}td:nth-child(7)::before{content:"State "}
li{grid-template-columns:1fr}}`;
