import type { Api } from '@souk/api-client';
import type { Locale, Messages } from '@souk/i18n';
import type { QueryClient } from '@souk/query';
import type { ComponentType } from 'react';

/**
 * What a route's loader is given, on the server (first page) and in the browser (soft navigation).
 *
 * Absent: `cartUuid` is null on public pages and for a signed-in shopper; only personal pages may read it. `isSignedIn` is absent where a
 * shell of an earlier release runs the loader: what it would ask for is asked for by the page.
 */
export type RouteLoaderArgs = {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  signal: AbortSignal;
  api: Api;
  queryClient: QueryClient;
  locale: Locale;
  cartUuid: string | null;
  /** For a page that anybody may open and that is more to whoever is signed in. False on the server, whose pages are everybody's. */
  isSignedIn?: () => Promise<boolean>;
};

/** Fetches what a page cannot stand without; throws `notFound()` or a redirect Response. */
export type RouteLoader = (args: RouteLoaderArgs) => Promise<unknown>;

/** What a `*.route.ts` of a remote exports: the front door of one screen. */
export type RouteModule = {
  Component: ComponentType;
  loader?: RouteLoader;
  /** Shown while the part is fetched, and on personal pages until the session is known. It has the page's shape. */
  Skeleton?: ComponentType;
};

/** What a `*.fragment.ts` of a remote exports: a part that other teams' pages show through a slot. */
// Props are checked where the slot is named (slots.ts); a component of whatever props is a component of `never`.
export type FragmentModule = { Component: ComponentType<never>; Skeleton?: ComponentType<never> };

/** The message tree of a remote in one language, compiled at build. */
export type MessageTable = Messages;

/** How much of the store's frame a page wears. Source: spec 2, Header, Footer, Routes. */
export type Chrome = 'default' | 'checkout' | 'landing' | 'bare';

/** One line of a remote's route table, as its remote.config.mjs says and the release document carries. */
export type RemoteRoute = {
  path: string;
  expose: string;
  /** `user`: login required. Absent: everyone. */
  access?: 'user';
  /** `private`: personal page, never cached. Absent: the same HTML for everyone. */
  render?: 'private';
  /**
   * Message id, among the remote's own words, of the page's heading. For a page that needs login: its HTML is sent before anybody
   * knows who is here, and says so much.
   */
  title?: string;
  chrome?: Chrome;
  /** `optional`: a private page whose HTML does its work without scripts. Absent: a private page says that it needs them. */
  scripts?: 'optional';
  /**
   * `interaction`: as the first page it is a document until the shopper needs the application (docs/page-start.md). Only for
   * a page whose HTML from the server is whole and does not move by itself. Absent: the application starts with the page.
   */
  hydrate?: 'interaction';
};

/** A page's 404, thrown from a loader. */
export const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });
