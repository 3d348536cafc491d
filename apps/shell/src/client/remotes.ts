import { locales, type Locale } from '@souk/i18n';
import type { FragmentModule, MessageTable, Remotes, RouteModule, SlotName } from '@souk/mfe';
import { lazy, type ComponentType } from 'react';
import type { Boot } from '../app/boot';
import { createBeacons } from './beacons';
import { createFederation } from './federation';

type Module = RouteModule & FragmentModule;

/** Remotes as the page reaches them: fetched once, kept for the life of the page. */
export const createRemotes = (boot: Boot): Remotes => {
  const federation = createFederation(boot.remotes);
  const modules = new Map<string, Promise<Module>>();
  const components = new Map<string, ComponentType<object>>();
  const words = new Map<string, Promise<MessageTable>>();

  const tell = createBeacons();
  const versionOf = (remote: string) => boot.remotes[remote]?.version ?? '';
  const load = (remote: string, expose: string) =>
    once(modules, remote + expose, async () => {
      const begun = performance.now();
      const module = await federation.load<Module>(remote, expose);
      tell({ remote, version: versionOf(remote), outcome: 'shown', ms: Math.round(performance.now() - begun) });
      // What is at hand before it is shown needs no placeholder: React would keep one up for 300 ms.
      const key = remote + expose;
      if (!components.has(key)) components.set(key, module.Component as ComponentType<object>);
      return module;
    });

  return {
    load,
    component(remote, expose) {
      const key = remote + expose;
      const known = components.get(key);
      if (known) return known;
      const component = lazy(async () => ({
        default: (await load(remote, expose)).Component as ComponentType<object>,
      }));
      components.set(key, component);
      return component;
    },
    messages: (remote: string, locale: Locale) =>
      once(
        words,
        remote + locale,
        async () => (await federation.load<{ default: MessageTable }>(remote, `./messages.${locale}`)).default,
      ),
    slot: (name) => slotOf(boot, name),
    reset(remote, expose) {
      components.delete(remote + expose);
      modules.delete(remote + expose);
      for (const locale of locales) words.delete(remote + locale);
      federation.freshAlias(remote);
    },
    report: (remote, expose, error) => {
      console.error(`${remote}${expose.slice(1)} failed`, error);
      tell({ remote, version: versionOf(remote), outcome: 'failed', ms: 0 });
    },
  };
};

const failureKeptMs = 3_000;

/**
 * Keeps a promise by key. A failure is kept for a moment, so that a render that meets it ends in its wall instead of
 * asking again and again; then the next asker tries anew.
 */
const once = <T>(kept: Map<string, Promise<T>>, key: string, start: () => Promise<T>): Promise<T> => {
  const known = kept.get(key);
  if (known) return known;
  const promise = start();
  kept.set(key, promise);
  promise.catch(() => setTimeout(() => kept.get(key) === promise && kept.delete(key), failureKeptMs));
  return promise;
};

const slotOf = (boot: Boot, name: SlotName) => {
  for (const [remote, release] of Object.entries(boot.remotes)) {
    const expose = release.slots[name];
    if (expose) return { remote, expose };
  }
  return null;
};
