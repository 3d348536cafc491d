import { z } from 'zod';
import { textUpTo } from '../wire/fields';
import { pagePathPattern, pageProblemCodes } from './page-rules';

/** Longest HTML or CSS that a page may have, in characters. */
export const pageTextMax = 512 * 1024;

const isTimeZone = (name: string): boolean => {
  try {
    return name.includes('/') || name === 'UTC' ? Boolean(new Intl.DateTimeFormat('en', { timeZone: name })) : false;
  } catch {
    return false;
  }
};

/** What the address of the shop may be, with or without its scheme: a host of the network or this machine. Empty: none. */
const isShopAddress = (text: string): boolean => {
  if (text === '') return true;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url !== null && !/[\s@]/.test(text) && /^localhost$|[^.]\.[^.]/.test(url.hostname);
};

/** A picture's address, in the shop or elsewhere. Empty: none. */
const pictureAddress = z
  .string()
  .max(1000)
  .regex(/^$|^\/[^/\s]\S*$|^https?:\/\/\S+$/i, 'Not the address of a picture: /img/… or https://…');

const words = z.object({ en: z.string().max(500), fr: z.string().max(500) });
const productWords = z.string().trim().max(300);
const html = z.string().max(pageTextMax, 'Too large: at most 512 KB of HTML');
const css = z.string().max(pageTextMax, 'Too large: at most 512 KB of CSS');

/**
 * One thing that an owner should know of their page.
 *
 * Shape: `level` error means that something was left out; warning, that something is shown but could be better.
 *        `part` names the text that `line` (from 1) counts in: `html.en`, `css`, `footer.html`; 0 when no line is meant.
 */
export const pageProblem = z
  .object({
    level: z.enum(['error', 'warning']),
    code: z.enum(pageProblemCodes),
    part: z.string(),
    line: z.int().min(0),
    message: z.string(),
  })
  .meta({ id: 'PageProblem' });
export type PageProblem = z.infer<typeof pageProblem>;

/** A page as its owner writes it. Absent French HTML: the English page is shown to everyone. */
export const pageDraft = z
  .object({
    path: z.string().max(200).regex(pagePathPattern, 'Not an address for a page: use /letters-and-digits'),
    title: words,
    description: words.default({ en: '', fr: '' }),
    image: z.string().max(1000).default(''),
    html: z.object({ en: html, fr: html.optional() }),
    css: css.default(''),
  })
  .meta({ id: 'PageDraft' });
export type PageDraft = z.infer<typeof pageDraft>;

/**
 * A header or footer of the owner's: its HTML here, or the address where it lies. Scripts are texts of the owner's, kept and
 * served by this store; a script that is not among them does not run. Source: spec 1, spec 3 "Store page".
 */
export const ownerFrame = z.object({
  html: html.default(''),
  /** What French shoppers get; empty: the same as everybody. */
  htmlFr: html.default(''),
  /** Fetched by the server without any credentials; wins over `html` and `htmlFr`. */
  url: z.string().max(1000).default(''),
  css: css.default(''),
  /** Addresses of further style sheets, with commas between; fetched by the server as `url` is. */
  cssUrl: z.string().max(4000).default(''),
  scripts: z
    .array(z.object({ name: z.string().max(120), code: z.string().max(200_000) }))
    .max(10)
    .default([]),
});
export type OwnerFrame = z.infer<typeof ownerFrame>;

/** The WhatsApp button. Source: spec 3 "WhatsApp widget". */
export const ownerWhatsApp = z.object({
  phoneNumber: z.string().regex(/^\+?[\d\s().-]{5,30}$/, 'Not a phone number'),
  name: z.string().max(120),
  status: z.boolean(),
  defaultMessage: z.array(z.string().max(300)).max(10).default([]),
});

/** A live channel beside the page. Its HTML runs in a frame that cannot reach the store. Source: spec 3 "Streaming channel". */
export const ownerStreaming = z.object({ type: z.string().max(40), content: z.string().max(20_000) });

/** Details as the owner writes them; texts that shoppers read come in both languages. Source: spec 3 "Store details". */
export const ownerDetails = z.object({
  name: textUpTo(120).min(1),
  email: z.union([z.literal(''), z.email('Not an e-mail address')]),
  domainUrl: z.string().max(300).refine(isShopAddress, 'Not an address'),
  websiteTitle: z.string().max(200),
  websiteLogo: pictureAddress,
  websiteFavicon: pictureAddress,
  websiteDesc: words,
  websiteShortAnnouncement: words,
  websiteCopyrightInfo: z.string().max(300),
  storeVision: words,
  showDefaultNavBar: z.boolean(),
  showDefaultFooter: z.boolean(),
  landingPageNav: z.boolean(),
  landingPageShowFooter: z.boolean(),
  gtmId: z.union([z.literal(''), z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'Not a tag manager id: GTM-XXXXXXX')]),
  pixelId: z.union([z.literal(''), z.string().regex(/^\d{6,20}$/, 'Not a pixel id: digits only')]),
  postHogKey: z.union([
    z.literal(''),
    z.string().regex(/^phc_[A-Za-z0-9]{10,80}$/, 'Not a product analytics key: phc_...'),
  ]),
  /** Network name to address of the store's own page there. */
  socialLinks: z.record(z.string().max(40), z.url({ protocol: /^https?$/, hostname: /\./, error: 'Not an address' })),
  fontStylesheet: z.union([
    z.literal(''),
    z
      .string()
      .max(1000)
      .regex(/^https:\/\/[a-z0-9.-]+\/\S*$/i, 'Not the address of a style sheet: https://…'),
  ]),
  /** Stands in place of the dollar sign; amounts stay US dollars. */
  currencySymbol: z.string().trim().max(6),
  /** In which merchants' statements begin and end: a name of the time zone database. Never empty. */
  timeZone: z.string().refine(isTimeZone, 'Not a time zone: a name such as Europe/Paris'),
  /** It sells to consumers of the European Union: no older price above the lowest of the last 30 days. Source: Directive 98/6/EC, art. 6a. */
  sellsToEu: z.boolean(),
  /**
   * Whether a payment may begin by card, and at PayPal. False ends nothing that was begun. Absent: an older version says
   * nothing of it, and it stays as it is.
   */
  takesCards: z.boolean().optional(),
  takesPaypal: z.boolean().optional(),
  /** What a product's page says of delivery and of returns, beside the merchant's own days. Plain text; empty: nothing. */
  deliveryText: z.object({ en: productWords, fr: productWords }),
  returnsText: z.object({ en: productWords, fr: productWords }),
});
export type OwnerDetails = z.infer<typeof ownerDetails>;

/** All that an owner sets besides pages. Null: not set. `theme` is a JSON text that may hold `header.html`. */
export const ownerSettings = z
  .object({
    details: ownerDetails,
    theme: z.string().max(pageTextMax).nullable(),
    header: ownerFrame.nullable(),
    footer: ownerFrame.nullable(),
    whatsApp: ownerWhatsApp.nullable(),
    streaming: ownerStreaming.nullable(),
  })
  .meta({ id: 'OwnerSettings' });
export type OwnerSettings = z.infer<typeof ownerSettings>;

/** What an owner changes: only what is named; null takes a header, footer, theme, widget or channel away. */
export const ownerSettingsChange = z
  .object({
    details: ownerDetails.partial(),
    theme: z.string().max(pageTextMax).nullable(),
    header: ownerFrame.nullable(),
    footer: ownerFrame.nullable(),
    whatsApp: ownerWhatsApp.nullable(),
    streaming: ownerStreaming.nullable(),
    /** True: only say what is wrong. */
    dryRun: z.boolean(),
  })
  .partial();
export type OwnerSettingsChange = z.infer<typeof ownerSettingsChange>;
