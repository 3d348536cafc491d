import type { DeskCategory } from '@souk/contract/desk';
import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps';
import { tx } from '../../database/tx';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { useOwnPictures } from '../../uploads/own-pictures';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { slugOf } from '../slug';
import {
  couponsOf,
  deleteCategory,
  deleteMerged,
  followCategories,
  holdTree,
  insertCategory,
  isSlugTaken,
  leadOn,
  listCategories,
  mergeInto,
  raiseCategory,
  type SeenCategory,
  updateWords,
  writePlaces,
} from './desk-categories.repository';
import { giveTurn } from '../imports/turns';
import { inOrder, placeCategory, placeChildren } from './place-category';

const followJob = 'category.products';
/** A name of its own: a server of a release that knows no merged categories leaves it alone. */
const mergeJob = 'category.merged';

const wireOf = ({ name, ...seen }: SeenCategory): DeskCategory => ({
  id: seen.id,
  version: seen.version,
  parentId: seen.parentId,
  level: seen.level,
  slug: seen.slug,
  nameEn: name.en,
  nameFr: name.fr,
  picture: seen.picture,
  products: seen.products,
  following: seen.following,
});

const changedMeanwhile = ({ locale }: DeskCtx) => new ReplyError('CHANGED_MEANWHILE', deskWords(locale, 'moved'));

/** Takes a picture into use that the person uploaded; the one that the category has stays. */
const takePicture = async (picture: string, known: string, ctx: DeskCtx, now: Date) => {
  const use = { owner: { userId: ctx.actor.sub }, field: 'picture', most: 1, locale: ctx.locale, now };
  if (picture !== '' && picture !== known) await useOwnPictures([picture], use);
};

const freeSlug = async (name: string, ctx: DeskCtx) => {
  const slug = slugOf(name, 'category');
  return (await isSlugTaken(ctx, slug)) ? `${slug}-${randomBytes(3).toString('hex')}` : slug;
};

/** What the platform does with the tree of categories. Addresses stay as they were made, since links lead to them. */
export function deskCategories({ clock, jobs }: Deps) {
  const follow = async ({ storeId }: { storeId: number }) => {
    while ((await followCategories(storeId)) > 0) await giveTurn();
    // A product that somebody was changing was passed over: it follows when this is tried again.
    if (!(await tx(() => deleteMerged(storeId)))) throw new Error('products of a merged category are being changed');
  };
  jobs.define(followJob, follow);
  jobs.define(mergeJob, follow);

  /** The tree, held until the transaction ends, and one category of it. @throws {ReplyError} 404; 409 changed meanwhile */
  const hold = async (id: number, version: number, ctx: DeskCtx) => {
    await holdTree(ctx);
    const all = await listCategories(ctx);
    const found = all.find((one) => one.id === id);
    if (!found) throw notFound();
    if (found.version !== version) throw changedMeanwhile(ctx);
    return { all, found };
  };

  /** Puts what stands below a category under another one. @throws {ReplyError} 400 where it cannot stand there */
  const moveChildren = async (all: readonly SeenCategory[], id: number, to: number, ctx: DeskCtx) => {
    const places = placeChildren(all, id, to);
    if (typeof places === 'string') throw fieldErrors({ toId: deskWords(ctx.locale, places) });
    await writePlaces(places);
  };

  return {
    categories: async (_input, ctx) => inOrder(await listCategories(ctx)).map(wireOf),

    async categoryCreate({ body: { parentId, ...words } }, ctx) {
      const now = clock.now();
      await holdTree(ctx);
      const parent = parentId === null ? undefined : (await listCategories(ctx)).find(({ id }) => id === parentId);
      if (parentId !== null && !parent) throw fieldErrors({ parentId: deskWords(ctx.locale, 'noCategory') });
      if (parent && parent.level >= 3) throw fieldErrors({ parentId: deskWords(ctx.locale, 'tooDeep') });
      await takePicture(words.picture, '', ctx, now);
      const id = await insertCategory(ctx, { ...words, slug: await freeSlug(words.nameEn, ctx) }, parent);
      await note(ctx, now, { subject: ['category', id], after: { name: words.nameEn, parentId } });
      return { id };
    },

    async categorySave({ params: { id }, body: { version, ...words } }, ctx) {
      const now = clock.now();
      const { found } = await hold(id, version, ctx);
      await takePicture(words.picture, found.picture, ctx, now);
      const raised = await updateWords(id, version, words);
      if (raised === undefined) throw changedMeanwhile(ctx);
      const before = { nameEn: found.name.en, nameFr: found.name.fr, picture: found.picture };
      await note(ctx, now, { subject: ['category', id], before, after: words });
      return { version: raised };
    },

    async categoryPlace({ params: { id }, body: { version, ...to } }, ctx) {
      const { all, found } = await hold(id, version, ctx);
      if (to.parentId !== null && !all.some((one) => one.id === to.parentId))
        throw fieldErrors({ parentId: deskWords(ctx.locale, 'noCategory') });
      const places = placeCategory(all, id, to);
      if (typeof places === 'string') throw fieldErrors({ parentId: deskWords(ctx.locale, places) });
      const raised = await raiseCategory(id, version);
      if (raised === undefined) throw changedMeanwhile(ctx);
      await writePlaces(places);
      // Products are many: they follow in batches, while shoppers buy.
      await jobs.send(followJob, { storeId: ctx.storeId });
      const before = { parentId: found.parentId, sort: found.sort };
      await note(ctx, clock.now(), { subject: ['category', id], before, after: to });
      return { version: raised };
    },

    async categoryDelete({ params: { id }, body: { version, toId } }, ctx) {
      const { all, found } = await hold(id, version, ctx);
      const to = all.find((one) => one.id === toId && one.id !== id);
      if (toId !== null && !to) throw fieldErrors({ toId: deskWords(ctx.locale, 'noCategory') });
      const hasChildren = all.some(({ parentId }) => parentId === id);
      if (hasChildren && !to)
        throw new ReplyError('CATEGORY_HAS_CHILDREN', deskWords(ctx.locale, 'categoryHasChildren'));
      if (!to && found.products + (await couponsOf(id)) > 0)
        throw new ReplyError('CATEGORY_IN_USE', deskWords(ctx.locale, 'categoryInUse'));
      if (to) {
        if (hasChildren) await moveChildren(all, id, to.id, ctx);
        await mergeInto(id, to.id);
        await leadOn(ctx, found, to.id);
        await jobs.send(mergeJob, { storeId: ctx.storeId });
      } else {
        await deleteMerged(ctx.storeId);
        await deleteCategory(id);
      }
      const before = { nameEn: found.name.en, slug: found.slug, products: found.products };
      await note(ctx, clock.now(), { subject: ['category', id], before, ...(to ? { after: { toId } } : {}) });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
