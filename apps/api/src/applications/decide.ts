import { sql } from 'kysely';
import { row, run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { notFound, ReplyError } from '../errors';
import { applicationWords } from './application-words';
import { anyApplication, type ApplicationRow } from './applications.repository';
import { bareUrl } from '../uploads/own-pictures';

const slugOf = (name: string, id: number) =>
  `${name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}-${id}`;

const insertMerchant = async (made: ApplicationRow, now: Date): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into merchant(store_id, slug, name, category_id, type_id, address, country, keywords, service_type, service_email, created_at)
      values (${made.store_id}, ${slugOf(made.name, made.id)}, ${made.name}, ${made.category_id}, ${made.type_id},
        ${made.address}, ${made.country}, ${made.keywords}, 'message', '', ${now})
      returning id`)
  )?.id ?? 0;

/** @throws {ReplyError} 404 unknown; 409 decided already */
const pending = async (id: number) => {
  const found = await anyApplication(id);
  if (!found) throw notFound();
  if (found.audit_status !== 1) throw new ReplyError(409, 'This application was decided already');
  return found;
};

/** What the platform's people decide about an application; the applicant is told by mail. Source: MER-03. */
export function createDecisions({ clock, mail }: Pick<Deps, 'clock' | 'mail'>) {
  const tell = ({ store_id: storeId, email, locale, name }: ApplicationRow, kind: 'yes' | 'no', reason = '') =>
    mail.send({
      channel: 'email',
      storeId,
      to: email,
      letter: {
        locale,
        subject: applicationWords(locale, `${kind}Subject`),
        paragraphs: [applicationWords(locale, `${kind}Text`, { name, reason })],
      },
    });

  return {
    /** @returns id of the merchant that it became */
    approve: (id: number): Promise<number> =>
      tx(async () => {
        const found = await pending(id);
        const now = clock.now();
        const merchantId = await insertMerchant(found, now);
        await run(sql`
          update merchant_application set audit_status = 2, merchant_id = ${merchantId}, decided_at = ${now} where id = ${id}`);
        await run(sql`update application_document set state = 'accepted', reason = null where application_id = ${id}`);
        await tell(found, 'yes');
        return merchantId;
      }),

    /** @param documents reasons by picture address; a picture that is not named is accepted when any other is */
    decline: (id: number, reason: string, documents: Readonly<Record<string, string>> = {}): Promise<void> =>
      tx(async () => {
        const found = await pending(id);
        const now = clock.now();
        await run(sql`
          update merchant_application set audit_status = 3, denial_reason = ${reason}, decided_at = ${now} where id = ${id}`);
        const given = Object.entries(documents);
        if (given.length > 0)
          await run(sql`update application_document set state = 'accepted' where application_id = ${id}`);
        for (const [url, why] of given) {
          await run(sql`
            update application_document set state = 'refused', reason = ${why} where application_id = ${id} and url = ${bareUrl(url)}`);
        }
        await tell(found, 'no', reason);
      }),
  };
}
