import type { ApplicationDocument } from '@souk/contract';
import type { DocumentDecision } from '@souk/contract/desk';
import { approvalObstacle } from '@souk/domain/desk';
import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, notFound, ReplyError } from '../errors';
import type { Locale } from '../locale';
import { addMember } from '../merchants/members.repository';
import { bareUrl } from '../uploads/own-pictures';
import { noteMerchantApproved } from '../webhooks/messages';
import { applicationWords } from './application-words';
import { anyApplication, type ApplicationRow, documentsOf } from './applications.repository';
import { approvedMail, declinedMail } from './decision-mails';

const slugOf = (name: string, id: number) =>
  `${name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}-${id}`;

/** What is entered in a register is the name of the business; without an entry its legal name is asked for at its desk. */
const insertMerchant = async (made: ApplicationRow, now: Date): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into merchant(store_id, slug, name, category_id, type_id, address, country, keywords, legal_name, trade_register,
        register_number, service_type, service_email, state, is_open, created_at)
      values (${made.store_id}, ${slugOf(made.name, made.id)}, ${made.name}, ${made.category_id}, ${made.type_id},
        ${made.address}, ${made.country}, ${made.keywords}, ${made.register_number === '' ? '' : made.name},
        ${made.trade_register}, ${made.register_number}, 'email', '', 'preparing', false, ${now})
      returning id`)
  )?.id ?? 0;

/** @throws {ReplyError} 404 no such document; 409 it is no longer as it was seen */
const decideDocument = async (
  id: number,
  { url, state, reason, from }: DocumentDecision,
  locale: Locale,
): Promise<void> => {
  const isIt = sql`application_id = ${id} and url = ${bareUrl(url)}`;
  const found = await row(sql<Pick<ApplicationDocument, 'state'>>`
    select state from application_document where ${isIt} for update`);
  if (!found) throw notFound();
  if (from && found.state !== from)
    throw new ReplyError('DOCUMENT_DECIDED', applicationWords(locale, 'documentDecided'), { state: found.state });
  await run(sql`
    update application_document set state = ${state}, reason = ${state === 'refused' ? reason : null}
    where ${isIt}`);
};

/** What the platform's people decide about an application; the applicant is told by mail. Source: MER-03. */
export function createDecisions(
  { clock, mail, config }: Pick<Deps, 'clock' | 'mail' | 'config'>,
  locale: Locale = 'en',
) {
  /** @throws {ReplyError} 404 unknown; 409 decided already */
  const pending = async (id: number) => {
    const found = await anyApplication(id);
    if (!found) throw notFound();
    if (found.audit_status !== 1) throw new ReplyError('APPLICATION_DECIDED', applicationWords(locale, 'decided'));
    return found;
  };

  return {
    /**
     * Accepts one document, or refuses it with what is wrong. @throws {ReplyError} 404; 400 refused without words; 409 decided, or the
     * document is no longer as it was seen
     */
    document: (id: number, decision: DocumentDecision) =>
      tx(async (): Promise<void> => {
        await pending(id);
        if (decision.state === 'refused' && decision.reason === '')
          throw fieldErrors({ reason: applicationWords(locale, 'documentReason') });
        await decideDocument(id, decision, locale);
      }),

    /**
     * Makes a merchant of an application, whose shop its people open once its profile is complete; its applicant, when they have an account, is the owner who may act for it.
     * @returns id of the merchant that it became
     * @throws {ReplyError} 404; 409 decided already, or a document was not looked at or is refused
     */
    approve: (id: number): Promise<number> =>
      tx(async () => {
        const found = await pending(id);
        const obstacle = approvalObstacle({ auditStatus: found.audit_status, documents: await documentsOf(id) });
        if (obstacle) throw new ReplyError('APPLICATION_NOT_READY', applicationWords(locale, obstacle), { obstacle });
        const now = clock.now();
        const merchantId = await insertMerchant(found, now);
        await run(sql`
          update merchant_application set audit_status = 2, merchant_id = ${merchantId}, decided_at = ${now} where id = ${id}`);
        if (found.user_id) await addMember(merchantId, found.user_id, 'owner', now);
        await noteMerchantApproved(merchantId, now);
        await mail.send(approvedMail(found, config.deskOrigin));
        return merchantId;
      }),

    /** Declines with a reason; documents stay as they were decided. @throws {ReplyError} 404; 409 decided already */
    decline: (id: number, reason: string): Promise<void> =>
      tx(async () => {
        const found = await pending(id);
        await run(sql`
          update merchant_application set audit_status = 3, denial_reason = ${reason}, decided_at = ${clock.now()} where id = ${id}`);
        await mail.send(declinedMail(found, { reason, documents: await documentsOf(id) }, config.publicOrigin));
      }),
  };
}
