import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it came to the collector. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  /** Empty: the first of its trace. */
  parentSpanId: string;
  name: string;
  isFailed: boolean;
  attributes: Record<string, unknown>;
}

/** A collector for tests: it takes traces by OTLP over HTTP, as JSON, and keeps them. */
export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Of the request that came last. */
  headers: IncomingHttpHeaders;
  close(): Promise<void>;
}

interface Pair {
  key: string;
  value: Record<string, unknown>;
}
interface Traces {
  resourceSpans?: {
    resource?: { attributes?: Pair[] };
    scopeSpans?: {
      spans?: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        status?: { code?: number };
        attributes?: Pair[];
      }[];
    }[];
  }[];
}

const failed = 2;
const valuesOf = (pairs: Pair[] = []) =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));

const spansOf = ({ resourceSpans = [] }: Traces): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans = [] }) =>
    scopeSpans.flatMap(({ spans = [] }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name, status, attributes }) => ({
        service: String(valuesOf(resource?.attributes)['service.name']),
        traceId,
        spanId,
        parentSpanId,
        name,
        isFailed: status?.code === failed,
        attributes: valuesOf(attributes),
      })),
    ),
  );

export const openOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const received: Pick<OtlpReceiver, 'spans' | 'headers'> = { spans: [], headers: {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.headers = request.headers;
    received.spans.push(...spansOf(JSON.parse(Buffer.concat(chunks).toString()) as Traces));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(received, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
};
