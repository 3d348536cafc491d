import type { Fetching } from '@souk/api-client';
import type { Locale, Messages } from '@souk/i18n';
import type { PageSettings } from './first-page-boot';
import type { SharedDataFiles } from './shared-data-files';
import type { HtmlOut } from './html-sink';
import type { Snapshot } from './releases/registry';
import type { ShellFiles } from './releases/shell-files';

/** What a page is rendered from. */
export type RenderInput = {
  request: Request;
  /** Allows the inline scripts of a page that is one visitor's own. A public page has none: it is the same for everybody. */
  nonce: string;
  locale: Locale;
  words: Messages;
  snapshot: Snapshot;
  shell: ShellFiles;
  /** Keeps what the page shares with others, for the application to fetch. */
  sharedDataFiles: Pick<SharedDataFiles, 'keep'>;
  apiOrigin: string;
  /** Asks the api as this server itself, within the page's time. */
  fetching: Fetching;
  /** The visitor develops a remote: the page carries what they need (server/develop). */
  isDeveloped?: boolean;
  /** Origin of a second copy of all files; absent when there is none. */
  mirror?: string;
  /** Told of every failure while rendering: the remote it came from is found by its stack. */
  recordFailure: (error: unknown) => void;
  /** The anonymous cart of this visitor; given to personal pages only. */
  cartUuid: string | null;
  /** What the document script is told to do besides. */
  settings: PageSettings;
  /** What is not rendered by then is left to the browser. */
  deadlineMs: number;
};

/** A page ready to be sent: its status is known, its HTML still streams. */
export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      isPrivate: boolean;
      /** Its inline scripts carry the mark of a nonce; else they are allowed by their hashes. */
      hasNonce: boolean;
      /** What a public page shows, for a cache before the store (page-keys.ts). */
      keys: readonly string[];
      /** Once it has been sent: nothing was left to the browser for want of time. */
      isWhole: () => boolean;
      /** Once it has been sent: no part is missing because its data did not come or its code failed. */
      isComplete: () => boolean;
      pipe: (out: HtmlOut) => void;
    };
