import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { codeText } from '../wire/fields';
import type { uploadCalls } from './upload.calls';

/** What a shopper's picture is for. */
export const uploadModel = z.enum(['avatar', 'review', 'refund', 'ticket', 'application']);
export type UploadModel = z.infer<typeof uploadModel>;

/** A picture as it was kept. Units: `fileSize` in bytes. */
export const uploadedImage = z.object({
  url: z.string(),
  fileName: z.string(),
  fileSize: z.int().min(1),
  type: z.string(),
});
export type UploadedImage = z.infer<typeof uploadedImage>;

/** A picture as a shopper sends it. */
const pictureFile = z.file().max(5 * 1024 * 1024);

/** One picture. `email` and `captcha` stand in for a login with model `application`. */
export const uploadForm = z.object({
  file: pictureFile,
  model: uploadModel,
  pid: z.string().max(40).optional(),
  email: z.string().max(254).optional(),
  captcha: codeText.optional(),
});

/** Schemas of the upload. */
export const uploadSchemas = {
  uploadImage: { form: uploadForm, data: uploadedImage },
} satisfies SchemaTable<typeof uploadCalls>;
