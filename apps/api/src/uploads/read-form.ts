import '@fastify/multipart';
import { picturesMax } from '@souk/domain';
import type { FastifyRequest } from 'fastify';
import { fieldErrors, ReplyError } from '../errors';
import type { Locale } from '../locale';
import type { PictureRule } from './re-encode';
import { uploadWords } from './uploads.words';

/** A form with one picture, as it was sent. */
export interface PictureForm {
  file: Buffer;
  fileName: string;
  fields: Readonly<Record<string, string>>;
}

const isTooLarge = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^FST_(REQ_FILE_TOO_LARGE|FILES_LIMIT|PARTS_LIMIT|FIELDS_LIMIT)$/.test(String(error.code));

/**
 * Reads a multipart form with one picture; its fields may come before or after it.
 * @throws {ReplyError} 413 when it is too large, 415 when it is no form, 400 when it is broken or has no picture.
 */
export async function readPictureForm(
  request: FastifyRequest,
  locale: Locale,
  { maxBytes }: PictureRule,
): Promise<PictureForm> {
  if (!request.isMultipart()) throw new ReplyError('CONTENT_NOT_ACCEPTED');
  const fields: Record<string, string> = {};
  let found: { file: Buffer; fileName: string } | undefined;
  try {
    for await (const part of request.parts({ limits: formLimits(maxBytes) })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value).slice(0, 300);
      else found = { file: await part.toBuffer(), fileName: part.filename.slice(-120) };
    }
  } catch (error) {
    if (isTooLarge(error))
      throw new ReplyError('CONTENT_TOO_LARGE', uploadWords(locale, 'tooLarge', { n: maxBytes / 1024 / 1024 }));
    // What the reader of forms can make nothing of came so: without its boundary, or broken off.
    throw error instanceof Error && 'statusCode' in error ? error : new ReplyError('BAD_REQUEST');
  }
  if (!found || found.file.length === 0) throw fieldErrors({ file: uploadWords(locale, 'missing') });
  return { ...found, fields };
}

/** How many parts a form may have: one picture and its fields. */
export const formLimits = (maxBytes: number) => ({
  fileSize: maxBytes,
  files: 1,
  fields: 2 * picturesMax,
  fieldSize: 1000,
  parts: 12,
});
