import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

/**
 * Loaded into a process that a bench starts (`--import`): asked over its channel, it tells the longest time in milliseconds that its
 * loop stood still since it was asked last, to the millisecond, and the longest collection of garbage in that time.
 */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

let longestCollection = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestCollection = Math.max(longestCollection, duration);
}).observe({ entryTypes: ['gc'] });

process.on('message', (question) => {
  if (question !== 'loop stops') return;
  process.send({ loopStopMs: delay.max / 1e6, collectionMs: longestCollection });
  delay.reset();
  longestCollection = 0;
});
process.channel?.unref(); // the listener would keep the process alive
