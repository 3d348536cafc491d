import type { Versions } from './versions';

type Remote = Versions['remotes'][string];
type State = Pick<Remote, 'isBroken' | 'isResting' | 'refused' | 'figures'>;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
:root{color-scheme:light dark;--line:light-dark(#d9d3c9,#444);--bad:light-dark(#a11,#f88);--wait:light-dark(#8a5a00,#fc6)}
body{font:15px/1.5 system-ui,sans-serif;margin:32px auto;width:min(1080px,100% - 40px)}
h1{font-size:24px;margin:0 0 4px}dl{display:flex;flex-wrap:wrap;gap:4px 28px;margin:0 0 24px}dl div{display:flex;gap:8px}dd{margin:0}dt{opacity:.7}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:10px 14px 10px 0;border-top:1px solid var(--line);vertical-align:top;white-space:nowrap}
td.n,th.n{text-align:right}code{font:13px ui-monospace,monospace}small{opacity:.7;display:block}
@media(max-width:640px){thead{display:none}tr{display:grid;grid-template-columns:1fr 1fr;gap:2px 16px;padding:12px 0;border-top:1px solid var(--line)}
td,td.n{border:0;padding:0;text-align:left;white-space:normal}td:nth-child(-n+2){margin-bottom:4px}td::before{opacity:.7}
td:nth-child(3)::before{content:"Share "}td:nth-child(4)::before{content:"Loads "}td:nth-child(5)::before{content:"Errors "}td:nth-child(6)::before{content:"Load time "}td:nth-child(7)::before{content:"State "}}
.bad{color:var(--bad);font-weight:600}.wait{color:var(--wait);font-weight:600}`;

/** What an operator sees: the same as `/version`, to be read by people. Looks again every five seconds, without a script. */
export const versionsPage = (now: Versions): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5"><title>What is live</title><style>${style}</style></head><body>
<h1>What is live</h1>
<dl>${fact('Release set', `<code>${escaped(now.setId)}</code>`)}${fact('Number', String(now.seq))}${fact('Since', `<time>${escaped(now.since.slice(0, 19).replace('T', ' '))} UTC</time>`)}${fact('Shell', `<code>${escaped(now.shell)}</code>`)}${fact('Server bundles in memory', now.inMemory.map(({ bundles }) => bundles).join(' + '))}${now.memory ? fact('Memory', `${now.memory.process} MB`) : ''}</dl>
<div class="wide"><table><thead><tr><th>Remote</th><th>Version</th><th class="n">Share</th><th class="n">Loads</th><th class="n">Errors</th><th class="n">Load time</th><th>State</th></tr></thead>
<tbody>${Object.entries(now.remotes).map(rowsOf).join('')}</tbody></table></div>
<p><small>Loads, errors and times are what pages told this server since the version went live. The same as data: <a href="/version">/version</a>.</small></p>
</body></html>`;

const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const rowsOf = ([name, remote]: [string, Remote]): string => {
  const { canary, stable, last, owner } = remote;
  const isTrying = canary && !canary.isBroken;
  const title = `<b>${escaped(name)}</b><small>${escaped(owner)}</small>`;
  const before = last ? `<small>before: ${escaped(last)}</small>` : '';
  const share = isTrying ? 100 - canary.percent : 100;
  return (
    row(
      { title, version: `<code>${escaped(stable)}</code>${before}`, share, state: stateWords(remote, 'live') },
      remote,
    ) +
    (canary
      ? row(
          {
            title: '',
            version: `<code>${escaped(canary.version)}</code>`,
            share: isTrying ? canary.percent : 0,
            state: stateWords(canary, 'canary'),
          },
          canary,
        )
      : '')
  );
};

type Cells = { title: string; version: string; share: number; state: string };

const row = ({ title, version, share, state }: Cells, { figures }: State) =>
  `<tr><td>${title}</td><td>${version}</td><td class="n">${share} %</td><td class="n">${figures?.loads ?? '–'}</td><td class="n">${
    figures ? `${(figures.errorRate * 100).toFixed(1)} %` : '–'
  }</td><td class="n">${figures?.meanMs == null ? '–' : `${figures.meanMs} ms`}</td><td>${state}</td></tr>`;

const stateWords = ({ refused, isBroken, isResting }: State, well: string): string => {
  if (refused) return `<span class="bad">refused</span><small>${escaped(refused)}</small>`;
  if (isBroken) return '<span class="bad">taken out of use</span><small>it failed too often</small>';
  if (isResting) return '<span class="wait">left to browsers</span><small>it fails to render here</small>';
  return well;
};
