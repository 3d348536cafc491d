import type { UploadModel } from '@souk/contract';
import { sameEmail } from '@souk/domain';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { Ctx, SomeHandlers } from '../http/handlers';
import { ruleText } from '../validate';
import { shopperPictures } from './re-encode';
import { readPictureForm } from './read-form';
import { createTakePicture } from './take-picture';
import { uploadWords } from './uploads.words';

const models: readonly UploadModel[] = ['avatar', 'review', 'refund', 'ticket', 'application'];

const modelOf = (typed: string | undefined): UploadModel => {
  const model = models.find((one) => one === typed);
  if (!model) throw new ReplyError('FIELDS_INVALID', '', { fields: { model: 'Invalid model' } });
  return model;
};

/**
 * Someone signed in, or an applicant who holds the code that was mailed to them.
 * @throws {ReplyError} 400 at `captcha` for a code that is wrong; 401 for whoever gives none
 */
const senderOf = async (
  ctx: Ctx,
  { model, fields }: { model: UploadModel; fields: Readonly<Record<string, string>> },
  holdsCode: (typed: { email: string; code: string }) => Promise<boolean>,
) => {
  if (ctx.userId) return { userId: ctx.userId, email: null };
  const email = sameEmail(fields['email'] ?? '');
  const code = fields['captcha'] ?? '';
  if (model !== 'application' || code === '')
    throw new ReplyError('SIGN_IN_REQUIRED', uploadWords(ctx.locale, 'signIn'));
  if (!(await holdsCode({ email, code }))) throw fieldErrors({ captcha: ruleText(ctx.locale, 'rule.codeWrong') });
  return { userId: null, email };
};

interface Needs extends Pick<Deps, 'clock' | 'storage' | 'jobs'> {
  /** Whether an applicant holds the code that was mailed to them. */
  checkApplicantCode: (
    typed: { email: string; code: string },
    caller: Pick<Ctx, 'network'>,
    now: Date,
  ) => Promise<boolean>;
}

/** Pictures of shoppers. Source: docs/contract.md "Uploads". */
export const uploadRoutes = ({ clock, storage, jobs, checkApplicantCode }: Needs) => {
  const takePicture = createTakePicture({ clock, storage, jobs });
  return {
    async uploadImage(_input, ctx, request) {
      const form = await readPictureForm(request, ctx.locale, shopperPictures);
      const model = modelOf(form.fields['model']);
      const sender = await senderOf(ctx, { model, fields: form.fields }, (typed) =>
        checkApplicantCode(typed, ctx, clock.now()),
      );
      return takePicture(form, { ...sender, model, storeId: ctx.storeId, locale: ctx.locale, rule: shopperPictures });
    },
  } satisfies SomeHandlers;
};
