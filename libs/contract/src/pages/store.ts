import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { imageUrl, instant } from '../wire/fields';
import type { storeCalls } from './store.calls';

const optionalText = z.string().nullable();

/**
 * What the owner says of the store. Every text may be null: the page then shows its default.
 * `landingPageNav` and `landingPageShowFooter` bring the default header and footer back on landing pages.
 * Source: spec 3 "Store details"; ROUTE-24, FOOT-03.
 */
export const storeDetails = z
  .object({
    id: z.int(),
    name: z.string(),
    email: optionalText,
    websiteLogo: imageUrl.nullable(),
    websiteFavicon: imageUrl.nullable(),
    websiteTitle: optionalText,
    websiteDesc: optionalText,
    websiteShortAnnouncement: optionalText,
    websiteCopyrightInfo: optionalText,
    storeVision: optionalText,
    domainUrl: optionalText,
    showDefaultNavBar: z.boolean(),
    showDefaultFooter: z.boolean(),
    landingPageNav: z.boolean(),
    landingPageShowFooter: z.boolean(),
    gtmId: optionalText,
    pixelId: optionalText,
    postHogKey: optionalText,
    /** Share and follow links: network name to address. */
    socialLinks: z.record(z.string(), z.string()),
    /** A web-font stylesheet of the owner's; null: the store's own fonts. */
    fontStylesheet: optionalText,
    /** The store's own sign for US dollars; null: the usual one of each language. Source: I18N-02. */
    currencySymbol: optionalText,
  })
  .meta({ id: 'StoreDetails' });
export type StoreDetails = z.infer<typeof storeDetails>;

/** `html` is a JSON text that may hold a `header.html` entry; null without a theme. Source: spec 3 "Store theme". */
export const storeTheme = z.object({ html: z.string().nullable() });
export type StoreTheme = z.infer<typeof storeTheme>;

/** An owner's page: `html` is its address, `css` addresses joined by commas (may be empty). Source: spec 3 "Store page". */
export const storePage = z.object({
  html: z.string(),
  css: z.string(),
  /** Script addresses that the owner declared, comma-joined; may be empty. */
  js: z.string(),
});
export type StorePage = z.infer<typeof storePage>;

/** `data` is a JSON text: phoneNumber, name, status, defaultMessage; null when the widget is not set. Source: spec 7. */
export const storeWidget = z.object({ data: z.string().nullable() });
export type StoreWidget = z.infer<typeof storeWidget>;

/** What `storeWidget.data` holds for type WHATSAPP. Source: spec 3 "WhatsApp widget". */
export const whatsAppWidget = z.object({
  phoneNumber: z.string(),
  name: z.string(),
  status: z.union([z.boolean(), z.string(), z.number()]),
  defaultMessage: z.array(z.string()),
});
export type WhatsAppWidget = z.infer<typeof whatsAppWidget>;

/** A live channel; shown only for type IFRAME. Null when the store has none. Source: spec 3 "Streaming channel". */
export const streamingChannel = z.object({ type: z.string(), content: z.string() });
export type StreamingChannel = z.infer<typeof streamingChannel>;

/**
 * Which ways of signing in the dialog offers. `code`: a one-time code in place of the password.
 * `google`: under which name the provider knows it, null when not set up.
 * `accountPage`: the page of an outside provider where people change e-mail and password and end their sign-ins; null: the
 * store's own provider, where they do so by the calls of this contract. Absent: the api is of the release before, which has none of them.
 */
export const loginMethods = z.object({
  email: z.boolean(),
  phone: z.boolean(),
  visitor: z.boolean(),
  code: z.boolean(),
  google: z.string().nullable(),
  accountPage: z.string().nullable().optional(),
});
export type LoginMethods = z.infer<typeof loginMethods>;

/**
 * What the browser needs to know about this installation; nothing of it is secret.
 * Absent: a key or script that is null is not set up. `sandbox` true: the embedded provider and payments are in use.
 */
export const publicConfig = z
  .object({
    issuer: z.string(),
    clientId: z.string(),
    stripePublishableKey: z.string().nullable(),
    stripeScriptUrl: z.string().nullable(),
    paypalScriptUrl: z.string().nullable(),
    loginMethods,
    sandbox: z.boolean(),
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfig = z.infer<typeof publicConfig>;

const pageType = z.enum(['HEADER', 'FOOTER']);

/** Schemas of the calls about the store. */
export const storeSchemas = {
  storeDetails: { data: storeDetails },
  storeTheme: { data: storeTheme },
  storePage: { query: z.object({ type: pageType }), data: storePage.nullable() },
  storeWidget: { query: z.object({ type: z.enum(['WHATSAPP']) }), data: storeWidget },
  streamingChannel: { data: streamingChannel.nullable() },
  config: { data: publicConfig },
  sitemap: {
    data: z.object({ pages: z.array(z.object({ path: z.string(), updatedAt: instant.nullable() })) }),
  },
} satisfies SchemaTable<typeof storeCalls>;
