import { randomBytes } from 'node:crypto';
import type { UploadModel } from '@souk/contract';
import { sameEmail } from '@souk/domain';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import type { Ctx, SomeHandlers } from '../http/handlers';
import { countTry } from '../identity/throttle';
import { uploadUrl } from './own-pictures';
import { privateUrl } from './private-pictures';
import { reEncode } from './re-encode';
import { readPictureForm } from './read-form';
import { createUploadFiles } from './upload-files';
import { uploadWords } from './uploads.words';

const models: readonly UploadModel[] = ['avatar', 'review', 'refund', 'ticket', 'application', 'product'];
const perHour = { max: 60, windowMs: 3_600_000 };

const modelOf = (typed: string | undefined): UploadModel => {
  const model = models.find((one) => one === typed);
  if (!model) throw new ReplyError('FIELDS_INVALID', '', { fields: { model: 'Invalid model' } });
  return model;
};

/** Someone signed in, or an applicant who holds the code that was mailed to them. */
const senderOf = async (
  ctx: Ctx,
  { model, fields }: { model: UploadModel; fields: Readonly<Record<string, string>> },
  holdsCode: (email: string, code: string) => Promise<boolean>,
) => {
  if (ctx.userId) return { userId: ctx.userId, email: null };
  const email = sameEmail(fields['email'] ?? '');
  const isApplicant = model === 'application' && (await holdsCode(email, fields['captcha'] ?? ''));
  if (!isApplicant) throw new ReplyError('SIGN_IN_REQUIRED', uploadWords(ctx.locale, 'signIn'));
  return { userId: null, email };
};

interface Needs extends Pick<Deps, 'clock' | 'storage'> {
  /** Whether an applicant holds the code that was mailed to them. */
  checkApplicantCode: (email: string, code: string, now: Date) => Promise<boolean>;
}

/** Pictures of shoppers. Source: docs/contract.md "Uploads". */
export const uploadRoutes = ({ clock, storage, checkApplicantCode }: Needs) =>
  ({
    async uploadImage(_input, ctx, request) {
      const { file, fileName, fields } = await readPictureForm(request, ctx.locale);
      const model = modelOf(fields['model']);
      const sender = await senderOf(ctx, { model, fields }, (email, code) =>
        checkApplicantCode(email, code, clock.now()),
      );
      const waitS = await countTry(`upload:${sender.userId ?? sender.email}`, perHour, clock.now());
      if (waitS > 0) throw new ReplyError('TOO_MANY_REQUESTS', uploadWords(ctx.locale, 'often'), { retryAfter: waitS });
      const data = await reEncode(file, ctx.locale);
      const name = randomBytes(16).toString('hex');
      const upload = { ...sender, name, storeId: ctx.storeId, model, fileName, data, now: clock.now() };
      await createUploadFiles({ storage }).save(upload);
      const url = model === 'application' ? await privateUrl(name, clock.now()) : uploadUrl(name);
      return { url, fileName, fileSize: data.length, type: 'image/webp' };
    },
  }) satisfies SomeHandlers;
