import { constants, monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

/**
 * Loaded into a process that a bench starts (`--import`): asked over its channel, it tells the longest time in milliseconds that its
 * loop stood still since it was asked last, to the millisecond, and the longest collection of garbage in that time, with its kind.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

const kinds = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'of young memory',
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'of all memory',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'step of marking',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'of what was referred to weakly',
};

const none = { duration: 0 };
let longest = none;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.duration > longest.duration) longest = entry;
}).observe({ entryTypes: ['gc'] });

process.on('message', (question) => {
  if (question !== 'loop stops') return;
  const { duration, detail } = longest;
  process.send({ loopStopMs: delay.max / 1e6, collectionMs: duration, collection: kinds[detail?.kind] ?? '' });
  delay.reset();
  longest = none;
});
process.channel?.unref(); // the listener would keep the process alive
