import { locales, type Locale } from '@souk/i18n';
import type { FragmentModule, MessageTable, Remotes, RouteModule, SlotName } from '@souk/mfe';
import { lazy, type ComponentType } from 'react';
import type { Boot } from '../app/boot';
import { createBeacons } from './beacons';
import { onChangedMessages } from './message-hot-reload';
import { createFederationLoader, type Federation } from './load-federation';

type Module = RouteModule & FragmentModule;

/** Remotes as the page reaches them: fetched once, kept for the life of the page. */
export const createRemotes = (boot: Pick<Boot, 'remotes' | 'mirror'>): Remotes => {
  const runtime = createFederationLoader(boot);
  const modules = new Map<string, Promise<Module>>();
  const components = new Map<string, ComponentType<object>>();
  const words = new Map<string, Promise<MessageTable>>();

  const spent = new Set<string>();
  const tell = createBeacons();
  const forgetWords = (remote: string) => locales.forEach((locale) => words.delete(remote + locale));
  const forget = (remote: string, expose: string) => {
    components.delete(remote + expose);
    modules.delete(remote + expose);
    forgetWords(remote);
  };
  const load = (remote: string, expose: string) =>
    once(modules, remote + expose, async () => {
      const module = await fetchModule(await runtime(), { tell, onOther: forgetWords }, remote, expose);
      // What is at hand before it is shown needs no placeholder: React would keep one up for 300 ms.
      const key = remote + expose;
      if (!components.has(key)) components.set(key, module.Component as ComponentType<object>);
      return module;
    });

  if (process.env.NODE_ENV === 'development')
    onChangedMessages((remote, locale, value) =>
      words.set(remote + locale, Object.assign(Promise.resolve(value), { status: 'fulfilled', value })),
    );

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
        async () => (await (await runtime()).load<{ default: MessageTable }>(remote, `./messages.${locale}`)).default,
      ),
    slot: (name) => slotOf(boot, name),
    reset(remote, expose) {
      forget(remote, expose);
      void runtime().then((federation) => federation.restart(remote));
    },
    async report(remote, expose, error) {
      console.error(`${remote}${expose.slice(1)} failed`, error);
      // What could not be fetched has been down its fallback chain; what was fetched and threw may work in the version before.
      const key = remote + expose;
      const federation = await runtime();
      const hadArrived = components.has(key) && !(await fails(modules.get(key)));
      tell({ remote, version: federation.versionOf(remote), outcome: hadArrived ? 'broke' : 'failed', ms: 0 });
      if (!hadArrived) return comesLate(error).then((comes) => comes && (forget(remote, expose), true));
      if (spent.has(key) || !(spent.add(key) && (await federation.useFallbackVersion(remote)))) return false;
      forget(remote, expose);
      return true;
    },
  };
};

/** Waits for a load that goes on behind the fallback UI, since its server did not answer in time. @returns whether it came */
const comesLate = async (error: unknown): Promise<boolean> => {
  const { late } = (error ?? {}) as { late?: Promise<unknown> };
  return Boolean(late) && !(await fails(late));
};

const fetchModule = async (
  federation: Federation,
  /** `onOther`: it came in another version than was asked for, so words that came before it are not its own. */
  { tell, onOther }: { tell: ReturnType<typeof createBeacons>; onOther: (remote: string) => void },
  remote: string,
  expose: string,
) => {
  const begun = performance.now();
  const wanted = federation.versionOf(remote);
  const module = asModule(await federation.load<Module>(remote, expose), remote + expose.slice(1));
  const version = federation.versionOf(remote);
  if (version !== wanted) {
    onOther(remote);
    tell({ remote, version: wanted, outcome: 'failed', ms: 0 });
  }
  tell({ remote, version, outcome: 'shown', ms: Math.round(performance.now() - begun) });
  return module;
};

const fails = async (promise: Promise<unknown> | undefined) =>
  !promise ||
  promise.then(
    () => false,
    () => true,
  );

/** What a remote hands over must be a page or a part; anything else is a failure with a name, not a crash. */
const asModule = (module: Module, name: string): Module => {
  if (!module.Component || (module.loader && typeof module.loader !== 'function'))
    throw new Error(`${name} is not what its contract says`);
  return module;
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
  promise.then(
    // So marked, React reads it at once: else even what is here is met by a placeholder first, which stays up for 300 ms.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => setTimeout(() => kept.get(key) === promise && kept.delete(key), failureKeptMs),
  );
  return promise;
};

const slotOf = (boot: Pick<Boot, 'remotes'>, name: SlotName) => {
  for (const [remote, release] of Object.entries(boot.remotes)) {
    const expose = release.slots[name];
    if (expose) return { remote, expose };
  }
  return null;
};
