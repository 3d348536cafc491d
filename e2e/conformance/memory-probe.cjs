/**
 * Loaded into the shell server of the conformance suite (NODE_OPTIONS): on SIGUSR2 it collects garbage and writes what is
 * left beside the store's data, so that a soak measures what is kept and not what has not been collected yet.
 */
const { writeFileSync, renameSync } = require('node:fs');
const { join } = require('node:path');
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc');
const megabytes = (bytes) => Math.round((bytes / (1 << 20)) * 10) / 10;

process.on('SIGUSR2', () => {
  for (let i = 0; i < 4; i++) collect();
  const { heapUsed, heapTotal, external, arrayBuffers, rss } = process.memoryUsage();
  const figures = { heapUsed, heapTotal, external, arrayBuffers, rss };
  const told = Object.fromEntries(Object.entries(figures).map(([name, bytes]) => [name, megabytes(bytes)]));
  const file = join(process.env.MEMORY_PROBE, `${process.pid}.json`);
  writeFileSync(`${file}.next`, JSON.stringify(told));
  renameSync(`${file}.next`, file);
  const { HEAP_SNAPSHOT } = process.env;
  if (HEAP_SNAPSHOT) v8.writeHeapSnapshot(join(HEAP_SNAPSHOT, `${process.pid}-${Date.now()}.heapsnapshot`));
});
