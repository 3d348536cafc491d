import type { ApplicationDocument, Application, ApplicationDetail, Paged } from '@souk/contract';
import {
  addWorkingDays,
  applicationRules,
  auditWorkingDays,
  emailCodeRules,
  pictureList,
  picturesMax,
  sameEmail,
} from '@souk/domain';
import { createHash } from 'node:crypto';
import { tx } from '../database/tx';
import { dayText } from '../dates';
import type { Deps } from '../deps';
import { fieldErrors, notFound, ReplyError } from '../errors';
import type { Ctx, Input, UserCtx } from '../http/handlers';
import { answeredBefore, type OnceRequest, repeatKey, runOnce } from '../http/run-once';
import { validate, ruleText } from '../validate';
import { offsetOf, page } from '../reply';

import { bareUrl, uploadNameOf, useOwnPictures } from '../uploads/own-pictures';
import { privateUrl } from '../uploads/private-pictures';
import { agreementVersion } from './agreement';
import { checkApplicationCode, makeApplicationCode, spendApplicationCode } from './application-code';
import { applicationWords } from './application-words';
import * as kept from './applications.repository';

type Body = Input<'merchantApply'>['body'];

const dueBy = (sentAt: Date) => addWorkingDays(sentAt, auditWorkingDays);

const viewOf = (found: kept.ApplicationRow): Application => ({
  id: found.id,
  name: found.name,
  realName: found.real_name,
  phone: found.phone,
  countryCode: found.country_code,
  email: found.email,
  categoryId: found.category_id,
  typeId: found.type_id,
  keywords: found.keywords,
  address: found.address,
  country: found.country,
  tradeRegister: found.trade_register,
  registerNumber: found.register_number,
  auditStatus: found.audit_status,
  denialReason: found.denial_reason,
  createTime: found.created_at.toISOString(),
  dueBy: dueBy(found.sent_at).toISOString(),
});

/** @throws {ReplyError} 400 at every field that is not right */
const checked = async (body: Body, ctx: Ctx, needsCode: boolean): Promise<kept.ApplicationFields> => {
  const rules = applicationRules.filter((rule) => needsCode || rule.field !== 'captcha');
  validate(rules, body, ctx.locale);
  if (body.agreementVersion !== agreementVersion) {
    throw fieldErrors({ agreementVersion: applicationWords(ctx.locale, 'agreement') });
  }
  const { categoryId, typeId } = { categoryId: body.categoryId ?? 0, typeId: body.typeId ?? 0 };
  const known = await kept.areKnown(categoryId, typeId);
  if (!known.category) throw fieldErrors({ categoryId: applicationWords(ctx.locale, 'unknownChoice') });
  if (!known.type) throw fieldErrors({ typeId: applicationWords(ctx.locale, 'unknownChoice') });
  return {
    name: body.name,
    realName: body.realName,
    phone: body.phone,
    countryCode: body.countryCode,
    email: sameEmail(body.email),
    categoryId,
    typeId,
    keywords: body.keywords ?? '',
    address: body.address ?? '',
    country: body.country ?? '',
    tradeRegister: body.tradeRegister,
    registerNumber: body.registerNumber,
    agreementVersion,
  };
};

/** Applying to sell. Source: spec 3 "Merchant registration", MER-02, MER-03; docs/contract.md "Merchants". */
export function createApplicationsService({ clock, mail }: Pick<Deps, 'clock' | 'mail'>) {
  const documents = (body: Body, email: string, ctx: Ctx) =>
    useOwnPictures(pictureList(body.qualificationPicture), {
      owner: ctx.userId ? { userId: ctx.userId } : { email },
      field: 'qualificationPicture',
      most: picturesMax,
      locale: ctx.locale,
      now: clock.now(),
    });

  /** With an address by which its sender may look at it. */
  const lookedAt = async (document: ApplicationDocument) => {
    const name = uploadNameOf(document.url);
    return { ...document, url: name ? await privateUrl(name, clock.now()) : document.url };
  };

  /** Somebody's own application, also one that was sent with their e-mail before they had an account. @throws {ReplyError} 404 */
  const ownOf = async (id: number, { storeId, userId }: UserCtx) => {
    await kept.claimByEmail({ storeId, userId });
    const found = await kept.ownApplication(userId, id);
    if (!found) throw notFound();
    return found;
  };

  const tellReceived = (fields: kept.ApplicationFields, ctx: Ctx, now: Date) =>
    mail.send({
      channel: 'email',
      storeId: ctx.storeId,
      to: fields.email,
      letter: {
        locale: ctx.locale,
        subject: applicationWords(ctx.locale, 'gotSubject'),
        paragraphs: [
          applicationWords(ctx.locale, 'gotText', { name: fields.name, date: dayText(dueBy(now), ctx.locale) }),
        ],
      },
    });

  type New = { fields: kept.ApplicationFields; body: Body; request: OnceRequest };

  /** @throws {ReplyError} as `apply` */
  const applyOnce = async ({ fields, body, request }: New, ctx: Ctx): Promise<{ id: number }> => {
    const { storeId, userId, locale } = ctx;
    const { now } = request;
    if (await kept.hasOpen(storeId, fields.email, userId))
      throw new ReplyError('APPLICATION_OPEN', applicationWords(locale, 'open'));
    const wrongCode = () => fieldErrors({ captcha: ruleText(locale, 'rule.codeWrong') });
    // Outside the transaction, so that a wrong code is counted although nothing else is stored.
    if (!(await checkApplicationCode({ email: fields.email, code: body.captcha }, ctx, now))) throw wrongCode();
    const make = async () => {
      if (!(await spendApplicationCode(fields.email, now))) throw wrongCode();
      const urls = await documents(body, fields.email, ctx);
      const id = await kept.insertApplication({ ...fields, storeId, userId, locale, now });
      await kept.setDocuments(id, urls);
      await tellReceived(fields, ctx, now);
      return { id };
    };
    return (await tx(() => runOnce(request, make))).answer;
  };

  return {
    /** Mails a code. @throws {ReplyError} 400 no e-mail; 429 within 60 seconds of the last, or after too many of an hour */
    async sendCode(typed: string, ctx: Ctx): Promise<string> {
      validate(emailCodeRules, { email: typed }, ctx.locale);
      const email = sameEmail(typed);
      const code = await makeApplicationCode(email, ctx, clock.now());
      const subject = applicationWords(ctx.locale, 'codeSubject');
      const paragraphs = [applicationWords(ctx.locale, 'codeText', { code })];
      await mail.send({
        channel: 'email',
        storeId: ctx.storeId,
        to: email,
        letter: { locale: ctx.locale, subject, paragraphs, code },
        code,
      });
      return applicationWords(ctx.locale, 'codeSent');
    },

    /**
     * Once for each `Idempotency-Key`, also for somebody without an account: sent again after an answer that was lost, its code is spent and
     * its own application is the open one.
     * @throws {ReplyError} 400 at the fields; 409 one is being looked at already; 429 after too many guesses at the code
     */
    async apply(body: Body, ctx: Ctx): Promise<{ id: number }> {
      const fields = await checked(body, ctx, true);
      const now = clock.now();
      const owner = `a:${createHash('sha256').update(fields.email).digest('base64')}`;
      const key = repeatKey('shop', ctx.idempotencyKey);
      const request = { owner, key, asked: ['merchantApply', ctx.storeId, body], locale: ctx.locale, now };
      return applyOnce({ fields, body, request }, ctx).catch(async (refusal: unknown) => {
        const before = await answeredBefore<{ id: number }>(request);
        if (!before) throw refusal;
        return before.answer;
      });
    },

    /** Own applications, also those that were sent with the shopper's e-mail before they had an account. */
    async records(query: Input<'merchantRecords'>['query'], ctx: UserCtx): Promise<Paged<Application>> {
      const whose = { storeId: ctx.storeId, userId: ctx.userId };
      await kept.claimByEmail(whose);
      const found = await kept.ownApplications(whose, { limit: query.limit, offset: offsetOf(query) });
      return page(found.map(viewOf), { ...query, total: await kept.countOwn(whose) });
    },

    /** @throws {ReplyError} 404 */
    async record(id: number, ctx: UserCtx): Promise<ApplicationDetail> {
      const found = await ownOf(id, ctx);
      const documents = await kept.documentsOf(id);
      return { ...viewOf(found), documents: await Promise.all(documents.map(lookedAt)) };
    },

    /** Sends a declined application again; its sender is known, so no code is asked for. @throws {ReplyError} 400; 404; 409 */
    resubmit: (id: number, body: Body, ctx: UserCtx): Promise<{ id: number }> =>
      tx(async () => {
        const found = await ownOf(id, ctx);
        if (found.audit_status !== 3)
          throw new ReplyError('APPLICATION_NOT_DECLINED', applicationWords(ctx.locale, 'notDeclined'));
        const fields = await checked(body, ctx, false);
        const before = new Set((await kept.documentsOf(id)).map(({ url }) => url));
        const urls = pictureList(body.qualificationPicture).map(bareUrl);
        const added = urls.filter((url) => !before.has(url));
        await documents({ ...body, qualificationPicture: JSON.stringify(added) }, fields.email, ctx);
        await kept.updateApplication(id, fields, clock.now());
        await kept.setDocuments(id, urls);
        await tellReceived(fields, ctx, clock.now());
        return { id };
      }),
  };
}
