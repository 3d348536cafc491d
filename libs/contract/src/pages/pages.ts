import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { imageUrl, instant } from '../wire/fields';
import type { ownerCalls } from './owner.calls';
import type { pagesCalls } from './pages.calls';
import { pagePathPattern } from './page-rules';
import { pageDraft, pageProblem, ownerSettings, ownerSettingsChange } from './owner';

/**
 * One piece of an owner's page after cleaning: text, or an element with attributes and children.
 * No script, handler or foreign address is left in it: it is rendered element by element, never as HTML.
 */
export type PageNode = string | PageElement;
export type PageElement = {
  tag: string;
  attrs?: Record<string, string> | undefined;
  children?: PageNode[] | undefined;
};

export const pageNode: z.ZodType<PageNode> = z.lazy(() => z.union([z.string(), pageElement])).meta({ id: 'PageNode' });
export const pageElement: z.ZodType<PageElement> = z
  .object({
    tag: z.string(),
    attrs: z.record(z.string(), z.string()).optional(),
    children: z.array(pageNode).optional(),
  })
  .meta({ id: 'PageElement' });

/** What an owner designed, ready to be shown. `css` reaches only what stands inside the element marked `data-owner-page="{scope}"`. */
const pageContent = z.object({ scope: z.string(), css: z.string(), nodes: z.array(pageNode) });

/**
 * A page at an address of its own.
 *
 * Shape:  `kind` says who designed it: `designed` is the owner's, `company` and `service` come with the store.
 * Absent: `image` null means no picture for sharing.
 * Source: spec 2 "Routes" (/{slug}, /company/*, /service/*), "Custom pages".
 */
export const pageView = pageContent
  .extend({
    path: z.string(),
    kind: z.enum(['designed', 'company', 'service']),
    title: z.string(),
    description: z.string(),
    image: imageUrl.nullable(),
    /** True for a draft that only its address leads to. */
    isPreview: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: 'PageView' });
export type PageView = z.infer<typeof pageView>;

/** The owner's header or footer. `scripts` are files of this origin, run in order. Source: spec 2 "Footer", spec 3 "Store page". */
export const pageFrame = pageContent.extend({ scripts: z.array(z.string()) }).meta({ id: 'PageFrame' });
export type PageFrame = z.infer<typeof pageFrame>;
export const frameType = z.enum(['HEADER', 'FOOTER']);
export type FrameType = z.infer<typeof frameType>;

/** Origins beyond our own, by what a page may do with them: the directives of a content security policy. */
export const policySet = z.object({
  script: z.array(z.string()),
  connect: z.array(z.string()),
  img: z.array(z.string()),
  style: z.array(z.string()),
  font: z.array(z.string()),
  frame: z.array(z.string()),
});
export type PolicySet = z.infer<typeof policySet>;

/** `everywhere` holds on every page; `browsing` not where a shopper confirms an order or pays. Source: STORE-03, STORE-04. */
export const pagePolicy = z.object({ everywhere: policySet, browsing: policySet });
export type PagePolicy = z.infer<typeof pagePolicy>;

/** A page in the list of its owner. `problems`: how many things could be better, as of its last save. */
export const ownerPageRow = z.object({
  path: z.string(),
  kind: z.enum(['designed', 'company', 'service']),
  title: z.string(),
  titleFr: z.string(),
  updatedAt: instant,
  problems: z.int().min(0),
  hasFrench: z.boolean(),
});
export type OwnerPageRow = z.infer<typeof ownerPageRow>;

/** A page's address on the store: one to three parts of letters, digits, `-` and `_`. */
export const pagePath = z.string().max(200).regex(pagePathPattern);

const saved = z.object({ saved: z.boolean(), problems: z.array(pageProblem) });

/** Schemas of the calls about designed pages and the owner's settings. */
export const pagesSchemas = {
  pageView: {
    query: z.object({ path: z.string().max(300), preview: z.string().max(80).optional() }),
    data: pageView,
  },
  pageFrame: { params: z.object({ type: frameType }), data: pageFrame.nullable() },
  pagePolicy: { data: pagePolicy },
  ownerSettings: { data: ownerSettings },
  ownerSaveSettings: { body: ownerSettingsChange, data: saved },
  ownerPages: {
    data: z.array(ownerPageRow),
  },
  ownerPage: { query: z.object({ path: pagePath }), data: pageDraft },
  ownerCheckPage: { body: pageDraft, data: z.object({ problems: z.array(pageProblem) }) },
  ownerPreviewPage: { body: pageDraft, data: z.object({ path: z.string(), problems: z.array(pageProblem) }) },
  ownerSavePage: { body: pageDraft, data: saved },
  ownerDeletePage: { body: z.object({ path: pagePath }), data: z.boolean() },
} satisfies SchemaTable<typeof pagesCalls & typeof ownerCalls>;
