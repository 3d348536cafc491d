import type { SellerDetails } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import type { Deps } from '../../deps';
import { notFound } from '../../errors';
import { taxRates } from '../../tax/rates';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { refuseOvertaken, versionOf } from '../own-pages/version-of';

type Seller = SellerDetails & { id: number; name: string };

/** A merchant that a scope sees; undefined: there is none. @param isHeld until the transaction ends */
const seenSeller = ({ storeId, merchantId }: DeskCtx, id: number, isHeld = false) =>
  row(sql<Seller>`
    select id, name, legal_name as "legalName", legal_address as "legalAddress", tax_number as "taxNumber" from merchant
    where store_id = ${storeId} and id = ${id} ${merchantId === null ? sql`` : sql`and id = ${merchantId}`}
    ${isHeld ? sql`for update` : sql``}`);

const detailsOf = ({ legalName, legalAddress, taxNumber }: SellerDetails): SellerDetails => ({
  legalName,
  legalAddress,
  taxNumber,
});

/** Tax at the desks: rates by country, and who sells, by whose tax number it is worked out. */
export function deskSellers({ clock, taxes }: Pick<Deps, 'clock' | 'taxes'>) {
  /** @throws {ReplyError} 404 for a merchant outside the scope, the same as for none */
  const seen = async (id: number, ctx: DeskCtx, isHeld = false) => {
    const found = await seenSeller(ctx, id, isHeld);
    if (!found) throw notFound();
    return found;
  };

  return {
    async taxRates() {
      return { provider: taxes.name, today: clock.now().toISOString().slice(0, 10), rates: [...taxRates] };
    },

    async seller({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      return { ...found, version: versionOf(detailsOf(found)) };
    },

    async sellerSave({ params: { id }, body: { version, ...details } }, ctx) {
      const before = detailsOf(await seen(id, ctx, true));
      refuseOvertaken(before, version, ctx);
      const after = detailsOf(details);
      await run(sql`
        update merchant set legal_name = ${after.legalName}, legal_address = ${after.legalAddress}, tax_number = ${after.taxNumber}
        where id = ${id}`);
      await note(ctx, clock.now(), { subject: ['seller', id], before, after });
      return { version: versionOf(after) };
    },
  } satisfies Partial<DeskHandlers>;
}
