import type { UploadedImage } from '@souk/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { deskPictures } from '../uploads/re-encode';
import { readPictureForm } from '../uploads/read-form';
import { createTakePicture } from '../uploads/take-picture';
import type { DeskCtx } from './desk-ctx';

/** Makes handlers of the calls that send a picture: it is stored as its sender's until a call of theirs takes it into use. */
export const createPictureHandler = (deps: Pick<Deps, 'clock' | 'storage' | 'jobs'>) => {
  const takePicture = createTakePicture(deps);
  return (model: 'product' | 'ticket') =>
    async (_input: unknown, { storeId, locale, actor }: DeskCtx, request: FastifyRequest): Promise<UploadedImage> => {
      const form = await readPictureForm(request, locale, deskPictures);
      return takePicture(form, { userId: actor.sub, email: null, storeId, locale, model, rule: deskPictures });
    };
};
