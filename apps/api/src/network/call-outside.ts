import { step, tracing } from '@souk/telemetry';

/** A call of a service that is no part of the store. */
export interface OutsideCall {
  service: 'stripe' | 'paypal' | 'storage' | 'search';
  method: string;
  host: string;
  /** As it is asked for; a trace holds it without what names somebody or something. */
  path: string;
}

const isWord = (part: string) => /^[a-z_-]*\d?$/.test(part);

/** `/v1/payment_intents/pi_1AbC?expand=…` as `/v1/payment_intents/{id}`. */
const templateOf = (path: string) =>
  (path.split('?')[0] ?? '')
    .split('/')
    .map((part) => (isWord(part) ? part : '{id}'))
    .join('/');

/**
 * Makes a call of an outside service as a step of the running trace.
 * @param send makes it, with the headers that carry the trace on: none outside a trace
 * @param statusOf the answer's status
 */
export const callOutside = <T>(
  { service, method, host, path }: OutsideCall,
  send: (trace: Record<string, string>) => Promise<T>,
  statusOf: (answer: T) => number,
): Promise<T> =>
  step(
    `${method} ${service}`,
    () => ({
      kind: 'client',
      attributes: {
        'peer.service': service,
        'http.request.method': method,
        'server.address': host,
        'url.template': templateOf(path),
      },
    }),
    async () => {
      const span = tracing().running();
      const answer = await send(span ? { traceparent: span.traceparent } : {});
      const status = statusOf(answer);
      span?.set({ 'http.response.status_code': status });
      if (status >= 500) span?.fail(status);
      return answer;
    },
  );

/** `fetch` for one outside service, each call of which is a step of the running trace. */
export const fetchOutside =
  (service: OutsideCall['service'], ask: typeof fetch = fetch): typeof fetch =>
  (input, init) => {
    const { host, pathname } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const send = (trace: Record<string, string>) => {
      if (!trace['traceparent']) return ask(input, init);
      const headers = new Headers(init?.headers);
      headers.set('traceparent', trace['traceparent']);
      return ask(input, { ...init, headers });
    };
    return callOutside({ service, method, host, path: pathname }, send, ({ status }) => status);
  };
