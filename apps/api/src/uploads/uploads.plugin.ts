import multipart from '@fastify/multipart';
import { pictureMaxBytes } from '@souk/domain';
import type { Plugin } from '../deps';
import { notFound } from '../errors';
import { formLimits } from './read-form';
import { findUpload } from './uploads.repository';

/** Reads multipart forms, and serves what was uploaded where nothing of it could ever run. */
export const uploadsPlugin: Plugin = async (app) => {
  await app.register(multipart, { limits: formLimits(pictureMaxBytes) });
  app.get<{ Params: { name: string } }>('/img/u/:name', async (request, reply) => {
    const name = /^([0-9a-f]{32})\.webp$/.exec(request.params.name)?.[1];
    const found = name ? await findUpload(name) : undefined;
    if (!found) throw notFound();
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(found.data);
  });
};
