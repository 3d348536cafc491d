import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changesIn } from './changes.mjs';
import { canary, history, promote, publish, readSet, retire, rollback, storedVersions } from './index.mjs';

const root = join(import.meta.dirname, '../../..');
const dir = resolve(process.env.RELEASE_DIR ?? join(root, 'deploy'));
const [command, name, version, share] = process.argv.slice(2);

const shown = (set) => {
  console.log(`set ${set.setId || '(none)'} · number ${set.seq}${set.createdAt ? ` · ${set.createdAt}` : ''}`);
  for (const [remote, { stable, canary: trial }] of Object.entries(set.remotes)) {
    console.log(
      `  ${remote.padEnd(16)} ${stable.version}${trial ? `   canary ${trial.release.version} for ${trial.percent} %` : ''}`,
    );
  }
};

/** Each set by what it changed, newest first. */
const told = (sets) => {
  for (const { seq, at, remotes } of changesIn(sets)) {
    const what = remotes.map(({ name, to }) => `${name} ${to}`).join(', ') || '–';
    console.log(`${String(seq).padStart(4)}  ${at}  ${what}`);
  }
};

const needs = (what, value) => value ?? fail(`Say which ${what}: npm run release -- ${command} <remote> …`);
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** `5`, `5%`, `0.5 %`: a share of visitors; anything else is said back as it was typed. */
const percentOf = (text) =>
  /^\d{1,3}(\.\d+)?\s?%?$/.test(text)
    ? Number.parseFloat(text)
    : fail(`A share is a number above 0 and up to 100, like 5%: not "${text}"`);

const usage = `npm run release -- <command>

  publish  <remote>                    store what is built in apps/<remote>/dist and give it to everybody
  canary   <remote> <version> [5%]     show a stored version to a share of visitors; each keeps what they got
  promote  <remote> [version]          give the canary, or a stored version, to everybody
  rollback <remote>                    take the canary back; without one, back to the version before
  retire   <remote>                    take a remote out of the store
  versions <remote>                    what is stored
  status                               what is live
  history                              what changed, newest first

Builds and the signed document lie in deploy/, or where RELEASE_DIR says. More: docs/releasing.md`;

const commands = {
  publish: () => {
    const dist = join(root, 'apps', needs('remote', name), 'dist');
    if (!existsSync(join(dist, 'release.json'))) fail(`apps/${name} is not built: npx nx build ${name}`);
    publish(dir, [dist]);
    shown(readSet(dir));
  },
  canary: () => shown(canary(dir, needs('remote', name), needs('version', version), percentOf(share ?? '5'))),
  promote: () => shown(promote(dir, needs('remote', name), version)),
  rollback: () => shown(rollback(dir, needs('remote', name))),
  retire: () => shown(retire(dir, needs('remote', name))),
  status: () => shown(readSet(dir)),
  versions: () =>
    console.log(
      storedVersions(dir, needs('remote', name)).join('\n') || fail(`Nothing of ${name} is stored in ${dir}`),
    ),
  history: () => told(history(dir).slice(0, 21)),
};

try {
  if (!command || [command, name].some((word) => /^(-h|--help|help)$/.test(word ?? ''))) console.log(usage);
  else (commands[command] ?? (() => fail(`There is no command "${command}".\n\n${usage}`)))();
} catch (error) {
  fail(error.message);
}
