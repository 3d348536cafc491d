import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changesIn } from './changes.mjs';
import { readSet } from './channel.mjs';
import { checkApi, checkBuilds } from './check.mjs';
import { history } from './history.mjs';
import { refuseName, storedVersions } from './builds.mjs';
import { pinningPass } from './link.mjs';
import { historyText, setData, setText, versionsText } from './print.mjs';
import { prune, storedAt } from './prune.mjs';
import { publish, store } from './publish.mjs';
import { watchCanary } from './watch.mjs';
import { canaryStep, promoteStep, retireStep, rollbackStep, takeSteps } from './steps.mjs';
import { secretOf } from './secret.mjs';
import { self } from './self.mjs';

const root = join(import.meta.dirname, '../../..');

const shownChanges = 20;

const apps = join(root, 'apps');

/** Where builds are stored and the document lies, unless RELEASE_DIR says: beside the applications, in another repository here. */
export const defaultDir = () => join(existsSync(apps) ? root : process.cwd(), 'deploy');

const releasable = () =>
  existsSync(apps)
    ? readdirSync(apps).filter((name) => name === 'shell' || existsSync(join(apps, name, 'remote.config.mjs')))
    : [];

/** @returns the folder of a build: of an application here by its name, or of any other by its path */
const distOf = (name) => {
  const dist = name.includes('/') ? resolve(name) : join(apps, name, 'dist');
  if (existsSync(join(dist, 'release.json'))) return dist;
  if (name.includes('/')) throw new Error(`There is no build in ${name}: release.json is not there`);
  const known = releasable();
  if (!known.length) throw new Error(`Say the folder of the build, not "${name}": ./dist`);
  if (!known.includes(name)) throw new Error(`There is no remote "${name}": there are ${known.join(', ')}`);
  throw new Error(`apps/${name} is not built: npx nx build ${name}`);
};

const shownSet = (set) => ({ data: setData(set), text: setText(set) });
const inOneChange = (stepOf) => (dir, items, options) =>
  shownSet(
    takeSteps(
      dir,
      items.map((item) => stepOf(item)),
      options,
    ),
  );

/** What is stored is listed beside a document that is refused, too: then nothing of it is called live. */
const liveSet = (dir) => {
  try {
    return readSet(dir);
  } catch {
    return { remotes: {} };
  }
};

const versionsOf = (dir, [{ name }]) => {
  refuseName(name);
  const versions = storedVersions(dir, name).map((version) => ({ version, at: storedAt(join(dir, name, version)) }));
  if (!versions.length) throw new Error(`Nothing of ${name} is stored in ${dir}`);
  versions.sort((a, b) => b.at - a.at);
  return { data: versions.map(({ version }) => version), text: versionsText(versions, liveSet(dir), name) };
};

const storeAll = (dir, items, options) => {
  const stored = store(
    dir,
    items.map(({ name }) => distOf(name)),
    options,
  );
  return {
    data: stored.map(({ name, version }) => ({ name, version })),
    text: stored.map(({ name, version }) => `${name} ${version} is stored: nobody gets it yet`).join('\n'),
  };
};

const lastChanges = (dir) => {
  const sets = history(dir).slice(0, shownChanges + 1);
  return { data: changesIn(sets), text: historyText(sets) };
};

const storeAddress = () => process.env.PUBLIC_ORIGIN || 'http://localhost:4200';
const refuseNoAddress = (at) => {
  if (!URL.canParse(at)) throw new Error(`--at is a store's address, not "${at}"`);
};

const mostHours = 168;

/** A version that would not fit what is live could not be looked at: it is refused as a promotion would be. */
const linkTo = (dir, items, { hours = '12', at = storeAddress() }) => {
  if (!/^\d{1,3}$/.test(hours) || Number(hours) < 1 || Number(hours) > mostHours)
    throw new Error(`--hours is a whole number up to ${mostHours}, not "${hours}"`);
  refuseNoAddress(at);
  if (items.some(({ name }) => name === 'shell'))
    throw new Error('A link shows remotes: the shell is one for everybody');
  const nameless = items.find(({ version }) => !version);
  if (nameless) throw new Error(`Say which version of ${nameless.name}: ${self} versions ${nameless.name}`);
  takeSteps(
    dir,
    items.map(({ name, version }) => promoteStep(name, version)),
    { isDryRun: true },
  );
  const versions = Object.fromEntries(items.map(({ name, version }) => [name, version]));
  const { pass, until } = pinningPass(dir, versions, { hours: Number(hours) });
  const link = `${new URL('/develop', at)}?pass=${pass}`;
  const text = `Open this once; until ${new Date(until).toISOString()} that browser, and no other, sees these versions:\n\n${link}`;
  return { data: { link, until: new Date(until).toISOString(), versions }, text };
};

/** "Can I deploy?": exit code 0 or 1. `api` as a name means an api that answers at `--at`. */
const check = async (dir, items, { at }) => {
  if (at !== undefined) refuseNoAddress(at);
  const api = at === undefined ? undefined : new URL(at).origin;
  const names = items.map(({ name }) => name);
  if (names.includes('api') && (names.length > 1 || !api))
    throw new Error(`An api is checked alone, where it answers: ${self} check api --at http://localhost:4200`);
  const found = names[0] === 'api' ? await checkApi(dir, api) : await checkBuilds(dir, names.map(distOf), { api });
  const text = [found.ok ? `${names.join(', ')} can be released` : '', ...found.faults, ...found.notes];
  return { data: found, text: text.filter(Boolean).join('\n'), code: found.ok ? 0 : 1 };
};

const watch = async (_dir, [{ name }], { minutes = '15', at = storeAddress() }) => {
  if (!/^\d{1,4}$/.test(minutes)) throw new Error(`--minutes is a whole number, not "${minutes}"`);
  refuseNoAddress(at);
  const token = secretOf('OPERATOR_TOKEN');
  const { holds, text } = await watchCanary(name, { origin: new URL(at).origin, minutes: Number(minutes), token });
  return { data: { holds, text }, text, code: holds ? 0 : 1 };
};

const pruneOld = (dir, _items, { isDryRun, days = '7' }) => {
  if (!/^\d{1,4}$/.test(days)) throw new Error(`--days is a whole number, not "${days}"`);
  const found = prune(dir, { days: Number(days), isDryRun });
  const lines = found.map(({ name, version }) => `${name} ${version}`);
  return { data: found, text: lines.join('\n') || `Nothing is older than ${days} days and unused` };
};

/** Every command: which words and flags of its own it takes, what it does, and `writes` when it changes something. */
export const commands = {
  check: { names: 'many', flags: ['at'], run: check },
  store: { names: 'many', writes: true, run: storeAll },
  publish: {
    names: 'many',
    writes: true,
    run: (dir, items, options) =>
      shownSet(
        publish(
          dir,
          items.map(({ name }) => distOf(name)),
          options,
        ),
      ),
  },
  canary: {
    names: 'one',
    takesVersion: true,
    takesShare: true,
    writes: true,
    run: inOneChange(({ name, version, share }) => canaryStep(name, version, share)),
  },
  promote: {
    names: 'many',
    takesVersion: true,
    writes: true,
    run: inOneChange(({ name, version }) => promoteStep(name, version)),
  },
  rollback: { names: 'many', writes: true, needsAllHistory: true, run: inOneChange(({ name }) => rollbackStep(name)) },
  retire: { names: 'many', writes: true, run: inOneChange(({ name }) => retireStep(name)) },
  link: { names: 'many', takesVersion: true, flags: ['hours', 'at'], run: linkTo },
  watch: { names: 'one', flags: ['minutes', 'at'], run: watch },
  prune: { names: 'none', flags: ['days'], writes: true, run: pruneOld },
  versions: { names: 'one', run: versionsOf },
  status: { names: 'none', run: (dir) => shownSet(readSet(dir)) },
  history: { names: 'none', run: lastChanges },
};

export const usage = `${self} <command>

  check    <remote> …                  can I deploy? Exit code 1 when not; --at <store>: against its api, too
                                       check api --at <address>: does all that is live find its calls there?
  store    <remote> …                  store what is built in apps/<remote>/dist; nobody gets it yet
  publish  <remote> …                  store it and give it to everybody, all in one change
  canary   <remote> [version] [5%]     show a stored version to a share of visitors; each keeps what they got;
                                       0%: to nobody but those with a link (without a version: another share)
  link     <remote> <version> …        a link that shows one browser these stored versions, whatever is live
                                       (--hours 12, --at https://shop.example)
  watch    <remote> [--minutes 15]     watch its canary in a running store (--at); exit code 1 when it does not hold
  promote  <remote> [version] …        give the canary, or a stored version, to everybody
  rollback <remote> …                  take the canary back; without one, back to the version before
  retire   <remote> …                  take a remote out of the store
  prune    [--days 7]                  delete builds that no set of the last days and no rollback needs
  versions <remote>                    what is stored, newest first
  status                               what is live
  history                              what changed, by whom and why, newest first

  --reason "…"                         stands in the document and its history
  --dry-run                            say what would be, change nothing
  --json                               answer as data

A build outside this repository is named by its folder: publish ../wish-book/dist.
Builds and the signed document lie in deploy/, where RELEASE_DIR says, or in the release store that RELEASE_STORE
names, which all machines share: a folder or s3://bucket/prefix. More: docs/releasing.md`;
