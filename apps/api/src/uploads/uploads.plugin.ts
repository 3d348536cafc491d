import multipart from '@fastify/multipart';
import { pictureMaxBytes } from '@souk/domain';
import type { Plugin } from '../deps';
import { notFound } from '../errors';
import { mayLook } from './private-pictures';
import { formLimits } from './read-form';
import { createUploadFiles, isPrivate, removeDueObjects } from './upload-files';

/** What is public never changes; an identity document is for whoever was given its address, and nobody keeps it. */
const cacheOf = (isHidden: boolean) => (isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable');

/** Reads multipart forms, and serves what was uploaded where nothing of it could ever run. */
export const uploadsPlugin: Plugin = async (app, { clock, jobs, storage }) => {
  const files = createUploadFiles({ storage });
  const { uploads } = storage;
  if (uploads) jobs.every('*/5 * * * *', 'uploads.objects', () => removeDueObjects(uploads, clock.now()));
  await app.register(multipart, { limits: formLimits(pictureMaxBytes) });
  app.get<{ Params: { name: string }; Querystring: { until?: unknown; key?: unknown } }>(
    '/img/u/:name',
    async (request, reply) => {
      const name = /^([0-9a-f]{32})\.webp$/.exec(request.params.name)?.[1];
      const found = name ? await files.find(name) : null;
      if (!found || !name) throw notFound();
      const isHidden = isPrivate(found.model);
      if (isHidden && !(await mayLook(name, request.query, clock.now()))) throw notFound();
      const object = await found.open();
      if (!object) throw notFound();
      return reply
        .type('image/webp')
        .header('cache-control', cacheOf(isHidden))
        .header('content-length', object.bytes)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin')
        .send(object.body);
    },
  );
};
