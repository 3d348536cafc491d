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

/** What the document script says when an action cannot be sent. */
export type PageTexts = { offline: string; offlineAdding: string; offlinePage: string; failed: string };

/** The file that holds what all pages of a language share (shared-page-data.ts). */
export type SharedDataFile = {
  href: string;
  /** When the server read its queries, in ms since 1970. */
  readAt: number;
};

/** What the application starts with: the releases are pinned for the life of a page. */
export type Boot = PageBoot & { remotes: Readonly<Record<string, BootRemote>> };

/** As much of it as the shell server writes into the page's HTML. */
export type PageBoot = {
  locale: Locale;
  setId: string;
  sharedData: SharedDataFile;
  /** For which moment the page was rendered, in ms since 1970. */
  renderedAt: number;
  /** Origin of a second copy of all files, asked when the first does not answer. */
  mirror?: string;
  /** Files of the shell that hold its words, by language. */
  words: Readonly<Record<Locale, readonly string[]>>;
  /** When the application starts: with the page, or at the shopper's first need of it. */
  hydrate: 'load' | 'interaction';
  /** The application's scripts, in their order. */
  scripts: readonly PageFile[];
  /** Every other file that the first page's application needs: federation runtime, remote, messages. */
  files: readonly PageFile[];
  /** The store's id, as cart calls carry it; absent where its details could not be read. */
  storeId?: number;
  /** The store measures shoppers who agree, so a shopper who has not answered is asked. */
  asksConsent: boolean;
  /** A service worker keeps the page that is shown without a connection. */
  keepsOfflinePage: boolean;
  /** The script that measures a page for its visitor, and which share of visits fetches it. Absent: none. */
  vitals?: { href: string; share: number };
  /** Sentences of the document script, in the page's language. */
  texts: PageTexts;
  /** Errors of the first page's loaders by route id, as react-router takes them. */
  errors: Record<string, { status: number; statusText: string; internal: boolean; data: null }> | null;
};
