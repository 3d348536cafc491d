import type { FastifyInstance, InjectOptions } from 'fastify';
import Stripe from 'stripe';

class Answer extends Stripe.HttpClientResponse {
  constructor(
    status: number,
    headers: Record<string, string>,
    private readonly text: string,
  ) {
    super(status, headers);
  }
  override getRawResponse() {
    return this;
  }
  override async toJSON(): Promise<unknown> {
    return JSON.parse(this.text) as unknown;
  }
}

type Asked = [path: string, method: string, headers: object, body: string, ...rest: unknown[]];

/**
 * The way of Stripe's own library to this very server, through every hook and parser, without a socket: as
 * `fetchThrough`, without the objects of `fetch`, which cost as much as the request.
 */
export class StripeThrough extends Stripe.HttpClient {
  constructor(private readonly app: FastifyInstance) {
    super();
  }
  override getClientName() {
    return 'sandbox';
  }
  override async makeRequest(_host: string, _port: string, ...[path, method, headers, body]: Asked) {
    const answer = await this.app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: { ...headers },
      ...(body ? { payload: body } : {}),
    });
    return new Answer(answer.statusCode, answer.headers as Record<string, string>, answer.payload);
  }
}
