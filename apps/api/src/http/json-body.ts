import type { FastifyInstance } from 'fastify';
import { ReplyError } from '../errors';

/** JSON as the calls send it: an empty body is none, a bare string is one. */
export function acceptJson(app: FastifyInstance) {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      return done(null, JSON.parse(body.toString()) as unknown);
    } catch {
      return done(new ReplyError('BAD_REQUEST'));
    }
  });
}
