import { getInstance } from '@module-federation/enhanced/runtime';
import type { Boot, BootRemote } from '../app/boot';
import { lendRuntime } from './lend-runtime';

/** A remote's entry must answer within this time; the runtime's own deadline is 20 s. Source: docs/federation.md. */
const entryDeadlineMs = 3_000;
const attempts = 3;
const pauseMs = 400;

/** The pinned releases of this page, reached through Module Federation. */
export const createFederation = (remotes: Boot['remotes']) => {
  const urls = new Map<string, BootRemote>();
  const aliases = new Map<string, string>();
  let attempt = 0;

  // Taken once: the tool's own functions speak of whichever instance was made last, and remotes make theirs later.
  const host = getInstance();
  if (!host) throw new Error('the shell has no federation instance: see tools/build/src/shell.mjs');
  lendRuntime();
  host.registerPlugins([
    { name: 'souk-integrity', createScript: ({ url }: { url: string }) => scriptOf(url, urls.get(url)) },
  ]);

  const register = (name: string, alias: string, query: string) => {
    const release = remotes[name];
    if (!release) throw new Error(`no release of ${name} in this page`);
    const entry = new URL(`${release.base}${release.entry}${query}`, location.origin).href;
    urls.set(entry, release);
    host.registerRemotes([{ name: alias, entry, type: 'global', entryGlobalName: release.globalName }]);
    aliases.set(name, alias);
  };
  for (const name of Object.keys(remotes)) register(name, name, '');

  /** Never re-register by force: that drops shared modules the runtime credits to the remote. A fresh alias is safe. */
  const freshAlias = (name: string) => register(name, `${name}__${++attempt}`, `?r=${attempt}`);

  const load = async <T>(name: string, expose: string): Promise<T> => {
    for (let turn = 1; ; turn++) {
      try {
        const module = await host.loadRemote<T>(`${aliases.get(name)}${expose.slice(1)}`);
        if (!module) throw new Error(`${name}${expose.slice(1)} is empty`);
        return module;
      } catch (error) {
        if (turn >= attempts) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs * turn));
        freshAlias(name);
      }
    }
  };
  return { load, freshAlias };
};

/** The entry as a script whose bytes must match the release document. */
const scriptOf = (url: string, release: BootRemote | undefined) => {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (release?.integrity) script.integrity = release.integrity;
  return { script, timeout: entryDeadlineMs };
};
