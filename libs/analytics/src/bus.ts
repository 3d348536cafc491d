import type { TrackedEvent } from './events';

/** Receives every event; a sink hands them to a tag manager, a pixel or a product-analytics service. */
export type TrackingSink = (event: TrackedEvent) => void;

/** Events kept for a sink that starts later (its script loads on consent, after the first ones happened). */
const keptEvents = 100;

const createBus = () => {
  const kept: TrackedEvent[] = [];
  const sinks = new Set<TrackingSink>();
  return {
    track: (event: TrackedEvent) => {
      kept.push(event);
      if (kept.length > keptEvents) kept.shift();
      for (const sink of sinks) deliver(sink, event);
    },
    connectSink: (sink: TrackingSink) => {
      for (const event of kept) deliver(sink, event);
      sinks.add(sink);
      return () => void sinks.delete(sink);
    },
  };
};

/** A sink is a guest: when it fails, the shop goes on. */
const deliver = (sink: TrackingSink, event: TrackedEvent) => {
  try {
    sink(event);
  } catch (error) {
    console.error(`tracking ${event.name} failed`, error);
  }
};

const bus = createBus();

/** Tells every sink what the shopper did. Never throws, never waits. Source: spec 1. */
export const track = bus.track;

/**
 * Connects a sink; it gets the events of this page so far, then each new one.
 * @returns how to disconnect it
 */
export const connectSink = bus.connectSink;
