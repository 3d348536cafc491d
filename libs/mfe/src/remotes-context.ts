import type { Locale } from '@souk/i18n';
import { createContext, use, type ComponentType } from 'react';
import type { FragmentModule, MessageTable, RouteModule } from './remote-module';
import type { SlotName } from './slots';

/** How remotes are reached. The server answers from pinned bundles at once, the browser from the federation. */
export type Remotes = {
  /** The component behind an expose; suspends while it is fetched. */
  component: (remote: string, expose: string) => ComponentType<object>;
  load: (remote: string, expose: string) => Promise<RouteModule & FragmentModule>;
  messages: (remote: string, locale: Locale) => Promise<MessageTable>;
  /** Which remote and expose fill a slot; null when no release offers it. */
  slot: (name: SlotName) => { remote: string; expose: string } | null;
  /** Forgets a failed attempt, so that the next render tries again. */
  reset: (remote: string, expose: string) => void;
  /** Tells the outside that a part failed, once. Resolves to whether another version now stands ready. */
  report: (remote: string, expose: string, error: unknown) => Promise<boolean>;
};

export const RemotesContext = createContext<Remotes | null>(null);

/** @throws when used outside the shell (or a test's stand-in for it) */
export const useRemotes = (): Remotes => {
  const remotes = use(RemotesContext);
  if (!remotes) throw new Error('RemotesContext is missing');
  return remotes;
};
