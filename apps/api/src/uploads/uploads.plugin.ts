import multipart from '@fastify/multipart';
import { pictureMaxBytes } from '@souk/domain';
import type { Plugin } from '../deps';
import { notFound } from '../errors';
import { createFolderStore } from '../storage/folder-store';
import { sizeAsked, sizeHeaders, type SizeQuery } from '../img/requested-size';
import { mayLook } from './private-pictures';
import { deleteSizesInFolder } from './delete-sizes-in-folder';
import { formLimits } from './read-form';
import { createUploadFiles, isPrivate, removeDueObjects } from './upload-files';
import { createUploadSizes, sizesJob } from './upload-sizes';

/** What is public never changes; an identity document is for whoever was given its address, and nobody keeps it. */
const cacheOf = (isHidden: boolean) => (isHidden ? 'private, no-store' : 'public, max-age=31536000, immutable');

/** Nothing of it could ever run, and no other site shows it. */
const safe = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Done by every process for itself, those that leave what is queued to others included. */
const ownSizesEveryMs = 3_600_000;
/** Soon after the start, since a process may end before its hour is over; not at once, when it has other things to do. */
const firstLookMs = 60_000;

type Query = SizeQuery & { until?: unknown; key?: unknown };

/**
 * Reads multipart forms, and serves what was uploaded: `/img/u/{name}.webp?w=&f=` in the width and format asked for, without
 * either as it was stored. What is private has no sizes.
 */
export const uploadsPlugin: Plugin = async (app, { clock, config, jobs, storage }) => {
  const files = createUploadFiles({ storage });
  const sizes = createUploadSizes({ clock, storage });
  const place = storage.uploads ?? storage.pictures;
  jobs.every('*/5 * * * *', 'uploads.objects', () => removeDueObjects(place, clock.now()), { isDroppable: true });
  // a size that was not made ahead is made when it is asked for
  jobs.define(sizesJob, ({ name }: { name: string }) => sizes.makeAhead(name), { isDroppable: true });
  if (!storage.uploads) {
    const folder = createFolderStore(config.dataDir);
    const remove = () =>
      deleteSizesInFolder(folder, clock.now()).catch((error: unknown) =>
        app.log.error({ err: error }, 'sizes not removed'),
      );
    const first = setTimeout(() => void remove(), firstLookMs).unref();
    const timer = setInterval(() => void remove(), ownSizesEveryMs).unref();
    app.addHook('onClose', () => {
      clearTimeout(first);
      clearInterval(timer);
    });
  }
  await app.register(multipart, { limits: formLimits(pictureMaxBytes) });
  app.get<{ Params: { name: string }; Querystring: Query }>('/img/u/:name', async (request, reply) => {
    const name = /^([0-9a-f]{32})\.webp$/.exec(request.params.name)?.[1];
    const found = name ? await files.find(name) : null;
    if (!found || !name) throw notFound();
    const { query } = request;
    const isHidden = isPrivate(found.model);
    if (isHidden && !(await mayLook(name, query, clock.now()))) throw notFound();
    if (!isHidden && (query.w !== undefined || query.f !== undefined)) {
      const asked = sizeAsked(query, request.headers.accept);
      const { data, format } = await sizes.inSize(name, found, asked);
      return reply.headers({ ...safe, ...sizeHeaders(asked, format) }).send(data);
    }
    const object = await found.open();
    if (!object) throw notFound();
    const headers = {
      'content-type': 'image/webp',
      'content-length': object.bytes,
      'cache-control': cacheOf(isHidden),
    };
    return reply.headers({ ...safe, ...headers }).send(object.body);
  });
};
