import type { Locale } from '@souk/i18n';
import type { RemoteRoute, SlotName } from '@souk/mfe';

/** What the page needs of one remote's release: where it is, what it offers, and the hash of its entry. */
export type BootRemote = {
  version: string;
  /** Folder of the build, with a slash at its end. Another origin only while a remote is developed. */
  base: string;
  entry: string;
  globalName: string;
  /** Subresource integrity of the entry. Absent in a development build alone. */
  integrity?: string;
  /** Runs from a developer's own server, without hashes; said by the shell server alone. */
  isDev?: true;
  /** Why this release cannot live beside this shell; it is never fetched. */
  refused?: string;
  routes: readonly RemoteRoute[];
  slots: Partial<Record<SlotName, string>>;
};

/** A script as the page asks for it. */
export type PageFile = { href: string; integrity?: string };

/** Written into the HTML by the shell server: the releases are pinned for the life of this page. */
export type Boot = {
  locale: Locale;
  setId: string;
  remotes: Readonly<Record<string, BootRemote>>;
  /** Origin of a second copy of all files, asked when the first does not answer. */
  mirror?: string;
  /** Files of the shell that hold its words, by language. */
  words: Readonly<Record<Locale, readonly string[]>>;
  /** Files of the first page's part that are asked for at the shopper's first move; empty where it wakes at once. */
  wake: readonly PageFile[];
  /** Files of the page that a press on a link of the first page mostly opens; asked for when a link is pressed. */
  next: readonly PageFile[];
  /** Errors of the first page's loaders by route id, as react-router takes them. */
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: null }> | null;
};
