import type { Change } from './changes';
import { pageScript } from './page-script';
import { pageStyle } from './page-style';
import type { Versions } from './versions';

type Remote = Versions['remotes'][string];
type State = Pick<Remote, 'isBroken' | 'isResting' | 'refused' | 'figures'>;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const code = (text: string) => `<code>${escaped(text)}</code>`;

/** What an operator sees: the same as `/version`, to be read by people, whoever is in trouble first. */
export const versionsPage = (now: Versions, changes: readonly Change[] = []): string => {
  const remotes = Object.entries(now.remotes).sort((a, b) => Number(isIll(b[1])) - Number(isIll(a[1])));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="15"></noscript><title>What is live</title><style>${pageStyle}</style></head><body>
<h1>What is live</h1>
${summary(remotes)}
<dl>${fact('Release set', code(now.setId))}${fact('Number', String(now.seq))}${fact('Since', time(now.since))}${fact('Shell', code(now.shell))}${fact('Server bundles in memory', now.inMemory.map(({ bundles }) => bundles).join(' + '))}${now.memory ? fact('Memory', `${now.memory.process} MB`) : ''}</dl>
<h2>Changed last</h2>
${changes.length ? `<ol>${changes.map(changeRow).join('')}</ol>` : '<p>Nothing is kept here: <code>npm run release -- history</code> tells.</p>'}
<h2>Remotes</h2>
<div class="wide"><table><thead><tr><th>Remote</th><th>Version</th><th class="n">Share</th><th class="n">Loads</th><th class="n">Errors</th><th class="n">Load time</th><th>State</th><th>Back</th></tr></thead>
<tbody>${remotes.map(rowsOf).join('')}</tbody></table></div>
<p><small id="seen">Loads, errors and times are what pages told ${now.judgedBy} since the version went live${now.isHeard ? '' : '; other servers do not count what this one was told'}. Looked at ${time(new Date().toISOString())}. The same as data: <a href="/version">/version</a>.</small></p>
<script>${pageScript}</script></body></html>`;
};

const time = (iso: string) =>
  `<time datetime="${escaped(iso)}">${escaped(iso.slice(0, 19).replace('T', ' '))} UTC</time>`;
const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;

const isInTrouble = ({ isBroken, isResting, refused, figures }: State) =>
  isBroken || isResting || refused !== null || (figures !== null && figures.failed > 0 && figures.errorRate > 0.01);
const isIll = (remote: Remote) => isInTrouble(remote) || (remote.canary !== undefined && isInTrouble(remote.canary));

/** The first thing to read: who is in trouble, and what to type. */
const summary = (remotes: [string, Remote][]): string => {
  const ill = remotes.filter(([, remote]) => isIll(remote));
  if (ill.length === 0) return '<div class="now"><p><b>All well.</b> No remote fails.</p></div>';
  const lines = ill.map(([name, remote]) => {
    const tried = remote.canary && isInTrouble(remote.canary) ? remote.canary : undefined;
    const guilty = tried ?? remote;
    const version = tried ? `${tried.version}</code>, the canary for ${tried.percent} %` : `${remote.stable}</code>`;
    const count = guilty.figures ? `, failed ${guilty.figures.failed} of ${guilty.figures.loads} loads` : '';
    return `<p><b class="bad">${escaped(name)}</b> <code>${version}, of ${escaped(remote.owner)}${count}: ${stateWords(guilty, 'still live')}</p><p>${wayBack(name, remote)}</p>`;
  });
  return `<div class="now ill">${lines.join('')}</div>`;
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The one command to type. Where nothing came before there is none. */
const wayBack = (name: string, { canary, last }: Remote): string => {
  if (!canary && !last) return '';
  const command = `npm run release -- rollback ${name}`;
  const to = canary ? `ends the canary` : `back to ${last}`;
  return `<span class="command">${code(command)}<button type="button" data-copy="${escaped(command)}">Copy</button></span><small>${escaped(to)}</small>`;
};

const changeRow = ({ seq, at, remotes }: Change): string =>
  `<li><span>${time(at)}<small>number ${seq}</small></span><span>${
    remotes
      .map(({ name, from, to }) => `<b>${escaped(name)}</b> ${code(to)}<small>was ${escaped(from)}</small>`)
      .join('') || '–'
  }</span></li>`;

const rowsOf = ([name, remote]: [string, Remote]): string => {
  const { canary, stable, last, owner } = remote;
  const isTrying = canary && !canary.isBroken;
  const title = `<b>${escaped(name)}</b><small>${escaped(owner)}</small>`;
  const before = last ? `<small>before: ${escaped(last)}</small>` : '';
  const share = isTrying ? 100 - canary.percent : 100;
  const own = {
    title,
    version: code(stable) + before,
    share,
    state: stateWords(remote, 'live'),
    back: wayBack(name, remote),
  };
  if (!canary) return row(own, remote);
  const tried = {
    title: '',
    version: code(canary.version),
    share: isTrying ? canary.percent : 0,
    state: stateWords(canary, 'canary'),
    back: '',
  };
  return row(own, remote) + row(tried, canary);
};

type Cells = { title: string; version: string; share: number; state: string; back: string };

const row = ({ title, version, share, state, back }: Cells, { figures }: State) =>
  `<tr><td>${title}</td><td>${version}</td><td class="n">${share} %</td><td class="n">${figures?.loads ?? '–'}</td><td class="n">${
    figures ? percent(figures.errorRate) : '–'
  }</td><td class="n">${figures?.meanMs == null ? '–' : `${figures.meanMs} ms`}</td><td>${state}</td><td>${back}</td></tr>`;

const stateWords = ({ refused, isBroken, isResting }: State, well: string): string => {
  if (refused) return `<span class="bad">refused</span><small>${escaped(refused)}</small>`;
  if (isBroken) return '<span class="bad">taken out of use</span><small>it failed too often</small>';
  if (isResting) return '<span class="wait">left to browsers</span><small>it fails to render here</small>';
  return well;
};
