import Stripe from 'stripe';
import { callOutside } from '../network/call-outside';

type Client = InstanceType<typeof Stripe.HttpClient>;

/** Makes each request of Stripe's library, each repeated one included, a step of the running trace. */
export class TracedStripeClient extends Stripe.HttpClient {
  constructor(private readonly inner: Client) {
    super();
  }

  override getClientName(): string {
    return this.inner.getClientName();
  }

  override makeRequest(...[host, port, path, method, headers, ...rest]: Parameters<Client['makeRequest']>) {
    return callOutside(
      { service: 'stripe', method, host, path },
      (trace) => this.inner.makeRequest(host, port, path, method, { ...headers, ...trace }, ...rest),
      (answer) => answer.getStatusCode(),
    );
  }
}
