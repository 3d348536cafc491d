import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

const inWords = (live) =>
  live
    ? `${live.stable.version}${live.canary ? ` with canary ${live.canary.release.version} for ${live.canary.percent} %` : ''}`
    : 'gone';

/** Each set by what it changed, newest first; the last one is there to compare with. */
const told = (sets) =>
  sets.slice(0, 20).forEach((set, i) => {
    const before = sets[i + 1]?.remotes ?? {};
    const names = [...new Set([...Object.keys(set.remotes), ...Object.keys(before)])];
    const changed = names.filter((name) => inWords(set.remotes[name]) !== inWords(before[name]));
    const what = changed.map((name) => `${name} ${inWords(set.remotes[name])}`);
    console.log(`${String(set.seq).padStart(4)}  ${set.createdAt}  ${what.join(', ') || 'shell'}`);
  });

const needs = (what, value) => value ?? fail(`Say which ${what}: npm run release -- ${command} <remote> …`);
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const commands = {
  publish: () => {
    const dist = join(root, 'apps', needs('remote', name), 'dist');
    if (!existsSync(join(dist, 'release.json'))) fail(`apps/${name} is not built: npx nx build ${name}`);
    publish(dir, [dist]);
    shown(readSet(dir));
  },
  canary: () => shown(canary(dir, needs('remote', name), needs('version', version), Number.parseFloat(share ?? '5'))),
  promote: () => shown(promote(dir, needs('remote', name), version)),
  rollback: () => shown(rollback(dir, needs('remote', name))),
  retire: () => shown(retire(dir, needs('remote', name))),
  status: () => shown(readSet(dir)),
  versions: () => console.log(storedVersions(dir, needs('remote', name)).join('\n')),
  history: () => told(history(dir).slice(0, 21)),
};

try {
  (
    commands[command] ??
    (() => fail('npm run release -- publish|canary|promote|rollback|retire|status|versions|history'))
  )();
} catch (error) {
  fail(error.message);
}
