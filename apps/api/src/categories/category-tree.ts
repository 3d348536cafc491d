import type { Category } from '@souk/contract';
import { sql } from 'kysely';
import { rows } from '../database/tx';
import type { Locale } from '../locale';

/** A category with its place in the tree. */
export interface CategoryNode {
  id: number;
  parentId: number | null;
  level: 1 | 2 | 3;
  slug: string;
  name: Record<Locale, string>;
  picture: string;
  /** Ids from the top down to this one. */
  path: number[];
}

/** All categories of a store, found by id or slug. */
export interface CategoryTree {
  all: readonly CategoryNode[];
  byId(id: number): CategoryNode | undefined;
  bySlug(slug: string): CategoryNode | undefined;
  /** The category that took in the one with this slug, which is gone. */
  successorOf(slug: string): CategoryNode | undefined;
  /** Direct children in their order; of the top without a parent. */
  below(parentId: number | null): CategoryNode[];
}

const keepMs = 30_000;

const load = async (storeId: number): Promise<CategoryTree> => {
  const all = await rows(sql<CategoryNode>`
    select id, parent_id as "parentId", level, slug, name, picture, path
    from category where store_id = ${storeId} and merged_into is null order by level, sort, id`);
  const moved = await rows(sql<{ slug: string; id: number }>`
    select slug, category_id as id from category_address
    where store_id = ${storeId} and category_id is not null`);
  const successors = new Map(moved.map(({ slug, id }) => [slug, id]));
  const byId = new Map(all.map((one) => [one.id, one]));
  const bySlug = new Map(all.map((one) => [one.slug, one]));
  return {
    all,
    byId: (id) => byId.get(id),
    bySlug: (slug) => bySlug.get(slug),
    successorOf: (slug) => byId.get(successors.get(slug) ?? 0),
    below: (parentId) => all.filter((one) => one.parentId === parentId),
  };
};

/** Reads a store's categories; kept for half a minute, since every list asks for them. */
export function createCategoryTrees(now: () => number = Date.now) {
  const kept = new Map<number, { at: number; tree: Promise<CategoryTree> }>();
  return (storeId: number): Promise<CategoryTree> => {
    const found = kept.get(storeId);
    if (found && now() - found.at < keepMs) return found.tree;
    const tree = load(storeId);
    kept.set(storeId, { at: now(), tree });
    tree.catch(() => kept.delete(storeId));
    return tree;
  };
}

export type CategoryTrees = ReturnType<typeof createCategoryTrees>;

/** The tree as the wire has it, in one language. Source: spec 3 "Category". */
export function toCategories(tree: CategoryTree, locale: Locale, parentId: number | null = null): Category[] {
  return tree.below(parentId).map((one) => ({
    id: one.id,
    name: one.name[locale],
    slug: one.slug,
    level: one.level,
    image: one.picture || null,
    childList: toCategories(tree, locale, one.id),
  }));
}
