export { type Count, type Counters, type CounterState, createOwnCounters, type Limit, waitSeconds } from './counters';
export { openCounters } from './shared-counters';
