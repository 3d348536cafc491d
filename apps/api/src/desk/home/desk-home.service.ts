import { bannersMax } from '@souk/contract/desk';
import type { Deps } from '../../deps';
import { ReplyError } from '../../errors';
import { useOwnPictures } from '../../uploads/own-pictures';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { createPictureHandler } from '../picture-handler';
import { homeVersion, raiseHome, readHome, writeHome } from './desk-home.repository';

/** The home page's banners, suggested searches and synonyms: saved together, the second of two editors is told. */
export function deskHome({ clock, storage, jobs }: Deps) {
  return {
    home: async (_input, ctx) => ({ version: await homeVersion(ctx), ...(await readHome(ctx)) }),

    bannerPicture: createPictureHandler({ clock, storage, jobs })('product'),

    async homeSave({ body: { version, ...texts } }, ctx) {
      const now = clock.now();
      const raised = await raiseHome(ctx, version);
      if (raised === undefined) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      const before = await readHome(ctx);
      const known = before.banners.map(({ image }) => image);
      const fresh = texts.banners.map(({ image }) => image).filter((image) => !known.includes(image));
      const use = { owner: { userId: ctx.actor.sub }, field: 'banners', most: bannersMax, locale: ctx.locale, now };
      await useOwnPictures(fresh, use);
      await writeHome(ctx, texts);
      const summary = ({ banners, hotWords, synonyms }: typeof texts) => ({
        banners: banners.map(({ titleEn }) => titleEn),
        hotWords: hotWords.map(({ en }) => en),
        synonyms: synonyms.length,
      });
      await note(ctx, now, { subject: ['home', ctx.storeId], before: summary(before), after: summary(texts) });
      return { version: raised };
    },
  } satisfies Partial<DeskHandlers>;
}
