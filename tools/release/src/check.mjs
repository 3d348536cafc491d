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
