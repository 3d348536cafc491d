import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { readTraceparent } from '@souk/contract/internal';
import type { TracingSettings } from './settings';
import type { Span, Tracing } from './span';

/** Spans wait so long for others to travel with. */
const sendEveryMs = 2_000;
/** An end of the process waits no longer for a collector that does not answer. */
const sendTimeoutMs = 3_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
} as const;

const hex2 = (flags: number) => flags.toString(16).padStart(2, '0');

/** A trace that came in a header. Anything else there begins one of its own. */
const contextOf = (header: unknown): Context => {
  const found = readTraceparent(header);
  return found ? trace.setSpanContext(ROOT_CONTEXT, { ...found, isRemote: true }) : ROOT_CONTEXT;
};

const headersOf = (text: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .map((pair) => pair.split('='))
      .filter(([name, ...value]) => name?.trim() && value.length > 0)
      .map(([name = '', ...value]) => [name.trim(), decodeURIComponent(value.join('=').trim())]),
  );

interface OwnSpan extends Span {
  context: Context;
}

/**
 * Sends spans to a collector by OTLP over HTTP. A collector that is out costs spans, never a request: they wait in a queue of
 * limited length. The number of a trace decides whether it is recorded, so every process decides alike, whatever a visitor's header says.
 */
export const openOtlp = (service: { name: string; version: string }, settings: TracingSettings): Tracing => {
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', settings.endpoint.replace(/\/?$/, '/')).href,
    headers: headersOf(settings.headers),
    timeoutMillis: sendTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service.name, 'service.version': service.version }),
    sampler: new TraceIdRatioBasedSampler(settings.share),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: sendEveryMs, exportTimeoutMillis: sendTimeoutMs }),
    ],
  });
  const tracer = provider.getTracer('souk');
  const store = new AsyncLocalStorage<OwnSpan>();
  return {
    isOn: true,
    begin(name, { kind, parent, attributes = {} }): OwnSpan {
      const from = parent === undefined ? (store.getStore()?.context ?? ROOT_CONTEXT) : contextOf(parent);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, from);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        context: trace.setSpan(ROOT_CONTEXT, span),
        traceparent: `00-${traceId}-${spanId}-${hex2(traceFlags & TraceFlags.SAMPLED)}`,
        rename: (text) => void span.updateName(text),
        set: (more) => void span.setAttributes(more),
        fail: (error) =>
          void span
            .setStatus({ code: SpanStatusCode.ERROR })
            .setAttribute('error.type', error instanceof Error ? error.name : String(error)),
        end: () => span.end(),
      };
    },
    within: (span, work) => store.run(span as OwnSpan, work), // begun above
    running: () => store.getStore(),
    close: () => provider.shutdown().catch(() => undefined),
  };
};
