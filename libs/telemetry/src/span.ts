/** OpenTelemetry's kinds of spans, as far as the store has them. */
export type SpanKind = 'server' | 'client' | 'internal' | 'consumer';

/** Facts of a span by the names of OpenTelemetry's semantic conventions. Never an address with its query, a name or a value of a statement. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** A step of a trace: it has begun, and ends once. */
export interface Span {
  /** W3C's header for whatever is asked because of it. */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: Attributes): void;
  fail(error: unknown): void;
  end(): void;
}

/** What a span begins with. */
export interface SpanStart {
  kind: SpanKind;
  /** The header `traceparent` as it came. Absent: the span goes on from the running one. */
  parent?: unknown;
  attributes?: Attributes;
}

/** Records what a process does, or nothing at all while no collector is named. */
export interface Tracing {
  readonly isOn: boolean;
  begin(name: string, start: SpanStart): Span;
  /** Does work during which the span is the running one. */
  within<T>(span: Span, work: () => T): T;
  /** The running span; undefined outside any. */
  running(): Span | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
}
