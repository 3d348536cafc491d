import type { Plugin } from '../deps';
import { notFound } from '../errors';
import { pictureFile } from './picture-name';
import { type PictureFormat, pictureIn, widthFor } from './resize';

const defaultWidth = 800;
const forEver = 'public, max-age=31536000, immutable';

const formatOf = (asked: string | undefined, accept: string): PictureFormat => {
  if (asked === 'avif' || asked === 'webp') return asked;
  if (asked === 'jpeg' || asked === 'jpg') return 'jpeg';
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') || accept.includes('*/*') || accept === '' ? 'webp' : 'jpeg';
};

/**
 * `/img/{name}.webp?w=&f=`: product pictures, resized by width and format.
 * Without `f` the browser's Accept decides, so caches are told to keep the answers apart.
 */
export const picturesPlugin: Plugin = (app, { storage }) => {
  app.get<{ Params: { name: string }; Querystring: { w?: string; f?: string } }>(
    '/img/:name',
    async (request, reply) => {
      const picture = pictureFile(request.params.name);
      if (!picture) throw notFound();
      const asked = Number(request.query.w ?? defaultWidth);
      const width = widthFor(Number.isFinite(asked) && asked > 0 ? asked : defaultWidth);
      const wanted = formatOf(request.query.f, request.headers.accept ?? '');
      const { data, format } = await pictureIn(storage.pictures, picture, { width, format: wanted });
      return (
        reply
          .type(`image/${format}`)
          .header('cache-control', format === wanted ? forEver : 'public, max-age=60')
          .header('vary', 'accept')
          // mails show them too, in programs of any origin
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(data)
      );
    },
  );
};
