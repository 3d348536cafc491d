import type { SellerDetails, TraderDetails } from '@souk/contract/desk';
import { badContactsOf, bareAccount, isPaymentAccount, missingOfTrader } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { ownersOf } from '../../merchants/members.repository';
import { open, seal } from '../../secrets/sealing';
import { paymentAccount } from '../../secrets/stored-secrets';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { refuseOvertaken, versionOf } from '../version-of';
import { accountMail } from './account-mail';
import { seenSeller, storedAccount, writeAccount, writeSeller } from './seller.repository';

type Details = SellerDetails & TraderDetails;

const detailsOf = (details: Details): Details => ({
  legalName: details.legalName,
  legalAddress: details.legalAddress,
  taxNumber: details.taxNumber,
  legalPhone: details.legalPhone,
  legalEmail: details.legalEmail,
  tradeRegister: details.tradeRegister,
  registerNumber: details.registerNumber,
  isCertified: details.isCertified,
});

const shownDigits = 4;

/** Who sells: by whose tax number tax is worked out, and to whose account money goes. */
export function deskSellers({ clock, config, mail }: Pick<Deps, 'clock' | 'config' | 'mail'>) {
  /** @throws {ReplyError} 404 for a merchant outside the scope, the same as for none */
  const seen = async (id: number, ctx: DeskCtx, isHeld = false) => {
    const found = await seenSeller(ctx, id, isHeld);
    if (!found) throw notFound();
    return found;
  };

  return {
    async seller({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      return {
        ...found,
        certifiedAt: found.certifiedAt?.toISOString() ?? null,
        missing: missingOfTrader(found),
        version: versionOf(detailsOf(found)),
      };
    },

    async sellerSave({ params: { id }, body: { version, ...asked } }, ctx) {
      const before = detailsOf(await seen(id, ctx, true));
      refuseOvertaken(before, version, ctx);
      const after = detailsOf({
        ...asked,
        legalPhone: asked.legalPhone ?? before.legalPhone,
        legalEmail: asked.legalEmail ?? before.legalEmail,
        tradeRegister: asked.tradeRegister ?? before.tradeRegister,
        registerNumber: asked.registerNumber ?? before.registerNumber,
        isCertified: asked.isCertified ?? before.isCertified,
      });
      const { legalPhone, legalEmail } = badContactsOf(after);
      if (legalPhone || legalEmail) {
        throw fieldErrors({
          ...(legalPhone && { legalPhone: deskWords(ctx.locale, 'badPhone') }),
          ...(legalEmail && { legalEmail: deskWords(ctx.locale, 'badEmail') }),
        });
      }
      await writeSeller(id, after, clock.now());
      await note(ctx, clock.now(), { subject: ['seller', id], before, after });
      return { version: versionOf(after) };
    },

    async accountSave({ params: { id }, body }, ctx) {
      const { accountEnd: before, name: merchant } = await seen(id, ctx, true);
      if (body.from !== before) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      const account = bareAccount(body.account);
      if (!isPaymentAccount(account)) throw fieldErrors({ account: deskWords(ctx.locale, 'badAccount') });
      const accountEnd = account.slice(-shownDigits);
      const at = clock.now();
      await writeAccount(id, await seal(paymentAccount, account), accountEnd);
      const changed = { storeId: ctx.storeId, merchantId: id, merchant, at, by: ctx.actor.name, end: accountEnd };
      for (const owner of await ownersOf(id)) await mail.send(accountMail(changed, owner, config.deskOrigin));
      await note(ctx, at, { subject: ['seller', id], before: { accountEnd: before }, after: { accountEnd } });
      return { accountEnd };
    },

    async accountShow({ params: { id } }, ctx) {
      const { accountEnd } = await seen(id, ctx);
      const stored = await storedAccount(id);
      if (stored === null) throw notFound();
      await note(ctx, clock.now(), { subject: ['seller', id], after: { accountEnd } });
      return { account: await open(paymentAccount, stored) };
    },
  } satisfies Partial<DeskHandlers>;
}
