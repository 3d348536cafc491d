import { z } from 'zod';
import { id, instant } from '../wire/fields';
import { ownerDetails, ownerFrame, ownerSettings, pageDraft, pageProblem } from '../pages/owner';
import { frameType, ownerPageRow, pagePath } from '../pages/pages';

/** What was seen, as a digest of it: a save that names another one was overtaken. */
const version = z.string().max(64);

const problems = z.array(pageProblem);

export const byPagePath = z.object({ path: pagePath });

/** A page as its editor changes it, with what could be better. */
export const ownPage = z
  .object({ version, kind: ownerPageRow.shape.kind, page: pageDraft, problems })
  .meta({ id: 'DeskOwnPage' });
export type DeskOwnPage = z.infer<typeof ownPage>;

/** `version` null: a page that is not there yet. */
export const pageSaveInput = z.object({ version: version.nullable(), page: pageDraft });

/** A version that is stored of a page, header or footer. `at` null: from before versions were stored. `by` empty: a command, or not known. */
const versionRow = z.object({ id: z.int(), at: instant.nullable(), by: z.string() });
/** The newest first: that one stands in the shop. At most twenty. */
export const contentVersions = z.array(versionRow);
export type ContentVersions = z.infer<typeof contentVersions>;

export const byPageVersion = byPagePath.extend({ id });
export const pageVersion = z.object({ page: pageDraft });

export const pageDeleteInput = z.object({ path: pagePath, version });

/** The token of the draft before, which nobody needs any more. */
const replaces = z.string().max(80).optional();

export const pagePreviewInput = z.object({ page: pageDraft, replaces });

/** The address of a draft, for a week; null: there is none, since what is typed would be refused. */
export const draftSaved = z.object({ address: z.string().nullable(), token: z.string().nullable(), problems });
export type DraftSaved = z.infer<typeof draftSaved>;

export const byFrameType = z.object({ type: frameType });

/** The owner's header or footer; null: the store's own one. */
export const ownFrame = z.object({ version, frame: ownerFrame.nullable() }).meta({ id: 'DeskOwnFrame' });
export type DeskOwnFrame = z.infer<typeof ownFrame>;

/** Header or footer without its scripts. */
export const frameTexts = ownerFrame.omit({ scripts: true });
export type FrameTexts = z.output<typeof frameTexts>;

/** `frame` null takes it away, with its scripts: the store's own one shows. */
export const byFrameVersion = byFrameType.extend({ id });
export const frameVersion = z.object({ frame: frameTexts.nullable() });

export const frameSaveInput = z.object({ version, frame: frameTexts.nullable() });

export const framePreviewInput = frameSaveInput.omit({ version: true }).extend({ replaces });

export const scriptsSaveInput = z.object({ version, scripts: ownerFrame.shape.scripts });

const vendorFields = { gtmId: true, pixelId: true, postHogKey: true, fontStylesheet: true } as const;

/** Ids and addresses by which pages load scripts and style sheets from elsewhere; empty: none. */
export const deskVendors = ownerDetails.pick(vendorFields);
export type DeskVendors = z.output<typeof deskVendors>;

/** What the owner sets besides pages, header, footer and vendors. */
export const settingsTexts = z.object({
  details: ownerDetails.omit(vendorFields),
  theme: ownerSettings.shape.theme,
  whatsApp: ownerSettings.shape.whatsApp,
  streaming: ownerSettings.shape.streaming,
});
export type SettingsTexts = z.output<typeof settingsTexts>;

export const deskSettings = z
  .object({
    ...settingsTexts.shape,
    version,
    vendors: deskVendors,
    vendorsVersion: version,
  })
  .meta({ id: 'DeskSettings' });
export type DeskSettings = z.infer<typeof deskSettings>;

export const settingsSaveInput = settingsTexts.extend({ version });
export const settingsPreviewInput = settingsTexts.extend({ replaces });
export const vendorsSaveInput = deskVendors.extend({ version });

/** Whether it was saved: some trouble is told and the change saved, some refuses it. */
export const ownSaved = z.object({ saved: z.boolean(), problems });
