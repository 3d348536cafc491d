import type { Plugin } from '../deps';
import { notFound } from '../errors';
import { sizeAsked, sizeHeaders, type SizeQuery } from './requested-size';
import { pictureFile } from './picture-name';
import { fileSource, pictureIn } from './resize';

/** `/img/{name}.webp?w=&f=`: pictures of the package, in the width and format asked for. */
export const picturesPlugin: Plugin = (app, { storage }) => {
  app.get<{ Params: { name: string }; Querystring: SizeQuery }>('/img/:name', async (request, reply) => {
    const picture = pictureFile(request.params.name);
    if (!picture) throw notFound();
    const asked = sizeAsked(request.query, request.headers.accept);
    const { data, format } = await pictureIn(storage.pictures, fileSource(picture), asked);
    // mails show them too, in programs of any origin
    return reply.headers({ ...sizeHeaders(asked, format), 'cross-origin-resource-policy': 'cross-origin' }).send(data);
  });
};
