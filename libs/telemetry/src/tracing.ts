import { traceparentOf } from '@souk/contract/internal';
import type { TracingSettings } from './settings';
import type { Span, SpanStart, Tracing } from './span';

const nothing = () => undefined;

/** Carries a trace's number on, so that logs name it, and records nothing. */
export const noTracing: Tracing = {
  isOn: false,
  begin: (_name, { parent }) => ({
    traceparent: traceparentOf(parent),
    rename: nothing,
    set: nothing,
    fail: nothing,
    end: nothing,
  }),
  within: (_span, work) => work(),
  running: nothing,
  close: async () => undefined,
};

let current: Tracing = noTracing;

/** The tracing of this process. Ask anew each time. */
export const tracing = (): Tracing => current;

/** Switches recording on. What it needs is loaded only then. */
export const startTracing = async (service: { name: string; version: string }, settings: TracingSettings) => {
  const { openOtlp } = await import('./otlp');
  current = openOtlp(service, settings);
};

/** Sends what is left and switches recording off. */
export const stopTracing = async (): Promise<void> => {
  const { close } = current;
  current = noTracing;
  await close();
};

/** Does work as a step of the running trace; outside any trace, or while tracing is off, it just does it. */
export const step = async <T>(name: string, start: () => SpanStart, work: () => Promise<T>): Promise<T> => {
  const active = current;
  if (!active.isOn || !active.running()) return work();
  return inSpan(active, active.begin(name, start()), work);
};

/** Does work as a span of its own, in the trace that `start.parent` names or as the first of one. */
export const inTrace = async <T>(name: string, start: SpanStart, work: () => Promise<T>): Promise<T> => {
  const active = current;
  return active.isOn ? inSpan(active, active.begin(name, start), work) : work();
};

const inSpan = async <T>(active: Tracing, span: Span, work: () => Promise<T>): Promise<T> => {
  try {
    return await active.within(span, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
};
