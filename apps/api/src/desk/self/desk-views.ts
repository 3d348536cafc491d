import { viewsMost } from '@souk/contract/desk';
import { notFound, ReplyError } from '../../errors';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { countOtherViews, deleteView, storeView, viewsOf } from './views.repository';

const ownerOf = ({ actor, merchantId }: DeskCtx) => ({ sub: actor.sub, merchantId });

/** How somebody looks at lists: views that they save for themselves, and nobody else reads. */
export const deskViews = () =>
  ({
    views: (_input, ctx) => viewsOf(ownerOf(ctx)),

    async viewSave({ body }, ctx) {
      const owner = ownerOf(ctx);
      if ((await countOtherViews(owner, body)) >= viewsMost)
        throw new ReplyError('VIEWS_FULL', deskWords(ctx.locale, 'viewsFull', { most: viewsMost }));
      return { id: await storeView(owner, body) };
    },

    async viewDelete({ params: { id } }, ctx) {
      if (!(await deleteView(ownerOf(ctx), id))) throw notFound();
      return true;
    },
  }) satisfies Partial<DeskHandlers>;
