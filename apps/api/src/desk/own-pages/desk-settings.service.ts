import type { FrameType, OwnerFrame, OwnerSettings, OwnerSettingsChange } from '@souk/contract';
import type { DeskVendors, FrameTexts, SettingsTexts } from '@souk/contract/desk';
import { previewParam } from '@souk/domain';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { fetchPage } from '../../pages/fetch-page';
import { findVersion, listVersions } from '../../pages/content-versions';
import { createSettingsService } from '../../pages/settings.service';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { brief, changed } from '../logged-change';
import { refuseOvertaken, versionOf } from '../version-of';

const nameOf = { HEADER: 'header', FOOTER: 'footer' } as const;
type FrameChange = OwnerFrame | null;
const noFrame: OwnerFrame = { html: '', htmlFr: '', url: '', css: '', cssUrl: '', scripts: [] };

const vendorsOf = ({ details }: OwnerSettings): DeskVendors => {
  const { gtmId, pixelId, postHogKey, fontStylesheet } = details;
  return { gtmId, pixelId, postHogKey, fontStylesheet };
};

const textsOf = ({ details: all, theme, whatsApp, streaming }: OwnerSettings): SettingsTexts => {
  const { gtmId: _tags, pixelId: _pixel, postHogKey: _key, fontStylesheet: _font, ...details } = all;
  return { details, theme, whatsApp, streaming };
};

/** The owner's header, footer and settings on screens, by the service of `npm run store`. */
export function deskSettings({ clock, stores }: Deps) {
  const settings = createSettingsService({ fetchPage, stores, clock });

  const frameChange = async (
    ctx: DeskCtx,
    type: FrameType,
    seen: string,
    changed: (stored: OwnerFrame) => FrameChange,
  ) => {
    const name = nameOf[type];
    const frame = changed((await settings.read(ctx.storeId))[name] ?? noFrame);
    const within = async (before: OwnerSettings) => {
      refuseOvertaken(before[name], seen, ctx);
      await note(ctx, clock.now(), {
        subject: ['frame', type],
        before: brief(before[name]),
        after: brief(frame),
      });
    };
    return settings.save(ctx.storeId, { [name]: frame }, within, ctx.actor.name);
  };

  /** Every page shows the settings: their draft is looked at where shoppers come in. */
  const preview = async (ctx: DeskCtx, change: OwnerSettingsChange, replaces: string | undefined) => {
    const { token, problems } = await settings.preview(ctx.storeId, change, replaces);
    return { address: token && `/?${previewParam}=${token}`, token, problems };
  };

  return {
    async frame({ params: { type } }, ctx) {
      const frame = (await settings.read(ctx.storeId))[nameOf[type]];
      return { version: versionOf(frame), frame };
    },

    frameSave: ({ params: { type }, body: { version, frame } }, ctx) =>
      frameChange(ctx, type, version, ({ scripts }) => {
        // They are no part of a version that can be put back, and whoever saves texts may not change them.
        if (!frame && scripts.length > 0)
          throw new ReplyError('FRAME_HAS_SCRIPTS', deskWords(ctx.locale, 'frameScripts'));
        return frame && { ...frame, scripts };
      }),

    frameVersions: ({ params: { type } }, ctx) => listVersions(ctx.storeId, `frame ${type}`),

    async frameVersion({ params: { type, id } }, ctx) {
      const found = await findVersion(ctx.storeId, `frame ${type}`, id);
      if (!found) throw notFound(deskWords(ctx.locale, 'notThere'));
      return { frame: found.content as FrameTexts | null };
    },

    async framePreview({ params: { type }, body: { frame, replaces } }, ctx) {
      const name = nameOf[type];
      const { scripts } = (await settings.read(ctx.storeId))[name] ?? noFrame;
      return preview(ctx, { [name]: frame && { ...frame, scripts } }, replaces);
    },

    scriptsSave: ({ params: { type }, body: { version, scripts } }, ctx) =>
      frameChange(ctx, type, version, (stored) => ({ ...stored, scripts })),

    async settings(_input, ctx) {
      const all = await settings.read(ctx.storeId);
      const [texts, vendors] = [textsOf(all), vendorsOf(all)];
      return { ...texts, version: versionOf(texts), vendors, vendorsVersion: versionOf(vendors) };
    },

    settingsSave: ({ body: { version, ...texts } }, ctx) =>
      settings.save(ctx.storeId, texts, async (before) => {
        refuseOvertaken(textsOf(before), version, ctx);
        const { details, ...others } = textsOf(before);
        const { details: next, ...nextOthers } = texts;
        await note(ctx, clock.now(), {
          subject: ['settings', ctx.storeId],
          ...changed({ ...details, ...others }, { ...next, ...nextOthers }),
        });
      }),

    settingsPreview: ({ body: { replaces, ...texts } }, ctx) => preview(ctx, texts, replaces),

    vendorsSave: ({ body: { version, ...vendors } }, ctx) =>
      settings.save(ctx.storeId, { details: vendors }, async (before) => {
        refuseOvertaken(vendorsOf(before), version, ctx);
        await note(ctx, clock.now(), {
          subject: ['settings', ctx.storeId],
          ...changed(vendorsOf(before), vendors),
        });
      }),
  } satisfies Partial<DeskHandlers>;
}
