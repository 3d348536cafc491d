import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Plugin } from '../deps';
import { notFound } from '../errors';
import { packagePath } from '../package-folder';

const namePattern = /^[a-z0-9-]{1,80}\.webm$/;
const rangePattern = /^bytes=(\d{0,9})-(\d{0,9})$/;

/** First and last byte that are asked for; null for a demand that is none or lies outside. */
export const readRange = (asked: string, size: number): { from: number; to: number } | null => {
  const [, first = '', last = ''] = rangePattern.exec(asked) ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? { from, to } : null;
};

/** `/img/films/{name}.webm`: films of products, whole or the part that a player asks for. */
export const filmsPlugin: Plugin = (app) => {
  app.get<{ Params: { name: string } }>('/img/films/:name', async (request, reply) => {
    const { name } = request.params;
    const file = packagePath('seed/pictures', 'films', name);
    if (!namePattern.test(name) || !existsSync(file)) throw notFound();
    const film = await readFile(file);
    void reply
      .type('video/webm')
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'same-origin');
    const asked = request.headers.range;
    if (!asked) return reply.send(film);
    const part = readRange(asked, film.length);
    if (!part) return reply.status(416).header('content-range', `bytes */${film.length}`).send();
    return reply
      .status(206)
      .header('content-range', `bytes ${part.from}-${part.to}/${film.length}`)
      .send(film.subarray(part.from, part.to + 1));
  });
};
