export { inTrace, noTracing, startTracing, step, stopTracing, tracing } from './tracing';
export type { Attributes, Span, SpanKind, SpanStart, Tracing } from './span';
export { tracingSettings, type TracingSettings } from './settings';
