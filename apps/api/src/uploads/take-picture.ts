import type { UploadedImage } from '@souk/contract';
import type { Deps } from '../deps';
import { ReplyError } from '../errors';
import { countTry, tryKeys } from '../identity/throttle';
import type { Locale } from '../locale';
import { uploadUrl } from './own-pictures';
import { privateUrl } from './private-pictures';
import { type PictureRule, reEncode } from './re-encode';
import type { PictureForm } from './read-form';
import { createUploadFiles, isPrivate } from './upload-files';
import { uploadName } from './upload-name';
import { sizesJob } from './upload-sizes';
import type { PictureKind } from './uploads.repository';
import { uploadWords } from './uploads.words';

const hourMs = 3_600_000;

interface Sent {
  userId: string | null;
  /** Of an applicant who holds the code that was mailed to them. */
  email: string | null;
  storeId: number;
  locale: Locale;
  model: PictureKind;
  rule: PictureRule;
}

/** Draws a picture anew and keeps it until something uses it. @throws {ReplyError} 429 for too many of one person; 413 or 415 for what is no picture */
export const createTakePicture =
  ({ clock, storage, jobs }: Pick<Deps, 'clock' | 'storage' | 'jobs'>) =>
  async ({ file, fileName }: PictureForm, { locale, rule, ...sent }: Sent): Promise<UploadedImage> => {
    const now = clock.now();
    const retryAfter = await countTry(
      tryKeys.uploads(sent.userId ?? sent.email ?? ''),
      { max: rule.anHour, windowMs: hourMs },
      now,
    );
    if (retryAfter > 0) throw new ReplyError('TOO_MANY_REQUESTS', uploadWords(locale, 'often'), { retryAfter });
    const data = await reEncode(file, locale, rule);
    const name = await uploadName(data, sent.model);
    await createUploadFiles({ storage }).save({ ...sent, name, fileName, data, now });
    // What stands in lists is asked for by many at once: its sizes are made before the first of them.
    if (sent.model === 'product') await jobs.send(sizesJob, { name });
    const url = isPrivate(sent.model) ? await privateUrl(name, now) : uploadUrl(name);
    return { url, fileName, fileSize: data.length, type: 'image/webp' };
  };
