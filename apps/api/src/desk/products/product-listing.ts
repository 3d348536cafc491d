import type { ProductSeo } from '@souk/contract/desk';
import { sql } from 'kysely';
import { run } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { seoFields, seoFor } from '../../products/seo';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { seenProduct } from './desk-products.repository';
import { changeAddress } from './product-addresses';
import { raiseVersion } from './set-price';

/** Stores what search engines show of a product, inside the caller's transaction. */
export const writeSeo = (id: number, seo: ProductSeo) =>
  run(sql`update product set seo = ${JSON.stringify(seoFor(seo))}::jsonb where id = ${id}`);

/** The address of a product, and what search engines show of it. */
export const deskProductListing = ({ clock }: Pick<Deps, 'clock'>) =>
  ({
    async productListing({ params: { id }, body: { version, slug, ...seo } }, ctx) {
      const now = clock.now();
      const found = await seenProduct(ctx, id, now);
      if (!found) throw notFound();
      const raised = await raiseVersion(id, version, ctx, now);
      await changeAddress(found, slug, ctx);
      await writeSeo(id, seo);
      const before = { slug: found.slug, ...seoFields(found.seo) };
      await note(ctx, now, { subject: ['product', id], before, after: { slug, ...seo } });
      return { version: raised };
    },
  }) satisfies Partial<DeskHandlers>;
