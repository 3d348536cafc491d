import { apiTroubles, callsIn } from './api-contract.mjs';
import { readBuild, storedRelease } from './builds.mjs';
import { readSet } from './channel.mjs';
import { failureReason } from './failure-reason.mjs';
import { publish } from './publish.mjs';
import { passNotCopied } from './store/listed-build.mjs';

const documentAt = async (origin) => {
  try {
    const reply = await fetch(`${origin}/docs/openapi.json`, { signal: AbortSignal.timeout(10_000) });
    if (!reply.ok) throw new Error(`it answers ${reply.status}`);
    return await reply.json();
  } catch (error) {
    throw new Error(`The api's contract is not to be had at ${origin}/docs/openapi.json: ${failureReason(error)}`, {
      cause: error,
    });
  }
};

/** Libraries of ours whose exports have other types at the shell: no fault, but the first thing to look at. */
const typeNotes = ({ name, shared = {} }, shell) =>
  Object.entries(shared).flatMap(([library, built]) => {
    const given = shell?.shared?.[library];
    const isOther = library.startsWith('@souk/') && given && given !== built;
    return isOther ? [`${name} was built with ${library} ${built}; the shell has ${given}: types differ`] : [];
  });

/** Addresses of one part, as pages of an owner's own have. */
const shortAddresses = ({ routes = [] }) => routes.map(({ path }) => path).filter((path) => /^\/[\w-]+$/.test(path));

const isOwnersPage = async (origin, path) => {
  const url = `${origin}/api/front/page/view?path=${encodeURIComponent(path)}`;
  const reply = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  const { code, data } = (await reply?.json().catch(() => null)) ?? {};
  return code === 200 && Boolean(data);
};

/** Pages of the owner's that a release would hide: the store knows them, the releases do not. */
const hiddenPageNotes = async (release, origin) => {
  const paths = shortAddresses(release);
  const isHidden = await Promise.all(paths.map((path) => isOwnersPage(origin, path)));
  return paths
    .filter((_path, at) => isHidden[at])
    .map(
      (path) =>
        `${release.name} shows its own page at ${path}: a page of the store's owner is there, which nobody would see`,
    );
};

const faultsOf = (work) => {
  try {
    work();
    return [];
  } catch (error) {
    passNotCopied(error);
    return [error.message];
  }
};

/**
 * Whether builds could be published as they are, without doing it: whole, compatible with all that is live, and with the api.
 * @param options.api address of the store whose api is asked; absent: the api is left out
 * @returns `ok`, `faults` and `notes`, in words
 */
export const checkBuilds = async (dir, dists, { api } = {}) => {
  const faults = faultsOf(() => publish(dir, dists, { isDryRun: true }));
  const whole = dists.flatMap((dist) => {
    try {
      return [readBuild(dist)];
    } catch {
      return []; // told above
    }
  });
  const { shell } = readSet(dir);
  const given = api ? callsIn(await documentAt(api)) : undefined;
  for (const { name, version, contracts } of given ? whole : [])
    faults.push(...apiTroubles(contracts?.calls, given).map((why) => `${name} ${version} ${why}`));
  const notes = whole.flatMap((release) => typeNotes(release, whole.find(({ name }) => name === 'shell') ?? shell));
  for (const release of api ? whole : []) notes.push(...(await hiddenPageNotes(release, api)));
  return { ok: faults.length === 0, faults, notes };
};

/**
 * Whether an api could take the place of the one that is live: all that is live, canaries too, finds its calls there.
 * @param api address at which the candidate answers
 */
export const checkApi = async (dir, api) => {
  const given = callsIn(await documentAt(api));
  const { remotes } = readSet(dir);
  const releases = Object.values(remotes).flatMap(({ stable, canary }) => [stable, canary?.release].filter(Boolean));
  const faults = releases.flatMap(({ name, version }) =>
    apiTroubles(storedRelease(dir, name, version).contracts?.calls, given).map((why) => `${name} ${version} ${why}`),
  );
  return { ok: faults.length === 0, faults, notes: [] };
};
