import type { FastifyInstance, InjectOptions } from 'fastify';

/**
 * `fetch` that answers from this very server: the payment libraries speak their own protocol to the stand-ins,
 * through every hook and parser, without a socket.
 */
export const fetchThrough =
  (app: FastifyInstance): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { body } = init;
    const answer = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init.headers).entries()),
      ...(body === null || body === undefined
        ? {}
        : { payload: body instanceof URLSearchParams ? body.toString() : (body as string) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(answer.statusCode === 204 ? null : answer.payload, { status: answer.statusCode, headers });
  };
