import type { PageDraft } from '@souk/contract';
import type { DeskData } from '@souk/contract/desk';
import { pageKindOf } from '@souk/domain/desk';
import { tx } from '../../database/tx';
import type { Deps } from '../../deps';
import { fieldErrors, notFound } from '../../errors';
import { findVersion, listVersions } from '../../pages/content-versions';
import { createOwnerPagesService } from '../../pages/owner-pages.service';
import { remotePagesOf } from '../../pages/remote-pages';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { runIdempotent } from '../idempotent-change';
import { summary } from '../logged-change';
import { refuseOvertaken, versionOf } from '../version-of';

/** The owner's pages on a screen, by the service of `npm run store`. */
export function deskPages({ clock }: Deps) {
  const pages = createOwnerPagesService({ clock });

  /** @throws {ReplyError} 400 at the address where a page stands already; 409 when it is not the one that was seen */
  const refuseOther = (before: PageDraft | null, seen: string | null, ctx: DeskCtx) => {
    if (seen !== null) return refuseOvertaken(before, seen, ctx);
    if (before) throw fieldErrors({ path: deskWords(ctx.locale, 'pageExists') });
  };

  return {
    pages: (_input, ctx) => pages.list(ctx.storeId),

    async page({ query: { path } }, ctx) {
      const page = await pages.read(ctx.storeId, path);
      const { problems } = await pages.check(ctx.storeId, page);
      return { version: versionOf(page), kind: pageKindOf(path), page, problems };
    },

    pageSave: ({ body: { version, page } }, ctx, request) => {
      const within = async (before: PageDraft | null) => {
        refuseOther(before, version, ctx);
        await note(ctx, clock.now(), {
          subject: ['page', page.path],
          ...(before ? { before: summary(before) } : {}),
          after: summary(page),
        });
      };
      const saving = { by: ctx.actor.name, within, remotePages: remotePagesOf(request) };
      const save = () => pages.save(ctx.storeId, page, ctx.locale, saving);
      // Asked again after a lost answer, a page that was made stands at its address: it is their own.
      return tx(async () => (await runIdempotent({ now: clock.now() }, ctx, save)).answer as DeskData<'pageSave'>);
    },

    pageVersions: ({ query: { path } }, ctx) => listVersions(ctx.storeId, `page ${path}`),

    async pageVersion({ query: { path, id } }, ctx) {
      const found = await findVersion(ctx.storeId, `page ${path}`, id);
      if (!found) throw notFound(deskWords(ctx.locale, 'notThere'));
      return { page: found.content as PageDraft };
    },

    pageDelete: ({ body: { path, version } }, ctx) =>
      pages.remove(ctx.storeId, path, ctx.locale, async (before) => {
        refuseOvertaken(before, version, ctx);
        await note(ctx, clock.now(), { subject: ['page', path], before: summary(before) });
      }),

    async pagePreview({ body: { page, replaces } }, ctx) {
      const { path, token, problems } = await pages.preview(ctx.storeId, page, ctx.locale, replaces);
      return { address: path, token, problems };
    },
  } satisfies Partial<DeskHandlers>;
}
